import type { Heading, Root, RootContent } from 'mdast'
import type { VFile } from 'vfile'
import { compareNames } from '../content/did-you-mean'
import { type Place, reportAll } from '../content/report'
import { plainText } from '../tree/nodes'
import type { Subject } from './reference'

/** Level of the headings of members. */
const DEPTH = 3

export type Section = { heading: Heading; subject: Subject; content: RootContent[] }

/**
 * Compares the level-3 headings of a page with the members that it documents, both ways.
 * @param page the name of what the page documents, and the position of its `api`
 */
export function readSections(
  tree: Root,
  subjects: Subject[],
  page: { name: string; place: Place; file: VFile },
): Section[] {
  const headings = tree.children.filter(
    (node): node is Heading => node.type === 'heading' && node.depth === DEPTH,
  )
  const written = headings.map(heading => ({ name: plainText(heading), place: heading.position }))
  const names = subjects.map(({ name }) => name)
  const mistakes = compareNames(written, names, page.place, {
    unknown: name =>
      `${page.name} has no member '${name}'. Correct it; for other text use '##', '####' or bold.`,
    again: name => `'${name}' has two headings. Keep one; overloads share it.`,
    missing: name =>
      `The page has no heading for '${name}' of ${page.name}. Add '### ${name}' and its description.`,
  })
  reportAll(page.file, mistakes)
  return subjects.flatMap(subject => {
    const heading = headings.find(heading => plainText(heading) === subject.name)
    return heading ? [{ heading, subject, content: contentOf(heading, tree) }] : []
  })
}

/** Content up to the next heading of the same level or above. */
export function contentOf(heading: Heading, tree: Root) {
  const rest = tree.children.slice(tree.children.indexOf(heading) + 1)
  const end = rest.findIndex(node => node.type === 'heading' && node.depth <= heading.depth)
  return end < 0 ? rest : rest.slice(0, end)
}
