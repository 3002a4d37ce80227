import type { Paragraph, Root } from 'mdast'
import { type ContainerDirective, directiveFromMarkdown } from 'mdast-util-directive'
import { directive } from 'micromark-extension-directive'
import type { Processor } from 'unified'
import type { VFile } from 'vfile'
import { nearest } from '../nearest'
import { text } from '../nodes'
import { CONTAINERS, readLines } from '../samples/lines.mjs'
import { type Place, report } from '../source'
import { visit } from '../visit'
import { admonitionAliases, admonitions } from './admonitions'

const COLON = 58

/**
 * Turns `:::type[Title]` … `:::` into the `Admonition` component. Only containers are parsed, so
 * that a colon in prose (`a:b`) stays text.
 */
export default function remarkAdmonitions(this: Processor) {
  const data = this.data() as Record<string, unknown[] | undefined>
  const [container] = [directive().flow?.[COLON]].flat()
  data.micromarkExtensions = [
    ...(data.micromarkExtensions ?? []),
    { flow: { [COLON]: [container] } },
  ]
  data.fromMarkdownExtensions = [...(data.fromMarkdownExtensions ?? []), directiveFromMarkdown()]

  return (tree: Root, file: VFile) => {
    const ends = checkClosed(file)
    visit(tree, 'containerDirective', node => {
      if (!checkType(node, file)) return
      const [first] = node.children
      const label = first?.type === 'paragraph' && first.data?.directiveLabel ? first : undefined
      if (label) {
        node.children.shift()
        checkTitle(node, label, file)
      }
      checkText(node, ends, file)
      const { type, name } = describe(node.name)
      node.data = { hName: 'Admonition', hProperties: { type, name } }
      const children = label?.children ?? [text(name)]
      const data = { hName: 'AdmonitionTitle', hProperties: { type } }
      node.children.unshift({ type: 'paragraph', children, data })
    })
  }
}

/**
 * @param written the name of a type, or another name of one
 * @returns the type, and what it is called without a title
 */
function describe(written: string): { type: string; name: string } {
  const { type, title } = admonitionAliases[written] ?? {
    type: written as keyof typeof admonitions,
  }
  return { type, name: title ?? admonitions[type] }
}

const OPENING = new RegExp(String.raw`^(${CONTAINERS})(:{2,})([ \t]*)(\w+)`)
const CLOSING = /^[\s>]*(:{3,})\s*$/

type OpenAdmonition = {
  name: string
  colons: number
  place: { line: number; column: number }
  inCode?: Place
  /** whether its author has been told that it is not closed */
  isTold?: boolean
}

/**
 * Finds admonitions that are not closed. The parser would close them at the next `:::`, were it in
 * a block of code, or at the end of the page.
 * @returns the lines that authors close admonitions with, by those that open them
 */
function checkClosed(file: VFile): Map<number, number> {
  const open: OpenAdmonition[] = []
  const ends = new Map<number, number>()
  readLines(String(file)).forEach(({ text, isCode }, index) => {
    const [, indent = '', colons = '', space = '', name] = text.match(OPENING) ?? []
    const closing = text.match(CLOSING)?.[1]?.length
    const outer = open.at(-1)
    if (isCode) {
      if (closing && outer && closing >= outer.colons) {
        outer.inCode ??= { line: index + 1, column: 1 }
      }
      return
    }
    if (name && outer && outer.colons <= colons.length) reportUnclosed(file, outer)
    if (name) {
      const place = { line: index + 1, column: indent.length + 1 }
      if (space || colons.length < 3) {
        const reason = `'${colons}${space}${name}' opens no admonition. Write ':::${name}', with three colons and no space.`
        report(file, place, reason)
      }
      if (colons.length >= 3) open.push({ name, colons: colons.length, place })
    } else if (closing && outer) {
      if (closing < outer.colons) reportUnclosed(file, outer)
      else if (outer.inCode) reportClosedByCode(file, outer)
      else if (!outer.isTold) ends.set(outer.place.line, index + 1)
      open.pop()
    } else if (closing) {
      const reason = "Nothing is open that this line closes. Take it out, or write ':::note' above."
      report(file, { line: index + 1, column: 1 }, reason)
    }
  })
  for (const admonition of open) reportUnclosed(file, admonition)
  return ends
}

function reportClosedByCode(file: VFile, { name, colons, inCode }: OpenAdmonition) {
  const fence = ':'.repeat(colons)
  const reason = `This line of code closes the admonition '${fence}${name}' around it. Give the admonition more colons than the code has.`
  report(file, inCode, reason)
}

function reportUnclosed(file: VFile, admonition: OpenAdmonition) {
  if (admonition.isTold) return
  admonition.isTold = true
  const { name, colons, place } = admonition
  const fence = ':'.repeat(colons)
  const reason = `The admonition '${fence}${name}' is not closed. Add a line with '${fence}' after its text (an admonition around another one needs more colons).`
  report(file, place, reason)
}

/**
 * An admonition has text, up to the line that closes it. In an item of a list the parser ends both at a
 * line that is indented too little, and shows the ':::' below as text.
 */
function checkText(
  { name, position, children }: ContainerDirective,
  ends: Map<number, number>,
  file: VFile,
) {
  const end = ends.get(position?.start.line ?? 0)
  if (end === undefined) return
  if (end !== position?.end.line) {
    const reason = `The admonition ':::${name}' ends before line ${end}, which is to close it. Indent its text and that line as far as ':::${name}'.`
    report(file, position, reason)
  } else if (children.length === 0) {
    const reason = `The admonition ':::${name}' is empty. Write its text between its two lines, or take them out.`
    report(file, position, reason)
  }
}

/** Some sites want the title in quotes. Here they would be shown. */
function checkTitle({ name, position }: ContainerDirective, label: Paragraph, file: VFile) {
  const [text, ...others] = label.children
  const [, , title] = (text?.type === 'text' && /^(["'])([^"']*)\1$/.exec(text.value)) || []
  if (!title || others.length > 0) return
  report(file, position, `The quotes around the title are shown. Write ':::${name}[${title}]'.`)
}

function checkType(node: ContainerDirective, file: VFile): boolean {
  if (node.name in admonitions || node.name in admonitionAliases) return true
  const known = Object.keys(admonitions)
  const reason = `Unknown admonition ':::${node.name}'. Use one of: ${known.join(', ')}.`
  report(file, node.position, reason, nearest(node.name, known))
  return false
}
