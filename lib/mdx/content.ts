import type { MDXContent } from 'mdx/types'
import { after } from 'next/server'
import { cache } from 'react'
import * as runtime from 'react/jsx-runtime'
import { useMDXComponents } from '@/mdx-components'
import { docPath } from '../site/paths'
import type { TocEntry } from '../site/toc'
import { describeFinding, type Finding } from './check/finding'
import { policyOf } from './check/policy'
import type { CheckedPage, CompiledPage } from './compile'
import { CONTENT_FOLDER, listDocIds } from './doc-files.mjs'
import { parseFrontMatter } from './front-matters.mjs'
import type { FrontMatter } from './plugins/remark-front-matter'
import { readApiPages } from './reference/api-pages'

/** Exports of a compiled page. */
type PageModule = { default: MDXContent; frontmatter: FrontMatter; toc: TocEntry[] }

type Doc = FrontMatter & { Content: MDXContent; toc: TocEntry[] }

/** A document, with what its text and samples imply. */
type LoadedDoc = Doc & {
  /** Packages with their versions. */
  checkedAgainst: string[]
  /** Whether its samples come with ethers and with viem. */
  hasClients: boolean
}

const isDevelopment = process.env.NODE_ENV === 'development'

/** Text of `content/{id}.mdx`, and of the samples that it shows. */
async function loadTexts(id: string): Promise<[text: string, ...samples: string[]]> {
  const module = await import(`@/content/${id}.mdx`)
  return module.default
}

// Loaded on demand: the process in which Next collects the routes needs neither.
const loadCompiler = () => import('./compile')
const loadChecks = () => import('./check/page')

/** Front matter of `content/{id}.mdx`. */
export async function loadFrontMatter(id: string): Promise<FrontMatter> {
  const [text] = await loadTexts(id)
  return parseFrontMatter(text) as FrontMatter
}

/** The pages that document an API, which do not change during a build. */
const built = isDevelopment ? undefined : readApiPages(CONTENT_FOLDER)

/**
 * Loads the page `content/{id}.mdx`, once for its metadata and its content.
 * @throws Error with the findings that stop the build, one per line; in development with the findings of
 *   `npm run check:content` for this page
 */
export const loadDoc = cache(async (id: string): Promise<LoadedDoc> => {
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
  const doc = readDoc(id, new Function(page.code)({ ...runtime, useMDXComponents }))
  const { checkedAgainst } = await import('./reference/reference')
  return {
    ...doc,
    checkedAgainst: checkedAgainst(doc.api, samples),
    hasClients: text.includes('groupId="client"'),
  }
})

/**
 * Reads the exports of a page's module.
 * @throws Error when it has no default export
 */
export function readDoc(id: string, module: Partial<PageModule>): Doc {
  const { default: Content, frontmatter, toc } = module
  if (!Content || !frontmatter || !toc) {
    throw new Error(
      `content/${id}.mdx: the page has no default export, so there is nothing to show. Remove its own exports.`,
    )
  }
  return { Content, toc, ...frontmatter }
}

function warn(findings: Finding[]) {
  for (const finding of findings) console.warn(describeFinding(finding))
}

/** Warns of links to missing headings of other pages, one page at a time to keep the server responsive. */
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
