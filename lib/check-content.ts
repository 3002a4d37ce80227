import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { compile } from '@mdx-js/mdx'
import { VFile } from 'vfile'
import { CONTENT_FOLDER, listDocIds } from './content'
import { compileOptions } from './mdx/load-plugins.mjs'
import { report } from './report'
import { siteConfig } from './site-config'
import { checkSite } from './structure'

/**
 * Finds every mistake in the pages before the build starts, so that one run shows them all.
 * Run by `npm run build` and `npm run check:content`.
 */
async function checkContent() {
  const { errors, duplicates } = checkSite()
  const options = await compileOptions()
  const pages = await Promise.all(
    listDocIds().map(async id => {
      const file = path.join(CONTENT_FOLDER, `${id}.mdx`)
      const source = new VFile({ path: file, value: await readFile(file) })
      const broken = await compile(source, options).then(
        () => [],
        error => [describe(error, source)],
      )
      // What the plugins only remark on: links to files that do not exist.
      const links = source.messages.filter(({ fatal }) => !fatal).map(({ message }) => message)
      return { broken, links }
    }),
  )
  return {
    errors: [...errors, ...pages.flatMap(({ broken }) => broken)],
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
  console.error(`${errors.length} ${errors.length === 1 ? 'mistake' : 'mistakes'} in the pages.`)
}
if (results.includes(false)) process.exit(1)
