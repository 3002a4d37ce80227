import type { MDXContent } from 'mdx/types'
import { cache } from 'react'
import * as runtime from 'react/jsx-runtime'
import { useMDXComponents } from '@/mdx-components'
import type { PageRecord } from './record'

type Doc = PageRecord & { Content: MDXContent }

/** Where pages come from: in a build, neither they nor what compiles them are in the bundler's graph. */
const loadSource = () =>
  process.env.NODE_ENV === 'development' ? import('./development') : import('./records')

/**
 * Loads the page `content/{id}.mdx`, once for its metadata and its content.
 * @throws Error with the findings that stop a build, one a line
 */
export const loadDoc = cache(async (id: string): Promise<Doc> => {
  const record = await (await loadSource()).loadRecord(id)
  const { default: Content } = new Function(record.code)({ ...runtime, useMDXComponents })
  return { ...record, Content }
})

/** Titles and descriptions of all pages, by id. */
export const loadSummaries = cache(async () => (await loadSource()).loadSummaries())
