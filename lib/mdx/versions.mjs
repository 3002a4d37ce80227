import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { edition } from '../site/site-url.mjs'
import { listDocIds } from './doc-files.mjs'
import { readHiddenDocs } from './front-matters.mjs'

/** Holds a folder for each frozen version, seen from the project's folder. */
export const VERSIONS = 'versions'

/**
 * What a version may be called: a part of its addresses, whose ending no host takes for a file's, as
 * it would that of `2.beta`.
 */
export const VERSION_NAME = /^[0-9A-Za-z][0-9A-Za-z-]*(\.\d[0-9A-Za-z-]*)*$/

/**
 * Where a copy of the project lies in which an edition is built, seen from the project's folder.
 * @param {string} name
 */
export const copyOf = name => path.join('.cache', 'editions', name)

/** The folder that authors work in, also where an edition is built. */
export const projectFolder = edition
  ? path.resolve(path.relative(copyOf(edition), ''))
  : process.cwd()

/** The folder of the pages and samples of what is built, seen from the project's: `/versions/1.0/`. */
export const sourceFolder = listVersions().includes(edition) ? `/${VERSIONS}/${edition}/` : '/'

/** The frozen versions, the newest first. @param {string} [project] */
export function listVersions(project = projectFolder) {
  const folder = path.join(project, VERSIONS)
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter(name => VERSION_NAME.test(name))
    .sort((one, other) => other.localeCompare(one, 'en', { numeric: true }))
}

/** The version that pages of an edition name their changes from: that before it, or else the newest. */
export const versionBefore = (name = edition, versions = listVersions()) =>
  versions[versions.indexOf(name) + 1]

/** What the API was when the version was frozen, seen from the project's folder. @param {string} name */
export const frozenApi = name => path.join(VERSIONS, name, 'lib/mdx/reference/api.json')

/** What `lib/site/shell-config.ts` reads of the versions, as JSON; empty while there is but one. */
export function readVersions() {
  const frozen = listVersions()
  if (frozen.length === 0) return ''
  const versions = ['', ...frozen].map(name => {
    const folder = path.join(projectFolder, name && VERSIONS, name, 'content')
    return { name, docs: listDocIds(folder), ...readHiddenDocs(folder) }
  })
  const all = new Set(versions.flatMap(({ docs }) => docs))
  // Every reader loads this, and most pages are in all versions.
  const differences = versions.map(({ name, docs, drafts, unlisted }) => {
    const hidden = [...drafts, ...unlisted]
    return { name, lacks: [...all].filter(id => !docs.includes(id) || hidden.includes(id)) }
  })
  return JSON.stringify(differences)
}
