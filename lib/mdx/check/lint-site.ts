import { readFileSync } from 'node:fs'
import { listDocIds } from '../doc-files.mjs'
import { readAllowed } from '../rules/allowed'
import { lint } from '../rules/index'
import { readerFiles } from '../samples/reader-files'
import { SAMPLES } from '../samples/samples.mjs'
import type { Finding } from './finding'

const TEXT = /\.(?:ts|sol|json|md)$/
const LOCK_FILE = /-lock\.json$/

/** What the linter finds in all that readers get: pages, samples and published deployments. */
export function lintSite(): Finding[] {
  const allowed = readAllowed()
  const pages = listDocIds().map(id => `content/${id}.mdx`)
  return [...pages, ...lintedSamples(), 'lib/site/deployments.ts'].flatMap(file =>
    lint(file, readFileSync(file, 'utf8'), allowed),
  )
}

/** Text files of the readers' samples, without what npm wrote. Paths are from the project's folder. */
export function lintedSamples(root = process.cwd()): string[] {
  return [...readerFiles(root).values()]
    .filter(file => TEXT.test(file) && !LOCK_FILE.test(file))
    .map(file => `${SAMPLES}/${file}`)
}
