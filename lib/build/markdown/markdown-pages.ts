import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fromHtml } from 'hast-util-from-html'
import { toString as textOf } from 'hast-util-to-string'
import { pageAddress } from '../../site/metadata'
import { type Route, routes } from '../../site/routes'
import { siteConfig } from '../../site/site-config'
import { find, htmlToMarkdown } from './html-to-markdown'

/** A page for machine readers: the same text as Markdown. */
export type MarkdownPage = {
  route: Route
  title: string
  description: string
  markdown: string
  /** Named nowhere. */
  unlisted: boolean
}

/** The Markdown of all pages that are exported to `folder`. */
export function makeMarkdownPages(folder: string): MarkdownPage[] {
  return [...routes.values()].flatMap(route => {
    const file = path.join(folder, `${route.path === '/' ? 'index' : route.path}.html`)
    return existsSync(file) ? [markdownPage(route, readFileSync(file, 'utf8'))] : []
  })
}

/** A page with its address, for those who quote it, and the way to all others. */
function markdownPage(route: Route, html: string): MarkdownPage {
  // Behind it are data for React, which are half of the page.
  const [shown = ''] = html.split('</main>')
  const page = fromHtml(shown)
  const metaOf = (name: string) =>
    String(find(page, 'meta', ({ properties }) => properties.name === name)?.properties.content)
  const main = find(page, 'main')
  const title = main && find(main, 'h1')
  if (!title) throw new Error(`${route.path}: the exported page has no heading in its <main>.`)
  const description = metaOf('description')
  const [heading, ...rest] = htmlToMarkdown(main, siteConfig.url + route.path).split('\n')
  const head = [
    heading,
    // The page of a category shows it.
    ...(route.type === 'doc' ? [`> ${description}`] : []),
    `Page: <${pageAddress(route.path)}>`,
    `All pages: <${pageAddress('/llms.txt')}>`,
  ]
  return {
    route,
    title: textOf(title),
    description,
    markdown: [head.join('\n\n'), ...rest].join('\n'),
    unlisted: metaOf('robots').includes('noindex'),
  }
}
