import { expect, openReady, test } from './console'
import { VARIANT } from './ports'

test.use({ baseURL: VARIANT })

test.beforeEach(({ page }) => openReady(page, '/price-impact'))

test('a type that a signature names leads to its page', async ({ page }) => {
  const signature = page.locator('[data-signature]').filter({ hasText: 'computePriceImpact' })
  await expect(signature).toContainText('midPrice: Price<TBase, TQuote>')
  await signature.getByRole('link', { name: 'Currency', exact: true }).first().click()
  await expect(page).toHaveURL('/sdk/v2/reference/other-exports#currency')
  const own = page.locator('[data-signature]').filter({ hasText: 'type Currency' })
  await expect(own.locator('code')).toHaveText('type Currency = NativeCurrency | Token')
  await expect(own.getByRole('link')).toHaveText(['NativeCurrency', 'Token'])
})

test('a signature wraps on a phone, a parameter a line, and the page does not scroll sideways', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const signature = page.locator('[data-signature]')
  await expect(signature.locator('.line')).toHaveText([
    'function computePriceImpact<TBase extends Currency, TQuote extends Currency>(',
    '  midPrice: Price<TBase, TQuote>,',
    '  inputAmount: CurrencyAmount<TBase>,',
    '  outputAmount: CurrencyAmount<TQuote>',
    '): Percent',
  ])
  expect(await signature.evaluate(box => box.scrollWidth - box.clientWidth)).toBe(0)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
})

test('parameters show their types, and the contents name members plainly', async ({ page }) => {
  const first = page.locator('[data-parameters] > div').first()
  await expect(first).toHaveText('midPrice Price<TBase, TQuote>the price before the trade.')
  const contents = page.getByRole('navigation', { name: 'On this page' })
  await expect(contents.getByRole('link')).toHaveText(['The function', 'computePriceImpact'])
  await expect(contents.locator('code')).toHaveCount(0)
})
