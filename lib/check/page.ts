import { listDocIds } from '../content/doc-files.mjs'
import { type Finding, sortFindings } from '../content/finding'
import type { PageRecord } from '../content/records'
import { docPath } from '../site/paths'
import { checkPageLinks, readTargets, splitLink } from './links'
import { readAllowed } from './money/allowed'
import { lint } from './money/index'
import { checkSampleCommands } from './samples'

/** Findings of one page, without links to headings of other pages (`checkAnchors`). */
export function checkPage(page: PageRecord, text: string): Finding[] {
  const paths = listDocIds().map(id => [docPath(id), undefined] as const)
  const targets = readTargets([...paths, [page.path, new Set(page.ids)]])
  return sortFindings([
    ...page.findings,
    ...checkPageLinks(page, targets),
    ...checkSampleCommands(page.file, text),
    ...lint(page.file, text, readAllowed()),
  ])
}

/** Other pages whose headings a page links to. */
export function linkedPaths({ path, links }: PageRecord): Set<string> {
  const named = links.map(({ href }) => splitLink(href, path)).filter(({ hash }) => hash !== '')
  return new Set(named.map(link => link.path).filter(other => other !== path))
}

/** Reports links of a page to missing headings of these other pages. */
export function checkAnchors(page: PageRecord, others: PageRecord[]): Finding[] {
  const targets = readTargets(others.map(({ path, ids }) => [path, new Set(ids)] as const))
  return checkPageLinks(page, targets).filter(({ rule }) => rule === 'anchor')
}
