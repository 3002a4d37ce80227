import type { Definition, FootnoteDefinition, Nodes, Root } from 'mdast'
import { visit } from 'unist-util-visit'
import type { VFile } from 'vfile'
import { isTag } from '../nodes'
import { report } from '../source'

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
