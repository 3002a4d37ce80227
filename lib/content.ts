import { readdirSync } from 'node:fs'
import path from 'node:path'
import type { MDXContent } from 'mdx/types'
import type { TocEntry } from './toc'

/** What a compiled page exports. */
export type Doc = {
  Content: MDXContent
  title: string
  description: string
  toc: TocEntry[]
}

export const CONTENT_FOLDER = path.join(process.cwd(), 'content')

/** Ids of all pages: their files' paths under `folder`, without `.mdx`, sorted. */
export function listDocIds(folder = CONTENT_FOLDER): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.mdx'))
    .map(file => file.slice(0, -'.mdx'.length).split(path.sep).join('/'))
    .sort()
}

/**
 * Loads the compiled page `content/{id}.mdx`.
 * @throws Error when the file has no default export
 */
export async function loadDoc(id: string): Promise<Doc> {
  const module = await import(`@/content/${id}.mdx`)
  if (typeof module.default !== 'function') {
    throw new Error(
      `content/${id}.mdx: the page has no default export, so there is nothing to show. Remove its own 'export default'.`,
    )
  }
  const { title, description } = module.frontmatter
  return { Content: module.default, title, description, toc: module.toc }
}
