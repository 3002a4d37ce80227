import { readFileSync } from 'node:fs'
import path from 'node:path'
import { sidebars, standalonePages } from '../sidebars.config'
import { categoryPaths } from './categories'
import { listDocIds } from './content'
import { configuredDocIds, docPath, flatten, type Sidebars } from './sidebars'

const CONFIG = 'sidebars.config.ts'

type Structure = {
  sidebars: Sidebars
  standalonePages: string[]
  /** Ids of the files that exist under `content/`. */
  docIds: string[]
  /** Text of `sidebars.config.ts`, to tell the line of an entry. */
  configSource: string
}

/**
 * What types cannot see: entries without file, files without entry, addresses used twice.
 * Each finding names file and line and says the mend. Addresses used twice come apart from the rest,
 * since they have a policy of their own.
 */
export function checkStructure(structure: Structure): { errors: string[]; duplicates: string[] } {
  const { docIds, configSource } = structure
  const configured = configuredDocIds(structure.sidebars, structure.standalonePages)
  const files = new Set(docIds)
  const entries = new Set(configured)

  const missing = [...entries]
    .filter(id => !files.has(id))
    .map(
      id =>
        `${CONFIG}:${lineOf(`'${id}'`, configSource)} names the page '${id}', but content/${id}.mdx does not exist. Create the file or remove the entry.`,
    )
  const orphans = docIds
    .filter(id => !entries.has(id))
    .map(
      id =>
        `content/${id}.mdx:1 is in no sidebar. Add doc('${id}', …) to ${CONFIG} or remove the file.`,
    )
  const empty = emptyCategories(structure.sidebars).map(
    ({ label, nth }) =>
      `${CONFIG}:${lineOf(`label: '${label}'`, configSource, nth)} category '${label}' has no items. Give it one or remove it.`,
  )

  const addresses = [...configured.map(docPath), ...categoryPaths(structure.sidebars)]
  const duplicates = repeated(addresses).map(
    address =>
      `${CONFIG}: the address ${address} is used more than once; which page it shows is not certain. Keep one.`,
  )
  const clashes = lookAlikes(new Set(addresses)).map(
    ([one, other]) =>
      `${CONFIG}: the addresses ${one} and ${other} differ only in upper and lower case or in how Unicode writes them; hosts and disks that take them for one lose a page. Rename one.`,
  )
  return { errors: [...missing, ...orphans, ...empty, ...clashes], duplicates }
}

/** Line of the `nth` occurrence (from 0) of `text`. */
function lineOf(text: string, source: string, nth = 0): number {
  const before = source.split(text).slice(0, nth + 1)
  return before.join(text).split('\n').length
}

/** Categories without items. Labels repeat, so each comes with the number of equal ones before it. */
function emptyCategories(sidebars: Sidebars): { label: string; nth: number }[] {
  const items = Object.values(sidebars).flatMap(tree => flatten(tree))
  return items.flatMap((item, index) => {
    if (item.type === 'doc' || item.items.length > 0) return []
    const { label } = item
    return [{ label, nth: items.slice(0, index).filter(other => other.label === label).length }]
  })
}

/** Addresses that are there before; each one once. */
function repeated(addresses: string[]): string[] {
  return addresses.filter((address, index) => {
    const before = addresses.slice(0, index).filter(other => other === address)
    return before.length === 1
  })
}

/** Addresses that some file systems take for one that is there before, each behind that one. */
function lookAlikes(addresses: Set<string>): [string, string][] {
  const seen = new Map<string, string>()
  return [...addresses].flatMap(address => {
    const key = address.normalize('NFC').toLowerCase()
    const before = seen.get(key)
    if (before === undefined) seen.set(key, address)
    return before === undefined ? [] : [[before, address]]
  })
}

/** Checks this site's own files as they are now. */
export function checkSite() {
  const configSource = readFileSync(path.join(process.cwd(), CONFIG), 'utf8')
  return checkStructure({ sidebars, standalonePages, docIds: listDocIds(), configSource })
}

/**
 * Holds the list of pages against the files under `content/`.
 * @throws Error with every finding, one a line
 */
export function assertStructure(): void {
  const { errors } = checkSite()
  if (errors.length > 0) throw new Error(errors.join('\n'))
}
