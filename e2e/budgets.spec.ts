import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'playwright/test'
import { criticalBytes, scriptBytes } from '../bench/bytes'
import { loadedScripts } from '../bench/loaded-scripts'
import { median } from '../bench/statistics'

const OUT = path.resolve(import.meta.dirname, '../out')

/** Gzip: 1.15 × an empty app of Next 16, which has 134.8 kB (`npm run bench sizes`), to half a kilobyte. */
const MOST_SCRIPTS = 155_500

test('what a page needs to be painted fits a few packets', () => {
  const pages = criticalBytes(OUT)
  const sizes = pages.filter(({ page }) => !hasTwoDialects(page)).map(({ bytes }) => bytes)
  expect(median(pages.map(({ bytes }) => bytes))).toBeLessThanOrEqual(14_000)
  // All but the ten longest.
  expect(sizes.at(-11)).toBeLessThanOrEqual(18_000)
  const guides = pages.filter(({ page, bytes }) => hasTwoDialects(page) && bytes > 21_500)
  expect(guides).toEqual([])
})

/** Whether a page has its samples with ethers and with viem. */
function hasTwoDialects(page: string): boolean {
  return readFileSync(path.join(OUT, `${page}.html`), 'utf8').includes('client-viem')
}

test('scripts stay near those of an empty app', async ({ page }) => {
  const total = scriptBytes(OUT, await loadedScripts(page, '/study'))
  expect(total).toBeLessThanOrEqual(MOST_SCRIPTS)
})

test('the whole export fits a small host', () => {
  const names = readdirSync(OUT, { recursive: true, encoding: 'utf8' })
  const sizes = names.map(name => statSync(path.join(OUT, name))).filter(stats => stats.isFile())
  expect(sizes.reduce((sum, { size }) => sum + size, 0)).toBeLessThanOrEqual(35_800_000)
})
