import type { Root } from 'mdast'
import type { VFile } from 'vfile'
import { report } from '../source'
import { visit } from '../visit'

/** Nothing on a page is empty: neither the page itself, nor a heading or a link. */
export function empty(tree: Root, file: VFile) {
  // What plugins have added has no place.
  const body = tree.children.filter(({ type, position }) => position && type !== 'yaml')
  if (body.length === 0) {
    const reason = "The page is empty. Write its text below the front matter's last '---'."
    report(file, tree.position?.end, reason)
  }
  visit(tree, node => {
    const tell = (message: string) => report(file, node.position, message)
    if (node.type === 'heading' && node.children.every(isBlank)) {
      tell('The heading has no text. Write it, or take the heading out.')
    }
    if (node.type === 'link' && node.children.every(isBlank)) {
      tell(`The link has no text. Write '[text](${node.url})'.`)
    }
    if (node.type === 'link' && node.url === '') {
      tell("The link leads nowhere. Write its address between '(' and ')'.")
    }
  })
}

const isBlank = (node: { type: string; value?: string }) =>
  node.type === 'text' && /^\s*(\{#[^}]*\})?\s*$/.test(node.value ?? '')
