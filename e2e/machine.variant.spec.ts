import { expect, test } from './console'
import { VARIANT } from './ports'

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
  await expect(page.getByRole('link', { name: 'Open as Markdown' })).toBeVisible()
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

test('print has no link to edit or report', async ({ page }) => {
  await page.goto('/contract')
  await page.emulateMedia({ media: 'print' })
  for (const name of ['Edit this page', 'Report a mistake']) {
    await expect(page.getByRole('link', { name })).toBeHidden()
  }
})
