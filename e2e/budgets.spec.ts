import path from 'node:path'
import { expect, test } from 'playwright/test'
import { criticalBytes, scriptBytes } from '../bench/bytes'
import { loadedScripts } from '../bench/loaded-scripts'
import { median } from '../bench/statistics'

const OUT = path.resolve(import.meta.dirname, '../out')

/**
 * Scripts of an app of one empty page, gzip -9: five files of `next build` (Turbopack) with next
 * 16.4.6, react 19.3.1 and the browsers of package.json. `npm run bench sizes` measures it.
 */
const EMPTY_APP = 134_797

test('what a page needs to be painted fits a few packets', () => {
  const sizes = criticalBytes(OUT).map(({ bytes }) => bytes)
  expect(median(sizes)).toBeLessThanOrEqual(14_000)
  // All but the ten longest.
  expect(sizes.at(-11)).toBeLessThanOrEqual(19_500)
})

test('scripts stay near those of an empty app', async ({ page }) => {
  const total = scriptBytes(OUT, await loadedScripts(page, '/study'))
  expect(total / EMPTY_APP).toBeLessThanOrEqual(1.15)
})
