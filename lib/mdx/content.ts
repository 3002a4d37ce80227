import type { MDXContent } from 'mdx/types'
import type { TocEntry } from '../site/toc'
import type { FrontMatter } from './plugins/remark-front-matter'

/** What a compiled page exports. */
type Doc = FrontMatter & { Content: MDXContent; toc: TocEntry[] }

/** Loads the compiled page `content/{id}.mdx`. */
export async function loadDoc(id: string): Promise<Doc> {
  const module = await import(`@/content/${id}.mdx`)
  if (process.env.NODE_ENV !== 'development') return readDoc(id, module)
  const { openPage } = await import('./open-page')
  return readDoc(id, await openPage(id))
}

/**
 * What a page's module says of the page.
 * @throws Error when it has no default export
 */
export function readDoc(id: string, module: Partial<typeof import('*.mdx')>): Doc {
  const { default: Content, frontmatter, toc } = module
  if (!Content || !frontmatter || !toc) {
    throw new Error(
      `content/${id}.mdx: the page has no default export, so there is nothing to show. Remove exports that it makes of its own.`,
    )
  }
  return { Content, toc, ...frontmatter }
}
