import { JsonRpcProvider } from 'ethers'
import type { Deployment } from '../deployment'
import { CHAIN_ID, startAnvil } from './anvil'
import { addresses, initCodeHashes, localPlaces, type Placement, placements } from './contracts'
import { every } from './every'
import { fund, mined, ownerOf, seedPools } from './seed'

/**
 * How often the chain is looked at; a transaction gets its block at once. Tests print times, to which a block more
 * would add: on a busy machine, a program is still for 5 s between two of its blocks.
 */
const SECONDS_BETWEEN_LOOKS = { reader: 5, test: 10 }

export type Chain = {
  deployment: Deployment
  provider: JsonRpcProvider
  /**
   * Whether a transaction has its block at once. While it has not, nothing makes a block but
   * requests for one.
   */
  setAutomine: (enabled: boolean) => Promise<void>
  /** Resolves when the node has ended, for whatever reason. */
  ended: Promise<void>
  stop: () => Promise<void>
}

/**
 * anvil forgets a transaction a moment after it shows its receipt. One that it still knows when the chain returns to an
 * earlier state counts there: the account's next transaction gets a nonce too high, and waits for ever.
 */
class AnvilProvider extends JsonRpcProvider {
  override async send(method: string, params: unknown[]): Promise<unknown> {
    if (method === 'evm_revert') await super.send('anvil_dropAllTransactions', [])
    return super.send(method, params)
  }
}

/**
 * Starts a chain with the reference contracts of v2 and v3 and three tokens, and with
 * liquidity in some pools (see seed.ts).
 * @param port TCP port of this machine; 0 takes a free one
 * @param state file with the state of such a chain, which saves making it anew
 */
export async function startChain(port = 0, state?: string): Promise<Chain> {
  const anvil = await startAnvil(port, state ? { '--load-state': state } : {})
  const provider = new AnvilProvider(anvil.url, undefined, {
    staticNetwork: true,
    cacheTimeout: -1,
    // Collecting requests into batches costs 10 ms each where one waits for the other.
    batchMaxCount: 1,
  })
  const deployment = deploymentAt(anvil.url)
  if (!state) await furnish(provider, deployment)
  const pause = SECONDS_BETWEEN_LOOKS[state ? 'test' : 'reader']
  let stopMining = mineWhenStill(provider, pause)
  return {
    deployment,
    provider,
    setAutomine: async enabled => {
      await stopMining()
      await provider.send('evm_setAutomine', [enabled])
      if (enabled) stopMining = mineWhenStill(provider, pause)
    },
    ended: anvil.ended,
    stop: async () => {
      await stopMining()
      provider.destroy()
      await anvil.stop()
    },
  }
}

/** The deployment file of the local chain. */
export function deploymentAt(rpcUrl: string): Deployment {
  return { chainId: CHAIN_ID, rpcUrl, ...addresses, ...initCodeHashes() }
}

/** Places the contracts on an empty development chain, and fills the pools. */
export async function furnish(provider: JsonRpcProvider, deployment: Deployment) {
  const [deployer] = await provider.send('eth_accounts', [])
  for (const contract of placements(deployer, localPlaces)) {
    await place(provider, deployer, contract)
  }
  await fund(provider, deployment, deployer)
  await seedPools(ownerOf(provider, deployer), deployment)
}

/**
 * A wait that missed the block of its transaction goes on at the next one, which this makes unless
 * there was one since it last looked: a block more would take the time that a sample set for its own.
 * @param pause between two looks, in seconds
 * @returns stops it; resolves once no block of it is under way
 */
function mineWhenStill(provider: JsonRpcProvider, pause: number): () => Promise<void> {
  let seen = -1
  const look = async () => {
    const newest = await provider.getBlockNumber()
    if (newest === seen) await provider.send('evm_mine', [])
    seen = newest
  }
  return every(pause * 1000, look)
}

/**
 * Makes a contract at an address of our choice: the creation code is put there and run
 * once, so that its constructor writes that address's storage; then the code that it
 * returned takes its place.
 */
async function place(provider: JsonRpcProvider, from: string, contract: Placement) {
  const { address, initCode } = contract
  const call = { from, to: address, gas: '0x1c9c380' }
  await provider.send('anvil_setCode', [address, initCode])
  const code = await provider.send('eth_call', [call, 'latest'])
  await mined(provider, await provider.send('eth_sendTransaction', [call]))
  await provider.send('anvil_setCode', [address, code])
}
