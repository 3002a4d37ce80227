import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { folderWith } from '../files/folder.fixture'
import { readPort, serve } from './serve'

afterEach(() => void vi.unstubAllEnvs())

/** Takes a port of the system's choice. */
async function takePort(): Promise<number> {
  const server = createServer()
  onTestFinished(() => void server.close())
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return (server.address() as AddressInfo).port
}

/** Serves an export of these files, and returns its address. */
async function serveFiles(files: Record<string, string>): Promise<string> {
  const folder = folderWith(files)
  const { address, server } = await serve({ folder, port: await takePort(), tryNext: true })
  onTestFinished(() => void server.close())
  return address
}

test('a port that was asked for and is taken gives one clear line', async () => {
  const port = await takePort()
  await expect(serve({ port })).rejects.toThrow(`Port ${port} is taken. Set PORT to a free one.`)
})

test.each([
  ['', { port: 3000, isSet: false }],
  ['4000', { port: 4000, isSet: true }],
])("PORT '%s' is read", (PORT, read) => {
  vi.stubEnv('PORT', PORT)
  expect(readPort()).toEqual(read)
})

test('without a wish the next free port serves', async () => {
  const port = await takePort()
  const { address, server } = await serve({ port, tryNext: true })
  onTestFinished(() => void server.close())
  expect(address).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/)
  expect(Number(new URL(address).port)).toBeGreaterThan(port)
  expect((await fetch(`${address}/nowhere`)).status).toBe(404)
})

test.each([
  ['127.0.0.2', '127.0.0.2'],
  ['0.0.0.0', 'localhost'],
  ['::1', '[::1]'],
])('with HOST=%s it serves at %s', async (HOST, shown) => {
  vi.stubEnv('HOST', HOST)
  const address = await serveFiles({ 'index.html': 'Home' })
  expect(address).toMatch(`http://${shown}:`)
  expect(await (await fetch(address)).text()).toBe('Home')
})

test('a HOST that is not of this machine gives one clear line', async () => {
  vi.stubEnv('HOST', '192.0.2.1')
  await expect(serve({ port: 4000 })).rejects.toThrow(
    "HOST is '192.0.2.1', which is no address of this machine (EADDRNOTAVAIL). Set it to 0.0.0.0 for all of them, or unset it.",
  )
})

test('a file is served whatever its name', async () => {
  const names = ['Größe.svg', 'nai\u0308ve.md', '概述.txt', '"quoted".txt', 'a b.txt']
  const address = await serveFiles(Object.fromEntries(names.map(name => [name, 'text'])))
  for (const name of names) {
    expect((await fetch(`${address}/${encodeURIComponent(name)}`)).status, name).toBe(200)
  }
})

test('an export for a base path is served below it alone, whatever SITE_URL is now', async () => {
  const address = await serveFiles({
    'index.html': 'Home',
    'study.html': 'Study',
    'robots.txt': 'User-Agent: *\nAllow: /\n\nSitemap: https://example.org/docs/sitemap.xml\n',
  })
  expect(new URL(address).pathname).toBe('/docs')
  const ask = (path: string) => fetch(new URL(path, address), { redirect: 'manual' })
  for (const path of ['/docs', '/docs/', '/docs?client=viem', '/docs/?client=viem', '/docs/study'])
    expect((await ask(path)).status, path).toBe(200)
  // A name that only begins with it is another path.
  for (const path of ['/docsstudy', '/study', '/']) expect((await ask(path)).status, path).toBe(307)
  const answer = await fetch(new URL('/study', address))
  expect([answer.url, await answer.text()]).toEqual([`${address}/study`, 'Study'])
})

test('a redirect keeps the base path and the query, and an address that no file can have is not found', async () => {
  const address = await serveFiles({
    'robots.txt': 'Sitemap: https://example.org/sdk/sitemap.xml\n',
    'sdk.html': 'SDK',
    '404.html': 'Not found',
  })
  const asked = (path: string) => fetch(`${address}${path}`, { redirect: 'manual' })
  expect((await asked('/sdk.html?a=1&b=2')).headers.get('location')).toBe('/sdk/sdk?a=1&b=2')
  expect((await asked('/sdk/index')).headers.get('location')).toBe('/sdk/sdk')
  expect(await (await asked('/sdk?a=1')).text()).toBe('SDK')
  const long = await asked(`/${'a'.repeat(9_000)}`)
  expect([long.status, await long.text()]).toEqual([404, 'Not found'])
})

test('a connection outlives the pauses of a busy client', async () => {
  const address = await serveFiles({ 'index.html': 'Home' })
  const { headers } = await fetch(address, { headers: { connection: 'keep-alive' } })
  expect(headers.get('keep-alive')).toBe('timeout=75')
})

test('sources of the samples are shown as text', async () => {
  const files = ['samples/v3/a.ts', 'samples/a.mts', 'samples/a.tsx', 'samples/B.sol']
  const address = await serveFiles(Object.fromEntries(files.map(file => [file, 'text'])))
  for (const file of files) {
    const answer = await fetch(`${address}/${file}`)
    expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  }
})
