import { docPath } from './paths'
import type { DocsVersion } from './shell-config'
import { basePath } from './site-url.mjs'

type Versions = readonly [DocsVersion, ...DocsVersion[]]

/** The version that this build is: that of the path below which it is published, else the current one. */
export const builtVersion = (versions: Versions, base = basePath): DocsVersion =>
  versions.find(({ path }) => path !== '/' && base.endsWith(path)) ?? versions[0]

/**
 * Where another version's entry leads, from the root of the host on: to its main document, since which
 * others it has is not known here.
 */
export function versionHref(
  { path, mainDoc }: DocsVersion,
  built: DocsVersion,
  base = basePath,
): string {
  const root = built.path === '/' ? base : base.slice(0, -built.path.length)
  return (path === '/' ? root : root + path) + docPath(mainDoc)
}

/**
 * The version to name in the navbar: the page's, else the reader's, else the latest. Pages that are no
 * documents belong to a version only below the path of one that is not current.
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
