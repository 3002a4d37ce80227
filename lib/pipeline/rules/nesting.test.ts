import { evaluate } from '@mdx-js/mdx'
import { fromHtml } from 'hast-util-from-html'
import { toHtml } from 'hast-util-to-html'
import { createElement } from 'react'
import * as runtime from 'react/jsx-runtime'
import { renderToStaticMarkup } from 'react-dom/server'
import remarkGfm from 'remark-gfm'
import { expect, test } from 'vitest'
import { compile } from '../compile'

const FRONT_MATTER = '---\ntitle: Page\ndescription: A page.\n---\n\n'

/** Whether an HTML parser builds the page as React has written it. */
async function isKept(body: string) {
  const options = { ...runtime, remarkPlugins: [remarkGfm], tableCellAlignToStyle: false }
  const { default: Content } = await evaluate(body, options)
  const components = { Tabs: 'div', TabItem: 'div' }
  const html = renderToStaticMarkup(createElement(Content, { components })).replaceAll('/>', '>')
  return toHtml(fromHtml(html, { fragment: true })) === html
}

const findings = (body: string) =>
  compile('markdown-page', `${FRONT_MATTER}${body}\n`, {}).findings.filter(
    ({ rule }) => rule === 'nesting',
  )

test.each([
  'See <details><summary>a</summary>b</details> here.',
  'A <p>b</p> c.',
  'A <ul><li>b</li></ul> c.',
  'A <b><div>b</div></b> c.',
  'See <Tabs><TabItem value="a" label="a">x</TabItem></Tabs> here.',
  '<p>\nText.\n</p>',
  '<p>\n\n- a\n- b\n\n</p>',
  '<p>\n\n| a |\n| - |\n| b |\n\n</p>',
  '<p>\n\n> a\n\n</p>',
  '<p>\n\n## a\n\n</p>',
  '<a href="/study">See [b](/sdk)</a>',
  '<a href="/study">\n\nSee https://example.org now.\n\n</a>',
  '[a[^1]](/study)\n\n[^1]: B.',
  '- A <li>b</li>',
  '<dl>\n<dt>A<dd>b</dd></dt>\n</dl>',
])('%j is refused, since a browser builds another page', async body => {
  expect(await isKept(body)).toBe(false)
  expect(findings(body)).not.toEqual([])
})

test.each([
  '<p>Text, <b>bold</b> and [linked](/study).</p>',
  '<div>\n\nText.\n\n- a\n\n</div>',
  '<b>\n\nText.\n\n</b>',
  '- A\n\n  <details>\n  <summary>[B](/study) `c`</summary>\n\n  - d\n\n  </details>',
  '> <ul>\n> <li>a<ul><li>b</li></ul></li>\n> <li>\n>\n> c\n>\n> </li>\n> </ul>',
  '<dl>\n<dt>A</dt>\n<dd>B<dl><dt>C</dt><dd>D</dd></dl></dd>\n</dl>',
  '<a href="/study">\n\nText.\n\n</a>\n\n[A](/study)',
  '| a |\n| - |\n| <ul><li>b<br />c</li></ul> |',
  '- A <details><summary>B</summary>C</details>\n- D',
])('%j is as it should be', async body => {
  expect(await isKept(body)).toBe(true)
  expect(findings(body)).toEqual([])
})
