import type { Root } from 'hast'
import { linkAttributes } from '../../site/hrefs'
import { visit } from '../visit'

/** Gives the links in the text of a page what `components/shell/link` gives all others. */
export default function rehypeLinkAttributes() {
  return (tree: Root) => {
    visit(tree, 'element', ({ tagName, properties }) => {
      if (tagName === 'a') Object.assign(properties, linkAttributes(String(properties.href ?? '')))
    })
  }
}
