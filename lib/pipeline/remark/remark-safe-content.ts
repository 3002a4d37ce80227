import { readFileSync } from 'node:fs'
import path from 'node:path'
import { type Identifier, parse } from 'acorn'
import type { Node as EstreeNode, Program } from 'estree'
import type { Root } from 'mdast'
import type { MdxJsxAttribute, MdxJsxExpressionAttribute } from 'mdast-util-mdx-jsx'
import type { VFile } from 'vfile'
import { nearest } from '../../content/did-you-mean'
import { type Place, report } from '../../content/report'
import type { Tag } from '../../tree/nodes'
import { visit } from '../../tree/visit'
import { dataTags } from './remark-data'

/** HTML that Markdown has no syntax for, and that is harmless. */
const ELEMENTS = new Set(
  'a abbr b br cite dd del details dfn div dl dt em i ins kbd li mark ol p q s samp small span strong sub summary sup time u ul var wbr'.split(
    ' ',
  ),
)
/** The attributes and content that components accept. All others accept neither. */
const ATTRIBUTES: Record<string, string[] | undefined> = {
  Tabs: ['groupId', 'defaultValue'],
  TabItem: ['value', 'label'],
}
const TAKEN = 'Tabs take groupId and defaultValue, a TabItem value and label, others none'

const SCHEMES = ['http', 'https', 'mailto']
const ADDRESSES = ['href', 'src', 'srcSet', 'srcset', 'cite']

/** Cause and remedy of code in braces, valid or not. */
export const NO_CODE =
  'Pages cannot run code: `{` starts a JavaScript expression here. Write `\\{`, or put the text in backticks.'

/**
 * Reports what could run code in the reader's browser or on the build machine, or load resources of other
 * sites: authors of pages are not trusted to do so. The content security policy
 * (`lib/export/csp.ts`) would also block most of it, but silently.
 */
export default function remarkSafeContent() {
  return (tree: Root, file: VFile) => {
    visit(tree, node => {
      const place = node.position
      switch (node.type) {
        case 'link':
        case 'definition':
        case 'image':
          checkAddress(node.url, node.type === 'image', place, file)
          break
        case 'mdxjsEsm':
          // Nodes without a position come from plugins.
          if (place) report(file, place, 'Pages cannot import or export. Remove the line.')
          break
        case 'mdxFlowExpression':
        case 'mdxTextExpression':
          if (!isComment(node.data?.estree)) report(file, place, NO_CODE)
          break
        case 'mdxJsxFlowElement':
        case 'mdxJsxTextElement':
          checkElement(node, file)
          for (const attribute of node.attributes) {
            checkAttribute(attribute, node, file)
          }
      }
    })
  }
}

/** Whether braces hold a comment alone. Empty ones were meant as text, which MDX leaves out. */
const isComment = (program: Program | null | undefined) =>
  program?.body.length === 0 && Boolean(program.comments?.length)

/** Modules whose exports are the components that pages use. */
export const TAG_MODULES = ['components/figures/index.ts', 'components/mdx/index.ts']

/**
 * Tags that pages may use: figures, other components and data. Parses the modules, so that checking pages needs
 * no React and the development server sees a new component at once.
 */
export function componentNames(root: string = process.cwd()): string[] {
  const names = TAG_MODULES.flatMap(file => {
    const text = readFileSync(path.join(root, file), 'utf8')
    const { body } = parse(text, { ecmaVersion: 'latest', sourceType: 'module' })
    return body.flatMap(statement =>
      statement.type === 'ExportNamedDeclaration'
        ? statement.specifiers.map(({ exported }) => (exported as Identifier).name)
        : [],
    )
  })
  return [...names, ...Object.keys(dataTags)]
}

