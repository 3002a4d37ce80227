import { existsSync, readFileSync } from 'node:fs'
import { routes } from '../lib/site/routes'
import { bilingual } from '../lib/site/sidebars'
import { siteConfig } from '../lib/site/site-config'
import { expect, openReady, test } from './console'
import { outlineOf } from './page-html'
import { watchNetwork } from './parts'
import { exportedPages } from './static-files'

const names = exportedPages()

/** The exported HTML of every page, and of the not-found page. */
const pages = [...names, '404'].map(name => ({
  name,
  html: readFileSync(`out/${name}.html`, 'utf8'),
}))

/** The text of a page that readers see: without tags, scripts and styles. */
const visibleText = (html: string) =>
  html.replace(/<(script|style)\b.*?<\/\1>/gs, ' ').replace(/<[^>]+>/g, ' ')

test('no page has a form, an input or a text area', () => {
  for (const { name, html } of pages) {
    expect(html.match(/<(form|input|textarea|select)\b/g), name).toBeNull()
  }
})

test('no page and no address asks to log in', () => {
  const login = /\b(log ?in|sign ?in|sign ?up|register now|password|my account)\b/i
  for (const { name, html } of pages) {
    const chrome = html.replace(/<main\b.*<\/main>/gs, '')
    expect(visibleText(chrome).match(login), name).toBeNull()
    expect(html.match(/<(a|button)\b[^>]*>\s*(log ?in|sign ?(in|up))/gi), name).toBeNull()
    expect(name).not.toMatch(/(^|\/)(login|signin|signup|account|admin)$/)
  }
})

test('pages are in English, written from left to right', () => {
  for (const { name, html } of pages) expect(html, name).toMatch(/<html lang="en" dir="ltr"/)
})

test('every title is the page’s own, the bar and the site’s', () => {
  for (const { name, html } of pages) {
    const title = html.match(/<title>(.*?)<\/title>/)?.[1]
    expect(title, name).toMatch(name === 'index' ? /^Docs$/ : /^\S.* \| Docs$/)
  }
})

