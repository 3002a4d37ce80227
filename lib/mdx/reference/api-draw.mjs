/**
 * @import { Root } from 'mdast'
 * @import { Section } from './api-headings.mjs'
 * @import { Entry } from './api-lists.mjs'
 * @import { ApiPages } from './api-pages.mjs'
 */
import { linksTo } from './api-pages.mjs'
import { drawSignature, drawType } from './api-signature.mjs'

/**
 * Gives a member's heading its text and, where the text would not do, its id.
 * @param {Section} section
 */
export function nameHeading({ heading, subject }) {
  heading.children = [{ type: 'text', value: subject.name }]
  // Functions and events can differ in case alone, and addresses do not tell case.
  const id = subject.isEvent ? { id: `${subject.name.toLowerCase()}-event` } : {}
  heading.data = { hProperties: { dataMember: '', ...id, ...heading.data?.hProperties } }
}

/**
 * Puts the signature under a member's heading and types behind the names of its parameters.
 * @param {{ section: Section, entries: Entry[], owner: string }} member with the name of what has it
 * @param {{ tree: Root, apiPages: ApiPages }} page
 */
export async function drawSection({ section, entries, owner }, { tree, apiPages }) {
  const { heading, subject } = section
  const links = linksTo(subject.mentions, apiPages)
  // A page does not send its readers to itself.
  links.delete(owner)
  links.delete(subject.name)
  const signature = await drawSignature(subject, links)
  tree.children.splice(tree.children.indexOf(heading) + 1, 0, signature)
  for (const { list, paragraph, parameter } of entries) {
    list.data = { hProperties: { dataParameters: '' } }
    paragraph.children.splice(1, 0, drawType(parameter, links))
  }
}
