/**
 * @import { Root } from 'hast'
 */
import { linkAttributes } from '../../site/hrefs.mjs'
import { visit } from '../visit.mjs'

/** Gives the links in the text of a page what `components/shell/link` gives all others. */
export default function rehypeLinkAttributes() {
  /** @param {Root} tree */
  return tree => {
    visit(tree, 'element', ({ tagName, properties }) => {
      if (tagName === 'a') Object.assign(properties, linkAttributes(String(properties.href ?? '')))
    })
  }
}
