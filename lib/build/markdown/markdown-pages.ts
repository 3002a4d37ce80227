import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fromHtml } from 'hast-util-from-html'
import { toString as textOf } from 'hast-util-to-string'
import { pageUrl } from '../../site/metadata'
import { type Route, routes } from '../../site/routes'
import { siteConfig } from '../../site/site-config'
import { find, htmlToMarkdown } from './html-to-markdown'

/** A page as Markdown. */
export type MarkdownPage = {
  route: Route
  title: string
  description: string
  markdown: string
}

/** Converts all pages exported to `folder`. */
export function convertPages(folder: string): MarkdownPage[] {
  return [...routes.values()].flatMap(route => {
    const file = path.join(folder, `${route.path === '/' ? 'index' : route.path}.html`)
    return existsSync(file) ? [convertPage(route, readFileSync(file, 'utf8'))] : []
  })
}

/** Converts a page, and adds its URL and the URL of the index. */
function convertPage(route: Route, html: string): MarkdownPage {
  // React's payload, half of the file, follows `</main>`.
  const [visible = ''] = html.split('</main>')
  const page = fromHtml(visible)
  const metaOf = (name: string) =>
    String(find(page, 'meta', ({ properties }) => properties.name === name)?.properties.content)
  const main = find(page, 'main')
  const title = main && find(main, 'h1')
  if (!title) throw new Error(`${route.path}: the exported page has no heading in its <main>.`)
  const description = metaOf('description')
  const [heading, ...rest] = htmlToMarkdown(main, siteConfig.url + route.path).split('\n')
  const head = [
    heading,
    // Category pages already contain it in their text.
    ...(route.type === 'doc' ? [`> ${description}`] : []),
    `Page: <${pageUrl(route.path)}>`,
    `All pages: <${pageUrl('/llms.txt')}>`,
  ]
  return {
    route,
    title: textOf(title),
    description,
    markdown: [head.join('\n\n'), ...rest].join('\n'),
  }
}
