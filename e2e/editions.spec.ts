import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import type { Server } from 'node:http'
import path from 'node:path'
import { buildArguments } from '../lib/build/cli/build'
import { serve } from '../lib/build/cli/serve'
import { pageFiles } from '../lib/build/export/pages'
import { expect, test } from './console'
import { ports } from './ports'
import { SmallSite } from './small-site'

// A site of a few pages, with a version that was frozen when it had others.

test.describe.configure({ mode: 'serial' })
test.use({ baseURL: `http://127.0.0.1:${ports.editions}` })

let built: SmallSite
let said = ''
let server: Server

/** Runs a command of the project in the copy. */
function run(...args: string[]): string {
  const options = { cwd: built.folder, encoding: 'utf8' } as const
  const { stdout, stderr } = spawnSync(process.execPath, args, options)
  return stderr + stdout
}

test.beforeAll(async () => {
  test.setTimeout(240_000)
  built = new SmallSite('editions-site')
  built.writePages('study/old')
  said = run('--import', 'tsx', 'lib/build/cli/commands/version.ts', '1.0')
  built.writePages('study/new')
  said += run(...buildArguments)
  const folder = path.join(built.folder, 'out')
  server = (await serve({ folder, port: ports.editions })).server
})

test.afterAll(() => server?.close())

test('the commands say what they have done', () => {
  expect(said).toContain(
    "versions/1.0/ written: 6 pages. 'npm run build' publishes them below /1.0.\n",
  )
  expect(said).toMatch(/\nout\/ written: 12 pages, \d warnings\n$/)
})

test('links of a version stay inside it, but for those to the other versions', () => {
  const out = path.join(built.folder, 'out')
  const pages = pageFiles(out).filter(name => name.startsWith('1.0'))
  expect(pages).toHaveLength(6)
  for (const name of pages) {
    const links = built.read(`out/${name}.html`).matchAll(/<a [^>]*href="(\/[^"]*)"[^>]*>/g)
    const outside = [...links].filter(([, href = '']) => !/^\/1\.0(?:\/|$)/.test(href))
    expect(outside.map(([link]) => link)).toEqual([
      expect.stringMatching(/target="_self".*data-no-broken-link-check/),
    ])
  }
})

test('a version has its own sidebar, addresses, samples and data; hosts find all in one list', () => {
  expect(built.read('out/1.0/study/old.html')).toContain(
    '<link rel="canonical" href="https://docs.swapx.exchange/1.0/study/old"/>',
  )
  expect(built.read('out/1.0/sitemap.xml')).toContain('/1.0/study/old<')
  expect(built.read('out/sitemap.xml')).not.toContain('/1.0')
  expect(built.read('out/robots.txt')).toMatch(
    /\nSitemap: \S+exchange\/sitemap\.xml\nSitemap: \S+exchange\/1\.0\/sitemap\.xml\n$/,
  )
  const sums = built.read('out/sha256sums.txt')
  for (const file of ['study/old.html', 'samples/swapx-samples.zip', 'api.json']) {
    expect(sums).toContain(`  1.0/${file}\n`)
  }
  for (const file of ['404.html', 'robots.txt', 'build-id.txt', 'sha256sums.txt']) {
    expect(existsSync(path.join(built.folder, 'out/1.0', file)), file).toBe(false)
  }
})

test('the menu leads to the same page of the other version, or to its main one, by a load', async ({
  page,
}) => {
  await page.goto('/study/new')
  await page.getByRole('button', { name: 'Version: Next' }).click()
  const entries = page.getByRole('banner').locator('a[target=_self]', { hasNotText: 'English' })
  await expect(entries).toHaveText(['Next', '1.0'])
  const hrefs = () => entries.evaluateAll(links => links.map(link => link.getAttribute('href')))
  expect(await hrefs()).toEqual(['/study/new', '/1.0/study'])

  await page.goto('/contract?from=mail#main')
  await page.evaluate(() => Object.assign(window, { mark: true }))
  await page.getByRole('button', { name: 'Version: Next' }).click()
  await page.getByRole('link', { name: '1.0' }).click()
  await expect(page).toHaveURL('/1.0/contract?from=mail#main')
  expect(await page.evaluate(() => 'mark' in window)).toBe(false)
  await page.getByRole('button', { name: 'Version: 1.0' }).click()
  expect(await hrefs()).toEqual(['/contract?from=mail#main', '/1.0/contract?from=mail#main'])
})

test('the version picked is kept, and named where the page has none', async ({ page }) => {
  await page.goto('/study')
  await page.getByRole('button', { name: 'Version: Next' }).click()
  await page.getByRole('link', { name: '1.0' }).click()
  await expect(page).toHaveURL('/1.0/study')
  expect(await page.evaluate(() => localStorage.getItem('docs-preferred-version-default'))).toBe(
    '1.0',
  )
  await page.goto('/')
  await expect(page.getByRole('button', { name: 'Version: 1.0' })).toBeVisible()
})

test('pages of a version are turned without a load, along its own sidebar', async ({ page }) => {
  await page.goto('/1.0/study')
  await page.waitForFunction(() => 'ready' in window)
  await page.evaluate(() => Object.assign(window, { mark: true }))
  await page.getByRole('link', { name: 'study/old' }).first().click()
  await expect(page).toHaveURL('/1.0/study/old')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page study/old')
  expect(await page.evaluate(() => 'mark' in window)).toBe(true)
  await expect(page.getByRole('link', { name: 'study/new' })).toHaveCount(0)
})

test('in the drawer the versions are a group, whose entries load the page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto('/1.0/contract')
  await page.getByRole('button', { name: 'Toggle navigation bar' }).click()
  const drawer = page.getByRole('dialog')
  await drawer.getByRole('button', { name: 'Back to main menu' }).click()
  await drawer.getByRole('button', { name: 'Versions' }).click()
  await drawer.getByRole('link', { name: 'Next' }).click()
  await expect(page).toHaveURL('/contract')
})
