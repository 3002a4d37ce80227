import type { Root } from 'mdast'
import type { VFile } from 'vfile'
import { report } from '../source'
import { visit } from '../visit'

/** A table has its second line, and in every row as many cells as in its head. */
export function table(tree: Root, file: VFile) {
  visit(tree, node => {
    if (node.type === 'paragraph') {
      const [first] = node.children
      if (first?.type === 'text' && first.value.startsWith('|')) {
        report(
          file,
          node.position,
          "This is no table: below its head there is no '| --- | --- |' with as many cells. Add it.",
        )
      }
    }
    if (node.type !== 'table') return
    const [head, ...rows] = node.children
    const cells = head?.children.length ?? 0
    for (const { children, position } of rows) {
      if (children.length === cells) continue
      report(
        file,
        position,
        `The head has ${cells} cells, this row ${children.length}. Give both as many; a bar inside of a cell is '\\|'.`,
      )
    }
  })
}
