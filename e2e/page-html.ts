import type { Element, ElementContent, Root } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { toString as textOf } from 'hast-util-to-string'
import { SKIP, visit } from 'unist-util-visit'

/** All elements of a tree that pass, in order. */
export function elements(tree: Root | Element, passes: (element: Element) => boolean): Element[] {
  const found: Element[] = []
  visit(tree, 'element', element => {
    if (passes(element)) found.push(element)
  })
  return found
}

/** What a reader sees as headings and blocks of code in the main part of a page. */
export function outlineOf(html: string) {
  const [main] = elements(fromHtml(html), ({ tagName }) => tagName === 'main')
  const headings: { depth: number; text: string }[] = []
  const code: string[] = []
  if (main) {
    visit(main, 'element', element => {
      const { tagName, properties, children } = element
      if (tagName === 'nav') return SKIP
      // Terms of the glossary have anchors, as headings have.
      const [, depth] =
        /^h([1-6])$/.exec(tagName) ?? (tagName === 'dt' && properties.id ? ['dt', 3] : [])
      if (depth) headings.push({ depth: Number(depth), text: textOf(element) })
      if (tagName === 'pre') code.push(textOf(element))
      // Each line of a signature is a block of its own.
      if ('dataSignature' in properties) code.push(children.flatMap(linesOf).join('\n'))
    })
  }
  return { headings, code }
}

function linesOf(declaration: ElementContent): string[] {
  if (declaration.type !== 'element' || declaration.tagName !== 'code') return []
  return declaration.children.map(line => textOf(line as Element))
}
