import type { Element } from 'hast'
import { findAndReplace } from 'hast-util-find-and-replace'
import type { Code, List, Paragraph, PhrasingContent, Root, RootContent } from 'mdast'
import { highlight } from '../tree/highlight'
import { code, element, isElement, link, type OwnNode, own, text } from '../tree/nodes'
import type { Section } from './api-headings'
import type { Entry } from './api-lists'
import { type ApiPages, linksTo } from './api-pages'
import { errorPath, shortText } from './error-texts'
import { headOf, reference, type Subject, splitId } from './reference'
import type { ApiSymbol, Parameter } from './types'

/** Addresses by type name. */
type Links = Map<string, string>

/** Declarations that are complete; members are highlighted correctly only within a declaration. */
const WHOLE = /^(class|interface|enum|type|const|function|struct) /
const AROUND = { typescript: 'class _ {', solidity: 'contract _ {' }

/** Highlighted declarations of a member, with badges, a button that copies them, and links to types. */
export function drawSignature(
  { declarations, language, badges }: Pick<Subject, 'declarations' | 'language' | 'badges'>,
  links: Links,
): OwnNode {
  const blocks = declarations.map(declaration => {
    const isWhole = WHOLE.test(declaration)
    const source = isWhole ? declaration : `${AROUND[language]}\n${declaration}\n}`
    const code = highlight(source, language)
    // A block for each line, so that wrapped text can be indented.
    const drawn = code.children.filter(isElement)
    code.children = isWhole ? drawn : drawn.slice(1, -1)
    linkTypes(code, links)
    return code
  })
  const copy = {
    type: 'mdxJsxFlowElement' as const,
    name: 'CopySignature',
    attributes: [],
    children: [],
  }
  const tools = element('div', {}, ...badges.map(badge => element('span', {}, text(badge))), copy)
  return {
    type: 'own',
    data: {
      hName: 'div',
      hProperties: { dataSignature: language },
      hChildren: [tools, ...blocks],
    },
  }
}

/** The type of a parameter, with links, shown after its name. */
function drawType({ type, optional }: Parameter, links: Links): OwnNode {
  const code = element('code', {}, text(type))
  linkTypes(code, links)
  const children = [text(' '), code, ...(optional ? [text(', optional')] : [])]
  return {
    type: 'own',
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

/** A list of parameters as names and meanings in a grid. */
function drawParameters(entries: Entry[], links: Links): OwnNode {
  const rows = entries.map(({ name, rest, parameter }) => {
    // The types of methods are in the signature.
    const type = parameter.type ? [drawType(parameter, links)] : []
    // Still a paragraph for other plugins.
    const meaning: Paragraph = { type: 'paragraph', data: { hName: 'dd' }, children: rest }
    return own('div', {}, own('dt', {}, name, ...type), meaning)
  })
  return own('dl', { dataParameters: '' }, ...rows)
}

/** Links to the errors that a member raises itself. */
function drawErrors(errors: string[], { language }: Subject): Paragraph {
  const links = errors.flatMap(error => [text(' '), link(errorPath(error), code(shortText(error)))])
  return {
    type: 'paragraph',
    data: { hProperties: { dataRaises: '' } },
    children: [text(language === 'solidity' ? 'Reverts with' : 'Throws'), ...links],
  }
}

type Drawing = { section: Section; entries: Entry[]; errors: string[]; owner: string }

/** Draws the section of a member: its signature, its parameters and its errors. */
export function drawSection(
  { section: { heading, subject, content }, entries, errors, owner }: Drawing,
  { tree, apiPages }: { tree: Root; apiPages: ApiPages },
) {
  const links = linksTo(subject.mentions, apiPages)
  // No links from a page to itself.
  links.delete(owner)
  links.delete(subject.name)
  const children = tree.children as (Root['children'][number] | List)[]
  const lists = [...new Set(entries.map(({ list }) => list))]
  if (errors.length > 0) {
    const last = lists.at(-1) ?? content[0] ?? heading
    children.splice(children.indexOf(last) + 1, 0, drawErrors(errors, subject))
  }
  for (const list of lists) {
    const own = entries.filter(entry => entry.list === list)
    children[children.indexOf(list)] = drawParameters(own, links)
  }
  children.splice(children.indexOf(heading) + 1, 0, drawSignature(subject, links))
}

/**
 * Origin of a symbol: package and version, its import, and its declaration if that adds to the name.
 */
export function symbolSource(id: string, symbol: ApiSymbol, apiPages: ApiPages): RootContent[] {
  const { kind, heritage, typeParameters } = symbol
  if (kind === 'contract') return [abiLine(id, symbol)]
  if (!heritage && !typeParameters) return [importBlock(id, kind)]
  const declarations = [headOf(splitId(id).name, symbol)]
  const links = linksTo(symbol.mentions ?? [], apiPages)
  return [
    importBlock(id, kind),
    drawSignature({ declarations, language: 'typescript', badges: [] }, links),
  ]
}

function importBlock(id: string, kind: string): Code {
  const { packageName, name } = splitId(id)
  const title = `${kind[0]?.toUpperCase()}${kind.slice(1)} of ${packageName} ${versionOf(packageName)}`
  const keyword = kind === 'interface' || kind === 'type' ? 'import type' : 'import'
  const value = `${keyword} { ${name} } from '${packageName}'`
  return { type: 'code', lang: 'ts', meta: `title="${title}"`, value }
}

/** Origin of a contract's ABI. */
export function abiLine(id: string, { artifact = '' }: ApiSymbol) {
  const { packageName } = splitId(id)
  const middle = ` ${versionOf(packageName)}, in `
  return sourceLine(text('ABI of '), code(packageName), text(middle), code(artifact))
}

/** Package whose exports a page lists. */
export function packageLine(packageName: string) {
  return sourceLine(text('Exports of '), code(packageName), text(` ${versionOf(packageName)}`))
}

function sourceLine(...children: PhrasingContent[]): Paragraph {
  return { type: 'paragraph', data: { hProperties: { dataApiSource: '' } }, children }
}

function versionOf(packageName: string) {
  return reference.packages[packageName]
}
