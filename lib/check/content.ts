import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { sidebars } from '../../sidebars.config'
import { CONTENT_FOLDER, listDocIds } from '../content'
import { lintSite } from '../lint/site'
import { readApis, repeatedSymbols } from '../mdx/api-pages.mjs'
import { readHiddenDocs } from '../mdx/hidden-docs.mjs'
import { listReferences } from '../mdx/samples.mjs'
import { docPath } from '../sidebars'
import { type Finding, sortFindings } from './finding'
import { faultOfLink } from './links'
import { checkPageLinks } from './page-links'
import { readPages } from './read-pages'
import { checkRegions, readSamples } from './sample-regions'
import { checkSite } from './structure'
import { readTargets } from './targets'

/** The pages of this site, those of them that are published, and where their links may lead. */
async function readSite() {
  const sources = await Promise.all(
    listDocIds().map(async id => ({
      id,
      text: await readFile(path.join(CONTENT_FOLDER, `${id}.mdx`), 'utf8'),
    })),
  )
  const pages = await readPages(sources)
  const drafts = new Set(readHiddenDocs(CONTENT_FOLDER).drafts.map(docPath))
  const published = pages.filter(page => !drafts.has(page.path))
  const targets = readTargets(
    published.map(page => [page.path, new Set(page.ids)]),
    sidebars,
  )
  const references = sources.flatMap(({ text }) => listReferences(text))
  return { pages, published, targets, references }
}

/** Every finding in the pages, samples and sidebars of this site, sorted. */
export async function checkContent(): Promise<Finding[]> {
  const { pages, published, targets, references } = await readSite()
  return sortFindings([
    ...pages.flatMap(page => page.findings),
    ...published.flatMap(page => checkPageLinks(page, targets)),
    ...checkSite(),
    ...repeatedSymbols(readApis(CONTENT_FOLDER)),
    ...checkRegions(readSamples(), references),
    ...lintSite(),
  ])
}

/** Links that `checkContent` tells of, as `/page /target`: for the check of the export, which has more. */
export async function listBrokenLinks(): Promise<Set<string>> {
  const { published, targets } = await readSite()
  const broken = published.flatMap(({ path: page, links }) =>
    links
      .filter(({ href }) => faultOfLink(href, page, targets))
      .map(({ href }) => `${page} ${href}`),
  )
  return new Set(broken)
}
