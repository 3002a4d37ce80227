import type { Root } from 'mdast'
import type { Parser, Processor } from 'unified'
import type { VFile } from 'vfile'
import { report } from '../../content/report'
import { CONTAINERS, readLines } from '../../files/lines.mjs'
import { visit } from '../../tree/visit'

const HEADING_ID = new RegExp(String.raw`^(${CONTAINERS}#{1,6}\s(?:.*[^\\])?)(\{#[^}]*\}\s*)$`)
const ADMONITION_SPACE = new RegExp(String.raw`^(${CONTAINERS}:{3,})[ \t]+(?=[a-z])`)
const ADMONITION_TITLE = new RegExp(String.raw`^(${CONTAINERS}:{3,}\w+)[ \t]+([^[{\s].*?)\s*$`)

/**
 * Supports syntax of Markdown sites that MDX rejects: `## Title {#id}` (MDX parses `{` as code) and
 * `::: note Title` (a directive needs `:::note[Title]`). Line numbers do not change.
 */
export function adaptSource(source: string) {
  return readLines(source)
    .map(({ text, isCode }) => (isCode ? text : adaptLine(text)))
    .join('\n')
}

function adaptLine(line: string) {
  const admonition = line.replace(ADMONITION_SPACE, '$1').replace(ADMONITION_TITLE, '$1[$2]')
  return admonition.replace(HEADING_ID, '$1\\$2')
}

/** The text that offsets of nodes refer to. */
export const parsedText = (file: VFile) => adaptSource(String(file)).replace(/^\ufeff/, '')

/** Adapts the source before it is parsed, and reads the ids of headings. */
export default function remarkCompat(this: Processor) {
  const parser = this.parser as Parser<Root>
  this.parser = (source, file) => parser(adaptSource(source), file)

  return (tree: Root, file: VFile) => {
    visit(tree, 'heading', heading => {
      const last = heading.children.at(-1)
      if (last?.type !== 'text') return
      const match = last.value.match(/\s*\{#([^}]*)\}\s*$/)
      if (!match) return
      const [, id = ''] = match
      if (!/^[\p{L}\p{N}_-]+$/u.test(id)) {
        const reason = `'{#${id}}' is not an id. Use letters, digits and hyphens, as in {#swap-fees}.`
        report(file, heading.position, reason)
      }
      last.value = last.value.slice(0, match.index)
      heading.data = { ...heading.data, hProperties: { id } }
    })
  }
}
