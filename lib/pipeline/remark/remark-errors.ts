import type { Heading, PhrasingContent, Root, Table, TableCell, TableRow } from 'mdast'
import type { VFile } from 'vfile'
import { type ApiPages, linksTo } from '../../api/api-pages'
import { errorId, type Origins, shortText, type Texts, textsOf } from '../../api/error-texts'
import { splitId } from '../../api/reference'
import { compareNames } from '../../content/did-you-mean'
import { type Mistake, type Place, pagePath, report, reportAll } from '../../content/report'
import { code, link, own, plainText, text } from '../../tree/nodes'

/** A row of a table whose first column is called `Error`. */
type Entry = { row: TableRow; cell: TableCell; text: string }

const MAX_WORDS = 40

/**
 * Compares the tables of errors on a page with the collected texts, both ways. Adds an index below the heading
 * of their section, a collapsible group for each table, and to each row what raises the error.
 */
export default function remarkErrors() {
  return (tree: Root, file: VFile) => {
    const texts = textsOf(pagePath(file))
    if (Object.keys(texts).length === 0) return
    const groups = tree.children.filter(isErrorTable).map(table => ({
      table,
      entries: table.children.slice(1).map(readEntry),
    }))
    const entries = groups.flatMap(group => group.entries)
    reportAll(file, check(entries, texts, groups[0]?.table.position))
    if (groups.length > 0) insertIndex(entries, tree)
    for (const { row, cell, text } of entries) {
      row.data = { hProperties: { id: errorId(text) } }
      cell.children.push(...drawOrigins(texts[text] ?? {}, file.data.apiPages ?? {}))
    }
    for (const { table } of groups) fold(table, tree, file)
  }
}

function isErrorTable(node: Root['children'][number]): node is Table {
  const [head] = node.type === 'table' ? node.children : []
  return head?.children[0] !== undefined && plainText(head.children[0]) === 'Error'
}

function readEntry(row: TableRow): Entry {
  const [cell = { type: 'tableCell', children: [] }] = row.children
  return { row, cell, text: plainText(cell) }
}

function check(entries: Entry[], texts: Texts, first: Place): Mistake[] {
  const written = entries.map(({ row, text }) => ({ name: text, place: row.position }))
  const mistakes = compareNames(written, Object.keys(texts), first, {
    unknown: text => `Nothing that this page explains raises '${text}'. Correct or remove its row.`,
    again: text => `'${text}' has two rows. Remove one.`,
    missing: text =>
      `The page has no row for '${text}' of ${Object.keys(texts[text] ?? {}).join(', ')}. Add '| \`${text}\` | cause | what to do |' to a table whose first column is called 'Error'.`,
  })
  const faulty = entries.flatMap(({ row, text }) => {
    const [, ...cells] = row.children.map(plainText)
    const words = cells.join(' ').split(/\s+/).length
    const reason = cells.some(words => words === '')
      ? `The row of '${text}' has an empty cell. Write cause and remedy.`
      : `The row of '${text}' has ${words} words. Write at most ${MAX_WORDS}, and link to the rest.`
    return cells.includes('') || words > MAX_WORDS ? [{ place: row.position, reason }] : []
  })
  return [...mistakes, ...faulty]
}

/** Links to all entries, in alphabetical order, below the heading of the section. */
function insertIndex(entries: Entry[], { children }: Root) {
  const names = entries.map(({ text }) => ({ id: errorId(text), name: shortText(text) }))
  names.sort((a, b) => a.name.localeCompare(b.name, 'en'))
  const items = names.map(({ id, name }) => own('li', {}, link(`#${id}`, code(name))))
  const first = children.findIndex(isErrorTable)
  const heading = children.findLastIndex(
    (node, index) => index < first && node.type === 'heading' && node.depth === 2,
  )
  // Programs search the text of a page, without an index.
  const properties = { dataErrorIndex: '', dataPagefindIgnore: '' }
  children.splice(heading + 1, 0, own('ul', properties, ...items))
}

/** Wraps a table and the heading above it in a collapsible group. */
function fold(table: Table, { children }: Root, file: VFile) {
  const end = children.indexOf(table)
  const start = children.findLastIndex((node, index) => index < end && node.type === 'heading')
  const heading = children[start] as Heading | undefined
  if (heading?.depth !== 3) {
    report(file, table.position, "The table of errors has no name. Add '### Name' above it.")
    return
  }
  const count = own('small', {}, text(` ${table.children.length - 1} errors`))
  const content = [own('summary', {}, heading, count), ...children.slice(start + 1, end + 1)]
  children.splice(start, end + 1 - start, own('details', { dataErrors: '' }, ...content))
}

/** If this many members raise an error, they are not listed: the cause describes them. */
const MANY = 10

/** What raises an error, with links to its pages: `in SwapRouter: exactInput; Quoter: …`. */
function drawOrigins(origins: Origins, apiPages: ApiPages): PhrasingContent[] {
  let previous = ''
  const parts = Object.entries(origins).map(([id, members]) => {
    const { packageName, name } = splitId(id)
    // Class names are unique among contracts, but not among the SDKs.
    const isNamed = packageName.includes('sdk') && packageName !== previous
    previous = packageName
    const url = linksTo([id], apiPages).get(name)
    return [
      ...(isNamed ? [text(`${packageName.slice('@uniswap/'.length)} `)] : []),
      url ? link(url, code(swapxName(name))) : code(name),
      ...namesOf(members.length < MANY ? members : []),
    ]
  })
  const list = parts.flatMap((part, index) => (index === 0 ? part : [text('; '), ...part]))
  return [text(' '), own('span', { dataOrigin: '' }, text('in '), ...list)]
}

function namesOf(members: string[]): PhrasingContent[] {
  return members.flatMap((name, index) => [text(index === 0 ? ': ' : ', '), code(name)])
}

/** The SwapX name of a contract, which all contracts with a page have. */
function swapxName(name: string): string {
  return name.replace(/^Uniswap/, 'SwapX')
}
