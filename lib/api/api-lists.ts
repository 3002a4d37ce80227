import type { InlineCode, List, ListItem, PhrasingContent } from 'mdast'
import type { VFile } from 'vfile'
import { compareNames } from '../content/did-you-mean'
import { report, reportAll } from '../content/report'
import { text } from '../tree/nodes'
import type { Section } from './api-headings'
import type { Parameter } from './types'

type Item = { name: InlineCode; rest: PhrasingContent[] }
/** A described parameter. */
export type Entry = Item & { list: List; parameter: Parameter }

/**
 * Compares the lists of a member's section with its parameters, which are required, and its return values,
 * which are optional. In such a list, each item begins with inline code and a colon, and at least one
 * item names a parameter.
 */
export function readLists({ heading, subject, content }: Section, file: VFile): Entry[] {
  const lists = content.filter(node => node.type === 'list')
  const { name, parameters, returns } = subject
  const found = findList(lists, parameters)
  const results = findList(
    lists.filter(list => list !== found),
    returns,
  )
  if (parameters.length > 0 && !found) {
    const wanted = parameters.map(({ name }) => `'- \`${name}\`: …'`).join(', ')
    const reason = `'${name}' has parameters without a description. Add a list of: ${wanted}.`
    report(file, heading.position, reason)
  }
  return [
    ...(found ? readList(found, parameters, `parameter of '${name}'`, file) : []),
    ...(results ? readList(results, returns, `return value of '${name}'`, file) : []),
  ]
}

function findList(lists: List[], parameters: Parameter[]) {
  const known = parameters.map(({ name }) => name)
  return lists.find(list => itemsOf(list).some(({ name }) => known.includes(name.value)))
}

function readList(list: List, parameters: Parameter[], what: string, file: VFile): Entry[] {
  const known = parameters.map(({ name }) => name)
  const items = itemsOf(list)
  const written = items.map(({ name }) => ({ name: name.value, place: name.position }))
  const mistakes = compareNames(written, known, list.position, {
    unknown: name => `'${name}' is not a ${what}. Use one of: ${known.join(', ')}.`,
    again: name => `'${name}' is listed twice. Remove one.`,
    missing: name => `The list lacks '${name}', a ${what}. Add '- \`${name}\`: …'.`,
  })
  reportAll(file, mistakes)
  return items.flatMap(item => {
    const parameter = parameters.find(({ name }) => name === item.name.value)
    return parameter ? [{ ...item, list, parameter }] : []
  })
}

/** @returns empty if one of the items is not `name: …` */
function itemsOf(list: List): Item[] {
  const items = list.children.map(readItem)
  return items.every(item => item !== undefined) ? items : []
}

function readItem(item: ListItem): Item | undefined {
  const [paragraph, other] = item.children
  if (paragraph?.type !== 'paragraph' || other) return
  const [name, colon, ...more] = paragraph.children
  if (name?.type !== 'inlineCode' || colon?.type !== 'text') return
  if (!colon.value.startsWith(':')) return
  return { name, rest: [text(colon.value.slice(1).trimStart()), ...more] }
}
