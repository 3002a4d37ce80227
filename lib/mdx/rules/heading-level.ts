import type { Root } from 'hast'
import type { VFile } from 'vfile'

import { report } from '../source'
import { visit } from '../visit'

/** A page has one level-1 heading, its title; below it no level is left out. */
export function headingLevel(tree: Root, file: VFile) {
  let above = 1
  visit(tree, 'element', ({ tagName, position }) => {
    const level = Number(/^h([1-6])$/.exec(tagName)?.[1])
    if (!level) return
    if (level === 1) {
      const reason =
        "The page's heading comes from 'title' in the front matter. Start the body with '##'."
      return report(file, position, reason)
    }
    if (level > above + 1) {
      const marks = '#'.repeat(above + 1)
      const reason = `A heading of level ${level} under one of level ${above} leaves a level out. Write '${marks}'.`
      report(file, position, reason)
    }
    above = level
  })
}
