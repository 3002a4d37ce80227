import type { Root } from 'mdast'
import type { Parser, Processor } from 'unified'
import type { VFile } from 'vfile'
import { CONTAINERS, readLines } from '../samples/lines.mjs'
import { report } from '../source'
import { visit } from '../visit'

const HEADING_ID = new RegExp(String.raw`^(${CONTAINERS}#{1,6}\s(?:.*[^\\])?)(\{#[^}]*\}\s*)$`)
const ADMONITION_TITLE = new RegExp(String.raw`^(${CONTAINERS}:{3,}\w+)[ \t]+([^[{\s].*?)\s*$`)

/**
 * Lets authors write what plain Markdown sites allow but MDX would refuse: `## Title {#id}` (MDX
 * reads `{` as code) and `:::note Title` (a directive wants `[Title]`). Lines keep their numbers.
 */
export function adaptSource(source: string) {
  return readLines(source)
    .map(({ text, isCode }) => (isCode ? text : adaptLine(text)))
    .join('\n')
}

function adaptLine(line: string) {
  return line.replace(HEADING_ID, '$1\\$2').replace(ADMONITION_TITLE, '$1[$2]')
}

/** Adapts the text before it is parsed, and reads the ids of headings. */
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
        const reason = `'{#${id}}' is no id. Write one of letters, digits and hyphens, as in {#swap-fees}.`
        report(file, heading.position, reason)
      }
      last.value = last.value.slice(0, match.index)
      heading.data = { ...heading.data, hProperties: { id } }
    })
  }
}
