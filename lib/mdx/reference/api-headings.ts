import type { Heading, Root, RootContent } from 'mdast'
import { nearest } from '../nearest'
import type { Mistake } from '../source'
import type { Subject } from './reference'

/** Level of the headings of members. */
const DEPTH = 3

export type Section = { heading: Heading; subject: Subject; content: RootContent[] }

/**
 * Holds the level-3 headings of a page against what it documents, both ways.
 * @param page what it documents, and where it says so
 */
export function readSections(
  tree: Root,
  subjects: Subject[],
  page: { name: string; place: Mistake['place'] },
): { sections: Section[]; findings: Mistake[] } {
  const names = subjects.map(({ name }) => name)
  const sections: Section[] = []
  const findings: Mistake[] = []
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

export function textOf(heading: Heading) {
  return heading.children.map(child => ('value' in child ? child.value : '')).join('')
}

/** What stands between a heading and the next of its level or above. */
export function contentOf(heading: Heading, tree: Root) {
  const rest = tree.children.slice(tree.children.indexOf(heading) + 1)
  const end = rest.findIndex(node => node.type === 'heading' && node.depth <= heading.depth)
  return end < 0 ? rest : rest.slice(0, end)
}
