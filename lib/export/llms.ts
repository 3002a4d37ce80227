import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { dataFiles } from '../site/data-files'
import { markdownPath, pageUrl, SITE_NAME } from '../site/metadata'
import { sections } from '../site/navbar'
import type { MarkdownPage } from './markdown-pages'

const FULL_FILE = 'llms-full.txt'

/** Section of pages outside the sidebars, which llmstxt.org lets programs skip. */
const OPTIONAL = 'Optional'

/** Pages by sidebar and categories, in reading order. */
function groupPages(pages: MarkdownPage[]): Map<string, MarkdownPage[]> {
  const result = new Map<string, MarkdownPage[]>()
  for (const page of pages) {
    const { sidebar, trail } = page.route
    const section = sections.find(section => section.sidebar === sidebar)
    const above = trail.slice(0, -1).map(({ labelEn }) => labelEn)
    const name = section ? [section.label, ...above].join(' › ') : OPTIONAL
    result.set(name, [...(result.get(name) ?? []), page])
  }
  const last = result.get(OPTIONAL)
  result.delete(OPTIONAL)
  return last ? result.set(OPTIONAL, last) : result
}

/** The index of pages, in the format of https://llmstxt.org. */
function llmsText(pages: MarkdownPage[]): string {
  const [home = '', start] = pages.flatMap(page =>
    page.route.path === '/' ? [page.description, entry({ ...page, title: SITE_NAME })] : [],
  )
  const lists = [...groupPages(pages.filter(isNotHome))].map(
    ([name, group]) => `## ${name}\n\n${group.map(entry).join('\n')}\n`,
  )
  const files = `All pages in one file: <${pageUrl(`/${FULL_FILE}`)}>\n`
  const { api, errors, deployments } = dataFiles
  const data = [api, errors, deployments].map(file => `<${pageUrl(file)}>`).join(', ')
  return [
    `# ${SITE_NAME}\n`,
    `> ${home}\n`,
    files,
    `For programs: ${data}\n`,
    `${start}\n`,
    ...lists,
  ].join('\n')
}

function entry({ title, description, route }: MarkdownPage): string {
  return `- [${title}](${pageUrl(markdownPath(route.path))}): ${description}`
}

function isNotHome({ route }: MarkdownPage): boolean {
  return route.path !== '/'
}

/** The text of all documents; category pages only repeat their descriptions. */
function llmsFullText(pages: MarkdownPage[]): string {
  const docs = pages.filter(page => page.route.type === 'doc' && isNotHome(page))
  return [...groupPages(docs).values()]
    .flat()
    .map(({ markdown }) => markdown)
    .join('\n---\n\n')
}

/** Writes each page as Markdown, their index, and all of them in one file. */
export function writeMarkdown(folder: string, pages: MarkdownPage[]): void {
  for (const { route, markdown } of pages) {
    writeFileSync(path.join(folder, markdownPath(route.path)), markdown)
  }
  writeFileSync(path.join(folder, 'llms.txt'), llmsText(pages))
  writeFileSync(path.join(folder, FULL_FILE), llmsFullText(pages))
}
