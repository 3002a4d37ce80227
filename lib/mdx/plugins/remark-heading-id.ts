import type { Root } from 'mdast'
import { visit } from '../visit'

/** Reads `{#custom-id}` at the end of a heading. */
export default function remarkHeadingId() {
  return (tree: Root) => {
    visit(tree, 'heading', heading => {
      const last = heading.children.at(-1)
      if (last?.type !== 'text') return
      const match = last.value.match(/\s*\{#([^}]*)\}\s*$/)
      if (!match) return
      last.value = last.value.slice(0, match.index)
      heading.data = { ...heading.data, hProperties: { id: match[1]?.trim() } }
    })
  }
}
