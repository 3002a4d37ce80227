import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { cacheControl } from '../../lib/cli/serve'
import { headers } from '../../lib/export/headers.fixture'
import { markdownPath } from '../../lib/site/metadata'
import { routes } from '../../lib/site/routes'
import { exportFolder } from './exports'
import { type Answer, ask, request } from './request'
import { FORMER } from './servers'
import { expect, test } from './test'

// What the settings in deploy/ add to what every host does.

test('shows the not-found page for unknown addresses, and for folders without page', async ({
  site,
  origin,
}) => {
  for (const path of ['/nope', '/contract/nope.html', '/sdk/v3/reference']) {
    const { status, body } = await request(origin, site.made.base + path)
    expect(status, path).toBe(404)
    expect(String(body), path).toContain('<h1>Page Not Found</h1>')
  }
})

test('keeps the data of pages and their Markdown out of search engines', async ({
  site,
  origin,
}) => {
  const sent = async (file: string) =>
    (await request(origin, site.made.base + file)).headers['x-robots-tag']
  expect(await Promise.all(['/study.txt', '/study.md', '/study'].map(sent))).toEqual([
    'noindex',
    'noindex',
    undefined,
  ])
})

test('sends Markdown as a text that browsers show', async ({ site, origin }) => {
  const { headers } = await request(origin, `${site.made.base}/study.md`)
  expect(headers['content-type']).toMatch(/^text\/(markdown|plain); charset=utf-8$/i)
})

test('sends a page as Markdown to a program that asks for it', async ({ site, origin }) => {
  const { base } = site.made
  for (const route of routes.keys()) {
    const address = encodeURI(base + (route === '/' && base ? '' : route))
    const markdown = readFileSync(exportFolder(site.made) + markdownPath(route))
    const { status, headers, body } = await ask(origin, address, {
      accept: 'text/markdown, text/html;q=0.8',
    })
    expect([status, headers['content-type'], headers.vary], route).toEqual([
      200,
      expect.stringMatching(/^text\/markdown; charset=utf-8$/i),
      expect.stringMatching(/\bAccept(,|$)/),
    ])
    expect(body.equals(markdown), route).toBe(true)
  }
  const page = await ask(origin, `${base}/study`, { accept: 'text/html,*/*;q=0.8' })
  expect(page.headers['content-type']).toMatch(/^text\/html/)
  expect(page.headers.vary).toMatch(/\bAccept(,|$)/)
  expect((await ask(origin, `${base}/nope`, { accept: 'text/markdown' })).status).toBe(404)
})

test('sends sources of the samples as text', async ({ site, origin }) => {
  for (const file of [
    'v3/quoting.ts',
    'programs/quoting.mts',
    'web/app.tsx',
    'contracts/SingleSwap.sol',
  ]) {
    const { headers } = await request(origin, `${site.made.base}/samples/${file}`)
    expect(headers['content-type'], file).toMatch(/^text\/plain; ?charset=utf-8$/i)
  }
  const { headers } = await request(origin, `${site.made.base}/samples/nope.ts`)
  expect(headers['content-type']).toMatch(/^text\/html/)
})

test('sends the headers of lib/export/headers.fixture.ts with every answer', async ({
  site,
  origin,
}) => {
  const { base } = site.made
  const script = readdirSync(path.join(exportFolder(site.made), '_next/static/chunks'))[0]
  const sent = ({ headers: all }: Pick<Answer, 'headers'>) =>
    Object.fromEntries(Object.keys(headers).map(name => [name, all[name.toLowerCase()]]))

  const hashed = await request(origin, `${base}/_next/static/chunks/${script}`)
  expect(sent(hashed)).toEqual(headers)
  expect(hashed.headers['cache-control']).toBe(cacheControl.hashed)
  for (const path of ['', '/study', '/study.txt', '/favicon.svg', '/nope']) {
    const other = await request(origin, base + path || '/')
    expect(sent(other), path).toEqual(headers)
    expect(other.headers['cache-control'], path).toBe(cacheControl.other)
  }
  const redirect = await ask(origin, `${base}/study/`)
  expect(redirect.status).toBe(301)
  // Behind a proxy, a host knows neither its scheme nor its port: deploy/README.md says how Apache is told them.
  const host = site.host.name.startsWith('Apache') ? origin : ''
  expect(redirect.headers.location).toBe(`${host}${base}/study`)
  expect(sent(redirect)).toEqual(headers)
})

test('leads from every form of a former address to the present one, at once and with its query', async ({
  site,
  origin,
}) => {
  const { base } = site.made
  for (const [from, to] of Object.entries(FORMER)) {
    for (const form of ['', '/', '.html', '/index', '/index.html']) {
      const { status, headers } = await ask(origin, `${encodeURI(base + from)}${form}?a=1`)
      expect(status, from + form).toBe(301)
      const { pathname, search } = new URL(headers.location ?? '', origin)
      expect(decodeURI(pathname) + search, from + form).toBe(`${base}${to}?a=1`)
    }
  }
  expect((await ask(origin, `${base}/former/a-b`)).status).toBe(404)
})
