import { readFileSync } from 'node:fs'
import type { Page } from 'playwright/test'
import { SIGN_IN } from '../lib/client/fetch-file'
import { expect, openReady, test } from './console'
import { heading } from './parts'

const lock = JSON.parse(readFileSync('samples/package-lock.json', 'utf8'))
const versionOf = (name: string) => lock.packages[`node_modules/@uniswap/${name}`].version

const markdown = (page: Page) => page.getByRole('link', { name: 'Open as Markdown' })

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  for (const width of [390, 1280]) {
    test(`at ${width} px, the tools stand in one row right below the title`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      for (const path of ['/contract', '/sdk/v3/reference/classes/Pool', '/category/条款和条件']) {
        await page.goto(path)
        const title = await heading(page).boundingBox()
        const link = await markdown(page).boundingBox()
        const below = (link?.y ?? 0) - (title?.y ?? 0) - (title?.height ?? 0)
        expect(below, path).toBeGreaterThanOrEqual(0)
        expect(below, path).toBeLessThan(32)
        const row = await markdown(page).evaluate(link => link.parentElement?.offsetHeight)
        expect(row, path).toBeLessThanOrEqual(40)
        const inFoot = page.locator('article > nav:last-child').locator('xpath=preceding::a[1]')
        await expect(inFoot).not.toHaveText('Open as Markdown')
      }
    })
  }
})

test('a page says which versions it was checked against, if there are any', () => {
  const textOf = (path: string) => readFileSync(`out${path}.html`, 'utf8').replace(/<[^>]+>/g, '')
  for (const [path, name] of [
    ['/sdk/v3/reference/classes/Pool', 'v3-sdk'],
    ['/contract/swapx-v3/technical-reference/core/SwapXV3Factory', 'v3-core'],
    ['/sdk/v2/guides/quick-start', 'v2-sdk'],
  ] as const)
    expect(textOf(path)).toMatch(new RegExp(`Checked against[^(]*\\b${name} ${versionOf(name)}`))
  expect(textOf('/study')).not.toContain('Checked against')
})

test('a sign-in page in the place of a file does not count as the file, which the reader is told', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openReady(page, '/sdk/v3/guides/swaps/quoting')
  await page.route(/\.(md|json)$/, route =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Sign in</title>' }),
  )
  await page.evaluate(() => navigator.clipboard.writeText('as before'))
  await page.getByRole('button', { name: 'Copy page' }).click()
  await expect(page.getByRole('button', { name: SIGN_IN })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('as before')
  const block = page.getByRole('group', { name: 'Code: programs/quoting.mts' }).first()
  await block.getByRole('button', { name: 'Run' }).click()
  await expect(block.getByRole('status')).toHaveText(`✗ ${SIGN_IN}`)
  await page.locator('main [role=tabpanel]:not([hidden]) pre a').first().hover()
  await expect(page.getByRole('tooltip')).toHaveText(SIGN_IN)
})

test.describe('without a connection', () => {
  test.use({ allowedMessage: /ERR_FAILED|could not be fetched/ })

  test('Copy page says so, and leaves the reader on the page', async ({ page }) => {
    await openReady(page, '/sdk/v3/guides/swaps/quoting')
    await page.route('**/*.md', route => route.abort())
    await page.getByRole('button', { name: 'Copy page' }).click()
    await expect(page.getByRole('button', { name: 'could not be fetched.' })).toBeVisible()
    await expect(page).toHaveURL('/sdk/v3/guides/swaps/quoting')
  })
})
