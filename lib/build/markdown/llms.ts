import { markdownPath, pageAddress, SITE_NAME } from '../../site/metadata'
import { sections } from '../../site/sections'
import type { DocTwin } from './twins'

/** Where the text of all pages stands in one file. */
export const FULL = 'llms-full.txt'

/** Pages that say nothing of the protocol; readers of little patience leave that part out. */
const OPTIONAL = 'Optional'

/** Documents by their place in the sidebars, in reading order. */
function groups(docs: DocTwin[]): Map<string, DocTwin[]> {
  const result = new Map<string, DocTwin[]>()
  for (const doc of docs) {
    if (doc.unlisted || doc.route.path === '/') continue
    const { sidebar, trail } = doc.route
    const section = sections.find(section => section.sidebar === sidebar)
    const above = trail.slice(0, -1).map(({ labelEn }) => labelEn)
    const name = section ? [section.label, ...above].join(' › ') : OPTIONAL
    result.set(name, [...(result.get(name) ?? []), doc])
  }
  const last = result.get(OPTIONAL)
  result.delete(OPTIONAL)
  return last ? result.set(OPTIONAL, last) : result
}

/** The list of pages for language models; see https://llmstxt.org. */
export function llmsText(docs: DocTwin[]): string {
  const home = docs.find(({ route }) => route.path === '/')
  const lists = [...groups(docs)].map(([name, pages]) => {
    const items = pages.map(
      ({ title, description, route }) =>
        `- [${title}](${pageAddress(markdownPath(route.path))}): ${description}`,
    )
    return `## ${name}\n\n${items.join('\n')}\n`
  })
  const full = `All pages in one file: <${pageAddress(`/${FULL}`)}>\n`
  return [`# ${SITE_NAME}\n`, `> ${home?.description}\n`, full, ...lists].join('\n')
}

/** The text of all pages. */
export function llmsFullText(docs: DocTwin[]): string {
  return [...groups(docs).values()]
    .flat()
    .map(({ markdown }) => markdown)
    .join('\n---\n\n')
}
