import type { Paragraph, Root } from 'mdast'
import { type ContainerDirective, directiveFromMarkdown } from 'mdast-util-directive'
import { directive } from 'micromark-extension-directive'
import type { Processor } from 'unified'
import type { Node } from 'unist'
import type { VFile } from 'vfile'
import { nearest } from '../../content/did-you-mean'
import { report } from '../../content/report'
import {
  type AdmonitionType,
  admonitionAliases,
  admonitions,
  otherBlocks,
} from '../../site/admonitions'
import { text } from '../../tree/nodes'
import { SKIP, visit } from '../../tree/visit'
import { parsedText } from './remark-compat'

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
    const source = parsedText(file)
    visit(tree, 'containerDirective', node => {
      if (!checkType(node, file)) return
      if (Object.keys(node.attributes ?? {}).length > 0) {
        const reason = `'{…}' behind ':::${node.name}' is not shown. Write a title as ':::${node.name}[Title]'.`
        report(file, node.position, reason)
      }
      const [first] = node.children
      const label = first?.type === 'paragraph' && first.data?.directiveLabel ? first : undefined
      if (label) {
        node.children.shift()
        checkTitle(node, label, file)
      }
      if (!checkEnd(node, source, file)) return SKIP
      const type = admonitionAliases[node.name] ?? (node.name as AdmonitionType)
      // The only alias that keeps its name.
      const name = node.name === 'caution' ? 'Caution' : admonitions[type]
      node.data = { hName: 'Admonition', hProperties: { type, name } }
      const children = label?.children ?? [text(name)]
      const data = { hName: 'AdmonitionTitle', hProperties: { type } }
      node.children.unshift({ type: 'paragraph', children, data })
    })
  }
}

/**
 * Reports admonitions without text or end. The parser ends one at any later ':::', even in code or of another
 * admonition, at the end of its list item and at the end of the page.
 */
function checkEnd(node: ContainerDirective, source: string, file: VFile): boolean {
  const written = textAt(node, source)
  const colons = colonsOf(written)
  const name = colons + node.name
  const isAround = node.children.some(
    child => child.type === 'containerDirective' && colonsOf(textAt(child, source)) >= colons,
  )
  const isClosed = new RegExp(String.raw`\n[\s>]*${colons}:*[ \t]*$`).test(written)
  const last = node.children.at(-1)
  if (last?.type === 'code' && !/[`~]{3}\s*$/.test(textAt(last, source))) {
    const reason = `A line in the code block closes the admonition '${name}' around it. Close the admonition before the code, or give it more colons.`
    report(file, node.position, reason)
  } else if (isAround || !isClosed) {
    const reason = `The admonition '${name}' is not closed. Add a line with '${colons}' after its text, with the same indentation; an admonition around another one needs more colons.`
    report(file, node.position, reason)
  } else if (!last) {
    const reason = `The admonition '${name}' is empty. Write its text between the two lines, or remove them.`
    report(file, node.position, reason)
  } else {
    return true
  }
  return false
}

const colonsOf = (written: string) => /^:*/.exec(written)?.[0] ?? ''

const textAt = ({ position }: Node, source: string) =>
  source.slice(position?.start.offset, position?.end.offset)

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
  const other = otherBlocks[node.name] ?? `one of: ${known.join(', ')}`
  const reason = `Unknown admonition ':::${node.name}'. Use ${other}.`
  report(file, node.position, reason, nearest(node.name, known))
  return false
}
