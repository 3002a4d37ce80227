/**
 * @import { Root } from 'mdast'
 * @import { Parser, Processor } from 'unified'
 * @import { VFile } from 'vfile'
 */
import { CONTAINERS, readLines } from '../samples/lines.mjs'

const HEADING_ID = new RegExp(String.raw`^(${CONTAINERS}#{1,6}\s.*[^\\])(\{#[^}]*\}\s*)$`)
const ADMONITION_TITLE = new RegExp(String.raw`^(${CONTAINERS}:{3,}\w+)[ \t]+([^[{\s].*?)\s*$`)

/**
 * Lets authors write what plain Markdown sites allow but MDX would refuse: `## Title {#id}` (MDX
 * reads `{` as code) and `:::note Title` (a directive wants `[Title]`). Lines keep their numbers.
 * @param {string} source
 */
export function adaptSource(source) {
  return readLines(source)
    .map(({ text, isCode }) => (isCode ? text : adaptLine(text)))
    .join('\n')
}

/** @param {string} line */
function adaptLine(line) {
  return line.replace(HEADING_ID, '$1\\$2').replace(ADMONITION_TITLE, '$1[$2]')
}

/**
 * Adapts the text before it is parsed.
 * @this {Processor}
 */
export default function remarkCompat() {
  const parser = /** @type {Parser<Root>} */ (this.parser)
  /** @type {(source: string, file: VFile) => Root} */
  this.parser = (source, file) => parser(adaptSource(source), file)
}
