import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { readPort } from './port'
import { serve } from './serve'

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

test('a port that was asked for and is taken gives one clear line', async () => {
  const port = await takePort()
  await expect(serve({ port })).rejects.toThrow(`Port ${port} is taken. Set PORT to a free one.`)
})

test.each([
  ['', { port: 3000, isAsked: false }],
  ['4000', { port: 4000, isAsked: true }],
])("PORT '%s' is read", (PORT, read) => {
  vi.stubEnv('PORT', PORT)
  expect(readPort()).toEqual(read)
})

test.each(['abc', '0', '65536', '1.5'])("PORT '%s' is refused in one line", PORT => {
  const { status, stderr } = run([path.join(CLI, 'command.mjs'), 'serve'], undefined, { PORT })
  expect(status).toBe(1)
  expect(stderr).toBe(
    `PORT is '${PORT}', which is no port. Set it to a number from 1 to 65535, or unset it.\n`,
  )
})

test('without a wish the next free port serves', async () => {
  const port = await takePort()
  const { address, server } = await serve({ port, next: true })
  servers.push(server)
  expect(address).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/)
  expect(Number(new URL(address).port)).toBeGreaterThan(port)
  expect((await fetch(`${address}/nowhere`)).status).toBe(404)
})

test('sources of the samples are shown as text', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'serve-'))
  mkdirSync(path.join(folder, 'samples/v3'), { recursive: true })
  const { address, server } = await serve({ folder, port: await takePort(), next: true })
  servers.push(server)
  for (const file of ['samples/v3/a.ts', 'samples/B.sol']) {
    writeFileSync(path.join(folder, file), 'text')
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
      `Node ${version} does not do: this project needs Node ^20.19.0 || >=22.13.0. Install one from nodejs.org or your system's packages.\n`,
    )
  },
)

test.each(['20.19.0', '22.13.0', '24.21.0'])('Node %s does', version => {
  const pretend = `data:text/javascript,Object.defineProperty(process,'versions',{value:{node:'${version}'}})`
  expect(run(['--import', pretend, path.join(CLI, 'node-version.mjs')]).status).toBe(0)
})

test('a failed install says so, and what to do', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'swapx-docs-'))
  writeFileSync(path.join(folder, 'package.json'), '{}')
  writeFileSync(path.join(folder, 'package-lock.json'), 'broken')
  const module = JSON.stringify(path.join(CLI, 'install.mjs'))
  const script = `import { installPackages } from ${module}; await installPackages()`
  const { status, stderr } = run(['--input-type=module', '--eval', script], folder)
  expect(status).toBe(1)
  expect(stderr.trim().split('\n').at(-1)).toBe(
    'npm ci failed (exit code 1); the lines above say why. Check the network and the registry, then run the command again.',
  )
})
