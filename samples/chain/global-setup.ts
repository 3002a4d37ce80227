import type { TestProject } from 'vitest/node'
import { compileContracts } from './compile'
import { startChain } from './start'

declare module 'vitest' {
  interface ProvidedContext {
    /** State of a new chain, from `anvil_dumpState`. */
    chainState: string
  }
}

/** Compiles the contracts and makes the chain once; each test file starts from a copy of it. */
export async function setup(project: TestProject): Promise<void> {
  compileContracts()
  const chain = await startChain()
  project.provide('chainState', await chain.provider.send('anvil_dumpState', []))
  await chain.stop()
}
