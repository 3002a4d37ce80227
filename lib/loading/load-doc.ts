import type { MDXContent } from 'mdx/types'
import { cache } from 'react'
import * as runtime from 'react/jsx-runtime'
import { useMDXComponents } from '@/mdx-components'
import type { PageRecord } from '../content/records'

type Doc = PageRecord & { Content: MDXContent }

/** Where pages come from: in a build, neither they nor what compiles them are in the bundler's graph. */
const loadSource = () =>
  process.env.NODE_ENV === 'development' ? import('./development') : import('../content/records')

/**
 * Loads the page `content/{id}.mdx`, once for its metadata and its content.
 * @throws Error with the findings that stop a build, one a line
 */
export const loadDoc = cache(async (id: string): Promise<Doc> => {
  const record = await (await loadSource()).loadRecord(id)
  return { ...record, Content: contentOf(record) }
})

/**
 * Runs the code of a page.
 * @throws Error if its module has no component, with the remedy
 */
export function contentOf({ file, code }: Pick<PageRecord, 'file' | 'code'>): MDXContent {
  const { default: Content } = new Function(code)({ ...runtime, useMDXComponents })
  if (Content) return Content
  throw new Error(
    `${file}: the page has no default export, so there is nothing to show. Remove its own exports.`,
  )
}

/** Titles and descriptions of all pages, by id. */
export const loadSummaries = cache(async () => (await loadSource()).loadSummaries())
