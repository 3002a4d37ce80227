import type { Element } from 'hast'
import { findAndReplace } from 'hast-util-find-and-replace'
import type { Root } from 'mdast'
import { colour } from '../highlight'
import { element, isElement, type OwnNode, text } from '../nodes'
import type { Section } from './api-headings'
import type { Entry } from './api-lists'
import { type ApiPages, linksTo } from './api-pages'
import type { Subject } from './reference'
import type { Parameter } from './types'

/** Addresses by the name of a type. */
type Links = Map<string, string>

/** What stands by itself; members have their colours only inside of something. */
const WHOLE = /^(class|interface|enum|type|const|function|struct) /
const AROUND = { typescript: 'class _ {', solidity: 'contract _ {' }

/** The declarations of a member, in colours, with links to the types. */
export function drawSignature(
  { declarations, language }: Pick<Subject, 'declarations' | 'language'>,
  links: Links,
): OwnNode {
  const blocks = declarations.map(lines => {
    const isWhole = WHOLE.test(lines[0] ?? '')
    const source = isWhole ? lines : [AROUND[language], ...lines, '}']
    const code = colour(source.join('\n'), language)
    // Each line is a block of its own, so that what it wraps can be indented.
    const drawn = code.children.filter(isElement)
    code.children = isWhole ? drawn : drawn.slice(1, -1)
    linkTypes(code, links)
    return code
  })
  return {
    type: 'signature',
    data: { hName: 'div', hProperties: { dataSignature: language }, hChildren: blocks },
  }
}

/** The type of a parameter, with links, for its place behind the name. */
function drawType({ type, optional }: Parameter, links: Links): OwnNode {
  const code = element('code', {}, text(type))
  linkTypes(code, links)
  const children = [text(' '), code, ...(optional ? [text(', optional')] : [])]
  return {
    type: 'type',
    data: { hName: 'span', hProperties: { dataType: '' }, hChildren: children },
  }
}

function linkTypes(root: Element, links: Links) {
  const link = (word: string) => {
    const href = links.get(word)
    return href ? element('a', { href }, text(word)) : false
  }
  findAndReplace(root, [/\b\w+/g, link])
}

/** Gives a member's heading its text and, where the text would not do, its id. */
export function nameHeading({ heading, subject }: Section) {
  heading.children = [text(subject.name)]
  // Functions and events can differ in case alone, and addresses do not tell case.
  const id = subject.isEvent ? { id: `${subject.name.toLowerCase()}-event` } : {}
  heading.data = { hProperties: { dataMember: '', ...id, ...heading.data?.hProperties } }
}

/** Puts the signature under a member's heading and types behind the names of its parameters. */
export function drawSection(
  { section, entries, owner }: { section: Section; entries: Entry[]; owner: string },
  { tree, apiPages }: { tree: Root; apiPages: ApiPages },
) {
  const { heading, subject } = section
  const links = linksTo(subject.mentions, apiPages)
  // A page does not send its readers to itself.
  links.delete(owner)
  links.delete(subject.name)
  const signature = drawSignature(subject, links)
  tree.children.splice(tree.children.indexOf(heading) + 1, 0, signature)
  for (const { list, paragraph, parameter } of entries) {
    list.data = { hProperties: { dataParameters: '' } }
    // A method of a class has its types in the signature.
    if (parameter.type) paragraph.children.splice(1, 0, drawType(parameter, links))
  }
}
