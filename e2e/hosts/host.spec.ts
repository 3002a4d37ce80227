import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { routes } from '../../lib/site/routes'
import { exportFolder } from './exports'
import { request } from './request'
import { expect, test } from './test'
import { Walk } from './walk'

const TYPES: Record<string, RegExp> = {
  '.css': /^text\/css/,
  '.html': /^text\/html/,
  '.ico': /^image\/(x-icon|vnd\.microsoft\.icon)/,
  '.js': /^(text|application)\/javascript/,
  '.json': /^application\/json/,
  // Some servers do not know it by themselves; recipe.spec.ts holds the settings to more.
  '.md': /^(text\/(markdown|plain)|application\/octet-stream)/,
  // A model to some servers; browsers keep the file then.
  '.mts': /^(?!text\/html)/,
  '.png': /^image\/png/,
  // Their type is nobody's; recipe.spec.ts holds the settings to text.
  '.sol': /^(?!text\/html)/,
  '.svg': /^image\/svg\+xml/,
  // A film or a translation to many servers; browsers keep the file then.
  '.ts': /^(?!text\/html)/,
  '.tsx': /^(?!text\/html)/,
  // Next takes data of any other type for a failure, and loads the page whole.
  '.txt': /^text\/plain/,
  '.zip': /^application\/(zip|x-zip-compressed)/,
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

/**
 * Of addresses that a host can tell apart in nothing but their letters the first one: as deep, with a folder
 * of the same name or none, the same ending and the same kinds of characters.
 */
function ofEachShape(addresses: string[]): string[] {
  const shapeOf = (address: string) => {
    const isFolder = addresses.some(other => other.startsWith(`${address}/`))
    const kinds = address.replace(/[a-z]/g, 'a').replace(/[A-Z]/g, 'A').replace(/\d/g, '0')
    const depth = address.split('/').length
    return [depth, isFolder, path.extname(address), ...[...new Set(kinds)].sort()].join(' ')
  }
  const shapes = new Map(addresses.toReversed().map(address => [shapeOf(address), address]))
  return [...shapes.values()]
}

test('answers every form of every kind of address with its page', async ({ site, origin }) => {
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
  const asked = ofEachShape([...routes.keys()]).flatMap(path =>
    formsOf(path, made.base)
      .flatMap(spellingsOf)
      .map(form => check(path, form)),
  )
  await Promise.all(asked)
  expect(wrong).toEqual([])
})

test('answers every kind of file as it is, with its type', async ({ site, origin }) => {
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
  await Promise.all(ofEachShape(files).map(check))
  expect(wrong).toEqual([])
})

test('answers unknown addresses with 404', async ({ site, origin }) => {
  for (const path of ['/nope', '/nope/', '/nope/index.html', '/CONTRACT', '/contract/nope.txt']) {
    expect((await request(origin, site.made.base + path)).status, path).toBe(404)
  }
})

test('a walk by clicks stays in one document, and no request fails', async ({
  page,
  site,
  origin,
}) => {
  const walk = new Walk(page, site.made, origin)
  const banner = page.getByRole('banner')
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumbs' })

  await walk.enter('/index.html', '/')
  for (const section of ['Study', 'Contract', 'SDK']) {
    await walk.follow(banner.getByRole('link', { name: section }))
    await walk.follow(walk.next)
  }
  await walk.enter('/category/%E6%8C%87%E5%8D%97/index', '/category/指南')
  await walk.follow(walk.next)
  await page.goBack()
  await walk.arrive('/category/指南')
  await walk.follow(page.getByRole('main').getByRole('listitem').getByRole('link').first())
  await walk.enter('/study/terms%26conditions/terms/', '/study/terms&conditions/terms')
  await walk.follow(walk.previous)
  await walk.enter('/sdk/v3/reference/classes/FullMath.html', '/sdk/v3/reference/classes/FullMath')
  await walk.follow(walk.next)
  await walk.follow(crumbs.getByRole('link').first())
  expect(walk.failed).toEqual([])
})
