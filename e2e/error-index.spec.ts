import { expect, test } from 'playwright/test'
import { errorPath, errorTexts, textsOf } from '../lib/api/error-texts'

const texts = Object.keys({ ...errorTexts.contracts, ...errorTexts.sdk })
const pages = new Set(texts.map(text => errorPath(text).split('#')[0] ?? ''))

test.describe('the index of errors', () => {
  test.use({ javaScriptEnabled: false })

  for (const address of pages) {
    test(`${address} leads to a row for each text, with its origin, cause and remedy`, async ({
      page,
    }) => {
      await page.goto(address)
      const index = page.locator('h2#errors ~ ul[data-error-index]')
      const links = await index
        .getByRole('link')
        .evaluateAll(links => links.map(link => link.getAttribute('href')?.slice(1)))
      const rows = await page.locator('[data-errors] tbody tr').evaluateAll(rows =>
        rows.map(row => ({
          id: row.id,
          text: row.querySelector('code')?.textContent ?? '',
          cells: [...row.children].map(cell => cell.textContent?.length ?? 0),
          origin: row.querySelector('[data-origin]')?.textContent ?? '',
        })),
      )
      expect(rows.map(({ text }) => text).sort()).toEqual(Object.keys(textsOf(address)).sort())
      expect(links.toSorted()).toEqual(rows.map(({ id }) => id).sort())
      expect(new Set(links).size).toBe(rows.length)
      expect(rows.filter(({ cells, origin }) => !origin || cells.some(size => !size))).toEqual([])
    })
  }

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

  test('a row links to the page of what raises the error', async ({ page }) => {
    await page.goto(errorPath('SPL'))
    const origin = page.locator('#spl [data-origin]')
    await expect(origin).toHaveText('in SwapXV3Pool: swap')
    await expect(origin.getByRole('link')).toHaveAttribute('href', /\/core\/SwapXV3Pool$/)
  })

  test('print shows closed groups', async ({ page }) => {
    await page.goto('/contract/swapx-v2')
    const row = page.locator('#uniswapv2-k')
    await expect(row).toBeHidden()
    await page.emulateMedia({ media: 'print' })
    await expect(row).toBeVisible()
  })
})

test('the overview of the contracts leads to both homes of their errors', async ({ page }) => {
  await page.goto('/contract#errors')
  for (const home of ['/contract/swapx-v2#v2-pair', '/contract/swapx-v3/overview#v3-pool']) {
    await page.goto(home)
    await expect(page.locator(`[id="${home.split('#')[1]}"]`)).toBeInViewport()
    await page.goto('/contract')
    await expect(page.locator(`a[href$="${home}"]`)).toHaveCount(1)
  }
})
