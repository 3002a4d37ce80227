import type { Nodes, Parents, Root } from 'mdast'
import type { VFile } from 'vfile'
import { adaptSource } from '../plugins/remark-compat'
import { report } from '../source'
import { visit } from '../visit'
import { placeOf } from './source'

type Fault = [pattern: RegExp, message: string]

/** What is left in running text when Markdown could not read it, or its author not reread it. */
const LEFT_OVER: Fault[] = [
  [
    /\*\*|__|~~/,
    "'$&' opens or closes nothing. Write '**text**', without spaces inside; put code in backticks.",
  ],
  [
    /(?<![\w*])\*(?=[a-z])|(?<![\w_])_(?=[a-z])/,
    "'$&' opens or closes nothing. Write '$&text$&', without spaces inside; put code in backticks.",
  ],
  [/`+/, "'$&' opens or closes nothing. Put the code between two of them, in one paragraph."],
  [/\$(?=[A-Za-z\\])/, "'$&' opens no formula. Close it with another one; put code in backticks."],
  [/(?<![\w:]):[a-z_]+:(?!:)/, "'$&' is drawn as it stands. Write words, or the character itself."],
  [/\[\^[^\]]+\]/, "'$&' has no footnote. Add a line '$&: text'."],
  [
    /\[!(\w+)\]/,
    "'$&' is no admonition here. Write ':::note', the text and ':::', each on its line.",
  ],
  [
    /\[[^\]]*\]\[[^\]]*\]/,
    "'$&' refers to no definition. Write '[text](/address)', or add '[name]: /address'.",
  ],
  [
    /(?:!?\[[^[\]]*)?\]\(/,
    "This is no link and no image: its address has a space, or no ')'. Close it, or rename what it leads to.",
  ],
  [/\][ \t]+\((?=[/.#]|https?:)/, "This is no link: there is a space before '('. Take it out."],
  [/\)\[(?=[/.#]|https?:)/, "This is no link. Write '[text](/address)'."],
  [/==\w[^=\n]*==/, "'$&' is drawn as it stands. Write '**text**'; put code in backticks."],
  [/\^\w+\^/, "'$&' is drawn as it stands. Write the formula between two '$'."],
  [/(?<![\w.-])([a-z]{2,})\s+\1(?![\w-])/i, "'$1' is there twice in a row. Take one out."],
]

/** How a paragraph begins that was to be something else. */
const MEANT: Fault[] = [
  [/^#{1,6}(?=[A-Za-z`])/, "This is no heading: there is no space after '$&'. Add one."],
  [/^#{7,}/, "'$&' is no heading: there are six levels. Write fewer."],
  [/^\[\](?!\()/, "'$&' is no box of a list. Write '[ ]'."],
  [/^:{3,}\w+.*/, "'$&' opens no admonition. Write ':::note[Title]', and no more on its line."],
  [
    /^(?:!!!|\?\?\?\+?) \w+/,
    "'$&' is no admonition here. Write ':::note', the text and ':::', each on its line.",
  ],
  [/^(?:[-+*]|\d+[.)])(?=[A-Z`])/, "This is no list: there is no space after '$&'. Add one."],
]

/** Markdown that shows something other than its author meant, and would do so silently. */
export function markup(tree: Root, file: VFile) {
  const source = adaptSource(String(file)).replace(/^\ufeff/, '')
  const tell = (offset: number, message: string) => report(file, placeOf(source, offset), message)

  visit(tree, (node, _, parent) => {
    const start = node.position?.start.offset ?? 0
    const end = node.position?.end.offset ?? 0
    const written = source.slice(start, end)
    const faults = node.type === 'text' ? LEFT_OVER : node.type === 'paragraph' ? MEANT : []
    for (const { index, message } of findAll(written, faults)) tell(start + index, message)
    const message = mistakeOf(node, parent, written, [source[start - 1], source[end]])
    if (message) tell(start, message)
  })
}

/** @param around the characters before and after it */
function mistakeOf(
  node: Nodes,
  parent: Parents | undefined,
  written: string,
  [before = '', after = '']: [string?, string?],
): string | undefined {
  switch (node.type) {
    case 'paragraph':
      if (parent?.type !== 'root' || (node.position?.start.column ?? 1) <= 4) return
      return "Indented text is no code here. Put it between two lines of '```', or take the spaces out."
    case 'heading':
      if (/\s#[a-z][\w-]*$/.test(written)) return "An id stands in braces, as in '## Fees {#fees}'."
      if (written.startsWith('#')) return
      return "The line below this text makes it a heading. Write '## ' before it, or put a blank line between."
    case 'emphasis':
      if (!/\w/.test(before) || !/\w/.test(after)) return
      return "Text between two '*' is italic, inside words too. Put code in backticks, a formula between '$'."
    case 'link':
      if (!/^\[(?:click )?(?:here|link|more|this(?: link| page)?)\]/i.test(written)) return
      return 'Read by itself, the link does not say where it leads. Name that in its text.'
    case 'inlineMath':
      if (!/^\$+\s|\s\$+$/.test(written) && !/\d/.test(after)) return
      return `'${written}' is drawn as a formula. Write '\\$' for a dollar; a formula has no space inside its '$', and no digit after them.`
    case 'math':
      if (/\n[\s>]*\$\$\s*$/.test(written)) return
      return "The formula is not closed, so all that follows belongs to it. Add a line '$$' after its end."
  }
}

/** @param written what an author has escaped with a backslash is no fault */
function* findAll(written: string, faults: Fault[]) {
  for (const [pattern, message] of faults) {
    for (const match of written.matchAll(new RegExp(pattern, `g${pattern.flags}`))) {
      const [sign, word = ''] = match
      if (written[match.index - 1] === '\\') continue
      const told = message.replaceAll('$&', () => sign).replace('$1', () => word)
      yield { index: match.index, message: told }
    }
  }
}
