import { readFileSync } from 'node:fs'
import type { Locator, Page } from 'playwright/test'
import { clippingFindings } from './checks/clipping'
import { codeOverlaps } from './checks/overlaps'
import { expect, openReady, test } from './console'

const GUIDE = '/sdk/v3/guides/liquidity/minting-position'
const ROW = 40

const tabs = (page: Page) => page.getByRole('tablist').first()
const panel = (page: Page) => page.getByRole('tabpanel').first()
const block = (page: Page) => panel(page).locator('[data-code-block]').first()

async function box(part: Locator) {
  const found = await part.boundingBox()
  if (!found) throw new Error('is not drawn')
  return { ...found, right: found.x + found.width, bottom: found.y + found.height }
}

test('tabs, name and buttons of code share one row', async ({ page }) => {
  await openReady(page, GUIDE)
  const [list, code, name, copy, lines] = await Promise.all(
    [
      tabs(page),
      block(page),
      block(page).getByText('bash', { exact: true }),
      block(page).getByRole('button', { name: 'Copy code to clipboard' }),
      block(page).locator('pre'),
    ].map(box),
  )
  expect(list?.y).toBeGreaterThanOrEqual(code?.y ?? 0)
  expect((lines?.y ?? 0) - (code?.y ?? 0)).toBeLessThanOrEqual(ROW + 2)
  expect(list?.right).toBeLessThan(name?.x ?? 0)
  expect(name?.right).toBeLessThan(copy?.x ?? 0)
  expect(lines?.x).toBeLessThanOrEqual(list?.x ?? 0)
})

test('at no width anything of the row lies over another part', async ({ page }) => {
  for (const path of [GUIDE, '/sdk/v3/guides/swaps/quoting']) {
    await openReady(page, path)
    for (const width of [320, 390, 768]) {
      await page.setViewportSize({ width, height: 800 })
      expect(await page.evaluate(codeOverlaps), `${path}, ${width} px`).toEqual([])
      expect(await page.evaluate(clippingFindings), `${path}, ${width} px`).toEqual([])
    }
  }
})

test.describe('switch of the client, below the title', () => {
  const client = (page: Page, name: string) =>
    page.getByRole('group', { name: 'Samples with' }).getByRole('button', { name })
  const selected = (page: Page) => page.locator('[role=tab][aria-selected=true]').allTextContents()

  test('changes all blocks, and any block changes it; the choice is kept', async ({ page }) => {
    await openReady(page, GUIDE)
    const before = await client(page, 'viem').boundingBox()
    await client(page, 'viem').click()
    await expect(client(page, 'viem')).toHaveAttribute('aria-pressed', 'true')
    expect(new Set(await selected(page))).toEqual(new Set(['viem']))
    expect(await client(page, 'viem').boundingBox()).toEqual(before)
    await page.reload()
    await expect(client(page, 'viem')).toHaveAttribute('aria-pressed', 'true')
    await page.getByRole('tab', { name: 'ethers' }).first().click()
    await expect(client(page, 'ethers')).toHaveAttribute('aria-pressed', 'true')
    await expect(client(page, 'viem')).toHaveAttribute('aria-pressed', 'false')
  })

  test('is not on pages without a choice', () => {
    expect(readFileSync('out/study.html', 'utf8')).not.toContain('Samples with')
  })

  test('shows the stored choice before React starts', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('docusaurus.tab.client', 'viem'))
    // They are on their way.
    await page.route('**/_next/static/chunks/*.js', () => {})
    await page.goto(GUIDE, { waitUntil: 'commit' })
    const colour = (name: string) =>
      client(page, name).evaluate(button => getComputedStyle(button).backgroundColor)
    const none = 'rgba(0, 0, 0, 0)'
    expect(await colour('ethers')).toBe(none)
    expect(await colour('viem')).not.toBe(none)
  })
})
