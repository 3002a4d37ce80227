/**
 * @import { Root } from 'mdast'
 * @import { ContainerDirective } from 'mdast-util-directive'
 * @import { Processor } from 'unified'
 * @import { VFile } from 'vfile'
 */
import { directiveFromMarkdown } from 'mdast-util-directive'
import { directive } from 'micromark-extension-directive'
import { nearest } from '../nearest.mjs'
import { CONTAINERS, readLines } from '../samples/lines.mjs'
import { report } from '../source.mjs'
import { visit } from '../visit.mjs'
import { admonitionAliases, admonitions } from './admonitions.mjs'

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
      if (!checkType(node, file)) return
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
    if (name && outer && outer.colons <= colons.length) {
      reportUnclosed(file, outer)
      open.pop()
    }
    if (name) {
      const place = { line: index + 1, column: indent.length + 1 }
      open.push({ name, colons: colons.length, place })
    } else if (closing && outer) {
      if (closing < outer.colons) reportUnclosed(file, outer)
      else if (outer.inCode) reportClosedByCode(file, outer)
      open.pop()
    }
  })
  for (const admonition of open) reportUnclosed(file, admonition)
}

/** @param {VFile} file @param {OpenAdmonition} admonition */
function reportClosedByCode(file, { name, colons, inCode }) {
  const fence = ':'.repeat(colons)
  report(
    file,
    inCode,
    `This line of code closes the admonition '${fence}${name}' around it. Give the admonition more colons than the code has.`,
  )
}

/** @param {VFile} file @param {OpenAdmonition} admonition */
function reportUnclosed(file, { name, colons, place }) {
  const fence = ':'.repeat(colons)
  report(
    file,
    place,
    `The admonition '${fence}${name}' is not closed. Add a line with '${fence}' after its text (an admonition around another one needs more colons).`,
  )
}

/** @param {ContainerDirective} node @param {VFile} file @returns {boolean} whether it is known */
function checkType(node, file) {
  if (node.name in admonitions || node.name in admonitionAliases) return true
  const known = Object.keys(admonitions)
  const reason = `Unknown admonition ':::${node.name}'. Use one of: ${known.join(', ')}.`
  report(file, node.position, reason, nearest(node.name, known))
  return false
}
