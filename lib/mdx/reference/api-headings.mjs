/**
 * @import { Heading, Root, RootContent } from 'mdast'
 * @import { Subject } from './reference.mjs'
 * @import { Finding } from '../source.mjs'
 */
import { nearest } from '../nearest.mjs'

/** Level of the headings of members. */
const DEPTH = 3

/** @typedef {{ heading: Heading, subject: Subject, content: RootContent[] }} Section */

/**
 * Holds the level-3 headings of a page against what it documents, both ways.
 * @param {Root} tree
 * @param {Subject[]} subjects
 * @param {{ name: string, place: Finding['place'] }} page what it documents, and where it says so
 * @returns {{ sections: Section[], findings: Finding[] }}
 */
export function readSections(tree, subjects, page) {
  const names = subjects.map(({ name }) => name)
  /** @type {Section[]} */
  const sections = []
  /** @type {Finding[]} */
  const findings = []
  const meant = new Set()
  let isInSection = false
  for (const heading of tree.children) {
    if (heading.type !== 'heading') continue
    isInSection ||= heading.depth === DEPTH - 1
    if (heading.depth !== DEPTH) continue
    const text = textOf(heading)
    const subject = subjects.find(({ name }) => name === text)
    const place = heading.position
    if (!isInSection) {
      const reason = `'${text}' stands before the first section. Put '## …' above it, such as '## Members'.`
      findings.push({ place, reason })
    }
    if (!subject) {
      const name = nearest(text, names)
      if (name) meant.add(name)
      const reason = `${page.name} has no member '${text}'. Correct it; for other text use '##', '####' or bold.`
      findings.push({ place, reason, nearest: name })
    } else if (sections.some(section => section.subject === subject)) {
      const reason = `'${text}' has two headings. Keep one; overloads share it.`
      findings.push({ place, reason })
    } else {
      sections.push({ heading, subject, content: contentOf(heading, tree) })
    }
  }
  for (const subject of subjects) {
    if (meant.has(subject.name) || sections.some(section => section.subject === subject)) continue
    const reason = `The page has no heading for '${subject.name}' of ${page.name}. Add '### ${subject.name}' and what there is to know about it.`
    findings.push({ place: page.place, reason })
  }
  return { sections, findings }
}

/** @param {Heading} heading */
export function textOf(heading) {
  return heading.children.map(child => ('value' in child ? child.value : '')).join('')
}

/**
 * What stands between a heading and the next of its level or above.
 * @param {Heading} heading
 * @param {Root} tree
 */
export function contentOf(heading, tree) {
  const rest = tree.children.slice(tree.children.indexOf(heading) + 1)
  const end = rest.findIndex(node => node.type === 'heading' && node.depth <= heading.depth)
  return end < 0 ? rest : rest.slice(0, end)
}
