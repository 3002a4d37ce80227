import { readFileSync } from 'node:fs'
import path from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { sidebars, standalonePages } from '../../sidebars.config'
import { hashSources, listSources } from '../content/build-id.mjs'
import { nearest } from '../content/did-you-mean'
import { CONTENT_FOLDER, docId, listDocIds } from '../content/doc-files.mjs'
import { describeFinding, type Finding, finding, START } from '../content/finding'
import { placeOf } from '../files/source-text'
import { docPath } from '../site/paths'
import { categoryPaths } from '../site/sidebar-trees'
import { configuredDocIds, flatten, type Sidebars } from '../site/sidebars'
import { checkContentFiles, checkLinkedFiles } from './content-files'
import { CONFIG, checkSettings } from './settings'

type Structure = {
  sidebars: Sidebars
  standalonePages: string[]
  /** Ids of the files that exist under `content/`. */
  docIds: string[]
  /** Text of `sidebars.config.ts`, for the positions of entries. */
  configSource: string
}

/** Mistakes in the sidebars that types cannot find. */
export function checkStructure(structure: Structure): Finding[] {
  return [
    ...missingFiles(structure),
    ...missingEntries(structure),
    ...repeatedAddresses(structure),
    ...repeatedLabels(structure),
  ]
}

/** Entries with the label of an earlier entry in their list. A page listed twice is a repeated address. */
function repeatedLabels({ sidebars, configSource }: Structure): Finding[] {
  const trees = Object.values(sidebars)
  const below = trees.flatMap(flatten).map(item => ('items' in item ? item.items : []))
  const again = [...trees, ...below].flatMap(items =>
    items.filter(({ label, labelEn }, index) => {
      const same = items.findIndex(item => item.label === label || item.labelEn === labelEn)
      return same < index && !isDeepStrictEqual(items[same], items[index])
    }),
  )
  return again.map(item => {
    const place = placeOfEntry(item.type === 'doc' ? item.id : item.label, configSource)
    const message = `Another entry of this list has the label '${item.label}' or '${item.labelEn}'. Give one of them another.`
    return finding(CONFIG, place, 'sidebar', message)
  })
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

/** Addresses that two pages share, if only on file systems that ignore case or Unicode normalization. */
function repeatedAddresses(structure: Structure): Finding[] {
  const seen = new Map<string, { address: string; uses: number }>()
  return addresses(structure).flatMap(({ address, place }) => {
    const key = address.normalize('NFC').toLowerCase()
    const before = seen.get(key) ?? { address, uses: 0 }
    before.uses += 1
    seen.set(key, before)
    if (before.address !== address) {
      const message = `The addresses ${before.address} and ${address} differ only in case or Unicode form, which some hosts and disks ignore, so a page is lost. Rename one.`
      return finding(CONFIG, place, 'look-alike', message)
    }
    if (before.uses !== 2) return []
    const message = `The address ${address} is used more than once. Keep one.`
    return finding(CONFIG, place, 'duplicate-route', message)
  })
}

/** All addresses: of documents, and of generated category pages. */
function addresses({ sidebars, standalonePages, configSource }: Structure) {
  const ids = configuredDocIds(sidebars, standalonePages)
  return [
    ...ids.map(id => ({ address: docPath(id), place: placeOfEntry(id, configSource) })),
    ...categoryPaths(sidebars).map(address => ({ address, place: START })),
  ]
}

/** Position of a page's entry: of its id, or of the last segment, which is what `symbol(…)` takes. */
function placeOfEntry(id: string, source: string) {
  const offset = [id, path.posix.basename(id)].map(name => source.indexOf(`'${name}'`))
  return placeOf(source, offset.find(index => index >= 0) ?? 0)
}

/** Checks the sidebars against the files of this site. */
export function checkSite(): Finding[] {
  const configSource = readFileSync(CONFIG, 'utf8')
  const files = listSources(CONTENT_FOLDER, ['.'])
  return [
    ...checkContentFiles(files),
    ...checkLinkedFiles(CONTENT_FOLDER, files),
    ...checkStructure({ sidebars, standalonePages, docIds: listDocIds(), configSource }),
  ]
}

/** The findings in the settings, while these are as they were. */
let known: { source: string; findings: Promise<Finding[]> } | undefined

function checkSettingsOnce(): Promise<Finding[]> {
  const source = hashSources(process.cwd(), [CONFIG, 'lib/site'])
  if (known?.source !== source) known = { source, findings: checkSettings() }
  return known.findings
}

/**
 * Checks the settings, and the sidebars against the files under `content/`, for a page of the development server.
 * Missing entries of other pages are only logged.
 * @throws Error with all findings, one a line
 */
export async function assertStructure(address: string): Promise<void> {
  const mistakes = await checkSettingsOnce()
  const found = mistakes.length > 0 ? mistakes : checkSite()
  const findings = found.filter(({ rule }) => rule !== 'duplicate-route')
  const isElsewhere = ({ file }: Finding) =>
    file.startsWith('content/') && docPath(docId(path.relative('content', file))) !== address
  for (const finding of findings.filter(isElsewhere)) console.warn(describeFinding(finding))
  const errors = findings.filter(finding => !isElsewhere(finding))
  if (errors.length > 0) throw new Error(errors.map(describeFinding).join('\n'))
}
