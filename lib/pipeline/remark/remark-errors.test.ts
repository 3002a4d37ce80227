import { evaluate } from '@mdx-js/mdx'
import { createElement } from 'react'
import * as runtime from 'react/jsx-runtime'
import { renderToStaticMarkup } from 'react-dom/server'
import remarkGfm from 'remark-gfm'
import { VFile } from 'vfile'
import { expect, test } from 'vitest'
import { errorPath, errorTexts, textsOf, textsRaisedBy } from '../../api/error-texts'
import { describeMessages } from '../compile-page.fixture'
import remarkErrors from './remark-errors'

const apiPages = {
  '@uniswap/v3-core#UniswapV3Pool': '/pool',
  '@uniswap/v3-sdk': '/exports',
}
const V3 = 'contract/swapx-v3/overview'
const SDK = 'sdk/v3/reference/overview'
const rowOf = (text: string) => `| \`${text}\` | Cause. | Mend. |`
const tableOf = (texts: string[]) =>
  ['| Error | Cause | What to do |', '| --- | --- | --- |', ...texts.map(rowOf)].join('\n')
const bodyOf = (texts: string[]) => `## Errors\n\nText.\n\n### Group\n\n${tableOf(texts)}`
const textsOn = (page: string) => Object.keys(textsOf(`/${page}`))

async function render(body: string, page = V3) {
  const file = new VFile({ path: `content/${page}.mdx`, value: body, data: { apiPages } })
  const result = await evaluate(file, { ...runtime, remarkPlugins: [remarkGfm, remarkErrors] })
  const html = renderToStaticMarkup(createElement(result.default))
  return { html, messages: describeMessages(file) }
}

test('each text has one home', () => {
  const all = Object.keys({ ...errorTexts.contracts, ...errorTexts.sdk })
  const pages = [V3, SDK, 'contract/swapx-v2', 'sdk/v2/reference/other-exports']
  expect(pages.flatMap(textsOn).sort()).toEqual(all.sort())
  expect(errorPath('Invariant failed: TOKEN')).toMatch(/^\/sdk\/v2\/.*#invariant-failed-token$/)
  expect(errorPath('InsufficientReservesError')).toMatch(/#insufficientreserveserror-error$/)
  expect(textsRaisedBy('@uniswap/v3-core#UniswapV3Pool', 'observe')).toEqual(['I', 'OLD'])
})

test('a row for each text passes, has an id, and says what raises it', async () => {
  const { html, messages } = await render(bodyOf(textsOn(V3)))
  expect(messages).toEqual([])
  expect(html).toContain(
    '<tr id="old"><td><code>OLD</code> <span data-origin="">in <a href="/pool"><code>SwapXV3Pool</code></a>' +
      ': <code>observe</code></span></td><td>Cause.</td><td>Mend.</td></tr>',
  )
})

test('an index below the heading of the section leads to each row, in alphabetical order', async () => {
  const { html } = await render(bodyOf(textsOn(V3)))
  const [, index = ''] = html.match(/^<h2>Errors<\/h2>\n<ul data-error-index[^>]*>(.*)<\/ul>/) ?? []
  const ids = [...index.matchAll(/href="#([^"]*)"/g)].map(([, id]) => id)
  expect(ids).toHaveLength(textsOn(V3).length)
  expect(ids.filter(id => !html.includes(`<tr id="${id}">`))).toEqual([])
  const names = [...index.matchAll(/<code>(.*?)<\/code>/g)].map(([, name = '']) => name)
  expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en')))
  expect(names).toContain('stakeToken: incentive ended')
})

test('a table and the content between it and its heading become a group', async () => {
  const texts = textsOn(V3)
  const body = `${bodyOf(texts.slice(2))}\n\n### Two\n\nText.\n\n${tableOf(texts.slice(0, 2))}\n\nEnd.`
  const { html, messages } = await render(body)
  expect(messages).toEqual([])
  expect(html).toMatch(
    /<details data-errors=""><summary><h3>Two<\/h3><small> 2 errors<\/small><\/summary><p>Text\.<\/p><table>.*<\/table><\/details>\n<p>End\.<\/p>$/s,
  )
})

test('functions of an SDK name their package once, and have no owner', async () => {
  const { html } = await render(bodyOf(textsOn(SDK)), SDK)
  const originOf = (text: string) => html.match(`${text}</code> <span[^>]*>(.*?)</span>`)?.[1]
  expect(originOf('INTEGERS')).toBe(
    'in v3-sdk <a href="/exports#nearestusabletick"><code>nearestUsableTick</code></a>',
  )
  const { html: v2 } = await render('', 'sdk/v2/reference/other-exports')
  expect(v2).toBe('')
})

test('many functions are not named', async () => {
  const page = 'contract/swapx-v2'
  const { html } = await render(bodyOf(textsOn(page)), page)
  expect(html).toMatch(/UniswapV2Router: EXPIRED<\/code> <span[^>]*>in <code>[^<]*<\/code><\/span>/)
})

test('tables of other pages stay', async () => {
  const { html, messages } = await render(tableOf(['STF']), 'contract/index')
  expect(messages).toEqual([])
  expect(html).not.toContain('data-')
})

const REST = textsOn(V3).filter(text => text !== 'STF')

test.each([
  ['a missing text', bodyOf(REST), /^7:1 .*no row for 'STF' of @uniswap\/v3-periphery#.*/],
  [
    'a row for no text, with what was meant',
    bodyOf([...REST, 'STFF']),
    /Nothing .* raises 'STFF'.*did you mean 'STF'/,
  ],
  ['two rows', `${bodyOf([...REST, 'STF'])}\n${rowOf('STF')}`, /'STF' has two rows/],
  ['an empty cell', `${bodyOf(REST)}\n| \`STF\` | Cause. | |`, /'STF' has an empty cell/],
  [
    'too many words',
    `${bodyOf(REST)}\n| \`STF\` | ${'a '.repeat(40)} | b |`,
    /'STF' has 41 words\. Write at most 40/,
  ],
  [
    'a table without a name',
    bodyOf([...REST, 'STF']).replace('### Group\n', ''),
    /The table of errors has no name/,
  ],
])('%s is said', async (_, body, message) => {
  const { messages } = await render(body)
  expect(messages).toEqual([expect.stringMatching(message)])
})
