import { docPath } from '../../site/paths'
import type { CheckedPage } from '../compile'
import { listDocIds } from '../doc-files.mjs'
import { readAllowed } from '../rules/allowed'
import { lint } from '../rules/index'
import { policyOf, sortFindings } from './finding'
import { checkPageLinks, readTargets, splitLink } from './links'
import { checkSampleCommands } from './samples'

/**
 * Checks a page as its author edits it, with the other pages as they are now.
 * @param read reads the pages whose headings its links name
 * @returns what stops the build, and what is only told
 */
export async function checkEditedPage(
  page: CheckedPage,
  text: string,
  read: (ids: string[]) => Promise<CheckedPage[]>,
) {
  const links = page.links.map(({ href }) => splitLink(href, page.path))
  const named = new Set(links.filter(({ hash }) => hash !== '').map(({ path }) => path))
  const ids = listDocIds().filter(id => docPath(id) !== page.path)
  const others = await read(ids.filter(id => named.has(docPath(id))))
  const targets = readTargets([
    ...ids.map(id => [docPath(id), undefined] as const),
    ...[page, ...others].map(({ path, ids }) => [path, new Set(ids)] as const),
  ])
  const findings = sortFindings([
    ...page.findings,
    ...checkPageLinks(page, targets),
    ...checkSampleCommands(page.file, text),
    ...lint(page.file, text, readAllowed()),
  ])
  const those = (...policies: string[]) =>
    findings.filter(({ rule }) => policies.includes(policyOf(rule)))
  return { errors: those('throw'), warnings: those('log', 'warn') }
}
