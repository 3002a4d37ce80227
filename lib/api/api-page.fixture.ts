import { type EvaluateOptions, evaluate } from '@mdx-js/mdx'
import { createElement } from 'react'
import * as runtime from 'react/jsx-runtime'
import { renderToStaticMarkup } from 'react-dom/server'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import { VFile } from 'vfile'
import { describeMessages, keepFrontMatter } from '../pipeline/compile-page.fixture'
import remarkApi from '../pipeline/remark/remark-api'
import remarkCompat from '../pipeline/remark/remark-compat'
import type { ApiPages } from './api-pages'
import { memberSubjects, reference, type Subject } from './reference'

const fileOf = (api: string, body: string, apiPages: ApiPages) => {
  const value = `---\napi: ${api}\n---\n${body}`
  return new VFile({ path: 'content/page.mdx', value, data: { apiPages } })
}

const options: EvaluateOptions = {
  ...runtime,
  remarkPlugins: [remarkFrontmatter, keepFrontMatter, remarkGfm, remarkCompat, remarkApi],
}

const components = { CopySignature: () => null }

/** For tests: the HTML of a page with this `api` and a body that starts on the line after it. */
export async function render(api: string, body: string, apiPages = {}): Promise<string> {
  const { default: Content } = await evaluate(fileOf(api, body, apiPages), options)
  return renderToStaticMarkup(createElement(Content, { components }))
}

/** For tests: findings in such a page, each with line and column. */
export async function findings(api: string, body: string, apiPages = {}): Promise<string[]> {
  const file = fileOf(api, body, apiPages)
  await evaluate(file, options).catch(() => {})
  return describeMessages(file)
}

/** For tests: the members of a symbol. */
export function subjectsOf(id: string): Subject[] {
  const symbol = reference.symbols[id]
  if (!symbol) throw new Error(`The reference has no ${id}.`)
  return memberSubjects(symbol)
}
