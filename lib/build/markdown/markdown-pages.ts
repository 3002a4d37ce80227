import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Root } from 'mdast'
import { compiledPage, readSurroundings } from '../../mdx/compiled-pages'
import { parseFrontMatter } from '../../mdx/front-matters.mjs'
import type { FrontMatter } from '../../mdx/plugins/remark-front-matter'
import { figureNames } from '../../mdx/rules/elements'
import { categoryCards } from '../../site/category-cards'
import { pageAddress, SITE_NAME } from '../../site/metadata'
import { sections } from '../../site/navbar'
import { type Route, routes } from '../../site/routes'
import { bilingual } from '../../site/sidebars'
import { siteConfig } from '../../site/site-config'
import { type FigureText, readFigures } from './figures'
import { figureQuote, plain, write } from './plain'

const ALL_PAGES = `All pages: <${pageAddress('/llms.txt')}>`

type DocRoute = Extract<Route, { type: 'doc' }>
type CategoryRoute = Extract<Route, { type: 'category' }>

/** A page for machine readers: the same text as Markdown. */
export type MarkdownPage = {
  route: Route
  title: string
  description: string
  markdown: string
  /** Named nowhere. */
  unlisted?: boolean
  /** The errors that it has entries for. */
  errors?: FrontMatter['errors']
}

/**
 * The Markdown of all pages that are exported to `folder`.
 * @throws Error naming the page whose tags and figures do not match
 */
export async function makeMarkdownPages(folder: string): Promise<MarkdownPage[]> {
  const fileOf = ({ path: address }: Route) =>
    path.join(folder, `${address === '/' ? 'index' : address}.html`)
  const pages = [...routes.values()].filter(route => existsSync(fileOf(route)))
  const names = new Set(figureNames())
  const surroundings = readSurroundings()
  const docs: MarkdownPage[] = []
  // One after another: all at once, their trees would be in memory together.
  for (const route of pages) {
    if (route.type !== 'doc') continue
    const drawn = readFigures(readFileSync(fileOf(route), 'utf8'))
    const { tree } = await compiledPage(route.id, surroundings)
    docs.push(docPage(route, JSON.parse(tree), names, drawn))
  }
  const descriptions = new Map(docs.map(({ route, description }) => [route.path, description]))
  const categories = pages
    .filter(route => route.type === 'category')
    .map(route => categoryPage(route, descriptions))
  return [...docs, ...categories]
}

function docPage(
  route: DocRoute,
  tree: Root,
  figureNames: Set<string>,
  figures: FigureText[],
): MarkdownPage {
  const file = `content/${route.id}.mdx`
  const front = parseFrontMatter(readFileSync(file, 'utf8')) as FrontMatter
  const { description, unlisted, errors } = front
  const isHome = route.path === '/'
  const title = isHome ? SITE_NAME : front.title
  const absolute = (href: string) => absoluteAddress(href, route.path)
  // Each tag takes its figure out of the list.
  const body = write(...plain(tree.children, { figureNames, figures, absolute }))
  // The home page draws one beside its text.
  const rest = isHome ? write(...figures.map(figureQuote)) : ''
  if (!isHome && figures.length > 0) {
    throw new Error(`${file}: a figure has no tag of components/figures/index.ts. Name it there.`)
  }
  const ways = isHome ? sections.map(way => entry(way.label, way.href, way.description)) : []
  const markdown = pageText(title, description, route.path, [body, rest, ...ways])
  return { route, title, description, unlisted, errors, markdown }
}

function categoryPage(route: CategoryRoute, descriptions: Descriptions): MarkdownPage {
  const { category, description, path } = route
  const title = bilingual(category)
  const cards = categoryCards(category, address => descriptions.get(address))
  const entries = cards.map(card => entry(bilingual(card), card.href, card.description))
  return { route, title, description, markdown: pageText(title, description, path, entries) }
}

type Descriptions = Map<string, string>

/**
 * A page with its heading and what it is about; with its address for those who quote it, and the way
 * to all others.
 */
function pageText(title: string, description: string, path: string, parts: string[]): string {
  const head = [`# ${title}`, `> ${description}`, `Page: <${pageAddress(path)}>`, ALL_PAGES]
  return `${[...head, ...parts.map(part => part.trim()).filter(Boolean)].join('\n\n')}\n`
}

function entry(title: string, href: string, description: string): string {
  return `## [${title}](${pageAddress(href)})\n\n${description}`
}

/**
 * Where a link of a page leads, from anywhere.
 * @param page decoded address of the page
 */
function absoluteAddress(href: string, page: string): string {
  if (href.startsWith('#')) return pageAddress(page) + href
  return /^\/(?!\/)/.test(href) ? new URL(siteConfig.url + href).href : href
}
