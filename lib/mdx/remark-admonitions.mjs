/**
 * @import { Root } from 'mdast'
 * @import { ContainerDirective } from 'mdast-util-directive'
 * @import { Processor } from 'unified'
 * @import { VFile } from 'vfile'
 */
import { directiveFromMarkdown } from 'mdast-util-directive'
import { directive } from 'micromark-extension-directive'
import { visit } from 'unist-util-visit'
import { admonitionAliases, admonitions } from './admonitions.mjs'
import { CONTAINERS, readLines } from './lines.mjs'
import { fail } from './source.mjs'

const COLON = 58

/**
 * Turns `:::type[Title]` … `:::` into the `Admonition` component. Only containers are parsed, so
 * that a colon in prose (`a:b`) stays text.
 * @this {Processor}
 */
export default function remarkAdmonitions() {
  const data = /** @type {Record<string, unknown[] | undefined>} */ (this.data())
  const [container] = [directive().flow?.[COLON]].flat()
  data.micromarkExtensions = [
    ...(data.micromarkExtensions ?? []),
    { flow: { [COLON]: [container] } },
  ]
  data.fromMarkdownExtensions = [...(data.fromMarkdownExtensions ?? []), directiveFromMarkdown()]

  /** @param {Root} tree @param {VFile} file */
  return (tree, file) => {
    checkClosed(file)
    visit(tree, 'containerDirective', node => {
      checkType(node, file)
      const [first] = node.children
      const label = first?.data && 'directiveLabel' in first.data ? first : undefined
      if (label) node.children.shift()
      const { type, name } = describe(node.name)
      node.data = { hName: 'Admonition', hProperties: { type, name } }
      /** @type {any} */
      const own = label && 'children' in label ? label.children : [{ type: 'text', value: name }]
      const data = { hName: 'AdmonitionTitle', hProperties: { type } }
      node.children.unshift({ type: 'paragraph', children: own, data })
    })
  }
}

/**
 * @param {string} written the name of a type, or another name of one
 * @returns {{ type: string, name: string }} the type, and what it is called without a title
 */
function describe(written) {
  const { type, title } = admonitionAliases[written] ?? {
    type: /** @type {keyof typeof admonitions} */ (written),
  }
  return { type, name: title ?? admonitions[type] }
}

const OPENING = new RegExp(String.raw`^(${CONTAINERS})(:{3,})(\w+)`)
const CLOSING = /^[\s>]*(:{3,})\s*$/

/** @typedef {{ line: number, column: number }} Place */
/** @typedef {{ name: string, colons: number, place: Place, inCode?: Place }} OpenAdmonition */

/**
 * Finds admonitions that are not closed. The parser would close them at the next `:::`, were it in
 * a block of code, or at the end of the page.
 * @param {VFile} file
 */
function checkClosed(file) {
  /** @type {OpenAdmonition[]} */
  const open = []
  readLines(String(file)).forEach(({ text, isCode }, index) => {
    const [, indent = '', colons = '', name] = text.match(OPENING) ?? []
    const closing = text.match(CLOSING)?.[1]?.length
    const outer = open.at(-1)
    if (isCode) {
      if (closing && outer && closing >= outer.colons) {
        outer.inCode ??= { line: index + 1, column: 1 }
      }
      return
    }
    if (name && outer && outer.colons <= colons.length) failUnclosed(file, outer)
    if (name) {
      const place = { line: index + 1, column: indent.length + 1 }
      open.push({ name, colons: colons.length, place })
    } else if (closing && outer) {
      if (closing < outer.colons) failUnclosed(file, outer)
      if (outer.inCode) failClosedByCode(file, outer)
      open.pop()
    }
  })
  const [first] = open
  if (first) failUnclosed(file, first)
}

/** @param {VFile} file @param {OpenAdmonition} admonition */
function failClosedByCode(file, { name, colons, inCode }) {
  const fence = ':'.repeat(colons)
  fail(
    file,
    inCode,
    `This line of code closes the admonition '${fence}${name}' around it. Give the admonition more colons than the code has.`,
  )
}

/** @param {VFile} file @param {OpenAdmonition} admonition */
function failUnclosed(file, { name, colons, place }) {
  const fence = ':'.repeat(colons)
  fail(
    file,
    place,
    `The admonition '${fence}${name}' is not closed. Add a line with '${fence}' after its text (an admonition around another one needs more colons).`,
  )
}

/** @param {ContainerDirective} node @param {VFile} file */
function checkType(node, file) {
  if (node.name in admonitions || node.name in admonitionAliases) return
  const known = Object.keys(admonitions).join(', ')
  fail(file, node.position, `Unknown admonition ':::${node.name}'. Use one of: ${known}.`)
}
