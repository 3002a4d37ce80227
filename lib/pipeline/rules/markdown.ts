import type { Definition, FootnoteDefinition, List, Nodes, Parents, Root } from 'mdast'
import type { VFile } from 'vfile'
import { report } from '../../content/report'
import { readLines } from '../../files/lines.mjs'
import { placeOf } from '../../files/source-text'
import { isTag, plainText, type Tag } from '../../tree/nodes'
import { visit } from '../../tree/visit'
import { parsedText } from '../remark/remark-compat'

type Pattern = [pattern: RegExp, reason: string]

const FULL_WIDTH = "'$&' is full-width, which Markdown does not read. Type '$ascii'."
const NO_ADMONITION =
  "'$&' is not an admonition here. Write ':::note', the text and ':::', each on its own line."
const NO_EMPHASIS =
  "'$&' stays text: marks between punctuation and a letter neither open nor close emphasis. Move the punctuation out of the marks, or put a space outside them."
const NO_FORMULA = "'$&' is not read as a formula. Write it between two '$'."
const NO_SPACE = "'$&' is not a footnote, whose name has no space. Write '[^like-this]'."

/** `**`, or a `*` that Chinese follows: other single ones are more often meant as such. */
const CLOSED_AFTER_PUNCTUATION =
  /(?<!\*)(\*\*|\*(?=\p{Script=Han}))(?=[^\s*])[^*\n]*(?<=\p{P})\1(?=[\p{L}\p{N}])/u
const OPENED_BEFORE_PUNCTUATION = /(?<=[\p{L}\p{N}])(\*\*|\*(?=\p{P}\p{Script=Han}))\p{P}[^*\n]*\1/u

