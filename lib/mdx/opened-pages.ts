import path from 'node:path'
import { pathToFileURL } from 'node:url'
import * as runtime from 'react/jsx-runtime'
import { useMDXComponents } from '@/mdx-components'

// Pages of the development server. lib/mdx/watch-pages-loader.mjs has this module run again, and so
// forget them, when one may have changed.

type Page = Partial<typeof import('*.mdx')>

const opened = new Map<string, Promise<Page>>()

/** The module of a page, compiled and checked when it is first asked for. */
export function openedPage(id: string): Promise<Page> {
  const page = opened.get(id) ?? open(id)
  opened.set(id, page)
  // What failed may be mended by a file that is not watched, such as an image in public/.
  page.catch(() => opened.delete(id))
  return page
}

async function open(id: string): Promise<Page> {
  const { openPage }: typeof import('./open-page.mjs') = await import(
    /* turbopackIgnore: true */ pathToFileURL(path.resolve('lib/mdx/open-page.mjs')).href
  )
  return new Function(await openPage(id))({ ...runtime, useMDXComponents })
}
