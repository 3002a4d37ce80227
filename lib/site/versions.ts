import { docPath } from './paths'
import type { DocsVersion } from './shell-config'

type Versions = readonly [DocsVersion, ...DocsVersion[]]

/** Address in a version of what `path` is in the version at the root. */
function pathIn(version: DocsVersion, path: string): string {
  return version.path === '/' ? path : version.path + path.replace(/^\/$/, '')
}

/** The version that an address belongs to: the one with the longest start in common. */
function versionAt(versions: Versions, path: string): DocsVersion | undefined {
  const holds = ({ path: root }: DocsVersion) =>
    root === '/' || path === root || path.startsWith(`${root}/`)
  return [...versions].sort((a, b) => b.path.length - a.path.length).find(holds)
}

/**
 * Where each version's entry leads: to the same document when the version has it, else to its main
 * document.
 * @param isDoc whether there is a document at an address
 */
export function versionLinks(versions: Versions, path: string, isDoc: (path: string) => boolean) {
  const here = isDoc(path) ? versionAt(versions, path) : undefined
  const inVersion = here && here.path !== '/' ? path.slice(here.path.length) || '/' : path
  return versions.map(version => {
    const same = pathIn(version, inVersion)
    const main = pathIn(version, docPath(version.mainDoc))
    return { version, href: here && isDoc(same) ? same : main, current: version === here }
  })
}

/** The version to name in the navbar: the page's, else the reader's, else the latest. */
export function shownVersion(
  versions: Versions,
  path: string,
  isDoc: (path: string) => boolean,
  preferred: string | null,
): DocsVersion {
  const here = isDoc(path) ? versionAt(versions, path) : undefined
  return (
    here ??
    versions.find(({ name }) => name === preferred) ??
    versions.find(({ isLast }) => isLast) ??
    versions[0]
  )
}
