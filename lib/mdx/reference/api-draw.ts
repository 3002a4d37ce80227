import type { Root } from 'mdast'
import type { Section } from './api-headings'
import type { Entry } from './api-lists'
import type { ApiPages } from './api-pages'
import { linksTo } from './api-pages'
import { drawSignature, drawType } from './api-signature'

/** Gives a member's heading its text and, where the text would not do, its id. */
export function nameHeading({ heading, subject }: Section) {
  heading.children = [{ type: 'text', value: subject.name }]
  // Functions and events can differ in case alone, and addresses do not tell case.
  const id = subject.isEvent ? { id: `${subject.name.toLowerCase()}-event` } : {}
  heading.data = { hProperties: { dataMember: '', ...id, ...heading.data?.hProperties } }
}

/**
 * Puts the signature under a member's heading and types behind the names of its parameters.
 * @param member with the name of what has it
 */
export async function drawSection(
  { section, entries, owner }: { section: Section; entries: Entry[]; owner: string },
  { tree, apiPages }: { tree: Root; apiPages: ApiPages },
) {
  const { heading, subject } = section
  const links = linksTo(subject.mentions, apiPages)
  // A page does not send its readers to itself.
  links.delete(owner)
  links.delete(subject.name)
  const signature = await drawSignature(subject, links)
  tree.children.splice(tree.children.indexOf(heading) + 1, 0, signature)
  for (const { list, paragraph, parameter } of entries) {
    list.data = { hProperties: { dataParameters: '' } }
    // A method of a class has its types in the signature.
    if (parameter.type) paragraph.children.splice(1, 0, drawType(parameter, links))
  }
}
