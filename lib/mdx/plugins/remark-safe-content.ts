import type { Node as EstreeNode } from 'estree'
import type { Root } from 'mdast'
import type { MdxJsxAttribute, MdxJsxExpressionAttribute } from 'mdast-util-mdx-jsx'
import type { VFile } from 'vfile'
import { nearest } from '../nearest'
import type { Tag } from '../nodes'
import { componentNames } from '../rules/component-names'
import { type Place, report } from '../source'
import { visit } from '../visit'

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
 * (`lib/build/export/policy.ts`) would also block most of it, but silently.
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
          if (place) refuse(file, place, 'Pages cannot import or export', 'Remove the line')
          break
        case 'mdxFlowExpression':
        case 'mdxTextExpression':
          if (node.data?.estree?.body.length) report(file, place, NO_CODE)
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

function refuse(file: VFile, place: Place, cause: string, remedy: string, nearest?: string) {
  report(file, place, `${cause}. ${remedy}.`, nearest)
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
  if (!name || ELEMENTS.has(name)) return
  const { isKnown, meant } = lookUpTag(name)
  if (isKnown) {
    if (name in ATTRIBUTES || children.length === 0) return
    const cause = `'<${name}>' does not show what is inside it`
    return refuse(file, place, cause, `Move it out, and write '<${name} />'`)
  }
  const [cause, remedy] = /^[A-Z]/.test(name)
    ? [
        `There is no component '<${name}>'`,
        "Use one of mdx-components.tsx; an admonition begins with ':::note'",
      ]
    : [`Pages may not use '<${name}>'`, 'Use Markdown or one of the components']
  refuse(file, place, cause, remedy, meant)
}

function checkAttribute(
  attribute: MdxJsxAttribute | MdxJsxExpressionAttribute,
  { name: tag, position }: Tag,
  file: VFile,
) {
  const place = attribute.position ?? position
  if (attribute.type === 'mdxJsxExpressionAttribute') {
    refuse(file, place, 'Pages cannot run code', 'Write each attribute by its name')
    return
  }
  const { name, value } = attribute
  const known = ATTRIBUTES[tag ?? '']
  if (/^on/i.test(name)) {
    refuse(file, place, `'${name}' would run code in the reader's browser`, 'Remove it')
  } else if (/^(style|class|className|ref|key|dangerouslySetInnerHTML)$/i.test(name)) {
    refuse(file, place, `Pages cannot set '${name}'`, 'Remove it')
  } else if (known ? !known.includes(name) : componentNames().includes(tag ?? '')) {
    const cause = `'<${tag}>' has no attribute '${name}'`
    refuse(file, place, cause, `Remove it: ${TAKEN}`, nearest(name, known ?? []))
  } else if (typeof value === 'string') {
    if (ADDRESSES.includes(name)) checkAddress(value, false, place, file)
  } else if (value && (ADDRESSES.includes(name) || !isLiteral(value.data?.estree?.body[0]))) {
    refuse(file, place, `'${name}' would run code`, 'Write its value as plain text or a number')
  }
}

/** @param loads whether the browser fetches the address with the page */
function checkAddress(address: string, loads: boolean, place: Place, file: VFile) {
  // Browsers ignore these characters.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the ones that hide a scheme
  const plain = address.replace(/[\u0000-\u0020]+/g, '')
  const [, scheme] = /^([a-z][a-z\d+.-]*):/i.exec(plain) ?? []
  if (loads && (scheme || /^[/\\]{2}/.test(plain))) {
    const cause = `The image ${quote(address)} is not on this site`
    refuse(file, place, cause, "Put the file into public/ and begin its address with '/'")
  } else if (scheme && !SCHEMES.includes(scheme.toLowerCase())) {
    const cause = `The address ${quote(address)} may run code or hide its target`
    refuse(file, place, cause, "Begin it with '/', 'https:' or 'mailto:'")
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
