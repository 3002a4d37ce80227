import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { siteFiles } from '../../mdx/check/links'
import { logFindings } from '../../mdx/check/policy'
import { readDocFile } from '../../mdx/doc-files.mjs'
import { routes } from '../../site/routes'
import { type Policy, siteConfig } from '../../site/site-config'
import { basePath } from '../../site/site-url.mjs'
import { writeMarkdown } from '../markdown/llms'
import { convertPages } from '../markdown/markdown-pages'
import { publishRunFiles } from '../run/folder'
import { type BrokenLink, checkLinks, describeLinks } from './links'
import { inlineStyles } from './next-output'
import { htmlFiles, readPages } from './pages'
import { withPolicy } from './policy'
import { leadOnByCase, writeRedirects, writeUrlForms } from './url-forms'
import { writeCards } from './write-cards'
import { writeData } from './write-data'
import { writeSamples } from './write-samples'

// Finishes the export after `next build`: checks its links, inlines the styles of each page and inserts
// its policy, then writes everything that is derived from the pages.

const OUT = path.join(process.cwd(), 'out')

/** Reports broken links of the exported pages. Returns whether the build continues. */
function checkExport(): boolean {
  const files = new Set([...siteFiles()].map(file => basePath + file))
  const { links, anchors } = checkLinks(readPages(OUT), files, basePath)
  // Links in the text of pages are already reported with line and column.
  const isRendered = ({ page, href }: BrokenLink) => {
    const route = routes.get(page)
    const written = /#.*/.exec(href)?.[0] ?? href.replace(basePath, '')
    return route?.type !== 'doc' || !readDocFile(route.id).includes(written)
  }
  const reportRendered = (policy: Policy, found: BrokenLink[], remedy: string) =>
    logFindings(policy, describeLinks(found.filter(isRendered), remedy))
  const noHeading = 'no such heading. Correct it, or give the heading this {#id}.'
  const noPage = 'no such page. Correct the address or add the page.'
  const results = [
    reportRendered(siteConfig.onBrokenAnchors, anchors, noHeading),
    reportRendered(siteConfig.onBrokenLinks, links, noPage),
  ]
  return !results.includes(false)
}

if (!checkExport()) process.exit(1)

leadOnByCase(OUT, routes.keys())

for (const name of htmlFiles(OUT)) {
  const file = path.join(OUT, `${name}.html`)
  writeFileSync(file, withPolicy(inlineStyles(readFileSync(file, 'utf8'), OUT), file))
}
writeUrlForms(OUT)
const markdownPages = convertPages(OUT)
writeMarkdown(OUT, markdownPages)
writeData(OUT, markdownPages)
writeCards(OUT)
writeSamples(OUT)
if (siteConfig.runSamples) publishRunFiles(OUT)

if (siteConfig.search) await (await import('./search')).writeSearchIndex(OUT)
// Last, since the steps above would take redirects for pages.
writeRedirects(OUT)

// Marks the export as complete for `npm start`, and identifies its sources.
cpSync(path.join(process.cwd(), '.next', 'BUILD_ID'), path.join(OUT, 'build-id.txt'))
