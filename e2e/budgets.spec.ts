import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { expect, test } from 'playwright/test'
import { pageFiles } from '../lib/export/pages'
import { styleSheetsOf } from '../lib/export/styles'

const OUT = path.resolve(import.meta.dirname, '../out')

/**
 * Scripts of an app of one empty page, gzip -9: five files of `next build` (Turbopack) with next
 * 16.4.6, react 19.3.1 and the browsers of package.json.
 */
const EMPTY_APP = 134_801

const read = (name: string) => readFileSync(path.join(OUT, name))
const brotli = (content: Buffer | string) => brotliCompressSync(content).length
const gzip = (name: string) => gzipSync(read(name), { level: 9 }).length

/** Bytes without which a page is not painted: its HTML and the style sheets of its head. */
function criticalBytes(name: string): number {
  const html = read(`${name}.html`).toString()
  const [head = ''] = html.split('</head>')
  return styleSheetsOf(head).reduce((sum, sheet) => sum + brotli(read(sheet)), brotli(html))
}

test('what a page needs to be painted fits a few packets', () => {
  const sizes = pageFiles(OUT)
    .map(criticalBytes)
    .sort((a, b) => a - b)
  expect(sizes[Math.floor(sizes.length / 2)]).toBeLessThanOrEqual(13_000)
  // All but the ten longest.
  expect(sizes.at(-11)).toBeLessThanOrEqual(19_200)
})

test('style sheets together stay below 9,000 bytes', () => {
  const sheets = readdirSync(OUT, { recursive: true, encoding: 'utf8' }).filter(name =>
    name.endsWith('.css'),
  )
  expect(sheets.reduce((sum, sheet) => sum + brotli(read(sheet)), 0)).toBeLessThanOrEqual(9000)
})

test('scripts stay near those of an empty app', async ({ page }) => {
  const scripts = new Set<string>()
  page.on('request', request => {
    if (request.resourceType() === 'script') scripts.add(new URL(request.url()).pathname)
  })
  await page.goto('/study', { waitUntil: 'networkidle' })
  const data = await page.locator('script[data-page]').getAttribute('data-page')
  await page.mouse.move(100, 100)
  await page.waitForLoadState('networkidle')
  await expect(page.locator('[data-choice]').first()).toBeAttached()
  scripts.delete(data ?? '')
  const total = [...scripts].reduce((sum, script) => sum + gzip(script), 0)
  // next/link and next-themes alone are 4.5 kB of it.
  expect(total - EMPTY_APP).toBeLessThanOrEqual(26_000)
})
