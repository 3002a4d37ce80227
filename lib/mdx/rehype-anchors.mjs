import { toString as textOf } from 'hast-util-to-string'
import rehypeAutolinkHeadings from 'rehype-autolink-headings'

/** Puts a link to itself at the end of every heading of level 2 and below. */
export default function rehypeAnchors() {
  return rehypeAutolinkHeadings({
    behavior: 'append',
    test: ['h2', 'h3', 'h4', 'h5', 'h6'],
    content: [],
    properties: heading => ({
      className: ['hash-link'],
      ariaLabel: `Direct link to ${textOf(heading)}`,
    }),
  })
}
