import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import type { Locator, Page } from 'playwright/test'
import { routes } from '../../lib/routes'
import { exportFolder } from './exports'
import { request } from './request'
import { expect, test } from './test'

const TYPES: Record<string, RegExp> = {
  '.css': /^text\/css/,
  '.html': /^text\/html/,
  '.js': /^(text|application)\/javascript/,
  // Some servers do not know it by themselves; recipe.spec.ts holds the settings to more.
  '.md': /^(text\/(markdown|plain)|application\/octet-stream)/,
  '.png': /^image\/png/,
  '.svg': /^image\/svg\+xml/,
  // Next takes data of any other type for a failure, and loads the page whole.
  '.txt': /^text\/plain/,
  '.xml': /^(text|application)\/xml/,
}

/** The address of a page in every form that readers may have. */
function formsOf(path: string, base: string): string[] {
  const endings = ['', '/', '.html', '/index', '/index.html']
  if (path !== '/') return endings.map(ending => base + path + ending)
  const home = ['/', '/index', '/index.html'].map(ending => base + ending)
  return base === '' ? home : [base, ...home]
}

/** An address as browsers write it, wholly encoded, and the same in small letters. */
function spellingsOf(address: string): string[] {
  const encoded = address.split('/').map(encodeURIComponent).join('/')
  const small = encoded.replace(/%\w\w/g, code => code.toLowerCase())
  return [...new Set([encodeURI(address), encoded, small])]
}

test('answers every form of every address with its page', async ({ site, origin }) => {
  const { host, made } = site
  const wrong: string[] = []
  const check = async (path: string, form: string) => {
    const { status, headers, body, path: end, redirects } = await request(origin, form)
    const canonical = `<link rel="canonical" href="${made.site}${path === '/' ? '' : encodeURI(path)}"`
    const isPage = body.includes(canonical.replaceAll('&', '&amp;'))
    const type = headers['content-type'] ?? ''
    if (status !== 200 || !isPage || !type.startsWith('text/html')) {
      wrong.push(`${form}: ${status} ${type} at ${end}`)
    }
    const plain = made.base + path
    if (host.recipe && (decodeURIComponent(end) !== plain || redirects > 1)) {
      if (path !== '/') wrong.push(`${form} leads to ${end} by ${redirects} redirects`)
    }
  }
  for (const path of routes.keys()) {
    const forms = formsOf(path, made.base).flatMap(spellingsOf)
    await Promise.all(forms.map(form => check(path, form)))
  }
  expect(wrong).toEqual([])
})

test('answers every file as it is, with its type', async ({ site, origin }) => {
  // Python's server answers one request at a time.
  test.setTimeout(300_000)
  const folder = exportFolder(site.made)
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    name =>
      !name.endsWith('.html') &&
      !path.basename(name).startsWith('.') &&
      statSync(path.join(folder, name)).isFile(),
  )
  const wrong: string[] = []
  const check = async (name: string) => {
    const address = `${site.made.base}/${name.split(path.sep).map(encodeURIComponent).join('/')}`
    const { status, headers, body } = await request(origin, address)
    const type = headers['content-type'] ?? ''
    if (status !== 200 || !TYPES[path.extname(name)]?.test(type)) {
      wrong.push(`${address}: ${status} ${type}`)
    } else if (!body.equals(readFileSync(path.join(folder, name)))) {
      wrong.push(`${address}: another content`)
    }
  }
  while (files.length > 0) await Promise.all(files.splice(0, 8).map(check))
  expect(wrong).toEqual([])
})

test('answers unknown addresses with 404', async ({ site, origin }) => {
  for (const path of ['/nope', '/nope/', '/nope/index.html', '/CONTRACT', '/contract/nope.txt']) {
    expect((await request(origin, site.made.base + path)).status, path).toBe(404)
  }
})

/** Collects the requests of a page that fail. */
function watchFailures(page: Page): string[] {
  const failed: string[] = []
  page.on('response', response => {
    if (response.status() >= 400) failed.push(`${response.status()} ${response.url()}`)
  })
  page.on('requestfailed', request => {
    const reason = request.failure()?.errorText
    // The page itself gave up: Next reads no more of an answer to HEAD, and a page was left early.
    if (reason !== 'net::ERR_ABORTED') failed.push(`${reason} ${request.url()}`)
  })
  return failed
}

test('a walk by clicks stays in one document, and no request fails', async ({
  page,
  site,
  origin,
}) => {
  const { site: published, base } = site.made
  const failed = watchFailures(page)
  /** Waits for the page, and for its plain address in the browser. */
  const arrive = async (path: string) => {
    const address = path === '/' ? base || '/' : base + path
    await expect(page).toHaveURL(({ pathname }) => decodeURIComponent(pathname) === address)
    const canonical = published + (path === '/' ? '' : encodeURI(path))
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', canonical)
  }
  const enter = async (address: string, path: string) => {
    await page.goto(origin + base + address)
    await arrive(path)
    // A click before the framework is there, which a moved pointer starts, loads the next page whole.
    await page.mouse.move(200, 200)
    await expect(page.locator('[data-choice]').first()).toBeAttached()
    await page.evaluate(() => Object.assign(window, { mark: true }))
  }
  const follow = async (link: Locator) => {
    const href = (await link.getAttribute('href')) ?? ''
    await link.click()
    const path = decodeURI(href.slice(base.length)) || '/'
    await arrive(path)
    // The one exception, see components/link.tsx.
    const soft = path !== '/' || base === ''
    expect(await page.evaluate(() => 'mark' in window), href).toBe(soft)
  }
  const banner = page.getByRole('banner')
  const next = page.getByRole('navigation', { name: 'Docs pages' }).locator('[rel=next]')
  const previous = page.getByRole('navigation', { name: 'Docs pages' }).locator('[rel=prev]')
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumbs' })

  await enter('/index.html', '/')
  for (const section of ['Study', 'Contract', 'SDK']) {
    await follow(banner.getByRole('link', { name: section }))
    for (let step = 0; step < 3; step++) await follow(next)
  }
  await enter('/category/%E6%8C%87%E5%8D%97/index', '/category/指南')
  await follow(next)
  await page.goBack()
  await arrive('/category/指南')
  await follow(page.getByRole('main').getByRole('listitem').getByRole('link').first())
  await enter('/study/terms%26conditions/terms/', '/study/terms&conditions/terms')
  await follow(previous)
  await enter('/sdk/v3/reference/classes/FullMath.html', '/sdk/v3/reference/classes/FullMath')
  await follow(next)
  await follow(crumbs.getByRole('link').first())
  expect(failed).toEqual([])
})
