import { toString as textOf } from 'hast-util-to-string'
import rehypeAutolinkHeadings from 'rehype-autolink-headings'

/**
 * Puts a link to itself beside every heading of level 2 and below. Inside it would be a part of the
 * heading's name, in each list of headings that a screen reader shows.
 */
export default function rehypeAnchors() {
  return rehypeAutolinkHeadings({
    behavior: 'after',
    test: ['h2', 'h3', 'h4', 'h5', 'h6'],
    content: [],
    group: {
      type: 'element',
      tagName: 'div',
      properties: { className: ['heading'] },
      children: [],
    },
    properties: heading => ({
      className: ['hash-link'],
      ariaLabel: `Direct link to ${textOf(heading)}`,
    }),
  })
}
