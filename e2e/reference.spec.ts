import { readFileSync } from 'node:fs'
import type { Element } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { toString as textOf } from 'hast-util-to-string'
import { readApis } from '../lib/api/api-pages'
import { reference } from '../lib/api/reference'
import { CONTENT_FOLDER } from '../lib/content/doc-files.mjs'
import { docPath } from '../lib/site/paths'
import { expect, openReady, test } from './console'
import { elements } from './page-html'
import { watchShifts } from './parts'

const POOL = '/contract/swapx-v3/technical-reference/core/SwapXV3Pool'

/** Pages with a heading for each member, not a section of tables for each contract. */
const pages = new Set(
  readApis(CONTENT_FOLDER)
    .filter(({ symbol, section }) => !section || reference.symbols[symbol]?.kind !== 'contract')
    .map(({ doc }) => docPath(doc)),
)

test('every member of a page is in the table at its top, which leads to it', () => {
  expect(pages.size).toBeGreaterThan(50)
  for (const page of pages) {
    const tree = fromHtml(readFileSync(`out${page}.html`, 'utf8'))
    const members = elements(tree, ({ properties }) => 'dataMember' in properties)
    const [table, second] = elements(tree, ({ properties }) => 'dataMembers' in properties)
    if (!table) throw new Error(`${page} has no table of its members.`)
    expect(second, page).toBeUndefined()
    const [, ...rows] = elements(table, ({ tagName }) => tagName === 'tr')
    const targets = rows.map(row => elements(row, ({ tagName }) => tagName === 'a')[0])
    expect(
      targets.map(link => link?.properties.href),
      page,
    ).toEqual(members.map(({ properties }) => `#${properties.id}`))
    for (const { children } of rows) {
      expect(textOf(children.at(-1) as Element).length, page).toBeGreaterThan(6)
    }
    const positions = [table, elements(tree, ({ tagName }) => tagName === 'h2')[0]]
    const [top = 0, first = 0] = positions.map(node => node?.position?.start.offset)
    expect(top, page).toBeLessThan(first)
  }
})

test('the button of a signature copies it as it is written', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openReady(page, POOL)
  const signature = page.locator('#burn + [data-signature]')
  await signature.getByRole('button', { name: 'Copy code to clipboard' }).click()
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toMatch(
      /^function burn\(\n {2}int24 tickLower,.*returns \(uint256 amount0, uint256 amount1\)$/s,
    )
})

test('parameters are a grid, and names stand above their meaning on phones', async ({ page }) => {
  const row = page.locator('#flash ~ [data-parameters] > div').first()
  const boxes = async () => {
    const [name, meaning] = await Promise.all([
      row.locator('dt').boundingBox(),
      row.locator('dd').boundingBox(),
    ])
    return { isBeside: name?.y === meaning?.y, isBelow: (name?.y ?? 0) < (meaning?.y ?? 0) }
  }
  await page.goto(POOL)
  expect(await boxes()).toEqual({ isBeside: true, isBelow: false })
  await page.setViewportSize({ width: 320, height: 800 })
  expect(await boxes()).toEqual({ isBeside: false, isBelow: true })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})

test('on wide screens a signature is beside its text, which does not shift', async ({ page }) => {
  await page.setViewportSize({ width: 1600, height: 900 })
  const openWithoutShift = await watchShifts(page)
  await openWithoutShift(POOL)
  const signature = await page.locator('#flash + [data-signature]').boundingBox()
  const text = await page.locator('#flash + [data-signature] + p').boundingBox()
  const grid = await page.locator('#flash ~ [data-parameters]').first().boundingBox()
  expect(Math.abs((signature?.y ?? 0) - (text?.y ?? 0))).toBeLessThan(20)
  expect((grid?.x ?? 0) + (grid?.width ?? 0)).toBeLessThanOrEqual(signature?.x ?? 0)
})
