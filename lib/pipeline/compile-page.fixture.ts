import path from 'node:path'
import { evaluate } from '@mdx-js/mdx'
import type { Root } from 'mdast'
import type { MDXContent } from 'mdx/types'
import { createElement } from 'react'
import * as runtime from 'react/jsx-runtime'
import { renderToStaticMarkup } from 'react-dom/server'
import { VFile } from 'vfile'
import { readFrontMatter } from '../content/front-matter'
import type { TocEntry } from '../site/toc'
import { mdxOptions } from './compile'

/** Front matter that passes; four lines, so a page's body starts on line 5. */
const FRONT_MATTER = '---\ntitle: Page\ndescription: A page.\n---\n'

type Page = { default: MDXContent; front: object | undefined; toc: TocEntry[] }

function Pre({ html, ...attributes }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: as in components/mdx/code-block.tsx
  const code = createElement('code', { dangerouslySetInnerHTML: { __html: html } })
  return createElement('pre', attributes, code)
}

/** Plain tags in the place of the site's components. */
const components = {
  pre: Pre,
  Admonition: 'aside',
  AdmonitionTitle: 'header',
  CopySignature: () => null,
}

/** For tests: what plugins have found, from top to bottom, as in `7:1 Mend it. — did you mean 'a'?` */
export function describeMessages({ messages }: VFile): string[] {
  return messages
    .toSorted((a, b) => (a.line ?? 0) - (b.line ?? 0))
    .map(({ line, column, reason, expected }) => {
      const nearest = expected?.[0] ? ` — did you mean '${expected[0]}'?` : ''
      return `${line}:${column} ${reason}${nearest}`
    })
}

/** For tests of plugins by themselves: keeps front matter, as remark-front-matter does, but asks nothing of it. */
export function keepFrontMatter() {
  return ({ children }: Root, file: VFile) => {
    const yaml = children.find(node => node.type === 'yaml')
    if (yaml) file.data.front = readFrontMatter(yaml.value)
  }
}

const { remarkPlugins, rehypePlugins, tableCellAlignToStyle } = mdxOptions

/** For tests: the site's options, for pages that are given their components. */
export const siteOptions = { remarkPlugins, rehypePlugins, tableCellAlignToStyle }

/**
 * For tests: compiles a whole file as if it were `content/page.mdx` of the project in `cwd`, and runs it.
 * @throws Error with what the plugins find, one a line
 */
export async function compileFile(value: string, cwd = process.cwd()): Promise<Page> {
  const file = new VFile({ path: path.join(cwd, 'content', 'page.mdx'), cwd, value })
  const module = await evaluate(file, { ...runtime, ...siteOptions }).catch(error => {
    // Findings are among the file's messages; anything else is a fault of the test.
    if (file.messages.length === 0) throw error
  })
  if (file.messages.length > 0)
    throw new Error(
      describeMessages(file)
        .map(line => `content/page.mdx:${line}`)
        .join('\n'),
    )
  const { toc = [], front } = file.data
  return { default: (module as { default: MDXContent }).default, toc, front: front?.values }
}

/** For tests: the exports of a page with this body. */
export async function compilePage(body: string, cwd?: string) {
  return compileFile(FRONT_MATTER + body, cwd)
}

/** For tests: the HTML of a page with this body. */
export async function renderPage(body: string, cwd?: string): Promise<string> {
  const { default: Content } = await compilePage(body, cwd)
  return renderToStaticMarkup(createElement(Content, { components }))
}
