import type { Definition, FootnoteDefinition, Nodes, Root } from 'mdast'
import type { VFile } from 'vfile'
import { nearest } from '../nearest'
import { isTag } from '../nodes'
import { readLines, readMeta } from '../samples/lines.mjs'
import { report } from '../source'
import { visit } from '../visit'

/** Nothing on a page is empty: neither the page itself, nor a heading or a link. */
export function empty(tree: Root, file: VFile) {
  // What plugins have added has no place.
  const body = tree.children.filter(({ type, position }) => position && type !== 'yaml')
  if (body.length === 0) {
    const reason = "The page is empty. Write its text below the front matter's last '---'."
    report(file, tree.position?.end, reason)
  }
  visit(tree, node => {
    const tell = (message: string) => report(file, node.position, message)
    if (node.type === 'heading' && node.children.every(isBlank)) {
      tell('The heading has no text. Write it, or take the heading out.')
    }
    if (isTag(node) && node.name === 'details' && !node.children.some(isSummary)) {
      tell(
        "Nothing says what is hidden here. Begin the block with '<summary>Text</summary>' and a blank line.",
      )
    }
    if (node.type === 'link' && node.children.every(isBlank)) {
      tell(`The link has no text. Write '[text](${node.url})'.`)
    }
    if (node.type === 'link' && node.url === '') {
      tell("The link leads nowhere. Write its address between '(' and ')'.")
    }
  })
}

const isSummary = (node: Nodes) => isTag(node) && node.name === 'summary'

const isBlank = (node: { type: string; value?: string }) =>
  node.type === 'text' && /^\s*(\{#[^}]*\})?\s*$/.test(node.value ?? '')

/** Definitions of links and footnotes are used, and there is one for each name. */
export function references(tree: Root, file: VFile) {
  const defined = new Map<string, Definition | FootnoteDefinition>()
  const used = new Set<string>()
  visit(tree, node => {
    switch (node.type) {
      case 'definition':
      case 'footnoteDefinition': {
        const name = nameOf(node)
        if (defined.has(name)) {
          report(file, node.position, `'${name}' is defined twice. Keep one of the definitions.`)
        }
        defined.set(name, node)
        break
      }
      case 'linkReference':
      case 'imageReference':
      case 'footnoteReference':
        used.add(nameOf(node))
    }
  })
  for (const [name, { position }] of defined) {
    if (!used.has(name)) {
      report(file, position, `Nothing refers to '${name}', so it is not shown. Take it out.`)
    }
  }
}

const nameOf = ({ type, identifier }: { type: string; identifier: string }) =>
  `[${type.startsWith('footnote') ? '^' : ''}${identifier}]`

/** A table has its second line, and in every row as many cells as in its head. */
export function table(tree: Root, file: VFile) {
  visit(tree, node => {
    if (node.type === 'paragraph') {
      const [first] = node.children
      if (first?.type === 'text' && first.value.startsWith('|')) {
        const reason =
          "This is no table: below its head there is no '| --- | --- |' with as many cells. Add it."
        report(file, node.position, reason)
      }
    }
    if (node.type !== 'table') return
    const [head, ...rows] = node.children
    const cells = head?.children.length ?? 0
    for (const { children, position } of rows) {
      if (children.length === cells) continue
      const reason = `The head has ${cells} cells, this row ${children.length}. Give both as many; a bar inside of a cell is '\\|'.`
      report(file, position, reason)
    }
  })
}

/** What may stand behind the language of a fence, beside `{1,3-5}`. */
const WORDS = ['title', 'showLineNumbers', 'file', 'nocheck']

/**
 * A fence is closed, names its language and nothing that the site does not know, and holds something.
 * Read from the lines: where a block ends too early, the tree has fences that nobody wrote.
 */
export function fence(_: Root, file: VFile) {
  const lines = readLines(`${file}\n`)
  lines.forEach(({ text, info }, index) => {
    if (info === undefined) return
    const [mark = ''] = /[`~]+/.exec(text) ?? []
    const place = { line: index + 1, column: text.indexOf(mark) + 1 }
    const [lang = '', ...meta] = info.split(' ')
    const words = readMeta(meta.join(' '))
    if (!lang) report(file, place, `The block of code names no language. Write '${mark}text'.`)
    for (const word of Object.keys(words)) {
      if (word === 'range' || WORDS.includes(word)) continue
      const reason = `A block of code knows no '${word}'. Use one of: ${WORDS.join(', ')}, {1,3-5}.`
      report(file, place, reason, nearest(word, WORDS))
    }
    const next = lines.findIndex(
      (line, at) => at > index && (!line.isCode || line.info !== undefined),
    )
    const body = lines.slice(index + 1, next - 1)
    const { range, file: shown, ...others } = words
    const numbers = range?.split(/[\s,-]+/) ?? []
    const isRange = numbers.every(number => +number > 0 && (shown || +number <= body.length))
    if (next >= 0 && !isRange) {
      const reason = `{${range}} names no lines of the block. Write those that it has, as in {1,3-5}.`
      report(file, place, reason)
    }
    if (Object.values(others).some(value => /^["']/.test(value ?? ''))) {
      report(file, place, 'A quote behind the language is not closed. Close it in this line.')
    }
    if (next < 0) {
      const reason = `'${mark}' is not closed, so all that follows belongs to it. Add a line '${mark}' after its end.`
      report(file, place, reason)
    } else if (shown === undefined && body.every(line => line.text.trim() === '')) {
      const reason = "The block of code is empty. Write the code, or show a sample with 'file='."
      report(file, place, reason)
    }
  })
}
