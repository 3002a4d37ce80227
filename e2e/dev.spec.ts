import { type ChildProcess, spawn } from 'node:child_process'
import { bin } from '../lib/cli/run.mjs'
import { routes } from '../lib/routes'
import { expect, NOT_FOUND_MESSAGE, test } from './console'
import { ports } from './ports'
import { faults, SiteCopy } from './site-copy'

const PAGE = 'content/markdown-page.mdx'

test.use({ baseURL: `http://127.0.0.1:${ports.development}` })
test.describe.configure({ mode: 'serial', timeout: 120_000 })

let site: SiteCopy
let server: ChildProcess

test.beforeAll(async () => {
  site = new SiteCopy('dev')
  const args = [bin('next'), 'dev', '--hostname', '127.0.0.1', '--port', String(ports.development)]
  server = spawn(process.execPath, args, {
    cwd: site.folder,
    env: { ...process.env, NODE_ENV: 'development', NEXT_TELEMETRY_DISABLED: '1' },
    stdio: 'ignore',
  })
  const answers = () =>
    fetch(`http://127.0.0.1:${ports.development}/study`).then(({ status }) => status)
  await expect.poll(() => answers().catch(() => 0), { timeout: 100_000 }).toBe(200)
})

test.afterAll(() => void server.kill())

test('every route works in development, without a message in the console', async ({ page }) => {
  for (const path of routes.keys()) {
    const response = await page.goto(path)
    expect(response?.status(), path).toBe(200)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    // Enabled once React has taken the page over: by then it has said what it had to say.
    await expect(page.getByRole('button', { name: /^Switch between/ })).toBeEnabled()
  }
})

test('odd routes work by client-side navigation in development', async ({ page }) => {
  await page.goto('/study')
  await page.getByText('条款和条件').first().click()
  await expect(page).toHaveTitle('条款和条件 | Docs')
  await page
    .getByRole('main')
    .getByRole('link', { name: /^隐私政策/ })
    .click()
  await expect(page).toHaveTitle('Privacy policy | Docs')
})

test.describe('unknown address', () => {
  test.use({ allowedMessages: [NOT_FOUND_MESSAGE] })

  test('shows the not-found page', async ({ page }) => {
    const response = await page.goto('/contract/nope')
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found')
  })
})

test('an edit shows without a reload', async ({ page }) => {
  await page.goto('/markdown-page', { waitUntil: 'networkidle' })
  await page.evaluate(() => Object.assign(window, { mark: true }))
  site.replace(PAGE, 'This page is for authors', 'This page is for writers')
  await expect(page.getByText('This page is for writers')).toBeVisible({ timeout: 15_000 })
  expect(await page.evaluate(() => 'mark' in window)).toBe(true)
  site.restore(PAGE)
})

test('a new page shows once its file and its sidebar entry are there', async ({ page }) => {
  await page.goto('/study', { waitUntil: 'networkidle' })
  site.write('content/study/new.mdx', '---\ntitle: New page\ndescription: New.\n---\n')
  site.replace(
    'sidebars.config.ts',
    "{ type: 'doc', id: 'study/index', label: '概述', labelEn: 'Overview' },",
    "$& { type: 'doc', id: 'study/new', label: '新', labelEn: 'New' },",
  )
  await expect(async () => {
    await page.goto('/study/new')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('New page', { timeout: 500 })
  }).toPass({ timeout: 30_000 })
  site.remove('content/study/new.mdx')
  site.restore('sidebars.config.ts')
})

test.describe('mistakes', () => {
  test.use({ allowedMessages: [/./] })

  for (const fault of faults) {
    test(`the overlay tells of ${fault.name}, until it is mended`, async ({ page }) => {
      const overlay = () =>
        page
          .evaluate(() => document.querySelector('nextjs-portal')?.shadowRoot?.textContent ?? '')
          .catch(() => '')
      await page.goto('/markdown-page', { waitUntil: 'networkidle' })
      fault.break(site)
      await expect.poll(overlay, { timeout: 30_000 }).toContain(fault.message)
      fault.mend(site)
      await expect.poll(overlay, { timeout: 30_000 }).not.toContain(fault.message)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Markdown page', {
        timeout: 30_000,
      })
    })
  }
})
