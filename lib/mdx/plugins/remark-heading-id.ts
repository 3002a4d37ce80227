import type { Root } from 'mdast'
import type { VFile } from 'vfile'
import { report } from '../source'
import { visit } from '../visit'

/** Reads `{#custom-id}` at the end of a heading. */
export default function remarkHeadingId() {
  return (tree: Root, file: VFile) => {
    visit(tree, 'heading', heading => {
      const last = heading.children.at(-1)
      if (last?.type !== 'text') return
      const match = last.value.match(/\s*\{#([^}]*)\}\s*$/)
      if (!match) return
      const [, id = ''] = match
      if (!/^[\p{L}\p{N}_-]+$/u.test(id)) {
        const reason = `'{#${id}}' is no id. Write one of letters, digits and hyphens, as in {#swap-fees}.`
        report(file, heading.position, reason)
      }
      last.value = last.value.slice(0, match.index)
      heading.data = { ...heading.data, hProperties: { id } }
    })
  }
}
