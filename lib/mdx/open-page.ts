import path from 'node:path'
import { pathToFileURL } from 'node:url'
import * as runtime from 'react/jsx-runtime'
import { useMDXComponents } from '@/mdx-components'
import { authorError } from './check/author-error'
import { checkEditedPage } from './check/edited-page'
import { describeFinding } from './check/finding'
import { readDocFile } from './doc-files.mjs'

type PageModule = Partial<typeof import('*.mdx')>

/** Pages that are being opened: Next asks for a page's metadata and for the page at once. */
const opening = new Map<string, Promise<PageModule>>()

/**
 * The module of a page in development, as its file is now.
 * @throws Error with what `npm run check:content` would say of the page and what stops the build; the
 *   terminal tells what does not
 */
export function openPage(id: string): Promise<PageModule> {
  const text = readDocFile(id)
  const key = `${id}\0${text}`
  const page = opening.get(key) ?? open(id, text).finally(() => opening.delete(key))
  opening.set(key, page)
  return page
}

async function open(id: string, text: string): Promise<PageModule> {
  const { checkInThread, compileInThread }: typeof import('./compile-thread.mjs') = await import(
    /* turbopackIgnore: true */ pathToFileURL(path.resolve('lib/mdx/compile-thread.mjs')).href
  )
  const page = await compileInThread(id, text)
  const { errors, warnings } = await checkEditedPage(page, text, checkInThread)
  for (const warning of warnings) console.warn(describeFinding(warning))
  const [first, ...more] = errors
  if (first) throw authorError(first, more)
  return new Function(page.code)({ ...runtime, useMDXComponents })
}
