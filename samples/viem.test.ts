import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { outputOf, testChain } from './chain/test-chain'

const SAMPLES = import.meta.dirname
const { node } = await testChain()
let snapshot: string

beforeEach(async () => {
  snapshot = await node.send('evm_snapshot', [])
})

afterEach(async () => {
  await node.send('evm_revert', [snapshot])
})

/** The programs that exist with viem, too. */
const twins = readdirSync(SAMPLES, { recursive: true, encoding: 'utf8' })
  .filter(file => /^v[23]\b.*-viem\.ts$/.test(file))
  .map(file => file.replace('-viem.ts', ''))
  .filter(name => existsSync(join(SAMPLES, `${name}.out.txt`)))

test.each(twins)('%s prints the same with viem', async name => {
  const { main } = await import(join(SAMPLES, `${name}-viem.ts`))
  expect(await outputOf(main)).toBe(readFileSync(join(SAMPLES, `${name}.out.txt`), 'utf8'))
})
