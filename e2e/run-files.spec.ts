import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { type Browser, test as base, expect, type Page } from 'playwright/test'
import type { RunManifest } from '../lib/site/data-files'
import { leftOut } from '../samples/page/left-out'
import type { FromWorker } from '../samples/page/messages'
import { FaultServer } from './fault-server'
import { sharedFixture } from './shared-fixture'

const OUT = path.resolve(import.meta.dirname, '../out')
const SAMPLES = path.resolve(import.meta.dirname, '../samples')

const manifest: RunManifest = JSON.parse(readFileSync(path.join(OUT, 'run.json'), 'utf8'))
const FOLDER = path.join(OUT, manifest.folder)

/** No more than what a worker and its files need. */
const POLICY = "default-src 'none'; script-src 'self'; connect-src 'self'; worker-src 'self'"

/** Longest time that a sample may take, in milliseconds, on a busy machine. */
const LIMIT = 30_000

/** A host of these files alone, and a page that it does not have. */
type Host = { server: FaultServer; page: Page }

async function openHost(browser: Browser): Promise<Host> {
  const server = await FaultServer.start(FOLDER)
  // Every run asks anew for what it needs.
  server.headers = { 'content-security-policy': POLICY, 'cache-control': 'no-store' }
  const page = await browser.newPage()
  await page.goto(server.address)
  return { server, page }
}

// A page for each test would take a third of the time; each run has a worker of its own.
const test = base.extend<{ host: Host }>({ host: sharedFixture(openHost) })

/** Runs a sample in the page; what the worker says, up to its last message. */
const runIn = (input: { worker: string; name: string; limit: number }) =>
  new Promise<FromWorker[]>(resolve => {
    const said: FromWorker[] = []
    const worker = new Worker(`/${input.worker}`, { type: 'module' })
    const add = (message: FromWorker) => {
      said.push(message)
      if (!('done' in message || 'failed' in message)) return
      worker.terminate()
      resolve(said)
    }
    setTimeout(() => add({ failed: 'The time is up.' }), input.limit)
    worker.onerror = ({ message }) => add({ failed: message })
    worker.onmessage = ({ data }) => add(data)
    worker.postMessage({ run: input.name })
  })

const linesOf = (said: FromWorker[]) =>
  said.flatMap(message => ('line' in message ? message.line : [])).join('\n')

const names = Object.keys(manifest.samples)

test('every sample with a recorded output runs, or says why not', () => {
  expect(names.length).toBeGreaterThanOrEqual(82)
  expect(Object.keys(leftOut)).toHaveLength(3)
  expect(Object.keys(leftOut).filter(name => !existsSync(`${SAMPLES}/${name}.out.txt`))).toEqual([])
})

for (const name of names) {
  test(`${name} prints in the page what its test has recorded`, async ({
    host: { server, page },
  }) => {
    server.requests.length = 0
    const said = await page.evaluate(runIn, { worker: manifest.worker, name, limit: LIMIT })
    expect(said.at(-1)).toMatchObject({ done: true })
    const { files, output } = manifest.samples[name] ?? { files: [], output: '' }
    expect(`${linesOf(said)}\n`).toBe(readFileSync(`${SAMPLES}/${output}`, 'utf8'))
    // viem loads this when a call reverts.
    const requests = server.requests.filter(file => !file.startsWith('/ccip-'))
    expect(files.map(file => `/${file}`)).toEqual(expect.arrayContaining(requests))
  })
}

test.describe('a run that cannot be', () => {
  test.afterEach(({ host }) => {
    host.server.mend()
  })

  const { worker } = manifest
  for (const [what, missing, name, message] of [
    [
      'a sample that is not there',
      undefined,
      'v3/nope',
      /^No sample v3\/nope can run in a page\.$/,
    ],
    ['a chain that does not load', /snapshot/, 'v3/quoting', /^The chain did not load \(404\)\.$/],
    [
      'a file that is gone',
      /\/quoting-/,
      'v3/quoting',
      /^Failed to fetch dynamically imported module/,
    ],
  ] as const) {
    test(`${what} is told`, async ({ host: { server, page } }) => {
      if (missing) server.break(missing, { status: 404 })
      const said = await page.evaluate(runIn, { worker, name, limit: LIMIT })
      expect(said).toEqual([{ failed: expect.stringMatching(message) }])
    })
  }
})
