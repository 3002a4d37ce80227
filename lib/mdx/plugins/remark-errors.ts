import type { Heading, Paragraph, PhrasingContent, Root } from 'mdast'
import type { VFile } from 'vfile'
import { type ErrorTexts, errorTexts, type Origins, type Texts } from '../errors/error-texts'
import { compareNames } from '../nearest'
import { code, link, text } from '../nodes'
import { contentOf } from '../reference/api-headings'
import { type ApiPages, linksTo } from '../reference/api-pages'
import { splitId } from '../reference/reference'
import { type Mistake, type Place, reportAll } from '../source'

/** Level of headings that hold the text of an error. */
const DEPTH = 4

/** A heading of nothing but inline code. */
type Entry = { heading: Heading; text: string }

/**
 * Compares pages with `errors` in their front matter with the collected texts, both ways, and inserts the
 * origin below each text.
 */
export default function remarkErrors() {
  return (tree: Root, file: VFile) => {
    const { front, apiPages = {} } = file.data
    const texts = errorTexts[front?.values.errors as keyof ErrorTexts]
    if (!texts) return
    const entries = readEntries(tree)
    reportAll(file, check(entries, texts, tree, front?.placeOf('errors')))
    for (const { heading, text } of entries) {
      const origin = errorOrigin(texts[text] ?? {}, apiPages)
      tree.children.splice(tree.children.indexOf(heading) + 1, 0, origin)
    }
  }
}

function readEntries(tree: Root): Entry[] {
  return tree.children.flatMap(heading => {
    if (heading.type !== 'heading' || heading.depth !== DEPTH) return []
    const [code, more] = heading.children
    return code?.type === 'inlineCode' && !more ? [{ heading, text: code.value }] : []
  })
}

function check(entries: Entry[], texts: Texts, tree: Root, page: Place): Mistake[] {
  const written = entries.map(({ heading, text }) => ({ name: text, place: heading.position }))
  const mistakes = compareNames(written, Object.keys(texts), page, {
    unknown: text =>
      `Nothing raises '${text}' any more. Correct it, or remove its entry; for other headings use text.`,
    again: text => `'${text}' has two entries. Remove one.`,
    missing: text =>
      `The page has no entry for '${text}' of ${Object.keys(texts[text] ?? {}).join(', ')}. Add '#### \`${text}\`' with cause and remedy below it.`,
  })
  const empty = entries
    .filter(({ heading, text }) => texts[text] && contentOf(heading, tree).length === 0)
    .map(({ heading, text }) => ({
      place: heading.position,
      reason: `The entry of '${text}' is empty. Write cause and remedy below it.`,
    }))
  return [...mistakes, ...empty]
}

/** From this number on, members are not listed: the text of the entry describes them. */
const MANY = 10

/** Origin of an error, with links to its pages: `SwapRouter: exactInput; Quoter: …`. */
function errorOrigin(origins: Origins, apiPages: ApiPages): Paragraph {
  let previous = ''
  const parts = Object.entries(origins).map(([id, members]) => {
    const { packageName, name } = splitId(id)
    // Class names are unique among contracts, but not among the SDKs.
    const isNamed = packageName.includes('sdk') && packageName !== previous
    previous = packageName
    const url = linksTo([id], apiPages).get(name)
    return [
      ...(isNamed ? [text(`${packageName.slice('@uniswap/'.length)} `)] : []),
      url ? link(url, code(swapxName(name))) : code(name),
      ...namesOf(members.length < MANY ? members : []),
    ]
  })
  return {
    type: 'paragraph',
    data: { hProperties: { dataOrigin: '' } },
    children: parts.flatMap((part, index) => (index === 0 ? part : [text('; '), ...part])),
  }
}

function namesOf(members: string[]): PhrasingContent[] {
  return members.flatMap((name, index) => [text(index === 0 ? ': ' : ', '), code(name)])
}

/** Contracts that have a page are those of SwapX. */
function swapxName(name: string): string {
  return name.replace(/^Uniswap/, 'SwapX')
}
