import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { filesUnder } from '../files/files-under.mjs'
import { readIgnored } from '../files/ignored.mjs'
import { withPlainLineEnds } from '../files/read-text.mjs'
import { listSamples, SAMPLES } from '../samples/samples.mjs'

/** Sources of the export other than the samples, relative to the project's folder. */
export const SOURCES = [
  'app',
  'components',
  'content',
  'instrumentation-client.ts',
  'lib',
  'public',
  'mdx-components.tsx',
  'next.config.mjs',
  'package-lock.json',
  'package.json',
  'sidebars.config.ts',
]

/** Settings that change what is built. */
const SETTINGS = ['SITE_URL', 'SITE_PUBLIC', 'REPOSITORY_URL']

/**
 * Hash of all sources and settings of the export: the build id, and the mark of whether `out/` is up to date.
 * @param {string} [root] the project's folder
 */
export function sourceHash(root = process.cwd()) {
  return hashSources(root, [...SOURCES, ...listSamples(root).map(name => `${SAMPLES}/${name}`)])
}

/**
 * Hash of some sources and the settings.
 * @param {string} root the project's folder
 * @param {string[]} sources files and folders
 */
export function hashSources(root, sources) {
  const hash = createHash('sha256')
  for (const name of SETTINGS) hash.update(`${name}=${process.env[name] ?? ''}\0`)
  for (const file of listSources(root, sources)) {
    hash.update(`${file}\0`).update(contentOf(path.join(root, file)))
  }
  return hash.digest('hex').slice(0, 16)
}

/** A file byte by byte, with plain line ends. @param {string} file */
const contentOf = file => withPlainLineEnds(readFileSync(file, 'latin1'))

/**
 * Files of the sources, relative to the project's folder, in a fixed order, without those that git ignores.
 * @param {string} root the project's folder
 * @param {string[]} sources files and folders
 */
export function listSources(root, sources) {
  const isIgnored = readIgnored(root)
  return sources
    .flatMap(source => filesUnder(path.join(root, source)))
    .map(file => path.relative(root, file).split(path.sep).join('/'))
    .filter(file => !isIgnored(file))
}

/** Addresses of the files in `public/`. @param {string} [root] the project's folder */
export const publicFiles = (root = process.cwd()) =>
  listSources(root, ['public']).map(file => file.slice('public'.length))
