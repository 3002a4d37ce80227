import type { Root } from 'hast'
import type { VFile } from 'vfile'
import type { PageLink } from '../content/records'
import { MAIN_ID } from '../site/constants'
import { linkAttributes } from '../site/hrefs'
import { isTag } from '../tree/nodes'
import { visit } from '../tree/visit'

declare module 'vfile' {
  interface DataMap {
    /** ids to which links may lead */
    ids: string[]
    /** links that authors have written */
    links: PageLink[]
  }
}

/**
 * Collects ids and links of a page for the checks, after all ids are set. Adds the attributes to links that
 * `components/ui/link` adds to all others.
 */
export function collectFacts(tree: Root, file: VFile) {
  const ids = new Set([MAIN_ID])
  const links: PageLink[] = []
  visit(tree, node => {
    const { id, href, 'data-no-broken-link-check': unchecked } = propertiesOf(node)
    if (typeof id === 'string') ids.add(id)
    const isElement = 'tagName' in node && node.tagName === 'a'
    if (!isElement && !(isTag(node) && node.name === 'a')) return
    if (isElement) Object.assign(node.properties, linkAttributes(String(href ?? '')))
    // Links without a position come from plugins.
    const place = node.position?.start
    if (!place || unchecked !== undefined || typeof href !== 'string') return
    links.push({ href, line: place.line, column: place.column })
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
