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
 * Converts `:::type[Title]` … `:::` into the `Admonition` component. Parses containers only, so that a
 * colon in prose (`a:b`) stays text.
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
 * @param written name of a type, or an alias
 * @returns the type and its default title
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
  isReported?: boolean
}

/**
 * Reports admonitions that are not closed. The parser would close them at the next `:::`, even in code, or
 * at the end of the page.
 * @returns the closing line of each admonition, by its opening line
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
        const reason = `'${colons}${space}${name}' does not open an admonition. Write ':::${name}', with three colons and no space.`
        report(file, place, reason)
      }
      if (colons.length >= 3) open.push({ name, colons: colons.length, place })
    } else if (closing && outer) {
      if (closing < outer.colons) reportUnclosed(file, outer)
      else if (outer.inCode) reportClosedByCode(file, outer)
      else if (!outer.isReported) ends.set(outer.place.line, index + 1)
      open.pop()
    } else if (closing) {
      const reason = "This line closes no admonition. Remove it, or write ':::note' above."
      report(file, { line: index + 1, column: 1 }, reason)
    }
  })
  for (const admonition of open) reportUnclosed(file, admonition)
  return ends
}

function reportClosedByCode(file: VFile, { name, colons, inCode }: OpenAdmonition) {
  const fence = ':'.repeat(colons)
  const reason = `This line of code closes the admonition '${fence}${name}' around it. Give the admonition more colons than the code.`
  report(file, inCode, reason)
}

function reportUnclosed(file: VFile, admonition: OpenAdmonition) {
  if (admonition.isReported) return
  admonition.isReported = true
  const { name, colons, place } = admonition
  const fence = ':'.repeat(colons)
  const reason = `The admonition '${fence}${name}' is not closed. Add a line with '${fence}' after its text (an admonition around another one needs more colons).`
  report(file, place, reason)
}

/**
 * Reports admonitions that are empty or end too early: in a list item, the parser ends both at a line that
 * is not indented enough, and shows the ':::' below as text.
 */
function checkText(
  { name, position, children }: ContainerDirective,
  ends: Map<number, number>,
  file: VFile,
) {
  const end = ends.get(position?.start.line ?? 0)
  if (end === undefined) return
  if (end !== position?.end.line) {
    const reason = `The admonition ':::${name}' ends before line ${end}, which should close it. Indent its text and that line as far as ':::${name}'.`
    report(file, position, reason)
  } else if (children.length === 0) {
    const reason = `The admonition ':::${name}' is empty. Write its text between the two lines, or remove them.`
    report(file, position, reason)
  }
}

/** Reports titles in quotes, which other sites require and this one would show. */
function checkTitle({ name, position }: ContainerDirective, label: Paragraph, file: VFile) {
  const [text, ...others] = label.children
  const [, , title] = (text?.type === 'text' && /^(["'])([^"']*)\1$/.exec(text.value)) || []
  if (!title || others.length > 0) return
  report(
    file,
    position,
    `The quotes around the title would be shown. Write ':::${name}[${title}]'.`,
  )
}

function checkType(node: ContainerDirective, file: VFile): boolean {
  if (node.name in admonitions || node.name in admonitionAliases) return true
  const known = Object.keys(admonitions)
  const reason = `Unknown admonition ':::${node.name}'. Use one of: ${known.join(', ')}.`
  report(file, node.position, reason, nearest(node.name, known))
  return false
}
