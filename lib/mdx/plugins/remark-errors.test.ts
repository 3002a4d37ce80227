import { evaluate } from '@mdx-js/mdx'
import { createElement } from 'react'
import * as runtime from 'react/jsx-runtime'
import { renderToStaticMarkup } from 'react-dom/server'
import remarkFrontmatter from 'remark-frontmatter'
import { VFile } from 'vfile'
import { expect, test } from 'vitest'
import { describeMessages, keepFrontMatter } from '../compile-page.fixture'
import { errorTexts } from '../errors/error-texts'
import remarkErrors from './remark-errors'

const apiPages = {
  '@uniswap/v3-core#UniswapV3Pool': '/pool',
  '@uniswap/v3-sdk': '/exports',
}
const TEXTS = Object.keys(errorTexts.contracts)
const entryOf = (text: string) => `#### \`${text}\`\n\nCause. Mend.`
const bodyOf = (texts: string[]) => ['## Errors', ...texts.map(entryOf)].join('\n\n')

async function render(body: string, errors = 'contracts') {
  const value = `---\nerrors: ${errors}\n---\n${body}`
  const file = new VFile({ path: 'content/page.mdx', value, data: { apiPages } })
  const remarkPlugins = [remarkFrontmatter, keepFrontMatter, remarkErrors]
  const result = await evaluate(file, { ...runtime, remarkPlugins }).catch(() => undefined)
  const html = result ? renderToStaticMarkup(createElement(result.default)) : ''
  return { html, messages: describeMessages(file) }
}

test('an entry for each text passes, and says what raises it', async () => {
  const { html, messages } = await render(bodyOf(TEXTS))
  expect(messages).toEqual([])
  expect(html).toContain(
    '<h4><code>OLD</code></h4>\n<p data-origin=""><a href="/pool"><code>SwapXV3Pool</code></a>' +
      ': <code>observe</code></p>\n<p>Cause. Mend.</p>',
  )
})

test('functions of an SDK name their package, and stand for themselves', async () => {
  const { html } = await render(bodyOf(Object.keys(errorTexts.sdk)), 'sdk')
  expect(html).toContain(
    '<code>Invariant failed: INTEGERS</code></h4>\n<p data-origin="">v3-sdk ' +
      '<a href="/exports#nearestusabletick"><code>nearestUsableTick</code></a></p>',
  )
})

test('a package is named once', async () => {
  const { html } = await render(bodyOf(Object.keys(errorTexts.sdk)), 'sdk')
  const [, origin] = html.match(/PAIRS<\/code><\/h4>\n(.*)/) ?? []
  expect(origin?.replace(/<[^>]*>/g, '')).toBe(
    'v2-sdk Route: constructor; Trade: bestTradeExactIn, bestTradeExactOut',
  )
})

test('many functions are not named', async () => {
  const { html } = await render(bodyOf(TEXTS))
  expect(html).toMatch(/UniswapV2Router: EXPIRED<\/code><\/h4>\n<p[^>]*><code>[^<]*<\/code><\/p>/)
})

test('a text without entry is said, and where it comes from', async () => {
  const { messages } = await render(bodyOf(TEXTS.filter(text => text !== 'STF')))
  expect(messages).toHaveLength(1)
  expect(messages[0]).toMatch(/^2:1 .*no entry for 'STF' of @uniswap\/v3-periphery#.*'#### `STF`'/)
})

test('an entry for no text is said, with what was meant', async () => {
  const body = bodyOf(TEXTS.map(text => (text === 'Not cleared' ? 'Not cleard' : text)))
  const { messages } = await render(body)
  expect(messages).toHaveLength(1)
  expect(messages[0]).toMatch(/Nothing raises 'Not cleard'.*Not cleared/)
})

test('two entries and an empty one are said', async () => {
  const body = `${bodyOf(TEXTS.filter(text => text !== 'AI'))}\n\n${entryOf('STF')}\n\n#### \`AI\`\n`
  const { messages } = await render(body)
  expect(messages).toHaveLength(2)
  expect(messages[0]).toMatch(/'STF' has two entries/)
  expect(messages[1]).toMatch(/'AI' is empty/)
})
