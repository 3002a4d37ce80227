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

/** Addresses by type name. */
type Links = Map<string, string>

/** Declarations that are complete; members are highlighted correctly only within a declaration. */
const WHOLE = /^(class|interface|enum|type|const|function|struct) /
const AROUND = { typescript: 'class _ {', solidity: 'contract _ {' }

/** Highlighted declarations of a member, with links to types. */
export function drawSignature(
  { declarations, language }: Pick<Subject, 'declarations' | 'language'>,
  links: Links,
): OwnNode {
  const blocks = declarations.map(lines => {
    const isWhole = WHOLE.test(lines[0] ?? '')
    const source = isWhole ? lines : [AROUND[language], ...lines, '}']
    const code = colour(source.join('\n'), language)
    // A block for each line, so that wrapped text can be indented.
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

/** The type of a parameter, with links, shown after its name. */
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

/** Sets the text of a member's heading, and the id where the text is ambiguous. */
export function nameHeading({ heading, subject }: Section) {
  heading.children = [text(subject.name)]
  // Functions and events may differ only in case, which ids do not preserve.
  const id = subject.isEvent ? { id: `${subject.name.toLowerCase()}-event` } : {}
  heading.data = { hProperties: { dataMember: '', ...id, ...heading.data?.hProperties } }
}

/** Inserts the signature below a member's heading, and types after the names of its parameters. */
export function drawSection(
  { section, entries, owner }: { section: Section; entries: Entry[]; owner: string },
  { tree, apiPages }: { tree: Root; apiPages: ApiPages },
) {
  const { heading, subject } = section
  const links = linksTo(subject.mentions, apiPages)
  // No links from a page to itself.
  links.delete(owner)
  links.delete(subject.name)
  const signature = drawSignature(subject, links)
  tree.children.splice(tree.children.indexOf(heading) + 1, 0, signature)
  for (const { list, paragraph, parameter } of entries) {
    list.data = { hProperties: { dataParameters: '' } }
    // The types of methods are in the signature.
    if (parameter.type) paragraph.children.splice(1, 0, drawType(parameter, links))
  }
}
