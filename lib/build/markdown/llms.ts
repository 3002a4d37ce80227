import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { dataFiles } from '../../site/data-files'
import { markdownPath, pageAddress, SITE_NAME } from '../../site/metadata'
import { sections } from '../../site/navbar'
import type { MarkdownPage } from './markdown-pages'

/** Where the text of all pages stands in one file. */
const FULL = 'llms-full.txt'

/** Pages that say nothing of the protocol; readers of little patience leave that part out. */
const OPTIONAL = 'Optional'

/** Pages by their place in the sidebars, in reading order. */
function groups(pages: MarkdownPage[]): Map<string, MarkdownPage[]> {
  const result = new Map<string, MarkdownPage[]>()
  for (const page of pages.filter(({ unlisted }) => !unlisted)) {
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

/** The list of pages for language models; see https://llmstxt.org. */
function llmsText(pages: MarkdownPage[]): string {
  const [home = '', start] = pages.flatMap(page =>
    page.route.path === '/' ? [page.description, entry(page)] : [],
  )
  const lists = [...groups(pages.filter(isWithin))].map(
    ([name, group]) => `## ${name}\n\n${group.map(entry).join('\n')}\n`,
  )
  const files = `All pages in one file: <${pageAddress(`/${FULL}`)}>\n`
  const { api, errors, deployments } = dataFiles
  const data = [api, errors, deployments].map(file => `<${pageAddress(file)}>`).join(', ')
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
  return `- [${title}](${pageAddress(markdownPath(route.path))}): ${description}`
}

/** Whether it is another page than the home page. */
function isWithin({ route }: MarkdownPage): boolean {
  return route.path !== '/'
}

/** The text of all pages; what categories show, their pages say. */
function llmsFullText(pages: MarkdownPage[]): string {
  const docs = pages.filter(page => page.route.type === 'doc' && isWithin(page))
  return [...groups(docs).values()]
    .flat()
    .map(({ markdown }) => markdown)
    .join('\n---\n\n')
}

/** Writes what language models read: each page as Markdown, their list, and all in one file. */
export function writeMarkdown(folder: string, pages: MarkdownPage[]): void {
  for (const { route, markdown } of pages) {
    writeFileSync(path.join(folder, markdownPath(route.path)), markdown)
  }
  writeFileSync(path.join(folder, 'llms.txt'), llmsText(pages))
  writeFileSync(path.join(folder, FULL), llmsFullText(pages))
}
