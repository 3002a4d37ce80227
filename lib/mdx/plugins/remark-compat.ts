import type { Root } from 'mdast'
import type { Parser, Processor } from 'unified'
import { CONTAINERS, readLines } from '../samples/lines.mjs'

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

/** Adapts the text before it is parsed. */
export default function remarkCompat(this: Processor) {
  const parser = this.parser as Parser<Root>
  this.parser = (source, file) => parser(adaptSource(source), file)
}
