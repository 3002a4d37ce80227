import { evaluate } from '@mdx-js/mdx'
import { createElement, type ReactNode } from 'react'
import * as runtime from 'react/jsx-runtime'
import { renderToStaticMarkup } from 'react-dom/server'
import { VFile } from 'vfile'
import { expect, test } from 'vitest'
import { readApiPages } from '../../api/api-pages'
import { CONTENT_FOLDER, readDocFile } from '../../content/doc-files.mjs'
import { compile } from '../compile'
import { siteOptions } from '../compile-page.fixture'

const apiPages = {
  '@uniswap/v3-sdk': '/sdk/v3/overview',
  '@uniswap/v3-sdk#Pool': '/sdk/v3/pool',
  '@uniswap/v3-sdk#Trade': '/sdk/v3/trade',
}

const FRONT_MATTER = '---\ntitle: Page\ndescription: A page.\n---\n'

/** The HTML of a page in the SDK of v3. */
async function render(body: string, path = 'content/sdk/v3/guide.mdx') {
  const file = new VFile({ path, value: FRONT_MATTER + body, data: { apiPages } })
  const { default: Content } = await evaluate(file, { ...runtime, ...siteOptions })
  expect(file.messages).toEqual([])
  const pre = ({ html }: { html: string }) =>
    // biome-ignore lint/security/noDangerouslySetInnerHtml: as in components/mdx/code-block.tsx
    createElement('pre', { dangerouslySetInnerHTML: { __html: html } })
  const box = ({ children }: { children: ReactNode }) => createElement('div', {}, children)
  const components = { pre, Admonition: box, AdmonitionTitle: box } as never
  return renderToStaticMarkup(createElement(Content, { components }))
}

/** The links of a page, as in `Pool → /sdk/v3/pool`, those that are no tab stop in parentheses. */
async function links(body: string, path?: string) {
  const html = await render(body, path)
  return [...html.matchAll(/<a href="([^"]*)"( tabindex="-1")?>(.*?)<\/a>/g)].map(
    ([, href, isOff, text]) => {
      const link = `${text} → ${href}`
      return isOff ? `(${link})` : link
    },
  )
}

const fence = (...lines: string[]) =>
  ['```ts nocheck="a test"', "import { Pool, Trade } from '@uniswap/v3-sdk'", ...lines, '```'].join(
    '\n',
  )

test('links the first of a name in each section and each block; repeats are no tab stops', async () => {
  const block = fence('new Pool(Pool)', 'Trade.exactIn()')
  const body = `\`Pool\`, \`Pool\`, \`Trade\`\n\n${block}\n\n${block}\n\n## Next\n\n\`Trade\``
  expect(await links(body)).toEqual([
    'Pool → /sdk/v3/pool',
    'Trade → /sdk/v3/trade',
    '(Pool → /sdk/v3/pool)',
    '(Trade → /sdk/v3/trade)',
    'exactIn → /sdk/v3/trade#exactin',
    '(Pool → /sdk/v3/pool)',
    '(Trade → /sdk/v3/trade)',
    '(exactIn → /sdk/v3/trade#exactin)',
    '(Trade → /sdk/v3/trade)',
  ])
})

test.each([
  ['headings', '## `Pool`\n\n## `STF` again'],
  ['links', '[`Pool`](https://example.org) and [the `STF`](https://example.org)'],
  ['summaries', '<details>\n<summary>`Pool`</summary>\n\nText.\n\n</details>'],
  ['code of other languages', '```text\nnew Pool() STF\n```'],
])('leaves %s alone', async (_, body) => {
  expect((await links(body)).filter(link => !link.includes('example.org'))).toEqual([])
})

test('a link is inside its token', async () => {
  expect(await render(fence('Trade.exactIn()'))).toContain(
    '<span class="token-constant"><a href="/sdk/v3/trade">Trade</a></span>' +
      '<span class="token-function">.<a href="/sdk/v3/trade#exactin">exactIn</a></span>()',
  )
})

test('a page links within itself, but not to itself, nor to the section of the link', async () => {
  const body = `\`Pool\` \`Pool.getAddress\`\n\n## getAddress\n\n\`Pool.getAddress\`\n\n### More\n\n\`Pool.getAddress\`\n\n## priceOf\n\n\`Pool.getAddress\``
  expect(await links(body, 'content/sdk/v3/pool.mdx')).toEqual([
    'Pool.getAddress → #getaddress',
    '(Pool.getAddress → #getaddress)',
  ])
})

test.each([
  'contract/swapx-v3/guides/Implement-A-Swap/single-swaps',
  'sdk/v3/guides/swaps/routing',
])('the text of blocks in %s is as it would be without links', id => {
  const pages = readApiPages(CONTENT_FOLDER)
  const blocks = (apiPages: Record<string, string>) =>
    [...compile(id, readDocFile(id), apiPages).code.matchAll(/\bhtml: ("(?:\\.|[^"\\])*")/g)].map(
      ([, html = '""']) => `${JSON.parse(html)}`,
    )
  const linked = blocks(pages)
  const plain = blocks({
    ...pages,
    ...Object.fromEntries(Object.keys(pages).map(key => [key, ''])),
  })
  expect(linked.length).toBeGreaterThan(1)
  expect(linked.join()).toContain('<a ')
  expect(plain.join()).not.toContain('<a ')
  expect(linked.map(html => html.replace(/<\/?a\b[^>]*>/g, ''))).toEqual(plain)
})
