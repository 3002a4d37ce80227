import GithubSlugger from 'github-slugger'
import type { PhrasingContent, Root, Table } from 'mdast'
import type { VFile } from 'vfile'
import { report } from '../content/report'
import { code, link, own, plainText, table, text } from '../tree/nodes'
import { visit } from '../tree/visit'
import type { Section } from './api-headings'
import { eventId } from './names'

/** Sets the texts and ids of the headings of members. */
export function nameHeadings(sections: Section[], tree: Root) {
  const slugger = new GithubSlugger()
  visit(tree, 'heading', heading => {
    // Numbers repeated slugs as rehype-slug will.
    const slug = heading.data?.hProperties?.id ? '' : slugger.slug(plainText(heading))
    const subject = sections.find(section => section.heading === heading)?.subject
    if (!subject) return
    heading.children = [text(subject.name)]
    const id = subject.isEvent ? eventId(subject.name) : slug
    heading.data = { hProperties: { dataMember: '', id, ...heading.data?.hProperties } }
  })
}

/** All members of a page, in its order, each with the first sentence of its section. */
export function membersTable(sections: Section[], file: VFile): Table | undefined {
  const rows = sections.toSorted(byPosition).map(({ heading, subject, content: [first] }) => {
    const sentence = first?.type === 'paragraph' ? firstSentence(first.children) : []
    if (sentence.length === 0) {
      const reason = `The section of '${subject.name}' has no text. Begin it with a sentence that says what '${subject.name}' is or does.`
      report(file, heading.position, reason)
    }
    const name = link(`#${heading.data?.hProperties?.id}`, code(subject.name))
    return [[name, ...(subject.isEvent ? [own('small', {}, text(' event'))] : [])], sentence]
  })
  if (rows.length === 0) return
  return table({ dataMembers: '' }, [[text('Member')], [text('Meaning')]], ...rows)
}

const byPosition = (a: Section, b: Section) =>
  (a.heading.position?.start.line ?? 0) - (b.heading.position?.start.line ?? 0)

/** What ends a sentence. Its first word may be an abbreviation. */
const END = /[.:](?=\s|$)/
const FIRST_END = /(?<=\s\S*)[.:](?=\s|$)/

/** The first sentence, without its full stop and its links. */
function firstSentence(nodes: PhrasingContent[]): PhrasingContent[] {
  const sentence: PhrasingContent[] = []
  for (const node of nodes.flatMap(withoutLink)) {
    const pattern = sentence.length > 0 ? END : FIRST_END
    const end = node.type === 'text' ? node.value.search(pattern) : -1
    if (node.type !== 'text' || end < 0) sentence.push(structuredClone(node))
    else return [...sentence, text(node.value.slice(0, end))]
  }
  return sentence
}

const withoutLink = (node: PhrasingContent): PhrasingContent[] =>
  node.type === 'link' ? node.children : [node]
