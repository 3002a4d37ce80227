import type { Root } from 'hast'
import type { PageRecord } from '../content/records'
import { pageUrl } from '../site/metadata'
import type { Route } from '../site/routes'
import { bilingual } from '../site/sidebars'
import { siteConfig } from '../site/site-config'
import { find, htmlToMarkdown } from '../tree/html-to-markdown'

/** A page as Markdown. */
export type MarkdownPage = {
  route: Route
  title: string
  description: string
  markdown: string
}

/**
 * Converts an exported page, and adds its URL and the URL of the index.
 * @param tree its parsed HTML, which is mutated
 * @param record of a document
 */
export function convertPage(route: Route, tree: Root, record?: PageRecord): MarkdownPage {
  const { title, description } =
    route.type === 'category'
      ? { title: bilingual(route.category), description: route.description }
      : (record ?? { title: '', description: '' })
  const main = find(tree, 'main')
  if (!main) throw new Error(`${route.path}: the exported page has no <main>.`)
  const [heading, ...rest] = htmlToMarkdown(main, siteConfig.url + route.path).split('\n')
  const head = [
    heading,
    // Category pages already contain it in their text.
    ...(route.type === 'doc' ? [`> ${description}`] : []),
    `Page: <${pageUrl(route.path)}>`,
    `All pages: <${pageUrl('/llms.txt')}>`,
  ]
  return { route, title, description, markdown: [head.join('\n\n'), ...rest].join('\n') }
}
