import { readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { readIgnored } from '../files/ignored.mjs'
import { readLines, readMeta } from '../files/lines.mjs'
import { readText } from '../files/read-text.mjs'

/** Folder of the samples, relative to the project's. */
export const SAMPLES = 'samples'

/**
 * Paths of the samples under `samples/`, sorted, without installed packages, hidden files, and what git ignores.
 * @param {string} root the project's folder
 * @param {string} [folder]
 * @returns {string[]}
 */
export function listSamples(root, folder = '') {
  const isIgnored = readIgnored(root)
  return readdirSync(path.join(root, SAMPLES, folder), { withFileTypes: true })
    .filter(({ name }) => isOurs(name) && !isIgnored(path.posix.join(SAMPLES, folder, name)))
    .flatMap(entry => {
      const name = path.posix.join(folder, entry.name)
      return entry.isDirectory() ? listSamples(root, name) : [name]
    })
    .sort()
}

/** @param {string} name of a file or folder */
const isOurs = name => name !== 'node_modules' && !name.startsWith('.')

/**
 * Whether `listSamples` includes a file, without listing all folders.
 * @param {string} file its path below `samples/`
 * @param {string} root the project's folder
 */
export function isSample(file, root) {
  if (!file.split('/').every(name => name !== '' && isOurs(name))) return false
  if (readIgnored(root)(`${SAMPLES}/${file}`)) return false
  const stats = statSync(path.join(root, SAMPLES, file), { throwIfNoEntry: false })
  return stats?.isFile() === true
}

/**
 * Whether the tests of the samples have run a file, as they themselves have listed.
 * @param {string} file its path below `samples/`
 * @param {string} root the project's folder
 */
export const isTested = (file, root) =>
  readText(path.join(root, SAMPLES, 'tested/list.txt'))
    .split('\n')
    .includes(file)

/**
 * The readers' path of a file: `reader/` holds their versions of our files.
 * @param {string} file its path below `samples/`
 */
export const readerPath = file => file.replace(/^reader\//, '')

/** @typedef {{ file: string, region?: string }} Reference a file below `samples/`, or a part of it */

/**
 * The sample that a fence shows.
 * @param {string} meta its options, such as `file=v3/swap.ts#exact-input`
 * @returns {Reference | undefined}
 */
export function readReference(meta) {
  const [file, region] = readMeta(meta).file?.split('#') ?? []
  return file === undefined ? undefined : { file, region }
}

/**
 * All samples that the fences of a page show.
 * @param {string} source the text of the page
 */
export function listReferences(source) {
  return readLines(source).flatMap(({ info = '' }) => readReference(info) ?? [])
}
