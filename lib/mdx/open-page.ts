import path from 'node:path'
import { pathToFileURL } from 'node:url'
import * as runtime from 'react/jsx-runtime'
import { useMDXComponents } from '@/mdx-components'
import { generatedPaths } from '../site/sidebar-trees'
import { docPath } from '../site/sidebars'
import { describeFinding, sortFindings } from './check/finding'
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
  const page = opening.get(id) ?? open(id).finally(() => opening.delete(id))
  opening.set(id, page)
  return page
}

async function open(id: string): Promise<PageModule> {
  const { compileInThread }: typeof import('./compile-thread.mjs') = await import(
    /* turbopackIgnore: true */ pathToFileURL(path.resolve('lib/mdx/compile-thread.mjs')).href
  )
  const page = await compileInThread(id)
  const findings = sortFindings([
    ...page.findings,
    ...checkPageLinks(page, await targetsOf(page, compileInThread)),
    ...lint(page.file, readDocFile(id), readAllowed()),
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
  const asked = page.links.filter(({ href }) => href.includes('#')).map(({ href }) => href)
  const pages = listDocIds().map(async id => {
    const path = docPath(id)
    if (path === page.path) return [path, new Set(page.ids)] as const
    const isAsked = asked.some(href => href.startsWith(`${path}#`))
    return [path, isAsked ? new Set((await compile(id)).ids) : undefined] as const
  })
  return readTargets(await Promise.all(pages), generatedPaths)
}
