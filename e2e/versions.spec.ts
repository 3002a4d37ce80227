import { spawnSync } from 'node:child_process'
import { cpSync, rmSync } from 'node:fs'
import type { Server } from 'node:http'
import path from 'node:path'
import type { Page } from 'playwright/test'
import { buildArguments } from '../lib/cli/build'
import { serve } from '../lib/cli/serve'
import { pageFiles } from '../lib/export/html-files'
import { expect, openReady, test } from './console'
import { ports } from './ports'
import { SmallSite } from './small-site'

// A site of a few pages, and below its path the build of a version that had others.

test.describe.configure({ mode: 'serial' })
test.use({ baseURL: `http://127.0.0.1:${ports.versions}` })

const SITE = 'https://docs.swapx.exchange'

let site: SmallSite
let server: Server

function build(url: string): void {
  const env = { ...process.env, SITE_URL: url }
  const { status, stdout, stderr } = spawnSync(process.execPath, buildArguments, {
    cwd: site.folder,
    encoding: 'utf8',
    env,
  })
  expect(status, stdout + stderr).toBe(0)
}

test.beforeAll(async () => {
  test.setTimeout(600_000)
  site = new SmallSite('versions-site')
  const [out, old] = ['out', 'old'].map(name => path.join(site.folder, name)) as [string, string]
  site.replace(
    'lib/site/shell-config.ts',
    "mainDoc: 'study/index' }",
    "$&, { name: '1.0', label: '1.0', isLast: false, path: '/1.0', mainDoc: 'study/index' }",
  )
  site.writePages('study/old')
  build(`${SITE}/1.0`)
  cpSync(out, old, { recursive: true })
  site.writePages('study/new')
  build(SITE)
  cpSync(old, path.join(out, '1.0'), { recursive: true })
  rmSync(old, { recursive: true })
  server = (await serve({ folder: out, port: ports.versions })).server
})

test.afterAll(() => server?.close())

/** Addresses in the version menu, by their labels. */
const entries = (page: Page) =>
  page
    .getByRole('button', { name: 'Version: ' })
    .locator('xpath=following-sibling::ul//a')
    .evaluateAll(links => links.map(link => [link.textContent, link.getAttribute('href')]))

test('the menu leads to the main page of the other version, by a load, and that one back', async ({
  page,
}) => {
  await openReady(page, '/study/new?from=mail')
  expect(await entries(page)).toEqual([
    ['Next', '/study/new?from=mail'],
    ['1.0', '/1.0/study'],
  ])
  await page.evaluate(() => Object.assign(window, { mark: true }))
  await page.getByRole('button', { name: 'Version: Next' }).click()
  await page.getByRole('link', { name: '1.0' }).click()
  await expect(page).toHaveURL('/1.0/study')
  expect(await page.evaluate(() => 'mark' in window)).toBe(false)
  await page.getByRole('link', { name: 'study/old' }).first().click()
  await expect(page).toHaveURL('/1.0/study/old')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page study/old')
  await expect(page.getByRole('link', { name: 'study/new' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Version: 1.0' }).click()
  await page.getByRole('link', { name: 'Next' }).click()
  await expect(page).toHaveURL('/study')
})

test('in the drawer the versions are a group, whose entries load the page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto('/1.0/contract')
  await page.getByRole('button', { name: 'Toggle navigation bar' }).click()
  const drawer = page.getByRole('dialog')
  await drawer.getByRole('button', { name: 'Back to main menu' }).click()
  await drawer.getByRole('button', { name: 'Versions' }).click()
  await drawer.getByRole('link', { name: 'Next' }).click()
  await expect(page).toHaveURL('/study')
})

test('a version has its own addresses, and its links stay inside it but for that back', () => {
  expect(site.read('out/1.0/study/old.html')).toContain(
    `<link rel="canonical" href="${SITE}/1.0/study/old"/>`,
  )
  expect(site.read('out/1.0/sitemap.xml')).toContain('/1.0/study/old<')
  expect(site.read('out/sitemap.xml')).not.toContain('/1.0')
  const pages = pageFiles(path.join(site.folder, 'out/1.0'))
  expect(pages).toHaveLength(6)
  for (const name of pages) {
    const links = site.read(`out/1.0/${name}.html`).matchAll(/<a [^>]*href="(\/[^"]*)"/g)
    const outside = [...links].flatMap(([, href = '']) =>
      /^\/1\.0(?:\/|$)/.test(href) ? [] : href,
    )
    expect(outside, name).toEqual(['/study'])
  }
})
