import { fullTitle } from '../lib/metadata'
import { pageTitle } from '../lib/page-title'
import { routes } from '../lib/routes'
import { expect, NOT_FOUND_MESSAGE, test } from './console'

for (const route of routes.values()) {
  test(`${route.path} has one heading, its title, its breadcrumb and its sidebar entry`, async ({
    page,
  }) => {
    const response = await page.goto(route.path)
    expect(response?.status()).toBe(200)

    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toHaveCount(1)
    const name = route.path === '/' ? 'Docs' : ((await heading.textContent()) ?? '')
    await expect(page).toHaveTitle(fullTitle(pageTitle(name, route)))
    await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /.{20,160}/)
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      `https://docs.swapx.exchange${route.path === '/' ? '' : encodeURI(route.path)}`,
    )

    const current = page.getByRole('navigation', { name: 'Docs sidebar' }).locator('[aria-current]')
    const crumbs = page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('listitem')
    if (!route.sidebar) {
      await expect(current).toHaveCount(0)
      await expect(crumbs).toHaveCount(0)
      return
    }
    const labels = route.trail.map(({ label }) => label)
    await expect(current).toHaveText([labels.at(-1) as string])
    await expect(crumbs).toHaveText(['', ...labels])
    await expect(crumbs.last()).toHaveAttribute('aria-current', 'page')
    const section = page.getByRole('banner').locator('a[aria-current]:not([lang])')
    await expect(section).toHaveText(new RegExp(`^${route.sidebar}$`, 'i'))
    const isSection = route.path === `/${route.sidebar}`
    await expect(section).toHaveAttribute('aria-current', isSection ? 'page' : 'true')
  })
}

test('pages are found with an ending slash, .html and encoded characters', async ({ page }) => {
  const addresses = {
    '/contract/': 'Contracts overview',
    '/contract.html': 'Contracts overview',
    '/study/terms%26conditions/privacy': 'Privacy policy',
    '/category/%E6%9D%A1%E6%AC%BE%E5%92%8C%E6%9D%A1%E4%BB%B6/': '条款和条件',
  }
  for (const [address, heading] of Object.entries(addresses)) {
    await page.goto(address, { waitUntil: 'networkidle' })
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    await expect(page.getByRole('navigation', { name: 'Docs sidebar' })).toBeVisible()
  }
})

test.describe('unknown addresses', () => {
  test.use({ allowedMessage: NOT_FOUND_MESSAGE })

  for (const path of [
    '/nope',
    '/contract/nope',
    '/contract/swapx-v2/extra',
    '/CONTRACT',
    '/sdk/v3/reference/classes',
    '/blog',
  ]) {
    test(`${path} shows the not-found page`, async ({ page }) => {
      const response = await page.goto(path, { waitUntil: 'networkidle' })
      expect(response?.status()).toBe(404)
      await expect(page).toHaveTitle('Page Not Found | Docs')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found')
      await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
      await page.getByRole('main').getByRole('link', { name: 'Home page' }).click()
      await expect(page).toHaveURL('/')
    })
  }
})
