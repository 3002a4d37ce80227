import { readFileSync } from 'node:fs'
import path from 'node:path'
import { sidebars, standalonePages } from '../../../sidebars.config'
import { docPath } from '../../site/paths'
import { categoryPaths } from '../../site/sidebar-trees'
import {
  allItems,
  configuredDocIds,
  generatedCategories,
  isGenerated,
  type SidebarItem,
  type Sidebars,
} from '../../site/sidebars'
import { siteConfig } from '../../site/site-config'
import { CONTENT_FOLDER, docId, listDocIds, listFalseFiles } from '../doc-files.mjs'
import { frontMatterTexts, parseYaml } from '../front-matters.mjs'
import { nearest } from '../nearest'
import { placeOf } from '../rules/source'
import { descriptionMistake } from '../rules/text'
import { listSources } from '../source-hash.mjs'
import { checkContentFiles, checkFalseFiles } from './content-files'
import { describeFinding, type Finding, finding, START } from './finding'
import { CONFIG, checkShape } from './sidebars-shape'

type Structure = {
  sidebars: Sidebars
  standalonePages: string[]
  /** Ids of the files that exist under `content/`. */
  docIds: string[]
  /** What pages call themselves, with its line. */
  titles?: { id: string; title: unknown; line: number }[]
  /** Text of `sidebars.config.ts`, to tell the place of an entry. */
  configSource: string
}

/**
 * What types cannot see of the sidebars: entries without file, files without entry, categories
 * without items, labels that are not Chinese, poor descriptions, addresses used twice or
 * alike, titles that search results could not tell apart.
 */
export function checkStructure(structure: Structure): Finding[] {
  return [
    ...missingFiles(structure),
    ...missingEntries(structure),
    ...emptyCategories(structure),
    ...foreignLabels(structure),
    ...poorDescriptions(structure),
    ...repeatedAddresses(structure),
    ...repeatedTitles(structure),
  ]
}

function missingFiles({ sidebars, standalonePages, docIds, configSource }: Structure): Finding[] {
  const files = new Set(docIds)
  const ids = new Set(configuredDocIds(sidebars, standalonePages))
  const missing = [...ids].filter(id => !files.has(id))
  return missing.map(id => {
    const message = `The entry names the page '${id}', but content/${id}.mdx does not exist. Create the file, or remove the entry.`
    const place = placeOfEntry(id, configSource)
    return finding(CONFIG, place, 'sidebar', message, nearest(id, docIds))
  })
}

function missingEntries({ sidebars, standalonePages, docIds }: Structure): Finding[] {
  const entries = new Set(configuredDocIds(sidebars, standalonePages))
  const missing = docIds.filter(id => !entries.has(id))
  return missing.map(id => {
    const message = `The page is in no sidebar. Add doc('${id}', …) to ${CONFIG}, or remove the file.`
    return finding(`content/${id}.mdx`, START, 'sidebar', message)
  })
}

function emptyCategories({ sidebars, configSource }: Structure): Finding[] {
  const items = allItems(sidebars)
  const empty = items.filter(item => item.type === 'category' && item.items.length === 0)
  return empty.map(item => {
    const message = `The category '${item.label}' has no items. Give it one, or remove it.`
    return finding(CONFIG, placeOfLabel(item, items, configSource), 'sidebar', message)
  })
}

/**
 * Labels are Chinese (specification, section 1); product names may stand as they are, but not where
 * the label makes an address below `/category/` (section 2).
 */
function foreignLabels({ sidebars, configSource }: Structure): Finding[] {
  const items = allItems(sidebars)
  return items
    .filter(item => !/\p{Script=Han}/u.test(item.label))
    .filter(item => isGenerated(item) || !item.label.startsWith(siteConfig.productName))
    .map(item => {
      const message = isGenerated(item)
        ? `The label '${item.label}' makes the address of a category page and has no Chinese. Write it in Chinese.`
        : `The label '${item.label}' has no Chinese. Write it in Chinese; English goes into labelEn.`
      return finding(CONFIG, placeOfLabel(item, items, configSource), 'label', message)
    })
}

function poorDescriptions({ sidebars, configSource }: Structure): Finding[] {
  return generatedCategories(sidebars).flatMap(({ link }) => {
    const description = link?.type === 'generated-index' ? link.description : ''
    const message = descriptionMistake(description)
    if (!message) return []
    const place = placeOf(configSource, configSource.indexOf(`'${description}'`))
    return finding(CONFIG, place, 'description', message)
  })
}