/** Syntax that Markdown leaves in running text. The first pattern that matches names the cause. */
const LEFT_IN_TEXT: Pattern[] = [
  [CLOSED_AFTER_PUNCTUATION, NO_EMPHASIS], // **Fees:**text
  [OPENED_BEFORE_PUNCTUATION, NO_EMPHASIS], // text**(fees)**
  [
    /\*\*|__|~~/, // ** text**
    "'$&' opens or closes nothing. Write '$&text$&' without spaces inside, and with a space outside where a link, code or punctuation is next to it; put code in backticks.",
  ],
  [
    /(?<![\w*])\*(?=[a-z])|(?<![\w_])_(?=[a-z])/, // *text, _text
    "'$&' opens or closes nothing. Write '$&text$&', without spaces inside; put code in backticks.",
  ],
  [/`+/, "'$&' opens or closes nothing. Put the code between two of them, in one paragraph."], // `code
  [/\$(?=[A-Za-z\\])/, "'$&' opens no formula. Close it with another one; put code in backticks."], // $x
  [
    /(?<![\w:]):[a-z_][a-z_-]*:(?!:)/, // :tada:
    "'$&' is shown as typed. Write words, or the character itself.",
  ],
  [/\[\^[^\]\n]*\s[^\]\n]*\]/, NO_SPACE], // [^a note]
  [/\[\^[^\]]+\]/, "'$&' has no footnote. Add a line '$&: text'."], // [^note]
  [/\[!(\w+)\]/, NO_ADMONITION], // [!NOTE]
  [
    /\[[^\]]*\]\[[^\]]*\]/, // [text][name]
    "'$&' refers to no definition. Write '[text](/address)', or add '[name]: /address'.",
  ],
  [
    /(?:!?\[[^[\]]*)?\]\(/, // [text](/an address)
    "This is not a link or an image: its address contains a space or lacks ')'. Close it, or rename the target.",
  ],
  [
    /\]\s+\((?=[/.#]|https?:)/, // [text] (/address)
    "A space or a line break before '(' keeps this from being a link. Remove it.",
  ],
  [/\[\[(?!_?toc_?\])[^[\]]+\]\]/i, "'$&' is shown as typed. Write '[text](/address)'."], // [[Pool]]
  [/\)\[(?=[/.#]|https?:)/, "The brackets of this link are swapped. Write '[text](/address)'."], // (text)[/address]
  [/\[[^[\]]*\]（(?=[/.#]|https?:)[^)）\n]*[)）]/, FULL_WIDTH], // [text]（/address）
  [/［[^［］]*］[(（](?=[/.#]|https?:)[^)）\n]*[)）]/, FULL_WIDTH], // ［text］(/address)
  [/｀[^｀\n]+｀|＊＊|｛#[^｝]*｝/, FULL_WIDTH], // ｀code｀, ＊＊text＊＊, ｛#id｝
  [/＜\/?[A-Za-z]\w*(?:\s+\w+=[^＜＞\n]*)?\s*\/?＞/, FULL_WIDTH], // ＜Tabs＞, ＜/Tabs＞
  [/==\w[^=\n]*==/, "'$&' is shown as typed. Write '**text**'; put code in backticks."], // ==text==
  [/(?<!\])\\{1,2}\([^()\n]+?\\{1,2}\)/, NO_FORMULA], // \(x\), \\(x\\)
  [/(?<!\])\\{1,2}\[[^[\]]*?(?:[=^_]|\\[a-z])[^[\]]*?\\{1,2}\]/, NO_FORMULA], // \[x = y\]
  [/\^\w+\^|(?<=\w)~\w+~/, NO_FORMULA], // x^2^, H~2~O
  [/\^\[/, "'$&' opens no note here. Write '[^1]', and a line '[^1]: text'."], // ^[text]
  [/\+\+\w[^+\n]*(?:\+\w+)*\+\+/, "'$&' is shown as typed. Write the names of the keys."], // ++ctrl+c++
  [/(?<!\S)\|\|[^|\n]+\|\|/, "'$&' is shown as typed. Put what readers open into '<details>'."], // ||text||
]

/** List markers that Markdown does not have: `•`, `①`, `(1)`, `a.`, `iv)`, `１、` */
const BULLET = String.raw`^[ \t>]*(?:[•‣◦▪●·①-⑳]|[(（]?(?:[\d０-９]{1,3}|[a-z]|[ivx]+)(?:[.)](?![\w.])|[）．、]))`

/** The end of a line without a hard break. */
const SOFT_BREAK = String.raw`(?<! {2}|\\|/>)\n`

/** A line with such a marker below a colon, or two such lines; with all that follow. */
const RUN_TOGETHER = new RegExp(
  `(?:(?<=[:：]\\n)${BULLET}|${BULLET}.*${SOFT_BREAK}${BULLET}).*(?:\\n${BULLET}.*)*`,
  'm',
)

/** Beginnings of paragraphs that authors meant as another block. */
const MEANT_AS_BLOCK: Pattern[] = [
  [/^(?:＃{1,6}|(?=:*：)[：:]{2,}|｀{3}|｜|[＞－＊](?=\s))/, FULL_WIDTH], // ＃ Fees, ：：：note, ＞ text
  [
    /^(?:#{1,6}|[-+*]|\d+[.)]|:{3,}\w*)(?=[^\S\t\n\r ])/, // a non-breaking space after '##'
    "The space after '$&' is not a plain one, so that Markdown does not read it. Type it again.",
  ],
  [/^#{1,6}(?=[\p{L}`])/u, "A heading needs a space after '$&'. Add it."], // ##Fees
  [/^#{7,}/, "Headings have six levels, so '$&' is shown as text. Write fewer."], // ####### Fees
  [
    /^\[(?:|\s*[xX✓✔]\s*)\](?![(:[])/, // [] text, [x]text, [✓] text
    "'$&' is not a checkbox here. Write '[ ] ' or '[x] ', with a space after it.",
  ],
  [
    /^:{2,}[ \t]*\w+.*/m, // :::note Title
    "'$&' does not open an admonition. Write ':::note' or ':::note[Title]', and nothing else on the line.",
  ],
  [
    /^[\s>]*:{3,}\s*$/m, // a second :::
    'This line closes no admonition. Remove it, or indent it as far as the line that opens one.',
  ],
  [/^(?:!!!|\?\?\?\+?) \w+/, NO_ADMONITION], // !!! note
  [/^=== ["'].*/, "'$&' opens no tab here. Write '<TabItem>' inside '<Tabs>'."], // === "ethers"
  [/^\.\. [\w-]+::|^@import /, "'$&' is shown as typed. Write Markdown."], // .. note::
  [/^\*\[[^\]]+\]:/, "'$&' is shown as typed. Explain the word where you first use it."], // *[SDK]: A kit
  [/^\\[a-z]+$/, "'$&' is shown as typed. Remove it."], // \newpage
  [
    /^\([\w-]+\)=$/m, // (fees)=
    "'$&' is no id here. Write it in braces at the end of the heading: '{#fees}'.",
  ],
  [/(?<=\n):(?=[ \t])/, 'Markdown here has no list of definitions. Write a list or a table.'], // : What it is
  [
    /^(?:[-+*]|\d+[.)])(?=[\p{Lu}\p{Script=Han}`]|\[[ xX]?\])/u, // -Fees, 1.Fees, -[ ] Fees
    "A list item needs a space after '$&'. Add it.",
  ],
  [
    RUN_TOGETHER,
    "These lines run together, since they do not begin as items of a list. Begin them with '- ' or '1. ', below a blank line.",
  ],
  [/^\[{1,2}_?toc_?\]{1,2}$/i, "'$&' is shown as typed. Remove it: each page lists its headings."], // [TOC]
  [
    /^\+[-=]{2,}\+/, // +---+
    "'$&' is shown as typed. Write the table with '|', and '| --- |' below its header row.",
  ],
  [
    /^\|/, // | Fee | Spacing |
    "This is not a table: below its header row, '| --- | --- |' with as many cells is missing. Add it.",
  ],
]

/** Chinese punctuation, which GFM parses as part of the address before it. */
const IN_ADDRESS = /[，。；：！？、）」』》】”’].*/u

/** Reports Markdown that renders as something other than its author meant, or as nothing. */
export function checkMarkdown(tree: Root, file: VFile) {
  const source = parsedText(file)
  const definitions = new Map<string, Definition | FootnoteDefinition>()
  const used = new Set<string>()
  // Nodes without a position come from plugins.
  if (!tree.children.some(({ type, position }) => position && type !== 'yaml')) {
    const reason = "The page is empty. Write its text below the front matter's last '---'."
    report(file, tree.position?.end, reason)
  }

  for (const [line, { text, isCode }] of readLines(source).entries()) {
    const column = isCode ? -1 : text.search(/<!--\s*@?include\b/)
    if (column < 0) continue
    const reason = 'A comment cannot include another file. Write its text here.'
    report(file, { line: line + 1, column: column + 1 }, reason)
  }

  visit(tree, (node, _, parent) => {
    const start = node.position?.start.offset ?? 0
    const end = node.position?.end.offset ?? 0
    const written = source.slice(start, end)
    const patterns =
      node.type === 'text' ? LEFT_IN_TEXT : node.type === 'paragraph' ? MEANT_AS_BLOCK : []
    for (const { index, reason } of matchAll(written, patterns)) {
      report(file, placeOf(source, start + index), reason)
    }
    const around = { before: source[start - 1] ?? '', after: source[end] ?? '' }
    const reason = reasonAgainst(node, parent, written, around)
    if (reason) report(file, node.position, reason)
    if (node.type === 'definition' || node.type === 'footnoteDefinition') {
      const name = nameOf(node)
      if (definitions.has(name)) {
        report(file, node.position, `'${name}' is defined twice. Keep one definition.`)
      }
      definitions.set(name, node)
    } else if (node.type.endsWith('Reference')) {
      used.add(nameOf(node as Extract<Nodes, { identifier: string }>))
    }
  })

  for (const [name, { position }] of definitions) {
    if (used.has(name)) continue
    report(file, position, `Nothing refers to '${name}', so it is not shown. Remove it.`)
  }
}

const nameOf = ({ type, identifier }: { type: string; identifier: string }) =>
  `[${type.startsWith('footnote') ? '^' : ''}${identifier}]`

/** `<a id="…">` is where links lead, and may lead nowhere itself. */
const isAddressOrTarget = (attribute: Tag['attributes'][number]) =>
  'name' in attribute && /^(?:href|id)$/.test(attribute.name) && Boolean(attribute.value)

const isSummary = (node: Nodes) => isTag(node) && node.name === 'summary'

const isBlank = (node: { type: string; value?: string }) =>
  node.type === 'text' && /^\s*(\{#[^}]*\})?\s*$/.test(node.value ?? '')

/** @param around the characters before and after the node */
function reasonAgainst(
  node: Nodes,
  parent: Parents | undefined,
  written: string,
  around: { before: string; after: string },
): string | undefined {
  switch (node.type) {
    case 'paragraph':
      if (parent?.type !== 'root' || (node.position?.start.column ?? 1) <= 4) return
      return "Indentation does not make a code block in MDX. Put the code between two lines of '```', or remove the spaces."
    case 'heading':
      if (node.children.every(isBlank)) {
        return 'The heading has no text. Write it, or remove the heading.'
      }
      if (node.children.some(({ type }) => type === 'footnoteReference')) {
        return 'The number of a note would become part of the id. Put the note into the text below the heading.'
      }
      if (/\s#[a-z][\w-]*$/.test(written)) return "A heading id needs braces. Write '{#fees}'."
      if (written.startsWith('#')) return
      return "The line below this text makes it a heading. Write '## ' before it, or put a blank line in between."
    case 'strong':
      if (!/^__\w+__$/.test(written) || !/[.(/]/.test(around.after)) return
      return `'${written}' is bold, and loses its signs. Put code in backticks.`
    case 'emphasis':
      if (!/\w/.test(around.before) || !/\w/.test(around.after)) return
      return "Text between two '*' is italic, even inside words. Put code in backticks, a formula between '$'."
    case 'link': {
      if (node.children.every(isBlank)) return `The link has no text. Write '[text](${node.url})'.`
      if (/^#?$/.test(node.url)) return "The link has no address. Write it between '(' and ')'."
      const [taken] = /^[[<]/.test(written) ? [] : (IN_ADDRESS.exec(written) ?? [])
      if (!taken) return
      const address = written.slice(0, -taken.length)
      return `The address includes '${taken}', since only a space would end it. Write '[${address}](${address})'.`
    }
    case 'definition':
    case 'linkReference':
      if (!node.label?.startsWith('^')) return
      // Otherwise the text of the note is reported as an address.
      if ('url' in node) node.url = '#'
      return NO_SPACE.replace('$&', `[${node.label}]`)
    case 'inlineMath':
      if (!/^\$+\s|\s\$+$/.test(written) && !/\d/.test(around.after)) return
      return `'${written}' is read as a formula. Write '\\$' for a dollar sign; a formula has no space inside its '$', and no digit after them.`
    case 'math':
      if (node.meta) return FORMULA_IN_FIRST_LINE
      if (/\n[\s>]*\$\$\s*$/.test(written)) return
      return "The formula is not closed, so everything after it belongs to it. Add a line '$$' after its end."
    case 'list':
      return reasonAgainstList(node, parent?.children ?? [])
    case 'listItem': {
      const [first] = parent?.type === 'list' ? parent.children : []
      if (columnOf(node.children[0]) === columnOf(first?.children[0])) return
      return columnOf(node) > columnOf(first) ? NOT_NESTED : undefined
    }
    case 'tableRow': {
      const [head] = parent?.type === 'table' ? parent.children : []
      const [cells, headCells] = [node.children.length, head?.children.length]
      if (cells === headCells) return
      return `The header row has ${headCells} cells, this row has ${cells}. Give both the same number; write a bar inside a cell as '\\|'.`
    }
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      if (node.name === 'a' && !node.attributes.some(isAddressOrTarget)) {
        return "The '<a>' has no address. Write '[text](/address)'."
      }
      if (node.name !== 'details' || node.children.some(isSummary)) return
      return "The block has no summary. Begin it with '<summary>Text</summary>' and a blank line."
  }
}

const FORMULA_IN_FIRST_LINE =
  "What follows '$$' in its line is lost. Put '$$' on lines of its own, before the formula and after it."

const NOT_NESTED =
  'This item begins before the text of the one above, so it is not nested. Indent it as far as that text.'

function reasonAgainstList(list: List, siblings: Nodes[]): string | undefined {
  const above = siblings.slice(0, siblings.indexOf(list))
  const last = above.at(-1)
  if (last?.type === 'list') return columnOf(list) > columnOf(last) ? NOT_NESTED : undefined
  const before = above.findLast(({ type }) => type === 'list' || type === 'heading')
  if (before?.type !== 'list' || !last || /[:：]$/.test(plainText(last))) return
  const { start, children } = before
  const isNext = list.start === (start ?? NaN) + children.length
  if (!isNext && (list.start !== 1 || start !== 1 || children.length > 1)) return
  return 'This list does not go on with the one above, since what is between them is not indented. Indent that as far as the text of the items.'
}

const columnOf = (node: Nodes | undefined) => node?.position?.start.column ?? 0

/** Matches of the patterns, without those that overlap a match of an earlier pattern. */
function matchAll(written: string, patterns: Pattern[]) {
  const found: { index: number; end: number; reason: string }[] = []
  for (const [pattern, reason] of patterns) {
    for (const { 0: mark, index } of written.matchAll(new RegExp(pattern, `g${pattern.flags}`))) {
      const end = index + mark.length
      const isEscaped = written[index - 1] === '\\'
      if (isEscaped || found.some(other => index < other.end && other.index < end)) continue
      const ascii = mark.normalize('NFKC')
      const message = reason.replaceAll('$&', () => mark).replace('$ascii', () => ascii)
      found.push({ index, end, reason: message })
    }
  }
  return found
}
