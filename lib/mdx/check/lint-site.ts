import { readFileSync } from 'node:fs'
import { listDocIds } from '../doc-files.mjs'
import { readAllowed } from '../rules/allowed'
import { lint } from '../rules/index'
import { listSamples, SAMPLES } from '../samples/samples.mjs'
import type { Finding } from './finding'

const TEXT = /\.(?:ts|sol|json|md)$/
const LOCK_FILE = /-lock\.json$/

/** The chain of the page: readers run it, and neither read it nor install its packages. */
const PAGE = /^page\//

/** What the linter finds in all pages, samples and published deployments. */
export function lintSite(): Finding[] {
  const allowed = readAllowed()
  const pages = listDocIds().map(id => `content/${id}.mdx`)
  return [...pages, ...lintedSamples(), 'lib/site/deployments.ts'].flatMap(file =>
    lint(file, readFileSync(file, 'utf8'), allowed),
  )
}

/** Text files of the samples, without what npm wrote and without the chain of the page. Paths are from the project's folder. */
export function lintedSamples(root = process.cwd()): string[] {
  return listSamples(root)
    .filter(file => TEXT.test(file) && !LOCK_FILE.test(file) && !PAGE.test(file))
    .map(file => `${SAMPLES}/${file}`)
}
