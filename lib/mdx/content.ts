import type { MDXContent } from 'mdx/types'
import { after } from 'next/server'
import { cache } from 'react'
import * as runtime from 'react/jsx-runtime'
import { useMDXComponents } from '@/mdx-components'
import { docPath } from '../site/paths'
import type { TocEntry } from '../site/toc'
import { describeFinding, type Finding, policyOf } from './check/finding'
import type { CheckedPage, CompiledPage } from './compile'
import { CONTENT_FOLDER, listDocIds } from './doc-files.mjs'
import { parseFrontMatter } from './front-matters.mjs'
import type { FrontMatter } from './plugins/remark-front-matter'
import { readApiPages } from './reference/api-pages'

/** What a compiled page exports. */
type PageModule = { default: MDXContent; frontmatter: FrontMatter; toc: TocEntry[] }

type Doc = FrontMatter & { Content: MDXContent; toc: TocEntry[] }

const isDevelopment = process.env.NODE_ENV === 'development'

/** The text of `content/{id}.mdx`, and those of the samples that it shows. */
async function loadTexts(id: string): Promise<[text: string, ...samples: string[]]> {
  const module = await import(`@/content/${id}.mdx`)
  return module.default
}

/** What compiles pages: Next asks for their addresses in a process of its own, which can do without. */
const loadCompiler = () => import('./compile')
const loadChecks = () => import('./check/page')

/** What a page says of itself in its front matter. */
export async function loadFrontMatter(id: string): Promise<FrontMatter> {
  const [text] = await loadTexts(id)
  return parseFrontMatter(text) as FrontMatter
}

/** What pages document; that of a build does not change. */
const built = isDevelopment ? undefined : readApiPages(CONTENT_FOLDER)

/**
 * The page `content/{id}.mdx`; its metadata and its content are asked for at once.
 * @throws Error with what stops the build, one finding a line; in development with all that
 *   `npm run check:content` says of the page
 */
export const loadDoc = cache(async (id: string): Promise<Doc> => {
  const [text, ...samples] = await loadTexts(id)
  const { compileOnce } = await loadCompiler()
  const page = compileOnce(id, text, samples, built ?? readApiPages(CONTENT_FOLDER))
  const findings = isDevelopment ? (await loadChecks()).checkPage(page, text) : page.findings
  const errors = findings.filter(({ rule }) => policyOf(rule) === 'throw')
  if (errors.length > 0) throw new Error(errors.map(describeFinding).join('\n'))
  if (isDevelopment) {
    warn(findings)
    after(() => checkLinks(page))
  }
  return readDoc(id, new Function(page.code)({ ...runtime, useMDXComponents }))
})

/**
 * What a page's module says of the page.
 * @throws Error when it has no default export
 */
export function readDoc(id: string, module: Partial<PageModule>): Doc {
  const { default: Content, frontmatter, toc } = module
  if (!Content || !frontmatter || !toc) {
    throw new Error(
      `content/${id}.mdx: the page has no default export, so there is nothing to show. Remove exports that it makes of its own.`,
    )
  }
  return { Content, toc, ...frontmatter }
}

function warn(findings: Finding[]) {
  for (const finding of findings) console.warn(describeFinding(finding))
}

/** Tells of links that name no heading of another page. One page after another: the server has more to do. */
async function checkLinks(page: CompiledPage) {
  const { checkedPages } = await loadCompiler()
  const { checkAnchors, linkedPaths } = await loadChecks()
  const paths = linkedPaths(page)
  const linked: CheckedPage[] = []
  for (const id of listDocIds().filter(id => paths.has(docPath(id)))) {
    linked.push(...checkedPages([id]))
    await new Promise(resolve => setTimeout(resolve))
  }
  warn(checkAnchors(page, linked))
}
