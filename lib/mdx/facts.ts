import type { Root } from 'hast'
import type { VFile } from 'vfile'
import { MAIN_ID } from '../site/constants'
import { visit } from './visit'

/** A link in the text of a page. */
export type PageLink = { href: string; line: number; column: number }

/**
 * Notes what others ask of a page: its ids, and where its links lead. Stands behind what gives ids,
 * and before what rewrites links for the browser.
 */
export function collectFacts(tree: Root, file: VFile) {
  const ids = new Set([MAIN_ID])
  const links: PageLink[] = []
  visit(tree, node => {
    const properties = propertiesOf(node)
    if (typeof properties.id === 'string') ids.add(properties.id)
    const isLink = 'tagName' in node ? node.tagName === 'a' : 'name' in node && node.name === 'a'
    const place = node.position?.start
    // Links without a place are made by the build, from data.
    if (!isLink || !place || 'data-no-broken-link-check' in properties) return
    if (typeof properties.href !== 'string') return
    links.push({ href: properties.href, line: place.line, column: place.column })
  })
  Object.assign(file.data, { ids: [...ids], links })
}

function propertiesOf(node: Root | Root['children'][number]): Record<string, unknown> {
  if ('properties' in node) return node.properties
  if (!('attributes' in node)) return {}
  return Object.fromEntries(
    node.attributes.flatMap(attribute =>
      'name' in attribute ? [[attribute.name, attribute.value]] : [],
    ),
  )
}
