import { existsSync, readFileSync } from 'node:fs'
import type { Locator, Page } from 'playwright/test'
import { axeFindingsInBothModes, injectAxe } from './axe'
import { expect, openReady, test } from './console'
import { addStyles, stopClock } from './parts'
import { VARIANT } from './ports'

test.use({ baseURL: VARIANT })

const PAGE = '/proved'
const LONG = 'variant/a-folder-with-a-long-name/an-equally-long-name-of-a-file.ts'

const block = (page: Page, nth: number) => page.locator('[data-code-block]').nth(nth)
const imports = (code: Locator) => code.getByText('Imports', { exact: true })
const IMPORTS = /^import \{ equal \} from 'node:assert\/strict'\nimport path from 'node:path'\n\n/

test('tested code says so, and leads to its whole file', async ({ page, request }) => {
  await page.goto(PAGE)
  for (const nth of [0, 1, 2]) {
    const code = block(page, nth)
    await expect(code.getByRole('img', { name: 'Tested' })).toBeVisible()
    const link = code.getByRole('link', { name: LONG })
    await expect(link).toHaveAttribute('href', `/samples/${LONG}`)
  }
  await expect(block(page, 1).getByText('Compare', { exact: true })).toBeVisible()
  const file = await request.get(`/samples/${LONG}`)
  expect(file.headers()['content-type']).toBe('text/plain; charset=utf-8')
  expect(await file.text()).toBe(readFileSync(`e2e/variant/samples/${LONG.slice(8)}`, 'utf8'))
})

test('where samples do not run in the page, nothing of it is there', async ({ page, request }) => {
  await page.goto(PAGE)
  await expect(block(page, 3).getByRole('button', { name: 'Copy' })).toBeVisible()
  await expect(block(page, 3).getByRole('button', { name: 'Run' })).toHaveCount(0)
  const policy = page.locator('meta[http-equiv="Content-Security-Policy"]')
  expect(await policy.getAttribute('content')).toContain("worker-src 'none'")
  expect((await request.get('/run.json')).status()).toBe(404)
  expect(existsSync('.cache/variant/out/_next/static/run')).toBe(false)
  await page.goto('/contract')
  await expect(page.getByText('This program cannot run in the page')).toHaveCount(0)
})

test('a region is copied with the imports that it lacks, which show when asked for', async ({
  page,
  context,
  clock,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openReady(page, PAGE)
  const region = block(page, 0)
  await expect(imports(block(page, 2))).toHaveCount(0)
  await stopClock(clock)
  await region.getByRole('button', { name: 'Copy code to clipboard' }).click()
  await expect(region.getByRole('button', { name: 'Copied' })).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toMatch(IMPORTS)
  expect(copied.replace(IMPORTS, '')).toMatch(
    /^\/\*\* Both parts .*\nconst parts = .*\nequal\(.*\)$/,
  )
  await expect(region.locator('pre')).not.toContainText('import', { useInnerText: true })
  await imports(region).click()
  await expect(region.locator('pre')).toContainText('import', { useInnerText: true })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the imports open, and the mark shows', async ({ page }) => {
    await page.goto(PAGE)
    await expect(block(page, 0).getByRole('img', { name: 'Tested' })).toBeVisible()
    const region = block(page, 0)
    await imports(region).click()
    await expect(region.locator('pre')).toContainText("import path from 'node:path'", {
      useInnerText: true,
    })
  })
})

for (const width of [390, 1280]) {
  test(`proved code has no accessibility findings and room enough, ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await openReady(page, PAGE)
    await imports(block(page, 0)).click()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    expect(await block(page, 0).evaluate(box => box.scrollWidth - box.clientWidth)).toBe(0)
    // Axe has no answer about the contrast of a word of code that goes on in the next line.
    await addStyles(page, 'pre { white-space: pre !important } pre wbr { display: none }')
    await injectAxe(page)
    expect(await axeFindingsInBothModes(page)).toEqual([])
  })
}
