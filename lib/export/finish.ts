import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fromHtml } from 'hast-util-from-html'
import { publishRunFiles } from '../bundle-samples/folder'
import { readRecords } from '../content/records'
import { routes } from '../site/routes'
import { siteConfig } from '../site/site-config'
import { finishPage } from './finish-page'
import { htmlFiles } from './html-files'
import { writeMarkdown } from './llms'
import { convertPage, type MarkdownPage } from './markdown-pages'
import { leadOnByCase, writeRedirects, writeUrlForms } from './url-forms'
import { writeCards, writeData } from './write-data'
import { writeSamples } from './write-samples'

// Finishes the export after `next build`: inlines the styles of each page and inserts its policy, then writes
// everything that is derived from the pages and their records.

const OUT = path.join(process.cwd(), 'out')

/** Hash of the sources, which Next has taken as the build id. */
const BUILD_ID = path.join(process.cwd(), '.next', 'BUILD_ID')

const records = readRecords(readFileSync(BUILD_ID, 'utf8'))

leadOnByCase(OUT, routes.keys())

const search = siteConfig.search && (await (await import('./search')).startSearchIndex())
const markdownPages = new Map<string, MarkdownPage>()
for (const name of htmlFiles(OUT)) {
  const file = path.join(OUT, `${name}.html`)
  const html = readFileSync(file, 'utf8')
  const tree = fromHtml(html)
  writeFileSync(file, finishPage(html, tree, OUT))
  const route = routes.get(name === 'index' ? '/' : `/${name}`)
  if (!route) continue
  if (search) await search.add(route, tree)
  const record = route.type === 'doc' ? records.get(route.id) : undefined
  markdownPages.set(route.path, convertPage(route, tree, record))
}
writeUrlForms(OUT)
const inOrder = [...routes.keys()].flatMap(path => markdownPages.get(path) ?? [])
writeMarkdown(OUT, inOrder)
const pages = [...records.values()]
writeData(OUT, pages)
writeCards(OUT, pages)
writeSamples(OUT)
if (siteConfig.runSamples) publishRunFiles(OUT)
if (search) await search.write(OUT)
// Last, since the steps above would take redirects for pages.
writeRedirects(OUT)

// Marks the export as complete for `npm start`, and identifies its sources.
cpSync(BUILD_ID, path.join(OUT, 'build-id.txt'))
