import { expect, test } from 'playwright/test'
import { errorTexts } from '../lib/mdx/errors/error-texts'

/** The pages that index the errors, with their texts. */
const INDEXES = [
  ['/contract', errorTexts.contracts],
  ['/sdk', errorTexts.sdk],
] as const

test.describe('the index of errors', () => {
  test.use({ javaScriptEnabled: false })

  for (const [address, texts] of INDEXES) {
    test(`${address} has an entry for each text, with an address, origin and mend`, async ({
      page,
    }) => {
      await page.goto(address)
      const entries = await page.locator('article h4:has(code)').evaluateAll(headings =>
        headings.map(heading => {
          const origin = heading.nextElementSibling
          return {
            text: heading.querySelector('code')?.textContent ?? '',
            id: heading.id,
            origin: origin?.matches('[data-origin]') ? origin.textContent : '',
            mend: origin?.nextElementSibling?.textContent ?? '',
          }
        }),
      )
      expect(entries.map(({ text }) => text).sort()).toEqual(Object.keys(texts).sort())
      expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length)
      expect(entries.filter(entry => !entry.id || !entry.origin || !entry.mend)).toEqual([])
    })
  }

  for (const [address, text] of [
    ['/contract#stf', 'STF'],
    ['/contract#transferhelper-transfer_from_failed', 'TransferHelper: TRANSFER_FROM_FAILED'],
    ['/sdk#invariant-failed-tick', 'Invariant failed: TICK'],
  ] as const) {
    test(`${address} shows ${text}`, async ({ page }) => {
      await page.goto(address)
      await expect(page.getByRole('heading', { name: text, exact: true })).toBeInViewport()
    })
  }

  test('an entry links to the page of what raises it', async ({ page }) => {
    await page.goto('/contract')
    const origin = page.locator('#spl + [data-origin]')
    await expect(origin).toHaveText('SwapXV3Pool: swap')
    await expect(origin.getByRole('link')).toHaveAttribute('href', /\/core\/SwapXV3Pool$/)
  })
})