/** Whether pages may use a tag, or else the component that was probably meant. */
export function lookUpTag(name: string): { isKnown: boolean; meant?: string } {
  const known = componentNames()
  if (ELEMENTS.has(name) || known.includes(name)) return { isKnown: true }
  const meant = /^[A-Z]/.test(name)
    ? nearest(name, known)
    : known.find(component => component.toLowerCase() === name.toLowerCase())
  return { isKnown: false, meant }
}

function checkElement({ name, position: place, children }: Tag, file: VFile) {
  if (!name) {
    const reason =
      "'<>' is a tag without a name. Put it in backticks to show it, or remove it and its '</>'."
    return report(file, place, reason)
  }
  if (ELEMENTS.has(name)) return
  const { isKnown, meant } = lookUpTag(name)
  if (isKnown) {
    if (name in ATTRIBUTES || children.length === 0) return
    const reason = `'<${name}>' does not show what is inside it. Move it out, and write '<${name} />'.`
    return report(file, place, reason)
  }
  const reason = /^[A-Z]/.test(name)
    ? `There is no component '<${name}>'. Use one of mdx-components.tsx; an admonition begins with ':::note'.`
    : `Pages may not use '<${name}>'. Use Markdown or one of the components.`
  report(file, place, reason, meant)
}

function checkAttribute(
  attribute: MdxJsxAttribute | MdxJsxExpressionAttribute,
  { name: tag, position }: Tag,
  file: VFile,
) {
  const refuse = (reason: string, nearest?: string) =>
    report(file, attribute.position ?? position, reason, nearest)
  if (attribute.type === 'mdxJsxExpressionAttribute') {
    return refuse('Pages cannot run code. Write each attribute by its name.')
  }
  const { name, value } = attribute
  const known = ATTRIBUTES[tag ?? '']
  if (/^on/i.test(name)) {
    refuse(`'${name}' would run code in the reader's browser. Remove it.`)
  } else if (/^(style|class|className|ref|key|dangerouslySetInnerHTML)$/i.test(name)) {
    refuse(`Pages cannot set '${name}'. Remove it.`)
  } else if (known ? !known.includes(name) : componentNames().includes(tag ?? '')) {
    refuse(
      `'<${tag}>' has no attribute '${name}'. Remove it: ${TAKEN}.`,
      nearest(name, known ?? []),
    )
  } else if (typeof value === 'string') {
    if (ADDRESSES.includes(name)) checkAddress(value, false, attribute.position ?? position, file)
  } else if (value && (ADDRESSES.includes(name) || !isLiteral(value.data?.estree?.body[0]))) {
    refuse(`'${name}' would run code. Write its value as plain text or a number.`)
  }
}

/** @param loads whether the browser fetches the address with the page */
function checkAddress(address: string, loads: boolean, place: Place, file: VFile) {
  // Browsers ignore these characters.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the ones that hide a scheme
  const plain = address.replace(/[\u0000-\u0020]+/g, '')
  const [, scheme] = /^([a-z][a-z\d+.-]*):/i.exec(plain) ?? []
  if (loads && (scheme || /^[/\\]{2}/.test(plain))) {
    const reason = `The image ${quote(address)} is not on this site. Put the file into public/ and begin its address with '/'.`
    report(file, place, reason)
  } else if (scheme && !SCHEMES.includes(scheme.toLowerCase())) {
    const reason = `The address ${quote(address)} may run code or hide its target. Begin it with '/', 'https:' or 'mailto:'.`
    report(file, place, reason)
  }
}

const quote = (address: string) => `'${address.length > 40 ? `${address.slice(0, 40)}…` : address}'`

/**
 * Whether a node is a literal, or a list of literals.
 * @param node a statement or an expression
 */
function isLiteral(node: EstreeNode | null | undefined): boolean {
  switch (node?.type) {
    case 'ExpressionStatement':
      return isLiteral(node.expression)
    case 'Literal':
      return !('regex' in node)
    case 'UnaryExpression':
      return node.operator === '-' && isLiteral(node.argument)
    case 'ArrayExpression':
      return node.elements.every(isLiteral)
    default:
      return false
  }
}
