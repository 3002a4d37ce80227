import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import type { Server } from 'node:http'
import path from 'node:path'
import type { Page } from 'playwright/test'
import { buildArguments } from '../lib/build/cli/build'
import { serve } from '../lib/build/cli/serve'
import { pageFiles } from '../lib/build/export/pages'
import { expect, openReady, test } from './console'
import { ports } from './ports'
import { pageText, SmallSite, switchOnChinese } from './small-site'

// A site of a few pages, with a version that was frozen when it had others, and with a second language.

test.describe.configure({ mode: 'serial' })
test.use({ baseURL: `http://127.0.0.1:${ports.editions}` })

const OUT = '.cache/editions-site/out'

const OLD = '"@uniswap/v3-sdk": "0.1.0"'
const REFERENCE_PAGE = pageText('Page study/new', '## Members\n\n### ADDRESS_ZERO').replace(
  '---\n\n',
  "api: '@uniswap/v3-sdk#ADDRESS_ZERO'\n$&",
)

let built: SmallSite
let said = ''
let server: Server

/** Runs a command of the project in the copy. */
function run(...args: string[]): string {
  const options = { cwd: built.folder, encoding: 'utf8' } as const
  const { stdout, stderr } = spawnSync(process.execPath, args, options)
  return stderr + stdout
}

/** Entries of a menu of the navbar. */
const entries = (page: Page, menu: string) =>
  page.getByRole('button', { name: `${menu}: ` }).locator('xpath=following-sibling::ul//a')

const hrefs = (page: Page, menu: string) =>
  entries(page, menu).evaluateAll(links => links.map(link => link.getAttribute('href')))

/** Begins the translation of a page of the copy, and translates its text. */
function translate(id: string): void {
  said += run('--import', 'tsx', 'lib/build/cli/commands/translate.ts', `content/${id}.mdx`, 'zh')
  built.replace(`content/${id}.zh.mdx`, `title: Page ${id}`, `title: 页 ${id}`)
  built.replace(`content/${id}.zh.mdx`, `Text of ${id}.`, `正文 ${id}。\n\n## 节\n\n[节](#节)`)
}

test.beforeAll(async () => {
  test.setTimeout(600_000)
  built = new SmallSite('editions-site')
  built.writePages('study/old')
  said = run('--import', 'tsx', 'lib/build/cli/commands/version.ts', '1.0')
  built.writePages('study/new')
  built.write('content/study/new.mdx', REFERENCE_PAGE)
  built.replace('versions/1.0/lib/mdx/reference/api.json', /"@uniswap\/v3-sdk": "[^"]*"/, OLD)
  switchOnChinese(built)
  for (const id of ['index', 'study/index', 'sdk/index']) translate(id)
  built.replace('content/sdk/index.mdx', 'Text of', 'New text of')
  said += run(...buildArguments)
  server = (await serve({ folder: OUT, port: ports.editions })).server
})

test.afterAll(() => server?.close())

test('the commands say what they have done, and which block of a translation is stale', () => {
  expect(said).toContain(
    "versions/1.0/ written: 6 pages. 'npm run build' publishes them below /1.0.\n",
  )
  expect(said).toContain(
    'content/study/index.zh.mdx written: replace its 2 blocks with their translations.\n',
  )
  expect(said.match(/^.* translation — .*$/gm)?.[0]).toMatch(
    /^warning: content\/sdk\/index\.zh\.mdx:7:1 translation — The source of this block has changed: see content\/sdk\/index\.mdx:6\. Translate it anew, and write '<!-- source [0-9a-f]{8} -->' here\.$/,
  )
  expect(said).not.toContain('error:')
  expect(said).toMatch(/\nout\/ written: 18 pages, \d warnings\n$/)
})

test('links of a version stay inside it, but for those to the other versions', () => {
  const pages = pageFiles(`${OUT}/1.0`)
  expect(pages).toHaveLength(6)
  for (const name of pages) {
    const links = built.read(`out/1.0/${name}.html`).matchAll(/<a [^>]*href="(\/[^"]*)"[^>]*>/g)
    const outside = [...links].filter(([, href = '']) => !/^\/1\.0(?:\/|$)/.test(href))
    expect(outside.map(([link]) => link)).toEqual([expect.stringContaining('target="_self"')])
  }
})

test('a version has its own sidebar, addresses, samples and data; hosts find all in one list', () => {
  expect(built.read('out/1.0/study/old.html')).toContain(
    '<link rel="canonical" href="https://docs.swapx.exchange/1.0/study/old"/>',
  )
  expect(built.read('out/1.0/sitemap.xml')).toContain('/1.0/study/old<')
  expect(built.read('out/sitemap.xml')).not.toContain('/1.0')
  expect(built.read('out/robots.txt')).toMatch(
    /\nSitemap: \S+\w\/sitemap\.xml\nSitemap: \S+\/1\.0\/sitemap\.xml\nSitemap: \S+\/zh\/sitemap\.xml\n$/,
  )
  const sums = built.read('out/sha256sums.txt')
  for (const file of ['study/old.html', 'samples/swapx-samples.zip', 'api.json']) {
    expect(sums).toContain(`  1.0/${file}\n`)
  }
  for (const file of ['404.html', 'robots.txt', 'build-id.txt', 'sha256sums.txt']) {
    expect(existsSync(path.join(OUT, '1.0', file)), file).toBe(false)
  }
})

test('a reference page names what has changed since the newest version, in each language', () => {
  for (const folder of ['out', 'out/zh']) {
    expect(built.read(`${folder}/study/new.html`)).toContain(
      '<h2 id="what-changed">What changed</h2>',
    )
    expect(built.read(`${folder}/study/new.md`)).toContain('\n- `@uniswap/v3-sdk` 0.1.0 → ')
  }
})

