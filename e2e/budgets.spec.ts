import { readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'playwright/test'
import { budgets } from '../bench/budgets'
import { brotliBytes, criticalTexts, scriptBytes } from '../bench/bytes'
import { Host } from '../bench/host'
import { loadedScripts } from '../bench/loaded-scripts'
import { median } from '../bench/statistics'
import { ready } from './console'
import { watchNetwork } from './parts'

const OUT = path.resolve(import.meta.dirname, '../out')

test('a page with its styles is small up to the end of its text', () => {
  // Quality 7 is quick, and what it makes small enough is smaller still at 11.
  const texts = criticalTexts(OUT).map(({ text }) => ({ text, bytes: brotliBytes(text, 7) }))
  expect(median(texts.map(({ bytes }) => bytes))).toBeLessThanOrEqual(budgets.median)
  const { longest } = budgets
  const long = texts.filter(({ text, bytes }) => bytes > longest && brotliBytes(text) > longest)
  expect(long.length).toBeLessThanOrEqual(10)
})

test('scripts stay near those of an empty app', async ({ page }) => {
  const total = scriptBytes(OUT, await loadedScripts(page, '/study'))
  expect(total).toBeLessThanOrEqual(budgets.scripts)
})

test('a guide asks for at most 40 files until it is idle, and for 60 kB ahead', async ({
  page,
}) => {
  const host = await Host.start(OUT)
  const quiet = watchNetwork(page)
  await page.goto(`${host.address}/sdk/v3/guides/swaps/quoting`)
  await ready(page)
  const ahead = () => host.answers.filter(({ isAhead }) => isAhead)
  await expect.poll(() => ahead().length).toBeGreaterThan(5)
  await quiet()
  host.close()
  expect(host.answers.length).toBeLessThanOrEqual(budgets.requests)
  expect(ahead().reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(60_000)
})

test('the whole export fits a small host', () => {
  const names = readdirSync(OUT, { recursive: true, encoding: 'utf8' })
  const sizes = names.map(name => statSync(path.join(OUT, name))).filter(stats => stats.isFile())
  expect(sizes.reduce((sum, { size }) => sum + size, 0)).toBeLessThanOrEqual(75_000_000)
})
