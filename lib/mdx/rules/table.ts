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
