import { readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { readLines, readMeta } from './lines.mjs'

/** Folder of the samples, seen from the project's. */
export const SAMPLES = 'samples'

/**
 * The files of the samples by their paths below `samples/`, sorted. Installed packages and what
 * begins with a dot are left out.
 * @param {string} root the project's folder
 * @param {string} [folder]
 * @returns {string[]}
 */
export function listSamples(root, folder = '') {
  return readdirSync(path.join(root, SAMPLES, folder), { withFileTypes: true })
    .filter(({ name }) => isOurs(name))
    .flatMap(entry => {
      const name = path.posix.join(folder, entry.name)
      return entry.isDirectory() ? listSamples(root, name) : [name]
    })
    .sort()
}

/** @param {string} name of a file or folder */
const isOurs = name => name !== 'node_modules' && !name.startsWith('.')

/**
 * Whether `listSamples` has a file, without a walk through all folders.
 * @param {string} file its path below `samples/`
 * @param {string} root the project's folder
 */
export function isSample(file, root) {
  if (!file.split('/').every(name => name !== '' && isOurs(name))) return false
  const stats = statSync(path.join(root, SAMPLES, file), { throwIfNoEntry: false })
  return stats?.isFile() === true
}

/**
 * The path that readers have for a file: `reader/` holds what stands in the place of our own.
 * @param {string} file its path below `samples/`
 */
export const readerPath = file => file.replace(/^reader\//, '')

/** @typedef {{ file: string, region?: string }} Reference a file below `samples/`, or a part of it */

/**
 * What a fence asks to be filled with.
 * @param {string} meta its words, such as `file=v3/swap.ts#exact-input`
 * @returns {Reference | undefined}
 */
export function readReference(meta) {
  const [file, region] = readMeta(meta).file?.split('#') ?? []
  return file === undefined ? undefined : { file, region }
}

/**
 * What the fences of a page ask for.
 * @param {string} source the text of the page
 */
export function listReferences(source) {
  return readLines(source).flatMap(({ info = '' }) => readReference(info) ?? [])
}
