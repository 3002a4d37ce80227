import path from 'node:path'
import { CONTENT_FOLDER, listDocIds, readDocFile } from '../doc-files.mjs'
import { readAllowed } from '../lint/allowed.mjs'
import { lint } from '../lint/index.mjs'
import { docPath, type Sidebars } from '../sidebars'
import { describeFinding, sortFindings } from './finding'
import { splitLink } from './links'
import { checkPageLinks } from './page-links'
import { policyOf } from './policies'
import { type CheckedPage, readPage } from './read-page.mjs'
import { readTargets } from './targets'

/**
 * Checks a page as its author edits it, with the other pages as they are now.
 * @param file its absolute path
 * @param sidebars as they are now, for the addresses of categories
 * @returns lines for the author, and the files that they depend on beside the page
 */
export async function checkEditedPage(file: string, text: string, sidebars: Sidebars) {
  const id = path
    .relative(CONTENT_FOLDER, file)
    .split(path.sep)
    .join('/')
    .replace(/\.mdx$/, '')
  const page = await readOnce(id, text, true)
  const linked = linkedPaths(page, () => true)
  const searched = linkedPaths(page, hash => hash !== '')
  const others = listDocIds().filter(other => other !== id)
  const ids = async (other: string) =>
    searched.has(docPath(other)) ? new Set((await readSaved(other)).ids) : undefined
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
  return {
    errors: linesOf('throw'),
    warnings: linesOf('log', 'warn'),
    dependencies: [...linked].flatMap(filesOf),
  }
}

/** Addresses of the other pages that a page links to, whether they are there or not. */
function linkedPaths({ path: from, links }: CheckedPage, wanted: (hash: string) => boolean) {
  const parts = links.map(({ href }) => splitLink(href, from)).filter(({ hash }) => wanted(hash))
  const paths = parts.map(({ path }) => path)
  return new Set(paths.filter(target => target !== from && target.startsWith('/')))
}

/** Files that the page at an address may come from. */
function filesOf(address: string): string[] {
  if (address.startsWith('/category/')) return [path.join(process.cwd(), 'sidebars.config.ts')]
  return [`${address}.mdx`, `${address}/index.mdx`].map(name => path.join(CONTENT_FOLDER, name))
}

async function readSaved(id: string): Promise<CheckedPage> {
  return readOnce(id, readDocFile(id))
}

const known = new Map<string, { text: string; page: Promise<CheckedPage> }>()

/** Many pages link to the same ones. @param anew whether what it refers to may have changed */
function readOnce(id: string, text: string, anew = false): Promise<CheckedPage> {
  const before = known.get(id)
  if (before?.text === text && !anew) return before.page
  const page = readPage(id, text)
  known.set(id, { text, page })
  return page
}