/** Addresses that stand for two pages, for all systems or for some. */
function repeatedAddresses(structure: Structure): Finding[] {
  const seen = new Map<string, { address: string; uses: number }>()
  return addresses(structure).flatMap(({ address, place }) => {
    const key = address.normalize('NFC').toLowerCase()
    const before = seen.get(key) ?? { address, uses: 0 }
    before.uses += 1
    seen.set(key, before)
    if (before.address !== address) {
      const message = `The addresses ${before.address} and ${address} differ only in upper and lower case or in how Unicode writes them; hosts and disks that take them for one lose a page. Rename one.`
      return finding(CONFIG, place, 'look-alike', message)
    }
    if (before.uses !== 2) return []
    const message = `The address ${address} is used more than once; which page it shows is not certain. Keep one.`
    return finding(CONFIG, place, 'duplicate-route', message)
  })
}

/** In tabs and in lists of results a title is followed by the section, and by no more. */
function repeatedTitles({ sidebars, titles = [] }: Structure): Finding[] {
  const sections = Object.values(sidebars).flatMap(items =>
    items.flatMap(top =>
      configuredDocIds({ top: [top] }, []).map(id => [id, top.labelEn] as const),
    ),
  )
  const sectionOf = new Map(sections)
  const seen = new Map<string, string>()
  return titles.flatMap(({ id, title, line }) => {
    const section = sectionOf.get(id)
    const key = `${title}\0${section}`
    const before = seen.get(key)
    seen.set(key, id)
    if (before === undefined || section === undefined) return []
    const message = `The title '${title}' is that of content/${before}.mdx, too, in the same section ('${section}'). Give one of them another.`
    return [finding(`content/${id}.mdx`, { line, column: 1 }, 'title', message)]
  })
}

/** All addresses; those of categories' own pages come from no id. */
function addresses({ sidebars, standalonePages, configSource }: Structure) {
  const ids = configuredDocIds(sidebars, standalonePages)
  return [
    ...ids.map(id => ({ address: docPath(id), place: placeOfEntry(id, configSource) })),
    ...categoryPaths(sidebars).map(address => ({ address, place: START })),
  ]
}

/** Where an entry names its page: by its id, or by the last part of it, as `symbol(…)` does. */
function placeOfEntry(id: string, source: string) {
  const offset = [id, path.posix.basename(id)].map(name => source.indexOf(`'${name}'`))
  return placeOf(source, offset.find(index => index >= 0) ?? 0)
}

/** Where the label of an item stands: labels repeat, in the order of the items. */
function placeOfLabel(item: SidebarItem, items: SidebarItem[], source: string) {
  const nth = items.filter(({ label }) => label === item.label).indexOf(item)
  const before = source
    .split(`'${item.label}'`)
    .slice(0, nth + 1)
    .join(`'${item.label}'`)
  return placeOf(source, before.length < source.length ? before.length : 0)
}

/** Checks this site's own files as they are now. */
export function checkSite(): Finding[] {
  const configSource = readFileSync(path.join(process.cwd(), CONFIG), 'utf8')
  const mistakes = checkShape(sidebars, configSource)
  if (mistakes.length > 0) return mistakes
  const titles = frontMatterTexts(CONTENT_FOLDER).map(({ id, text }) => ({
    id,
    title: parseYaml(text).title,
    line: text.split('\n').findIndex(line => line.startsWith('title:')) + 2,
  }))
  return [
    ...checkContentFiles(listSources(CONTENT_FOLDER, ['.'])),
    ...checkStructure({ sidebars, standalonePages, docIds: listDocIds(), titles, configSource }),
    ...checkFalseFiles(listFalseFiles()),
  ]
}

/**
 * Holds the list of pages against the files under `content/`, for a page of the development server.
 * Another page that has no entry yet is told of in the terminal alone.
 * @throws Error with every finding, one a line
 */
export function assertStructure(address: string): void {
  const findings = checkSite().filter(({ rule }) => rule !== 'duplicate-route')
  const isElsewhere = ({ file }: Finding) =>
    file !== CONFIG && docPath(docId(path.relative('content', file))) !== address
  for (const finding of findings.filter(isElsewhere)) console.warn(describeFinding(finding))
  const errors = findings.filter(finding => !isElsewhere(finding))
  if (errors.length > 0) throw new Error(errors.map(describeFinding).join('\n'))
}
