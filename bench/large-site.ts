import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { SiteCopy } from '../e2e/site-copy'
import { listDocIds } from '../lib/content/doc-files.mjs'
import { samplePage } from './sample-page'

/** Pages of a large site: as many as several teams write. */
export const LARGE = 1000

/** Pages of a category, and categories of a part of a sidebar. */
const WIDTH = 12

/** A file beside `sidebars.config.ts`, with what is added to each sidebar. */
const ENTRIES = 'large-sidebars.ts'

/** Pages are spread over these. */
const SIDEBARS = ['study', 'contract', 'sdk']

/**
 * Adds pages of realistic length to a copy of the site, in categories of two levels in all sidebars.
 * @param pages how many the site has then, without category pages
 */
export function enlarge(site: SiteCopy, pages: number): void {
  const count = pages - listDocIds(path.join(site.folder, 'content')).length
  const ids = Array.from({ length: count }, (_, index) => idOf(index))
  for (const [index, id] of ids.entries()) {
    const file = path.join(site.folder, 'content', `${id}.mdx`)
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, samplePage(index, `/${ids[(index * 7 + 1) % count]}`))
  }
  site.write(ENTRIES, entries(ids))
  for (const sidebar of SIDEBARS) {
    site.replace('sidebars.config.ts', `  ${sidebar}: [`, `$&\n    ...large.${sidebar},`)
  }
  site.replace('sidebars.config.ts', /^/, "import { large } from './large-sidebars'\n")
}

function idOf(index: number): string {
  const category = Math.floor(index / WIDTH)
  const part = Math.floor(category / WIDTH)
  const sidebar = SIDEBARS[part % SIDEBARS.length]
  return `${sidebar}/part-${part}/category-${category}/page-${index}`
}

/** The categories of all sidebars, from the pages' paths. */
function entries(ids: string[]): string {
  const trees = Object.fromEntries(
    SIDEBARS.map(sidebar => [sidebar, partsOf(ids.filter(id => id.startsWith(`${sidebar}/`)))]),
  )
  return `import type { SidebarItem } from './lib/site/sidebars'\n\nexport const large: Record<'study' | 'contract' | 'sdk', SidebarItem[]> = ${JSON.stringify(trees)}\n`
}

function partsOf(ids: string[]) {
  return groupBy(ids, 1).map(([part, pages]) => ({
    type: 'category',
    label: `第 ${numberOf(part)} 部分`,
    labelEn: `Part ${numberOf(part)}`,
    items: groupBy(pages, 2).map(([category, docs]) => ({
      type: 'category',
      label: `第 ${numberOf(category)} 章`,
      labelEn: `Chapter ${numberOf(category)}`,
      link: {
        type: 'generated-index',
        description: `Chapter ${numberOf(category)} of a site that is as large as nobody writes by hand.`,
      },
      items: docs.map(id => ({
        type: 'doc',
        id,
        label: `第 ${numberOf(id)} 页：流动性`,
        labelEn: `Page ${numberOf(id)}: liquidity`,
      })),
    })),
  }))
}

/** Paths by their first folders, in order. */
function groupBy(ids: string[], depth: number): [name: string, ids: string[]][] {
  const groups = new Map<string, string[]>()
  for (const id of ids) {
    const name = id.split('/')[depth] ?? ''
    groups.set(name, [...(groups.get(name) ?? []), id])
  }
  return [...groups]
}

function numberOf(name: string): string {
  return name.match(/\d+$/)?.[0] ?? ''
}
