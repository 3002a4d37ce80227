import { readFileSync } from 'node:fs'
import type { Element, Root } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { toString as textOf } from 'hast-util-to-string'
import { expect, test } from 'playwright/test'
import { errorPath, errorTexts, textsOf } from '../lib/api/error-texts'
import { elements } from './page-html'

const texts = Object.keys({ ...errorTexts.contracts, ...errorTexts.sdk })
const pages = new Set(texts.map(text => errorPath(text).split('#')[0] ?? ''))

test('the index of a page leads to a row for each text, with its origin, cause and remedy', () => {
  for (const address of pages) {
    const tree = fromHtml(readFileSync(`out${address}.html`, 'utf8'))
    const within = (roots: Root[] | Element[], passes: (element: Element) => boolean) =>
      roots.flatMap(root => elements(root, passes))
    const index = within([tree], ({ properties }) => 'dataErrorIndex' in properties)
    const links = within(index, ({ tagName }) => tagName === 'a').map(({ properties }) =>
      String(properties.href).slice(1),
    )
    const groups = within([tree], ({ properties }) => 'dataErrors' in properties)
    const bodies = within(groups, ({ tagName }) => tagName === 'tbody')
    const rows = within(bodies, ({ tagName }) => tagName === 'tr')
    const texts = rows.map(row => {
      const [code] = elements(row, ({ tagName }) => tagName === 'code')
      return code ? textOf(code) : ''
    })
    expect(texts.sort(), address).toEqual(Object.keys(textsOf(address)).sort())
    expect(links.toSorted(), address).toEqual(rows.map(row => row.properties.id).sort())
    expect(new Set(links).size, address).toBe(rows.length)
    for (const row of rows) {
      const origins = within([row], ({ properties }) => 'dataOrigin' in properties)
      const cells = within([row], ({ tagName }) => tagName === 'td' || tagName === 'th')
      expect(origins.map(textOf).join(''), address).not.toBe('')
      for (const cell of cells) expect(textOf(cell), address).not.toBe('')
    }
  }
})

test.describe('the index of errors', () => {
  test.use({ javaScriptEnabled: false })

  test('groups are closed, and open by the hash of an error', async ({ page }) => {
    await page.goto('/contract/swapx-v3/overview')
    const groups = page.locator('[data-errors]')
    await expect(groups).not.toHaveCount(0)
    await expect(page.locator('[data-errors][open]')).toHaveCount(0)
    for (const text of ['STF', 'TransferHelper: TRANSFER_FROM_FAILED', 'Invariant failed: TICK']) {
      await page.goto(errorPath(text))
      await expect(page.locator('[data-errors][open]')).toHaveCount(1)
      const row = page.getByRole('row').filter({ has: page.getByText(text, { exact: true }) })
      await expect(row).toBeInViewport()
    }
  })

  test('a link of the index opens the group of its error', async ({ page }) => {
    await page.goto('/contract/swapx-v2')
    await page.locator('[data-error-index]').getByText('UniswapV2: K', { exact: true }).click()
    await expect(page.locator('#uniswapv2-k')).toBeInViewport()
  })

  test('print shows closed groups', async ({ page }) => {
    await page.goto('/contract/swapx-v2')
    const row = page.locator('#uniswapv2-k')
    await expect(row).toBeHidden()
    await page.emulateMedia({ media: 'print' })
    await expect(row).toBeVisible()
  })
})

test('the overview of the contracts leads to both homes of their errors', () => {
  const html = readFileSync('out/contract.html', 'utf8')
  for (const home of ['/contract/swapx-v2#v2-pair', '/contract/swapx-v3/overview#v3-pool']) {
    expect(html.split(`href="${home}"`), home).toHaveLength(2)
  }
})
