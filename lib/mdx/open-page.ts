import path from 'node:path'
import { pathToFileURL } from 'node:url'
import * as runtime from 'react/jsx-runtime'
import { useMDXComponents } from '@/mdx-components'
import { generatedPaths } from '../site/sidebar-trees'
import { docPath } from '../site/sidebars'
import { describeFinding, sortFindings } from './check/finding'
import { splitLink } from './check/links'
import { checkPageLinks } from './check/page-links'
import { policyOf } from './check/policies'
import { readTargets } from './check/targets'
import type { CompiledPage } from './compile.mjs'
import { listDocIds, readDocFile } from './doc-files.mjs'
import { readAllowed } from './rules/allowed.mjs'
import { lint } from './rules/index.mjs'

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
  const { compileInThread }: typeof import('./compile-thread.mjs') = await import(
    /* turbopackIgnore: true */ pathToFileURL(path.resolve('lib/mdx/compile-thread.mjs')).href
  )
  const page = await compileInThread(id, text)
  const findings = sortFindings([
    ...page.findings,
    ...checkPageLinks(page, await targetsOf(page, compileInThread)),
    ...lint(page.file, text, readAllowed()),
  ])
  const linesOf = (...policies: string[]) =>
    findings.filter(({ rule }) => policies.includes(policyOf(rule))).map(describeFinding)
  for (const line of linesOf('log', 'warn')) console.warn(line)
  const errors = linesOf('throw')
  if (errors.length > 0) throw new Error(errors.join('\n'))
  return new Function(page.code)({ ...runtime, useMDXComponents })
}

/** Where the links of a page may lead: with the ids of the pages whose headings they name. */
async function targetsOf(page: CompiledPage, compile: (id: string) => Promise<CompiledPage>) {
  const links = page.links.map(({ href }) => splitLink(href, page.path))
  const asked = new Set(links.filter(({ hash }) => hash !== '').map(({ path }) => path))
  const pages = listDocIds().map(async id => {
    const path = docPath(id)
    if (path === page.path) return [path, new Set(page.ids)] as const
    return [path, asked.has(path) ? new Set((await compile(id)).ids) : undefined] as const
  })
  return readTargets(await Promise.all(pages), generatedPaths)
}
