import { docPath } from './paths'
import type { DocsVersion } from './shell-config'
import { basePath } from './site-url.mjs'

type Versions = readonly [DocsVersion, ...DocsVersion[]]

/** The version of this build: the one whose path its base path ends with, else the current one. */
export const builtVersion = (versions: Versions, base = basePath): DocsVersion =>
  versions.find(({ path }) => path !== '/' && base.endsWith(path)) ?? versions[0]

/**
 * Path of the start page of another version, whose other pages this build does not know.
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
 * The version shown in the navbar: the page's, else the reader's, else the latest. Pages outside the
 * documents belong to a version only in the build of a version that is not current.
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
