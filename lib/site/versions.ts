import { docPath } from './paths'
import type { DocsVersion } from './shell-config'
import { edition, editionPath } from './site-url.mjs'

type Versions = readonly [DocsVersion, ...DocsVersion[]]

/** The version that the pages of this edition are of: a language has those of the first one. */
export function builtVersion(versions: Versions, name = edition): DocsVersion {
  return versions.find(({ path }) => path === `/${name}`) ?? versions[0]
}

/**
 * Where a version's entry leads, from the root of the host on: to the same document when the version
 * has it, else to its main document, else to its home page.
 * @param path address of the page on screen, if it is a document
 * @param name the edition that has the version's pages
 */
export function versionHref(
  { mainDoc, lacks = [], path: root }: DocsVersion,
  path: string | undefined,
  name = root.slice(1),
): string {
  const lacking = new Set(lacks.map(docPath))
  const main = docPath(mainDoc)
  const address = [path ?? main, main].find(address => !lacking.has(address)) ?? '/'
  return editionPath(name) + (name && address === '/' ? '' : address)
}

/**
 * The version to name in the navbar: the page's, else the reader's, else the latest. Pages that are no
 * documents belong to a version only where it is a frozen one, below whose address they lie.
 */
export function shownVersion(
  versions: Versions,
  built: DocsVersion,
  isDoc: boolean,
  preferred: string | null,
): DocsVersion {
  if (isDoc || built !== versions[0]) return built
  return (
    versions.find(({ name }) => name === preferred) ??
    versions.find(({ isLast }) => isLast) ??
    versions[0]
  )
}
