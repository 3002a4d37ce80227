import type { Locator, Page } from 'playwright/test'
import { axeFindings, injectAxe } from './axe'
import { expect, test } from './console'

const PAGE = '/proved'
const LONG = 'samples/variant/a-folder-with-a-long-name/an-equally-long-name-of-a-file.ts'
const SOURCE = 'https://example.org/source'

/** A block of code that is not in another one's imports. */
const block = (page: Page, nth: number) => page.locator('[data-code-block]:not(details *)').nth(nth)
const imports = (page: Page) =>
  page.getByRole('group').filter({ has: page.getByText('Imports', { exact: true }) })

test('tested code says so, and names its file with a link to the lines', async ({ page }) => {
  await page.goto(PAGE)
  for (const [nth, lines] of [
    [0, '#L5-L7'],
    [1, '#L5-L7'],
    [2, ''],
  ] as const) {
    const code = block(page, nth)
    await expect(code.getByText('Tested', { exact: true })).toBeVisible()
    await expect(code.getByRole('img', { name: 'The tests run this file' })).toBeVisible()
    await expect(code.getByRole('link', { name: LONG })).toHaveAttribute(
      'href',
      `${SOURCE}/${LONG}${lines}`,
    )
  }
  await expect(block(page, 1).getByText('Compare', { exact: true })).toBeVisible()
})

test('recorded output says so', async ({ page }) => {
  await page.goto(PAGE)
  const output = block(page, 3)
  await expect(output.getByText('Recorded output')).toBeVisible()
  await expect(output.getByRole('link')).toHaveAttribute(
    'href',
    `${SOURCE}/samples/variant/compare.out.txt`,
  )
})

test('the imports that a region lacks are one click away, to be copied apart from it', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(PAGE, { waitUntil: 'networkidle' })
  await expect(imports(page)).toHaveCount(2)
  const lacking = imports(page).first()
  /** What the clipboard holds after a press of the button in there. */
  const copied = async (code: Locator) => {
    await code.getByRole('button', { name: 'Copy code to clipboard' }).click()
    await expect(code.getByRole('button', { name: 'Copied' })).toBeVisible()
    return page.evaluate(() => navigator.clipboard.readText())
  }
  expect(await copied(block(page, 0))).toMatch(
    /^\/\*\* Both parts .*\nconst parts = .*\nequal\(.*\)$/,
  )
  await expect(lacking.locator('pre')).toBeHidden()
  await lacking.getByText('Imports').click()
  expect(await copied(lacking)).toBe(
    "import { equal } from 'node:assert/strict'\nimport path from 'node:path'",
  )
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the imports open, and the mark shows', async ({ page }) => {
    await page.goto(PAGE)
    await expect(block(page, 0).getByText('Tested', { exact: true })).toBeVisible()
    const lacking = imports(page).first()
    await expect(lacking.locator('pre')).toBeHidden()
    await lacking.getByText('Imports').click()
    await expect(lacking.locator('pre')).toBeVisible()
  })
})

for (const mode of ['light', 'dark']) {
  for (const width of [390, 1280]) {
    test(`proved code has no accessibility findings and room enough, ${mode}, ${width} px`, async ({
      page,
    }) => {
      await page.addInitScript(value => localStorage.setItem('theme', value), mode)
      await page.setViewportSize({ width, height: 900 })
      await page.goto(PAGE, { waitUntil: 'networkidle' })
      await imports(page).first().getByText('Imports').click()
      await injectAxe(page)
      expect(await axeFindings(page)).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
      expect(await block(page, 0).evaluate(box => box.scrollWidth - box.clientWidth)).toBe(0)
    })
  }
}
