import type { Heading, Root } from 'mdast'
import type { VFile } from 'vfile'
import { readSections } from '../../api/api-headings'
import { readLists } from '../../api/api-lists'
import { membersTable, nameHeadings } from '../../api/api-members'
import type { ApiPages } from '../../api/api-pages'
import { abiLine, drawSection, packageLine, symbolSource } from '../../api/api-signature'
import { checkTables } from '../../api/api-tables'
import { textsRaisedBy } from '../../api/error-texts'
import {
  memberSubjects,
  reference,
  type Subject,
  splitId,
  symbolSubject,
} from '../../api/reference'
import type { ApiSymbol } from '../../api/types'
import { nearest } from '../../content/did-you-mean'
import { fail, type Place, report } from '../../content/report'
import { plainText } from '../../tree/nodes'

type Page = { tree: Root; file: VFile; place: Place; apiPages: ApiPages }

/**
 * Compares pages with `api` in their front matter with the reference, both ways, and inserts the import,
 * signatures and types of parameters from it.
 */
export default function remarkApi() {
  return (tree: Root, file: VFile) => {
    const { front, apiPages = {} } = file.data
    const api = front?.values.api
    const ids = typeof api === 'string' ? [api] : Object.values(api ?? {})
    // remark-front-matter reports anything else.
    if (!api || ids.length === 0 || !ids.every(id => typeof id === 'string')) return
    const page = { tree, file, place: front?.positionOfKey('api'), apiPages }
    if (typeof api === 'string' && api.includes('#')) documentSymbol(api, page)
    else if (typeof api === 'string' || Array.isArray(api)) documentExports(ids, page)
    else documentContracts(api, page)
  }
}

/** A page about one symbol, with a heading for each member. */
function documentSymbol(id: string, page: Page) {
  const symbol = findSymbol(id, page.file, page.place)
  const { name } = splitId(id)
  documentSubjects(memberSubjects(symbol), name, page, member => textsRaisedBy(id, member))
  page.tree.children.unshift(...symbolSource(id, symbol, page.apiPages))
}

/**
 * A page about exports, with a heading for each.
 * @param ids of symbols, or of packages for all their exports that have no separate page
 */
function documentExports(ids: string[], page: Page) {
  const { tree, file, place, apiPages } = page
  const symbols = ids.flatMap(id =>
    id.includes('#')
      ? [[id, findSymbol(id, file, place)] as const]
      : packageSymbols(id, file, place).filter(([id]) => !apiPages[id]),
  )
  const subjects = symbols.map(([id, symbol]) => symbolSubject(id, symbol))
  const packages = [...new Set(ids.map(id => splitId(id).packageName))]
  const errorsOf = (name: string) =>
    symbols.flatMap(([id]) => (splitId(id).name === name ? textsRaisedBy(id) : []))
  documentSubjects(subjects, packages.join(', '), page, errorsOf)
  tree.children.unshift(...packages.map(packageLine))
}

function documentSubjects(
  subjects: Subject[],
  name: string,
  { tree, file, place, apiPages }: Page,
  errorsOf: (subject: string) => string[],
) {
  const sections = readSections(tree, subjects, { name, place, file })
  nameHeadings(sections, tree)
  const table = membersTable(sections, file)
  for (const section of sections) {
    const entries = readLists(section, file)
    const errors = errorsOf(section.subject.name)
    drawSection({ section, entries, errors, owner: name }, { tree, apiPages })
  }
  const first = tree.children.findIndex(({ type }) => type === 'heading')
  if (table) tree.children.splice(first, 0, table)
}

/**
 * A page with a section of tables for each contract.
 * @param contracts ids by the heading of their section
 */
function documentContracts(contracts: Record<string, string>, { tree, file, place }: Page) {
  const headings = tree.children.filter(
    (node): node is Heading => node.type === 'heading' && node.depth === 2,
  )
  const texts = headings.map(plainText)
  for (const [text, id] of Object.entries(contracts)) {
    const symbol = findSymbol(id, file, place)
    const heading = headings[texts.indexOf(text)]
    if (!heading) {
      const meant = nearest(text, texts)
      const reason = `The page has no section '${text}'. Correct it here, or add '## ${text}'.`
      report(file, place, reason, meant)
    } else if (symbol.kind !== 'contract') {
      const reason = `'${id}' is not a contract. Give it a page of its own, with 'api: "${id}"'.`
      report(file, place, reason)
    } else {
      checkTables(heading, tree, symbol, file)
      tree.children.splice(tree.children.indexOf(heading) + 1, 0, abiLine(id, symbol))
    }
  }
}

/** The symbol that front matter names. */
function findSymbol(id: string, file: VFile, place: Place): ApiSymbol {
  const { packageName, name } = splitId(id)
  const symbol = reference.symbols[id]
  if (symbol) return symbol
  const names = packageSymbols(packageName, file, place).map(([id]) => splitId(id).name)
  const meant = nearest(name, names)
  const reason = `${packageName} has no '${name}'. Take one of lib/api/api.json.`
  fail(file, place, reason, meant && `${packageName}#${meant}`)
}

/** All symbols of the package that front matter names, with their ids. */
function packageSymbols(packageName: string, file: VFile, place: Place) {
  if (!reference.packages[packageName]) {
    const known = Object.keys(reference.packages)
    const reason = `The reference has no package '${packageName}'. Use one of: ${known.join(', ')}.`
    fail(file, place, reason, nearest(packageName, known))
  }
  return Object.entries(reference.symbols).filter(([id]) => id.startsWith(`${packageName}#`))
}