test('the menu leads to the same page of the other version, or to its main one, by a load', async ({
  page,
}) => {
  await page.goto('/study/new')
  await expect(entries(page, 'Version')).toHaveText(['Next', '1.0'])
  await expect.poll(() => hrefs(page, 'Version')).toEqual(['/study/new', '/1.0/study'])

  await openReady(page, '/contract?from=mail#main')
  await page.evaluate(() => Object.assign(window, { mark: true }))
  await page.getByRole('button', { name: 'Version: Next' }).click()
  await page.getByRole('link', { name: '1.0' }).click()
  await expect(page).toHaveURL('/1.0/contract?from=mail#main')
  expect(await page.evaluate(() => 'mark' in window)).toBe(false)
  await page.getByRole('button', { name: 'Version: 1.0' }).click()
  await expect
    .poll(() => hrefs(page, 'Version'))
    .toEqual(['/contract?from=mail#main', '/1.0/contract?from=mail#main'])
})

test('the version picked is kept, and named where the page has none', async ({ page }) => {
  await openReady(page, '/study')
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
  await openReady(page, '/1.0/study')
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

test('a language has its pages below its code, in its language and with its interface', async ({
  page,
}) => {
  await page.goto('/zh/study')
  const html = page.locator('html')
  await expect(html).toHaveAttribute('lang', 'zh-Hans')
  await expect(html).toHaveAttribute('dir', 'ltr')
  const title = page.getByRole('heading', { level: 1 })
  await expect(title).toHaveText('页 study/index')
  await expect(title).not.toHaveAttribute('lang')
  await expect(page.locator('main')).toContainText('正文 study/index。')
  await expect(page.getByRole('link', { name: '译Skip to main content' })).toBeAttached()
  await expect(page.getByRole('navigation', { name: '译Docs sidebar' })).toBeVisible()

  await page.goto('/zh')
  await expect(page.locator('main')).toContainText('正文 index。')
})

test('a page that is not translated is shown in English, and marked so', async ({ page }) => {
  await page.goto('/zh/contract')
  const title = page.getByRole('heading', { level: 1 })
  await expect(title).toHaveText('Page contract/index')
  await expect(title).toHaveAttribute('lang', 'en')
  await expect(page.locator('main [lang=en]', { hasText: 'Text of contract/index.' })).toBeVisible()
})

test('the language menu leads to the same page by a load, with query and hash', async ({
  page,
}) => {
  await openReady(page, '/contract?from=mail#main')
  await page.getByRole('button', { name: 'Language: English' }).click()
  await expect(entries(page, 'Language')).toHaveText(['English', '中文'])
  await expect
    .poll(() => hrefs(page, 'Language'))
    .toEqual(['/contract?from=mail#main', '/zh/contract?from=mail#main'])
  const chinese = page.getByRole('link', { name: '中文' })
  await expect(chinese).toHaveAttribute('lang', 'zh-Hans')
  await chinese.click()
  await expect(page).toHaveURL('/zh/contract?from=mail#main')
  await expect(entries(page, '译Language').nth(1)).toHaveAttribute('aria-current', 'true')
  await expect(entries(page, '译Language').nth(0)).not.toHaveAttribute('aria-current')
  await expect
    .poll(() => hrefs(page, '译Version'))
    .toEqual(['/zh/contract?from=mail#main', '/1.0/contract?from=mail#main'])
})

test('pages name their other languages; a version has none, and English no page of another', () => {
  const alternates = (file: string) =>
    [...built.read(file).matchAll(/hrefLang="([^"]*)" href="([^"]*)"/g)].map(
      ([, language, href]) => `${language} ${href?.replace('https://docs.swapx.exchange', '')}`,
    )
  const all = ['en /study', 'zh-Hans /zh/study', 'x-default /study']
  expect(alternates('out/study.html')).toEqual(all)
  expect(alternates('out/zh/study.html')).toEqual(all)
  expect(alternates('out/1.0/study.html')).toEqual(['en /1.0/study', 'x-default /1.0/study'])
  expect(pageFiles(OUT).filter(name => name.endsWith('.zh'))).toEqual([])
})

test.describe('in development', () => {
  // The server compiles while the page loads.
  test.use({ allowedMessage: /./, baseURL: `http://127.0.0.1:${ports.editionInDevelopment}` })

  let dev: ChildProcess | undefined
  test.afterAll(() => void dev?.kill())

  test('a translation is shown with every edit, and its page once it is deleted', async ({
    page,
  }) => {
    test.setTimeout(240_000)
    const args = ['--import', 'tsx', 'lib/build/cli/commands/dev.ts', 'zh']
    const env = {
      ...process.env,
      NODE_ENV: 'development' as const,
      PORT: `${ports.editionInDevelopment}`,
    }
    dev = spawn(process.execPath, args, { cwd: built.folder, env, stdio: 'ignore' })
    const status = async () => (await page.request.get('/zh/study')).status()
    await expect.poll(() => status().catch(() => 0), { timeout: 120_000 }).toBe(200)
    await page.goto('/zh/study')
    const main = page.locator('main')
    await expect(main).toContainText('正文 study/index。')
    built.replace('content/study/index.zh.mdx', '正文', '新文')
    await expect(main).toContainText('新文 study/index。', { timeout: 30_000 })
    built.remove('content/study/index.zh.mdx')
    await expect(main).toContainText('Text of study/index.', { timeout: 30_000 })
  })
})
