import { expect, test } from 'vitest'
import { renderPage } from '../compile-page.fixture'

test('a table keeps its alignment as an attribute, not as a style', async () => {
  const html = await renderPage('| a | b | c |\n| --- | ---: | :-: |\n| x | y | z |')
  expect(html).toBe(
    '<table><thead><tr><th>a</th><th align="right">b</th><th align="center">c</th></tr></thead>' +
      '<tbody><tr><td>x</td><td align="right">y</td><td align="center">z</td></tr></tbody></table>',
  )
})

test('numbers end below each other, but for those that name the rows', async () => {
  const table = '| Window | Cost | Fee | Selector |\n| --- | --- | --- | --- |\n'
  const html = await renderPage(
    `${table}| 60 s | 1,250.5 A | 0.30% | \`0x1\` |\n| 90 s | −3.0 A | about 1% | \`0x2\` |`,
  )
  expect(html).toContain('<th>Window</th><th align="right">Cost</th><th>Fee</th><th>Selector</th>')
  expect(html).toContain('<td>60 s</td><td align="right">1,250.5 A</td><td>0.30%</td>')
})

test('long names in the code of a cell may break between their words', async () => {
  const html = await renderPage('| `getAmountsOut(uint256)` | `short` |\n| --- | --- |')
  expect(html).toContain(
    '<code>get<wbr/>Amounts<wbr/>Out(<wbr/>uint256)</code></th><th><code>short</code>',
  )
})

test('code outside tables breaks where it is longer than a narrow line', async () => {
  expect(await renderPage('`getAmountsOut(uint256)` `getAmountsOut(uint256,address)`')).toBe(
    '<p><code>getAmountsOut(uint256)</code> ' +
      '<code>getAmountsOut(<wbr/>uint256,<wbr/>address)</code></p>',
  )
})

test('a very long name in running text may break', async () => {
  expect(await renderPage('The NonfungibleTokenPositionDescriptor draws `Pool`.')).toBe(
    '<p>The Nonfungible<wbr/>Token<wbr/>Position<wbr/>Descriptor draws <code>Pool</code>.</p>',
  )
})

test('cells of a table too wide for a phone name their columns, and keep their roles', async () => {
  const wide = '0.131404313951956881'
  const html = await renderPage(`| Borrowed | Price |\n| --- | --- |\n| ${wide} B | ${wide} A |`)
  expect(html).toContain('<table data-stacked="" role="table">')
  expect(html).toContain(`<td data-label="Price" role="cell">${wide} A</td>`)
  expect(await renderPage('| a | b |\n| --- | --- |\n| 1 | 2 |')).not.toContain('role')
})

test('cells of text that is shorter below each other name their columns, unless a table compares', async () => {
  const table = (corner: string, texts: string) =>
    `| ${corner} | Cause | Remedy |\n| --- | --- | --- |\n${texts}`
  const short = '| Reverted | Too late | Quote again |\n'
  const long = `| Reverted | ${'The price has moved since the quote. '.repeat(3)} | Quote again |\n`
  expect(await renderPage(table('Error', long))).toContain('data-stacked')
  expect(await renderPage(table('Error', short))).not.toContain('data-stacked')
  expect(await renderPage(table('', long))).not.toContain('data-stacked')
  const withoutText = long.replace('Quote again', '')
  expect(await renderPage(table('Error', withoutText))).toContain('data-stacked')
})

test('a header cell without text is a plain cell, and the cells below it are row headers', async () => {
  const html = await renderPage('| | v2 |\n| --- | --- |\n| Fee | 0.3 % |')
  expect(html).toContain('<thead><tr><td></td><th>v2</th></tr></thead>')
  expect(html).toContain('<tr><th scope="row">Fee</th><td>')
})

test('a table is named by the heading above it', async () => {
  const html = await renderPage('| a |\n| - |\n\n## One\n\n### Two\n\nText\n\n| b |\n| - |')
  expect(html).toContain('<table><thead><tr><th>a</th>')
  expect(html).toContain('<table aria-labelledby=":2"><thead><tr><th>b</th>')
})
