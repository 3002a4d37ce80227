import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { FetchRequest, toUtf8Bytes, toUtf8String } from 'ethers'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { outputOf } from '../chain/test-chain'
import { mineWhenStill, PageChain } from './chain'
import { leftOut } from './left-out'
import { makeSnapshot } from './snapshot'

const SAMPLES = join(import.meta.dirname, '..')

/** Every sample with a recorded output, such as `v3/quoting`. */
const recorded = readdirSync(SAMPLES, { recursive: false, encoding: 'utf8' })
  .filter(name => !name.startsWith('.') && name !== 'node_modules')
  .flatMap(filesBelow)
  .map(file => file.replace(/\.ts$/, ''))
  .filter(name => existsSync(join(SAMPLES, `${name}.out.txt`)))

function filesBelow(entry: string): string[] {
  if (entry.endsWith('.ts')) return [entry]
  if (entry.includes('.')) return []
  const names = readdirSync(join(SAMPLES, entry), { recursive: true, encoding: 'utf8' })
  return names.filter(name => name.endsWith('.ts')).map(name => join(entry, name))
}

const snapshot = await makeSnapshot()
const environment = { swapx: snapshot.deployment, privateKey: snapshot.key }

let chain: PageChain
let endPulse: () => void

beforeEach(() => {
  chain = PageChain.open(snapshot)
  endPulse = mineWhenStill(chain)
  // As in the page: the clock goes on from the newest block.
  const shift = (chain.time + 1) * 1000 - Date.now()
  const now = Date.now.bind(Date)
  vi.spyOn(Date, 'now').mockImplementation(() => now() + shift)
  // viem asks the global function, ethers on Node its own.
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    return new Response(await chain.answer(body))
  })
  FetchRequest.registerGetUrl(async ({ body }) => {
    const answer = toUtf8Bytes(await chain.answer(toUtf8String(body ?? '0x')))
    return { statusCode: 200, statusMessage: 'OK', headers: {}, body: answer }
  })
})

afterEach(() => {
  endPulse()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  FetchRequest.registerGetUrl(FetchRequest.createGetUrlFunc())
})

for (const name of recorded.filter(name => !(name in leftOut))) {
  test(`${name} prints what the page shows`, async () => {
    const { main } = await import(join(SAMPLES, `${name}.ts`))
    const output = readFileSync(join(SAMPLES, `${name}.out.txt`), 'utf8')
    expect(await outputOf(main, environment)).toBe(output)
  })
}

test('what is left out has a recorded output', () => {
  expect(recorded).toEqual(expect.arrayContaining(Object.keys(leftOut)))
  expect(recorded.length - Object.keys(leftOut).length).toBeGreaterThan(80)
})
