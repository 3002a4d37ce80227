import { readApis, repeatedSymbols } from '../api/api-pages'
import { publicFiles } from '../content/build-id.mjs'
import { listDocIds, readDocFile } from '../content/doc-files.mjs'
import { type Finding, sortFindings } from '../content/finding'
import type { PageRecord } from '../content/records'
import { readText } from '../files/read-text.mjs'
import { readerFiles } from '../samples/reader-files'
import { SAMPLES } from '../samples/samples.mjs'
import { checkPublicFiles } from './content-files'
import { checkPageLinks, linksOf, readTargets } from './links'
import { readAllowed } from './money/allowed'
import { lint } from './money/index'
import { checkGonePages, checkRedirects } from './redirects'
import { checkRegions, checkSampleCommands, readSamples } from './samples'
import { GLOSSARY, SITE_CONFIG } from './settings'
import { checkSite } from './structure'

/** All findings in the pages, samples and settings of this site, sorted. */
export function checkContent(pages: PageRecord[]): Finding[] {
  const targets = readTargets(pages.map(page => [page.path, new Set(page.ids)]))
  return sortFindings([
    ...pages.flatMap(page => page.findings),
    ...pages.flatMap(page => checkPageLinks(page, targets)),
    ...[SITE_CONFIG, GLOSSARY].flatMap(file =>
      checkPageLinks(linksOf(file, readText(file)), targets),
    ),
    ...checkSite(),
    ...checkPublicFiles(publicFiles(), [...targets.pages.keys()]),
    ...checkRedirects([...targets.pages.keys()]),
    ...checkGonePages([...targets.pages.keys()]),
    ...repeatedSymbols(readApis()),
    ...checkRegions(
      readSamples(),
      pages.flatMap(({ samples }) => samples),
    ),
    ...pages.flatMap(({ file, id }) => checkSampleCommands(file, readDocFile(id))),
    ...lintSite(),
  ])
}

const TEXT = /\.(?:[mc]?tsx?|sol|json|md|txt|css|html)$/
const LOCK_FILE = /-lock\.json$/

/** Applies the text rules to pages, readers' samples and deployments. */
function lintSite(): Finding[] {
  const allowed = readAllowed()
  const pages = listDocIds().map(id => `content/${id}.mdx`)
  return [...pages, ...lintedSamples(), 'lib/site/deployments.ts'].flatMap(file =>
    lint(file, readText(file), allowed),
  )
}

/** Text files of the readers' samples, without lock files. */
export function lintedSamples(root = process.cwd()): string[] {
  return [...readerFiles(root).values()]
    .filter(file => TEXT.test(file) && !LOCK_FILE.test(file))
    .map(file => `${SAMPLES}/${file}`)
}
