import { after } from 'next/server'
import { type ApiPages, readApiPages } from '../api/api-pages'
import { checkAnchors, checkPage, linkedPaths } from '../check/page'
import { listDocIds, readDocFile } from '../content/doc-files.mjs'
import { describeFinding, type Finding } from '../content/finding'
import { readFrontMatters } from '../content/front-matter'
import type { PageRecord, Summaries } from '../content/records'
import { policyOf } from '../content/severity'
import { sampleTexts } from '../pipeline/text-loader.mjs'
import { docPath } from '../site/paths'
import { compileOnce } from './compile-once'

// Takes the place of `records.ts` in development, where a page is compiled when it is asked for.

/**
 * Compiles and checks a page. Warnings are logged.
 * @throws Error with the findings of `npm run check:content` for this page that stop a build, one a line
 */
export async function loadRecord(id: string): Promise<PageRecord> {
  // The text through the bundler, which shows the page again when it changes.
  const { default: texts } = await import(`@/content/${id}.mdx`)
  const [text, ...samples]: [string, ...string[]] = texts
  const apiPages = readApiPages()
  const record = compileOnce(id, text, samples, apiPages)
  const findings = checkPage(record, text)
  const errors = findings.filter(({ rule }) => policyOf(rule) === 'throw')
  if (errors.length > 0) throw new Error(errors.map(describeFinding).join('\n'))
  warn(findings)
  after(() => checkLinks(record, apiPages))
  return record
}

/** Titles and descriptions as the pages have them, even if they are not valid. */
export function loadSummaries(): Summaries {
  const pages = [...readFrontMatters()].map(([id, { title = '', description = '' }]) => [
    id,
    { title, description },
  ])
  return Object.fromEntries(pages)
}

function warn(findings: Finding[]) {
  for (const finding of findings) console.warn(describeFinding(finding))
}

/** Warns of links to missing headings of other pages, one page at a time to keep the server responsive. */
async function checkLinks(record: PageRecord, apiPages: ApiPages) {
  const paths = linkedPaths(record)
  const linked: PageRecord[] = []
  for (const id of listDocIds().filter(id => paths.has(docPath(id)))) {
    const text = readDocFile(id)
    linked.push(compileOnce(id, text, sampleTexts(text), apiPages))
    await new Promise(resolve => setTimeout(resolve))
  }
  warn(checkAnchors(record, linked))
}
