import { expect, test } from './console'
import { LAST_COMMIT } from './site-copy'

test('the edit link leads to the source of the page, in a new tab', async ({ page }) => {
  await page.goto('/study/terms&conditions/terms')
  const edit = page.getByRole('link', { name: 'Edit this page' })
  await expect(edit).toHaveAttribute(
    'href',
    'https://example.org/edit/content/study/terms&conditions/terms.mdx',
  )
  await expect(edit).toHaveAttribute('target', '_blank')
  await page.goto('/category/条款和条件')
  await expect(page.getByRole('link', { name: 'View as Markdown' })).toBeVisible()
  await expect(edit).toHaveCount(0)
})

test('a page tells when git last saw it change, in UTC', async ({ page }) => {
  await page.goto('/contract')
  await expect(page.getByText('Last updated Feb 29, 2024')).toBeVisible()
  await expect(page.locator('main time')).toHaveAttribute('datetime', '2024-02-29T23:30:00.000Z')
  await page.goto('/category/条款和条件')
  await expect(page.getByText('Last updated')).toHaveCount(0)
})

test('the sitemap dates every page, categories by their pages', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text()
  const dates = [...sitemap.matchAll(/<lastmod>(.*?)<\/lastmod>/g)].map(([, date]) => date)
  expect(dates).toHaveLength(sitemap.split('<url>').length - 1)
  expect(new Set(dates)).toEqual(new Set([new Date(LAST_COMMIT).toISOString()]))
})

test('print has the date, and no link to edit', async ({ page }) => {
  await page.goto('/contract')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText('Last updated Feb 29, 2024')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Edit this page' })).toBeHidden()
})
