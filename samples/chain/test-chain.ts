import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BaseContract, ContractFactory, Wallet } from 'ethers'
import { afterAll, inject, vi } from 'vitest'
import { connect } from '../connection'
import type { Environment } from '../deployment'
import { environment } from '../environment'
import { compileContracts } from './compile'
import { fund } from './seed'
import { startChain } from './start'

/**
 * For tests: a chain of the test file's own, a funded account, and the settings that samples read.
 * Each file has its own chain, since one that moves the clock would break the deadlines of others.
 */
export async function testChain() {
  const chain = await startChain(0, inject('chainState'))
  const folder = mkdtempSync(join(tmpdir(), 'swapx-'))
  const file = join(folder, 'deployment.json')
  writeFileSync(file, JSON.stringify(chain.deployment))
  const account = Wallet.createRandom()
  vi.stubEnv('SWAPX_DEPLOYMENT', file)
  vi.stubEnv('PRIVATE_KEY', account.privateKey)
  await fund(chain.provider, chain.deployment, account.address)
  const connection = connect(environment)
  afterAll(async () => {
    connection.provider.destroy()
    await chain.stop()
    rmSync(folder, { recursive: true })
  })

  return {
    ...connection,
    /** The node's own provider, for what only a development chain can do. */
    node: chain.provider,

    setAutomine: chain.setAutomine,

    /** Unix time in seconds, 10 minutes after the newest block. */
    async deadline(): Promise<number> {
      const block = await chain.provider.getBlock('latest')
      return (block?.timestamp ?? 0) + 600
    },

    /** Lets time pass and makes a block. */
    async advance(seconds: number): Promise<void> {
      await chain.provider.send('evm_increaseTime', [seconds])
      await chain.provider.send('evm_mine', [])
    },

    /** Deploys a contract of `contracts/` by name, from the test's account. */
    async deploy<T extends BaseContract>(name: string, ...args: unknown[]): Promise<T> {
      const artifact = compileContracts()[name]
      if (!artifact) throw new Error(`No file in contracts/ has a contract ${name}.`)
      const factory = new ContractFactory(artifact.abi, artifact.bytecode, connection.signer)
      const contract = await factory.deploy(...args)
      await contract.waitForDeployment()
      // It has run once a test calls it.
      const find = contract.getFunction.bind(contract)
      contract.getFunction = key => {
        ranSamples.add(`contracts/${name}.sol`)
        return find(key)
      }
      return contract as unknown as T
    },
  }
}

/**
 * For tests: runs a sample's `main`.
 * @returns what it printed, a line for each call of `console.log`
 */
export async function outputOf(
  main: (environment: Environment) => unknown,
  given = environment,
): Promise<string> {
  const lines: string[] = []
  const spy = vi.spyOn(console, 'log').mockImplementation((...words) => {
    lines.push(words.join(' '))
  })
  try {
    await main(given)
  } finally {
    spy.mockRestore()
  }
  return `${lines.join('\n')}\n`
}
