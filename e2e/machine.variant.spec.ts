import { expect, test } from './console'
import { VARIANT } from './ports'
import { LAST_COMMIT } from './site-copy'

test.use({ baseURL: VARIANT })

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

test('the link to report a mistake fills in page, address and commit, without scripts', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL })
  const page = await context.newPage()
  for (const [path, title] of [
    ['/study/terms&conditions/privacy', 'Privacy policy'],
    ['/category/条款和条件', 'Terms and conditions'],
  ] as const) {
    await page.goto(path)
    const report = page.getByRole('link', { name: 'Report a mistake' })
    const { origin, pathname, searchParams } = new URL((await report.getAttribute('href')) ?? '')
    expect(origin + pathname).toBe('https://example.org/issues/new')
    expect(searchParams.get('title')).toBe(`Mistake on "${title}"`)
    const body = decodeURI(searchParams.get('body') ?? '')
    expect(body).toContain(`Page: https://docs.swapx.exchange${path}\n`)
    expect(body).toMatch(/^Commit: [0-9a-f]{7,}$/m)
  }
  await context.close()
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

test('print has the date, and no link to edit or report', async ({ page }) => {
  await page.goto('/contract')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText('Last updated Feb 29, 2024')).toBeVisible()
  for (const name of ['Edit this page', 'Report a mistake']) {
    await expect(page.getByRole('link', { name })).toBeHidden()
  }
})
