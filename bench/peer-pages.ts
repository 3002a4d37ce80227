import temml from 'temml'
import { admonitions } from '../lib/site/admonitions'
import { bilingual, type SidebarNode } from '../lib/site/sidebars'
import { siteUrl } from '../lib/site/site-url.mjs'

/** Types of boxes, by the names that the export writes. */
const TYPES = Object.fromEntries(Object.entries(admonitions).map(([type, name]) => [name, type]))

/** What comes before a page's text. */
const HEAD = /^# (.+)\n\n> (.+)\n\nPage: .+\n\nAll pages: .+\n\n/
const NAMES = Object.keys(TYPES).join('|')
const BOX = new RegExp(`^> \\*\\*(${NAMES})(?:: (.+))?\\*\\*\\n((?:>.*\\n)*)`, 'gm')
const LINK = /\]\(([^)#\s]+)(#[^)\s]*)?\)/g
const CODE = /(```.*?```|`[^`]+`)/s
const FORMULA = /\$\$\n(.+?)\n\s*\$\$|(?<!\\)\$([^$]+)\$/gs

/** How a generator opens a box of one of the site's types. */
export type OpenBox = (type: string, title: string) => string

/**
 * A page that the export wrote as Markdown, as other generators take it: without its head, with links to
 * pages as addresses on the site, boxes as such, and formulas as MathML.
 * @param paths addresses of all pages
 */
export function readMarkdownPage(markdown: string, paths: ReadonlySet<string>, openBox: OpenBox) {
  const [head = '', title = '', description = ''] = HEAD.exec(markdown) ?? []
  const text = markdown
    .slice(head.length)
    .replace(LINK, (link, address: string, hash = '') => {
      const path = address.startsWith(siteUrl) ? address.slice(siteUrl.length) : ''
      return paths.has(path) ? `](${path}${hash})` : link
    })
    .replace(BOX, (_, name: string, own: string | undefined, body: string) => {
      const inner = body.replace(/^> ?/gm, '').trim()
      return `${openBox(TYPES[name] ?? '', own ?? name)}\n\n${inner}\n\n:::\n`
    })
  const parts = text.split(CODE).map((part, index) => (index % 2 ? part : drawFormulas(part)))
  return { title, description, text: parts.join('') }
}

function drawFormulas(text: string): string {
  return text.replace(FORMULA, (_, block: string | undefined, inline: string) => {
    const math = temml.renderToString(block ?? inline, { displayMode: block !== undefined })
    // Starlight would have all elements inside keep the distance of paragraphs.
    return `<span class="not-content">${math}</span>`
  })
}

/** A sidebar as VitePress takes it: a category may have a page of its own. */
export function vitePressSidebar(nodes: SidebarNode[]): object[] {
  return nodes.map(node => ({
    text: bilingual(node),
    link: node.path,
    ...(node.type === 'category' && { collapsed: true, items: vitePressSidebar(node.items) }),
  }))
}

/** A sidebar as Starlight takes it: a category's own page is its first one. */
export function starlightSidebar(nodes: SidebarNode[]): object[] {
  return nodes.map(node => {
    const label = bilingual(node)
    if (node.type === 'doc') return { label, link: node.path }
    const own = node.path ? [{ label, link: node.path }] : []
    return { label, collapsed: true, items: [...own, ...starlightSidebar(node.items)] }
  })
}

/** A sidebar as Docusaurus takes it: a category may have a page of its own. */
export function docusaurusSidebar(nodes: SidebarNode[]): object[] {
  const id = ({ path = '' }: SidebarNode) => (path === '/' ? 'index' : path.slice(1))
  return nodes.map(node => {
    const label = bilingual(node)
    if (node.type === 'doc') return { type: 'doc', id: id(node), label }
    return {
      type: 'category',
      label,
      ...(node.path && { link: { type: 'doc', id: id(node) } }),
      items: docusaurusSidebar(node.items),
    }
  })
}
