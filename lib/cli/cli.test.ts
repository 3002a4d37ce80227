import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, readFileSync, symlinkSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { folderWith } from '../files/folder.fixture'
import { readPort, serve } from './serve'

const CLI = import.meta.dirname
const run = (args: string[], cwd = process.cwd(), settings = {}) =>
  spawnSync(process.execPath, args, { cwd, encoding: 'utf8', env: { ...process.env, ...settings } })

const servers: { close: () => void }[] = []
afterEach(() => {
  for (const server of servers.splice(0)) server.close()
  vi.unstubAllEnvs()
})

/** Takes a port of the system's choice. */
async function takePort(): Promise<number> {
  const server = createServer()
  servers.push(server)
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return (server.address() as AddressInfo).port
}

/** Serves an export of these files, and returns its address. */
async function serveFiles(files: Record<string, string>): Promise<string> {
  const { address, server } = await serve({
    folder: folderWith(files),
    port: await takePort(),
    tryNext: true,
  })
  servers.push(server)
  return address
}

test('a port that was asked for and is taken gives one clear line', async () => {
  const port = await takePort()
  await expect(serve({ port })).rejects.toThrow(`Port ${port} is taken. Set PORT to a free one.`)
})

test('our own words are in order, each once', () => {
  const { words } = JSON.parse(readFileSync('cspell.json', 'utf8'))
  expect(words).toEqual([...new Set<string>(words)].sort())
})

test('misspelt and American words of a page are found, and none in code', () => {
  // Inside the project, whose packages are looked up from there.
  const text = 'The colour of a `multicolr` reciept.\n\nIts color.\n'
  const folder = folderWith({ 'content/page.mdx': text }, '.cache')
  cpSync('cspell.json', path.join(folder, 'cspell.json'))
  const command = path.resolve('node_modules/cspell/bin.mjs')
  const { status, stdout } = run([command, '--no-progress', '--no-color', '--no-summary'], folder)
  expect(status).toBe(1)
  expect(stdout.split('\n')).toEqual([
    expect.stringMatching(/^content\/page\.mdx:1:29 - Unknown word \(reciept\)/),
    expect.stringMatching(/^content\/page\.mdx:3:5 - Forbidden word \(color\).*\(colour\)/),
    '',
  ])
})

test('while the settings are wrong, their author is told that the pages are not checked', () => {
  const text =
    "import type { Sidebars } from './lib/site/sidebars'\nexport const sidebars = { study: [1], contract: [], sdk: [] } satisfies Sidebars\nexport type SidebarName = keyof typeof sidebars\n"
  const folder = folderWith({ 'sidebars.config.ts': text }, '.cache')
  for (const file of ['lib', 'package.json']) {
    cpSync(file, path.join(folder, file), { recursive: true })
  }
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'))
  const command = 'lib/cli/commands/check-content.ts'
  const { status, stderr } = run(['--import', 'tsx', command], folder)
  expect(status).toBe(1)
  expect(stderr.split('\n')).toEqual([
    expect.stringMatching(
      /^error: sidebars\.config\.ts:2:35 sidebar — Type 'number' is not assignable/,
    ),
    "1 mistake in the settings. Correct each one where it is reported, then run 'npm run check:content' again. The pages are checked once the settings are right.",
    '',
  ])
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
  servers.push(server)
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

test('a HOST that is not of this machine gives one clear line', async () => {
  vi.stubEnv('HOST', '192.0.2.1')
  await expect(serve({ port: 4000 })).rejects.toThrow(
    "HOST is '192.0.2.1', which is no address of this machine (EADDRNOTAVAIL). Set it to 0.0.0.0 for all of them, or unset it.",
  )
})

test('an export for a base path is served below it, whatever SITE_URL is now', async () => {
  const address = await serveFiles({
    'robots.txt': 'User-Agent: *\nAllow: /\n\nSitemap: https://example.org/docs/sitemap.xml\n',
    'study.html': 'Study',
  })
  expect(new URL(address).pathname).toBe('/docs')
  const answer = await fetch(new URL('/study', address))
  expect([answer.url, await answer.text()]).toEqual([`${address}/study`, 'Study'])
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

test.each(['18.20.8', '20.18.3', '21.7.3', '22.12.0'])(
  'Node %s is refused in one line',
  version => {
    const pretend = `data:text/javascript,Object.defineProperty(process,'versions',{value:{node:'${version}'}})`
    const { status, stderr } = run(['--import', pretend, path.join(CLI, 'node-version.mjs')])
    expect(status).toBe(1)
    expect(stderr).toBe(
      `Node ${version} is not supported: this project needs Node ^20.19.0 || >=22.13.0. Install one from nodejs.org or your system's packages.\n`,
    )
  },
)

test.each(['20.19.0', '22.13.0', '24.21.0'])('Node %s does', version => {
  const pretend = `data:text/javascript,Object.defineProperty(process,'versions',{value:{node:'${version}'}})`
  expect(run(['--import', pretend, path.join(CLI, 'node-version.mjs')]).status).toBe(0)
})

test('a command whose output nobody reads any more says so, without a stack', async () => {
  const child = spawn(process.execPath, ['lib/cli/command.mjs', 'check-content'])
  child.stdout.destroy()
  let said = ''
  child.stderr.on('data', text => {
    said += text
  })
  const [code] = await once(child, 'close')
  expect([code, said]).toEqual([141, '\nStopped, since what read the output has ended.\n'])
})
