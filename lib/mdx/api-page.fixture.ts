import { evaluate } from '@mdx-js/mdx'
import { createElement } from 'react'
import * as runtime from 'react/jsx-runtime'
import { renderToStaticMarkup } from 'react-dom/server'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import { VFile } from 'vfile'
import { memberSubjects, reference, type Subject } from '../reference/reference.mjs'
import remarkApi from './remark-api.mjs'
import remarkHeadingId from './remark-heading-id.mjs'

/** For tests: the HTML of a page with this `api` and a body that starts on the line after it. */
export async function render(api: string, body: string, apiPages = {}): Promise<string> {
  const file = new VFile({ path: 'content/page.mdx', value: `---\napi: ${api}\n---\n${body}` })
  const { default: Content } = await evaluate(file, {
    ...runtime,
    remarkPlugins: [remarkFrontmatter, remarkGfm, remarkHeadingId, [remarkApi, { apiPages }]],
  })
  return renderToStaticMarkup(createElement(Content))
}

/** For tests: what the author of such a page is told, each with line and column. */
export async function findings(api: string, body: string, apiPages = {}): Promise<string[]> {
  return render(api, body, apiPages).then(
    () => [],
    (error: Error) => error.message.replaceAll('content/page.mdx:', '').split('\n'),
  )
}

/** For tests: the members of a symbol. */
export function subjectsOf(id: string): Subject[] {
  const symbol = reference.symbols[id]
  if (!symbol) throw new Error(`The reference has no ${id}.`)
  return memberSubjects(symbol)
}
