import { expect, NOT_FOUND_MESSAGE, openReady, test } from './console'

test('pages are found with an ending slash, .html and encoded characters', async ({ page }) => {
  const addresses = {
    '/contract/': 'Contracts overview',
    '/contract.html': 'Contracts overview',
    '/study/terms%26conditions/privacy': 'Privacy policy',
    '/category/%E6%9D%A1%E6%AC%BE%E5%92%8C%E6%9D%A1%E4%BB%B6/': '条款和条件 Terms and conditions',
  }
  for (const [address, heading] of Object.entries(addresses)) {
    await openReady(page, address)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    await expect(page.getByRole('navigation', { name: 'Docs sidebar' })).toBeVisible()
  }
})

test.describe('unknown addresses', () => {
  test.use({ allowedMessage: NOT_FOUND_MESSAGE })

  test('show the not-found page, which is the same for all', async ({ page, request }) => {
    const response = await openReady(page, '/nope')
    await expect(page).toHaveTitle('Page Not Found | Docs')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found')
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'Home page' }).click()
    await expect(page).toHaveURL('/')
    for (const path of [
      '/nope',
      '/contract/nope',
      '/contract/swapx-v2/extra',
      '/sdk/v3/reference/classes',
      '/blog',
    ]) {
      const other = await request.get(path)
      expect(other.status(), path).toBe(404)
      expect(await other.text(), path).toBe(await response?.text())
    }
  })

  test('an address that differs from a page in case alone leads to it', async ({ page }) => {
    await page.goto('/CONTRACT?a=1#b')
    await expect(page).toHaveURL('/contract?a=1#b')
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Page Not Found')
  })
})
