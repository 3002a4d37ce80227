import { docPath, type Sidebars } from '../../site/sidebars'
import { listDocIds, readDocFile } from '../doc-files.mjs'
import { readAllowed } from '../lint/allowed.mjs'
import { lint } from '../lint/index.mjs'
import { describeFinding, sortFindings } from './finding'
import { splitLink } from './links'
import { checkPageLinks } from './page-links'
import { policyOf } from './policies'
import type { CheckedPage, readPage } from './read-page.mjs'
import { readTargets } from './targets'

type ReadPage = typeof readPage

/**
 * Checks a page as its author edits it, with the other pages as they are now.
 * @param sidebars as they are now, for the addresses of categories
 * @param read reads a page: `readPage`, which loads slowly beside TypeScript
 * @returns lines for the author
 */
export async function checkEditedPage(
  id: string,
  text: string,
  sidebars: Sidebars,
  read: ReadPage,
) {
  const page = await read(id, text)
  const searched = searchedPaths(page)
  const others = listDocIds().filter(other => other !== id)
  const ids = async (other: string) =>
    searched.has(docPath(other)) ? new Set((await readOnce(other, read)).ids) : undefined
  const pages = await Promise.all(
    others.map(async other => [docPath(other), await ids(other)] as const),
  )
  const targets = readTargets([...pages, [page.path, new Set(page.ids)]], sidebars)
  const findings = sortFindings([
    ...page.findings,
    ...checkPageLinks(page, targets),
    ...lint(page.file, text, readAllowed()),
  ])
  const linesOf = (...policies: string[]) =>
    findings.filter(({ rule }) => policies.includes(policyOf(rule))).map(describeFinding)
  return { errors: linesOf('throw'), warnings: linesOf('log', 'warn') }
}

/** Addresses in whose headings a page's links are looked up. */
function searchedPaths({ path: from, links }: CheckedPage): Set<string> {
  const parts = links.map(({ href }) => splitLink(href, from)).filter(({ hash }) => hash !== '')
  return new Set(parts.map(({ path }) => path))
}

const known = new Map<string, { text: string; page: Promise<CheckedPage> }>()

/** Many pages link to the same ones. */
function readOnce(id: string, read: ReadPage): Promise<CheckedPage> {
  const text = readDocFile(id)
  const before = known.get(id)
  if (before?.text === text) return before.page
  const page = read(id, text)
  known.set(id, { text, page })
  return page
}
