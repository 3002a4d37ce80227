import type { Root } from 'hast'
import type { MdxJsxFlowElementHast, MdxJsxTextElementHast } from 'mdast-util-mdx-jsx'
import type { VFile } from 'vfile'

import { report } from '../source'
import { visit } from '../visit'

const NO_ALT =
  'The image has no text for those who do not see it. Say in words what it shows: ![A pool](/pool.svg).'
const NO_SIZE =
  'The image has no size, so that the page moves when it arrives. Give it width and height, or write ![…](…), which takes them from the file.'

/**
 * An image says in words what it shows. As a tag it also says its size, which else comes from its file.
 */
export function image(tree: Root, file: VFile) {
  visit(tree, node => {
    if (node.type === 'element' && node.tagName === 'img') {
      if (!String(node.properties.alt ?? '').trim()) report(file, node.position, NO_ALT)
    } else if (isImageTag(node)) {
      const names = node.attributes.map(attribute => 'name' in attribute && attribute.name)
      if (!names.includes('alt')) report(file, node.position, NO_ALT)
      if (!names.includes('width') || !names.includes('height')) {
        report(file, node.position, NO_SIZE)
      }
    }
  })
}

function isImageTag(node: {
  type: string
  name?: unknown
}): node is MdxJsxFlowElementHast | MdxJsxTextElementHast {
  return /^mdxJsx(Flow|Text)Element$/.test(node.type) && node.name === 'img'
}
