import type { Root } from 'hast'
import { toString as textOf } from 'hast-util-to-string'
import { visit } from '../../tree/visit'

/** What has a direction of its own. The entries of a list have that of the list, where their numbers stand. */
const BLOCK = /^(h[1-6]|p|ul|ol|th|td|figcaption|summary)$/

/** Letters of Hebrew, Arabic and other scripts from right to left. */
const FROM_RIGHT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/

/** Leaves the direction of text that is written from right to left to its letters. */
export default function rehypeDirection() {
  return (tree: Root) => {
    visit(tree, 'element', block => {
      if (BLOCK.test(block.tagName) && FROM_RIGHT.test(textOf(block))) block.properties.dir = 'auto'
    })
  }
}