test('no page has an inline style', () => {
  for (const { name, html } of pages) expect(html.match(/<[^>]+ style="/g), name).toBeNull()
})

test('every file a page names begins at the root of the site', () => {
  for (const { name, html } of pages) {
    // `rel="expect"` names a part of the page itself.
    const sources = [
      ...html.matchAll(/<(?:script|link(?! rel="expect")|img)\b[^>]*? (?:src|href)="([^"]*)"/g),
    ]
    for (const [, source] of sources) expect(source, name).toMatch(/^(\/(?!\/)|https:\/\/)/)
  }
})

test('images are fetched late and carry their size', () => {
  const images = pages.flatMap(({ html }) => html.match(/<img\b[^>]*>/g) ?? [])
  expect(images.length).toBeGreaterThan(0)
  for (const image of images) {
    expect(image).toMatch(/ loading="lazy" decoding="async" .* width="\d+" height="\d+"/)
  }
})

test('a link to another site opens in a new tab and tells it nothing', () => {
  for (const { name, html } of pages) {
    const links = html.match(/<a\b[^>]* href="https?:[^>]*>/g) ?? []
    expect(links.length, name).toBeGreaterThan(0)
    for (const link of links)
      expect(link, name).toContain(' target="_blank" rel="noopener noreferrer"')
  }
})

test('code has no buttons, and a page no announcement, before scripts run', () => {
  for (const { name, html } of pages) {
    expect(html, name).not.toMatch(/<button[^>]*(Copy code|word wrap)/)
    expect(html.includes('docusaurus.announcement'), name).toBe(Boolean(siteConfig.announcementBar))
  }
})

test('the order of the cascade layers is told before any style', () => {
  for (const { name, html } of pages) {
    const [, styles] = /<style\b[^>]*>(.*?)<\/style>/s.exec(html) ?? []
    expect(styles, name).toMatch(/^@layer reset, ?tokens, ?base, ?prose, ?components, ?utilities;/)
  }
})

test('the home page shows the site’s title and its tagline', async ({ page }) => {
  await page.goto('/')
  const main = page.getByRole('main')
  await expect(page).toHaveTitle('Docs')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('SwapX Docs')
  await expect(main).toContainText('Efficient, convenient and safe')
  await expect(main.getByRole('figure')).toHaveCount(1)
  await expect(main.getByRole('heading', { level: 2 })).toHaveText([
    'A swap',
    'What do you want to do?',
    'Study',
    'Contract',
    'SDK',
  ])
})

test('the category pages are those of the sidebars, each with the items of its category', () => {
  const categories = [...routes.values()].filter(route => route.type === 'category')
  expect(names.filter(name => name.startsWith('category/'))).toHaveLength(categories.length)
  for (const { path, category } of categories) {
    expect(path).toMatch(/^\/category\/\p{Script=Han}+(-\d+)?$/u)
    const html = readFileSync(`out${path}.html`, 'utf8')
    const cards = outlineOf(html).headings.filter(({ depth }) => depth === 2)
    expect(cards.map(({ text }) => text)).toEqual(category.items.map(bilingual))
    expect(html, 'no heading for a table of contents').not.toContain('On this page')
  }
})

test('pages are read by GET and HEAD requests to the site itself, and nothing is sent', async ({
  page,
  baseURL,
}) => {
  const requests: { method: string; origin: string; body: string | null }[] = []
  page.on('request', request => {
    const { origin } = new URL(request.url())
    requests.push({ method: request.method(), origin, body: request.postData() })
  })
  const quiet = watchNetwork(page)
  await openReady(page, '/')
  for (const path of ['/study', '/contract', '/sdk']) {
    await page.getByRole('banner').locator(`a[href="${path}"]`).first().click()
    await expect(page).toHaveURL(path)
    await quiet()
  }
  for (const { method, origin, body } of requests) {
    expect(method).toMatch(/^(GET|HEAD)$/)
    expect([origin, body]).toEqual([baseURL, null])
  }
})

test('going to another page reads nothing but exported files', async ({ page, baseURL }) => {
  await openReady(page, '/study')
  const requests: string[] = []
  page.on('request', request => requests.push(request.url()))
  await page.getByRole('banner').getByRole('link', { name: 'Contract' }).click()
  await expect(page).toHaveTitle('Contracts overview | Docs')
  const paths = requests.map(url => decodeURI(url.slice(baseURL?.length).split('?')[0] ?? ''))
  expect(paths).not.toEqual([])
  const missing = paths.filter(path => !existsSync(`out${path}`) && !existsSync(`out${path}.html`))
  expect(missing).toEqual([])
})

test('the sitemap lists every page, weekly, and nothing else', async ({ request }) => {
  const response = await request.get('/sitemap.xml')
  expect(response.headers()['content-type']).toContain('xml')
  const xml = await response.text()
  const read = (name: string) =>
    [...xml.matchAll(new RegExp(`<${name}>(.*?)</${name}>`, 'g'))].map(([, text]) => text as string)
  const addresses = read('loc').map(text => text.replaceAll('&amp;', '&'))
  expect(xml).not.toMatch(/&(?!amp;)/)
  expect(addresses.every(address => /^[\x21-\x7e]+$/.test(address))).toBe(true)
  const paths = addresses.map(address => decodeURI(address.slice(siteConfig.url.length)))
  expect(paths.sort()).toEqual([...routes.keys()].sort())
  expect(new Set(read('changefreq'))).toEqual(new Set(['weekly']))
  expect(new Set(read('priority'))).toEqual(new Set(['0.5']))
})

test('robots.txt lets everyone read everything and names the sitemap', async ({ request }) => {
  const text = await (await request.get('/robots.txt')).text()
  expect(text.split('\n').filter(Boolean)).toEqual([
    'User-Agent: *',
    'Allow: /',
    `Sitemap: ${siteConfig.url}/sitemap.xml`,
  ])
})

test('the not-found page is one file for all addresses, out of search engines', () => {
  const html = readFileSync('out/404.html', 'utf8')
  expect(html).toContain('<meta name="robots" content="noindex"')
  expect(visibleText(html)).toContain('There is no page at this address.')
  expect(visibleText(html)).toMatch(/tell the owner of the site that it is on/)
  expect(html).not.toContain('rel="canonical"')
})
