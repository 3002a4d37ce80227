import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { getBytes } from 'ethers'
import type { TestProject } from 'vitest/node'
import { compileContracts } from './compile'
import { startChain } from './start'

declare module 'vitest' {
  interface ProvidedContext {
    /** File with the state of a new chain. */
    chainState: string
  }
}

const folder = mkdtempSync(join(tmpdir(), 'swapx-chain-'))

/** Compiles the contracts and makes the chain once; each test file starts from a copy of it. */
export async function setup(project: TestProject): Promise<void> {
  compileContracts()
  const chain = await startChain()
  const state: string = await chain.provider.send('anvil_dumpState', [])
  await chain.stop()
  // anvil reads a file in 15 ms; sending it the same takes 90.
  const file = join(folder, 'state.json')
  writeFileSync(file, gunzipSync(getBytes(state)))
  project.provide('chainState', file)
}

export function teardown(): void {
  rmSync(folder, { recursive: true })
}
