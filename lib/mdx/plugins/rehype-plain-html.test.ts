import { evaluate } from '@mdx-js/mdx'
import { fromHtml } from 'hast-util-from-html'
import { toHtml } from 'hast-util-to-html'
import { createElement, type ElementType } from 'react'
import * as runtime from 'react/jsx-runtime'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { components, renderPage, siteOptions } from '../compile-page.fixture'

/** A page with this body as it is exported, and the elements that React makes for it, in their order. */
async function render(body: string) {
  const elements: ElementType[] = []
  const noting =
    (make: typeof runtime.jsx): typeof runtime.jsx =>
    (type, ...rest) => {
      elements.push(type)
      return make(type, ...rest)
    }
  const value = `---\ntitle: Page\ndescription: A page.\n---\n${body}`
  const file = { path: `${process.cwd()}/content/page.mdx`, value }
  const { default: Content } = await evaluate(file, {
    ...siteOptions,
    Fragment: runtime.Fragment,
    jsx: noting(runtime.jsx),
    jsxs: noting(runtime.jsxs),
  })
  const html = renderToStaticMarkup(createElement(Content, { components }))
  return { html, elements: elements.filter(type => typeof type === 'string') }
}

/** The same HTML, whoever has written it. */
const normal = (html: string) =>
  toHtml(fromHtml(html, { fragment: true })).replace(
    /(<\/?(?:table|t[rhd]|thead|tbody)\b[^>]*>)\s+/g,
    '$1',
  )

test.each([
  ['A **b** `c` & “d” [e](/study "f") &lt;[g](https://example.org)>.', ['p']],
  ['## Head *line*', ['div']],
  ['- a\n- [b](/sdk)\n\n  c', ['ul']],
  ['```ts nocheck="a test"\nconst a = "<b>"\n```', []],
  ['A $\\frac{a}{b}$ b', ['p']],
  ['| a | b |\n| --- | ---: |\n| `getAmountsOut(uint256)` | 1 |', ['thead', 'tbody', 'table']],
  ['> - [ ] a\n> - *b* c', ['input', 'li', 'li', 'ul', 'blockquote']],
  [':::note[A *b*]\n\nC *d*.\n\n:::', ['em', 'header', 'p', 'aside']],
  ['a <kbd>b</kbd> *c*', ['kbd', 'em', 'p']],
])('%j says the same in few elements', async (body, few) => {
  const { html, elements } = await render(body)
  expect(elements).toEqual(few)
  expect(normal(html)).toBe(normal(await renderPage(body)))
})
