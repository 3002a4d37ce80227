/**
 * @import { Root, RootContent } from 'mdast'
 * @import { ContainerDirective } from 'mdast-util-directive'
 * @import { Processor } from 'unified'
 * @import { VFile } from 'vfile'
 */
import { directiveFromMarkdown } from 'mdast-util-directive'
import { directive } from 'micromark-extension-directive'
import { visit } from 'unist-util-visit'
import { admonitions } from './admonitions.mjs'
import { fail } from './source.mjs'

const COLON = 58

/**
 * Turns `:::type[Title]` … `:::` into the `Admonition` component. Only containers are parsed, so
 * that a colon in prose (`a:b`) stays text.
 * @this {Processor}
 */
export default function remarkAdmonitions() {
  const data = /** @type {Record<string, unknown[] | undefined>} */ (this.data())
  const [container] = [directive().flow?.[COLON]].flat()
  data.micromarkExtensions = [
    ...(data.micromarkExtensions ?? []),
    { flow: { [COLON]: [container] } },
  ]
  data.fromMarkdownExtensions = [...(data.fromMarkdownExtensions ?? []), directiveFromMarkdown()]

  /** @param {Root} tree @param {VFile} file */
  return (tree, file) => {
    visit(tree, 'containerDirective', node => {
      check(node, file)
      const [first] = node.children
      const label = first?.data && 'directiveLabel' in first.data ? first : undefined
      if (label) node.children.shift()
      node.data = { hName: 'Admonition', hProperties: { type: node.name } }
      if (label && 'children' in label) {
        /** @type {RootContent} */
        const title = { type: 'paragraph', children: /** @type {any} */ (label.children) }
        title.data = { hName: 'AdmonitionTitle' }
        node.children.unshift(/** @type {any} */ (title))
      }
    })
  }
}

/** @param {ContainerDirective} node @param {VFile} file */
function check(node, file) {
  if (!(node.name in admonitions)) {
    const known = Object.keys(admonitions).join(', ')
    fail(file, node.position, `Unknown admonition ':::${node.name}'. Use one of: ${known}.`)
  }
  const lines = String(file).split('\n')
  const last = lines[(node.position?.end.line ?? 1) - 1] ?? ''
  if (!/^[\s>]*:{3,}\s*$/.test(last)) {
    fail(
      file,
      node.position,
      `The admonition ':::${node.name}' is not closed. Add a line with ':::' after its text.`,
    )
  }
}
