import { fromHtml } from 'hast-util-from-html'
import { expect, test } from 'playwright/test'
import { isMarkdownFile, normalizePath } from '../lib/site/paths'
import { routes } from '../lib/site/routes'
import { elements } from './page-html'
import { menu, toggle } from './parts'

test.use({ javaScriptEnabled: false })

test('a crawl without scripts reaches every page and finds no broken link or anchor', async ({
  request,
  baseURL,
}) => {
  const origin = baseURL as string
  const anchors = new Map<string, Set<string>>()
  const found = new Map<string, { hash: string; from: string }[]>()
  const queue = ['/']

  for (let path = queue.shift(); path; path = queue.shift()) {
    if (anchors.has(path)) continue
    const response = await request.get(path)
    const from = found.get(path)?.map(link => link.from)
    expect(response.status(), `${path}, linked from ${from?.join(', ')}`).toBe(200)
    const isPage = response.headers()['content-type']?.startsWith('text/html')
    const html = isPage ? await response.text() : ''
    // Half of a page are scripts, which take as long to parse as the rest.
    const tree = fromHtml(html.replace(/<script\b.*?<\/script>/gs, ''))
    const ids = elements(tree, ({ properties }) => 'id' in properties)
    anchors.set(path, new Set(ids.map(({ properties }) => String(properties.id))))
    for (const { properties } of elements(tree, ({ tagName }) => tagName === 'a')) {
      const url = new URL(String(properties.href), origin + path)
      if (url.origin !== origin || isMarkdownFile(url.pathname)) continue
      const target = normalizePath(url.pathname)
      const hash = decodeURIComponent(url.hash.slice(1))
      found.set(target, [...(found.get(target) ?? []), { hash, from: path }])
      queue.push(target)
    }
  }

  const broken = [...found].flatMap(([path, links]) =>
    links
      .filter(({ hash }) => hash !== '' && !anchors.get(path)?.has(hash))
      .map(({ hash, from }) => `${from} → ${path}#${hash}`),
  )
  expect(broken).toEqual([])
  // Outside the sidebars a page may be for those who know its address.
  const listed = [...routes.values()].flatMap(({ path, sidebar }) => (sidebar ? path : []))
  expect(listed.length).toBeGreaterThan(50)
  expect([...anchors.keys()]).toEqual(expect.arrayContaining(listed))
})

test('a page is complete without scripts', async ({ page }) => {
  await page.goto('/contract/swapx-v2/concepts/protocol-overview/how-it-works')
  await expect(page.locator('html')).not.toHaveAttribute('data-theme', 'dark')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How SwapX v2 works')
  await expect(page.getByRole('main').locator('math').first()).toBeVisible()
  await expect(page.getByRole('img', { name: /1,000 A/ }).first()).toBeVisible()
  await expect(toggle(page)).toHaveCount(0)

  await page.getByRole('navigation', { name: 'Docs sidebar' }).getByText('生态参与者').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ecosystem participants')
})

test('without scripts a category without a page leads to its first page', async ({ page }) => {
  await page.goto('/contract')
  await page.getByRole('navigation', { name: 'Docs sidebar' }).getByText('SwapX V2').click()
  await page.getByRole('navigation', { name: 'Docs sidebar' }).getByText('概念').click()
  await expect(page).toHaveURL(/how-it-works$/)
})

test('without scripts a small screen has its navigation on the page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/contract')
  await expect(menu(page)).toBeHidden()
  await expect(page.getByRole('banner').getByRole('link', { name: 'SDK' })).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link', { name: /GitHub/ })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Docs sidebar' })).toBeVisible()
})
