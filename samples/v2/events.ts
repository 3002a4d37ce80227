import {
  Contract,
  EventLog,
  formatUnits,
  type Provider,
  parseEther,
} from 'ethers'
import { connect } from '../connection'
import { deadlineIn } from '../deadline'
import type { Deployment, Environment } from '../deployment'
import { factoryAbi, pairAbi } from './abi'
import { swapExactInput } from './swap'

/** Every pair of the factory, in the order of creation. */
export async function listPairs(
  provider: Provider,
  swapx: Deployment,
): Promise<string[]> {
  const factory = new Contract(swapx.v2Factory, factoryAbi, provider)
  const count: bigint = await factory.getFunction('allPairsLength').staticCall()
  const indexes = Array.from({ length: Number(count) }, (_, index) => index)
  return Promise.all(
    indexes.map(index => factory.getFunction('allPairs').staticCall(index)),
  )
}

// #region trades
/** The amounts of a swap in smallest units, of token0 and token1. */
export type Swapped = {
  block: number
  in: [bigint, bigint]
  out: [bigint, bigint]
}

/** The swaps of a pair in a range of blocks, by its events. */
export async function readSwaps(
  provider: Provider,
  pair: string,
  fromBlock: number,
  toBlock: number,
): Promise<Swapped[]> {
  const contract = new Contract(pair, pairAbi, provider)
  const logs = await contract.queryFilter('Swap', fromBlock, toBlock)
  return logs
    .filter(log => log instanceof EventLog)
    .map(({ blockNumber, args }) => ({
      block: blockNumber,
      in: [args.amount0In, args.amount1In],
      out: [args.amount0Out, args.amount1Out],
    }))
}
// #endregion

// #region kept
/** A block whose logs are stored. */
export type Stored = { number: number; hash: string }

/**
 * The newest stored block that is still in the chain. Delete all that you have
 * stored after it, and read on from there.
 * @param stored the oldest first
 */
export async function newestKept(
  provider: Provider,
  stored: Stored[],
): Promise<Stored | undefined> {
  for (const { number, hash } of stored.toReversed()) {
    const block = await provider.getBlock(number)
    if (block?.hash === hash) return { number, hash }
  }
  return undefined
}
// #endregion

export async function main(environment: Environment): Promise<void> {
  const { swapx, provider, signer } = connect(environment)
  const pairs = await listPairs(provider, swapx)
  console.log(`${pairs.length} pairs`)
  const [pair = ''] = pairs // A and B, A is token0

  const trade = { amountIn: parseEther('1'), amountOutMin: 1_982_053n }
  const path: [string, string] = [swapx.tokens.A, swapx.tokens.B]
  const deadline = await deadlineIn(600, provider)
  const from = (await provider.getBlockNumber()) + 1
  await swapExactInput(signer, swapx, { ...trade, path, deadline })
  for (const swap of await readSwaps(
    provider,
    pair,
    from,
    await provider.getBlockNumber(),
  )) {
    console.log(
      `${formatUnits(swap.in[0])} A in, ${formatUnits(swap.out[1], 6)} B out`,
    )
  }
}
