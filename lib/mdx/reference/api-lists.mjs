/**
 * @import { InlineCode, List, ListItem, Paragraph } from 'mdast'
 * @import { Parameter } from './types'
 * @import { Section } from './api-headings.mjs'
 * @import { Finding } from '../source.mjs'
 */
import { nearest } from '../nearest.mjs'

/** @typedef {{ paragraph: Paragraph, name: InlineCode }} Item what an item begins with */
/** @typedef {Item & { list: List, parameter: Parameter }} Entry a described parameter */

/**
 * Holds the lists of a member's section against its parameters, which must be described, and its
 * return values, which may. A list counts if each item begins with inline code and a colon and one
 * of them names a parameter.
 * @param {Section} section
 * @returns {{ entries: Entry[], findings: Finding[] }}
 */
export function readLists({ heading, subject, content }) {
  const lists = content.filter(node => node.type === 'list')
  const { name, parameters, returns } = subject
  const found = findList(lists, parameters)
  const results = findList(
    lists.filter(list => list !== found),
    returns,
  )
  const checks = [
    found && checkList(found, parameters, `parameter of '${name}'`),
    results && checkList(results, returns, `return value of '${name}'`),
  ].filter(check => check !== undefined)
  const findings = checks.flatMap(check => check.findings)
  if (parameters.length > 0 && !found) {
    const wanted = parameters.map(({ name }) => `'- \`${name}\`: …'`).join(', ')
    const reason = `'${name}' takes parameters that no list describes. Add a list of: ${wanted}.`
    findings.push({ place: heading.position, reason })
  }
  return { entries: checks.flatMap(check => check.entries), findings }
}

/**
 * @param {List[]} lists
 * @param {Parameter[]} parameters
 */
function findList(lists, parameters) {
  const known = parameters.map(({ name }) => name)
  return lists.find(list => itemsOf(list).some(({ name }) => known.includes(name.value)))
}

/**
 * @param {List} list
 * @param {Parameter[]} parameters
 * @param {string} what a parameter of what
 */
function checkList(list, parameters, what) {
  const known = parameters.map(({ name }) => name)
  /** @type {Entry[]} */
  const entries = []
  /** @type {Finding[]} */
  const findings = []
  const meant = new Set()
  for (const item of itemsOf(list)) {
    const { name } = item
    const parameter = parameters.find(parameter => parameter.name === name.value)
    if (parameter) {
      entries.push({ ...item, list, parameter })
      continue
    }
    const other = nearest(name.value, known)
    if (other) meant.add(other)
    const reason = `'${name.value}' is no ${what}. Use one of: ${known.join(', ')}.`
    findings.push({ place: name.position, reason, nearest: other })
  }
  const written = entries.map(({ name }) => name.value)
  for (const name of known.filter(name => !written.includes(name) && !meant.has(name))) {
    const reason = `The list lacks '${name}', a ${what}. Add '- \`${name}\`: …'.`
    findings.push({ place: list.position, reason })
  }
  if (findings.length === 0 && written.join() !== known.join()) {
    const reason = `The list names each ${what} once and in this order: ${known.join(', ')}. Order it so.`
    findings.push({ place: list.position, reason })
  }
  return { entries, findings }
}

/**
 * @param {List} list
 * @returns {Item[]} none if one of its items is no `name: …`
 */
function itemsOf(list) {
  const items = list.children.map(readItem)
  return items.every(item => item !== undefined) ? items : []
}

/** @param {ListItem} item @returns {Item | undefined} */
function readItem(item) {
  const paragraph = item.children[0]
  if (paragraph?.type !== 'paragraph') return
  const [name, colon] = paragraph.children
  if (name?.type !== 'inlineCode' || colon?.type !== 'text') return
  return colon.value.startsWith(':') ? { paragraph, name } : undefined
}
