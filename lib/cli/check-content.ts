import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { compile } from '@mdx-js/mdx'
import { VFile } from 'vfile'
import { CONTENT_FOLDER, listDocIds } from '../content'
import { siteHistory } from '../last-modified'
import { describeFinding } from '../lint/index.mjs'
import { lintSite } from '../lint/site'
import { readApis, repeatedSymbols } from '../mdx/api-pages.mjs'
import { compileOptions } from '../mdx/load-plugins.mjs'
import { listReferences } from '../mdx/samples.mjs'
import { report } from '../report'
import { checkRegions, readSamples } from '../sample-regions'
import { siteConfig } from '../site-config'
import { checkSite } from '../structure'

/**
 * Finds every mistake in the pages and samples before the build starts, so that one run shows them all.
 * Run by `npm run build` and `npm run check:content`.
 */
async function checkContent() {
  const { errors, duplicates } = checkSite()
  const options = await compileOptions()
  const pages = await Promise.all(
    listDocIds().map(async id => {
      const file = path.join(CONTENT_FOLDER, `${id}.mdx`)
      const value = await readFile(file, 'utf8')
      const source = new VFile({ path: file, value })
      const broken = await compile(source, options).then(
        () => [],
        error => describe(error, source).split(/\n(?=content\/)/),
      )
      // What the plugins only remark on: links to files that do not exist.
      const links = source.messages.filter(({ fatal }) => !fatal).map(({ message }) => message)
      return { broken, links, references: listReferences(value) }
    }),
  )
  const references = pages.flatMap(page => page.references)
  return {
    errors: [
      ...errors,
      ...repeatedSymbols(readApis(CONTENT_FOLDER)),
      ...pages.flatMap(({ broken }) => broken),
      ...checkRegions(readSamples(), references),
      ...lintSite().map(describeFinding),
    ],
    brokenMarkdownLinks: pages.flatMap(({ links }) => links),
    duplicates,
  }
}

/** The message of a compile error, with the place in front when a library left it out. */
function describe(error: Error & { line?: number; column?: number }, file: VFile): string {
  const name = path.relative(process.cwd(), file.path)
  if (error.message.startsWith(name)) return error.message
  return `${name}:${error.line ?? 1}:${error.column ?? 1} ${error.message}`
}

const { errors, brokenMarkdownLinks, duplicates } = await checkContent()
const results = [
  report(siteConfig.onDuplicateRoutes, duplicates),
  report(siteConfig.onBrokenMarkdownLinks, brokenMarkdownLinks),
  report('throw', errors),
]
if (errors.length > 0) {
  const noun = errors.length === 1 ? 'mistake' : 'mistakes'
  console.error(`${errors.length} ${noun} in the pages and samples.`)
}
const { missing } = siteHistory()
if (missing) console.log(`Pages get no dates of their last change: ${missing}.`)
if (results.includes(false)) process.exit(1)
