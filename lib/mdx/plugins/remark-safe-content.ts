import type { Node as EstreeNode } from 'estree'
import type { Root } from 'mdast'
import type { MdxJsxAttribute, MdxJsxExpressionAttribute } from 'mdast-util-mdx-jsx'
import type { VFile } from 'vfile'
import { componentNames } from '../rules/elements'
import { type Place, report } from '../source'
import { visit } from '../visit'

/** HTML that Markdown has no sign for, and that cannot do anything by itself. */
const ELEMENTS = new Set(
  'a abbr b br cite dd del details dfn div dl dt em i img ins kbd li mark ol p q s samp small span strong sub summary sup time u ul var wbr'.split(
    ' ',
  ),
)
const SCHEMES = ['http', 'https', 'mailto']
const ADDRESSES = ['href', 'src', 'srcSet', 'srcset', 'cite']

/**
 * Refuses what could run code in a reader's browser or on the machine that builds, or load what is
 * not the site's own: a page is text, and whoever may write one need not be trusted with more. The
 * content security policy (`lib/build/export/policy.ts`) would refuse most of it too, but silently.
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
          // The plugins' own have no place.
          if (place) refuse(file, place, 'A page neither imports nor exports', 'Take the line out')
          break
        case 'mdxFlowExpression':
        case 'mdxTextExpression':
          if (node.data?.estree?.body.length) {
            refuse(file, place, 'A page holds no code to run', 'Write text, or `code` to show it')
          }
          break
        case 'mdxJsxFlowElement':
        case 'mdxJsxTextElement':
          checkElement(node.name, place, file)
          for (const attribute of node.attributes) {
            checkAttribute(node.name, attribute, attribute.position ?? place, file)
          }
      }
    })
  }
}

function refuse(file: VFile, place: Place, what: string, mend: string, nearest?: string) {
  report(file, place, `${what}. ${mend}.`, nearest)
}

/** Components begin with a capital letter; MDX itself refuses unknown ones. */
function checkElement(name: string | null, place: Place, file: VFile) {
  if (!name || /^[A-Z]\w*$/.test(name) || ELEMENTS.has(name)) return
  const meant = componentNames().find(known => known.toLowerCase() === name.toLowerCase())
  const mend = 'Use Markdown or one of the components'
  refuse(file, place, `A page may not hold '<${name}>'`, mend, meant)
}

function checkAttribute(
  element: string | null,
  attribute: MdxJsxAttribute | MdxJsxExpressionAttribute,
  place: Place,
  file: VFile,
) {
  if (attribute.type === 'mdxJsxExpressionAttribute') {
    refuse(file, place, 'A page holds no code to run', 'Write each attribute by its name')
    return
  }
  const { name, value } = attribute
  if (/^on/i.test(name)) {
    refuse(file, place, `'${name}' would run code in the reader's browser`, 'Take it out')
  } else if (/^(style|class|className|ref|key|dangerouslySetInnerHTML)$/i.test(name)) {
    refuse(file, place, `A page sets no '${name}'`, 'Take it out')
  } else if (typeof value === 'string') {
    if (ADDRESSES.includes(name)) checkAddress(value, element === 'img', place, file)
  } else if (value && (ADDRESSES.includes(name) || !isLiteral(value.data?.estree?.body[0]))) {
    refuse(file, place, `'${name}' holds code to run`, 'Write its value as plain text or a number')
  }
}

/** @param loads whether the browser fetches it with the page */
function checkAddress(address: string, loads: boolean, place: Place, file: VFile) {
  // Browsers leave these characters out.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the ones that hide a scheme
  const plain = address.replace(/[\u0000-\u0020]+/g, '')
  const [, scheme] = /^([a-z][a-z\d+.-]*):/i.exec(plain) ?? []
  if (loads && (scheme || /^[/\\]{2}/.test(plain))) {
    const what = `The image ${quote(address)} is not one of this site`
    refuse(file, place, what, "Put the file into public/ and begin its address with '/'")
  } else if (scheme && !SCHEMES.includes(scheme.toLowerCase())) {
    const what = `The address ${quote(address)} may run code or hide what it leads to`
    refuse(file, place, what, "Begin it with '/', 'https:' or 'mailto:'")
  }
}

const quote = (address: string) => `'${address.length > 40 ? `${address.slice(0, 40)}…` : address}'`

/**
 * Whether it is a value written out: text, a number, true or false, or a list of such.
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
