import { Percent, type Token } from '@uniswap/sdk-core'
import {
  type Pool,
  TICK_SPACINGS,
  type TickDataProvider,
} from '@uniswap/v3-sdk'
import { Contract, parseEther } from 'ethers'
import { connect } from '../connection'
import { deadlineIn } from '../deadline'
import type { Environment } from '../deployment'
import { nativeOf } from '../native-currency'
import { transferred } from '../transferred'
import { poolAbi } from './abi'
import { poolAddress, toAmount, tokensOf, toRaw } from './background'
import { bestSales, bestSplit, describe } from './best-routes'
import { type At, enabledTiers, feesOfPools, quotePath } from './quoting'
import { now, readPool, swap } from './trading'

/** The ticks of a pool, read from the chain when a calculation reaches them. */
export class ChainTicks implements TickDataProvider {
  private readonly pool: Contract
  private readonly block: { blockTag: number }

  constructor(at: At, pool: string) {
    this.pool = new Contract(pool, poolAbi, at.provider)
    this.block = { blockTag: at.blockTag }
  }

  /** What crossing a tick upwards adds to the liquidity. */
  async getTick(tick: number) {
    const read = this.pool.getFunction('ticks')
    const { liquidityNet } = await read.staticCall(tick, this.block)
    return { liquidityNet: liquidityNet.toString() }
  }

  /**
   * The next initialised tick at or below `tick` (`lte`), or above it, within a
   * word of the bitmap, which has 256 ticks. Without one, the last tick of the
   * word.
   */
  async nextInitializedTickWithinOneWord(
    tick: number,
    lte: boolean,
    spacing: number,
  ): Promise<[number, boolean]> {
    const start = Math.floor(tick / spacing) + (lte ? 0 : 1)
    const word = start >> 8
    const read = this.pool.getFunction('tickBitmap')
    const bits: bigint = await read.staticCall(word, this.block)
    const end = word * 256 + (lte ? 0 : 255)
    const step = lte ? -1 : 1
    for (let index = start; index !== end + step; index += step) {
      const bit = (bits >> BigInt(index - word * 256)) & 1n
      if (bit === 1n) return [index * spacing, true]
    }
    return [end * spacing, false]
  }
}

/**
 * Every pool between two of these tokens, in any enabled tier, able to
 * calculate swaps.
 */
export async function findPools(at: At, tokens: Token[]): Promise<Pool[]> {
  const tiers = await enabledTiers(at)
  // The SDK knows the spacing of some fees only.
  for (const [fee, spacing] of tiers) TICK_SPACINGS[fee] = spacing
  const pairs = tokens.flatMap((tokenA, index) =>
    tokens.slice(index + 1).map(tokenB => [tokenA, tokenB] as const),
  )
  const pools = pairs.map(async pair => {
    const fees = await feesOfPools(at, ...pair, tiers)
    return await Promise.all(
      fees.map(async fee => {
        const ticks = new ChainTicks(at, poolAddress(at.swapx, ...pair, fee))
        return await readPool(at, ...pair, fee, ticks)
      }),
    )
  })
  return (await Promise.all(pools)).flat()
}

export async function main(environment: Environment) {
  const { swapx, provider, signer } = connect(environment)
  const { A, B, C } = tokensOf(swapx)
  const at = await now(swapx, provider)
  const amountIn = toAmount(A, parseEther('100'))

  const pools = await findPools(at, [A, B, C, nativeOf(swapx).wrapped])
  console.log(`${pools.length} pools`)

  const sales = await bestSales(pools, amountIn, C)
  for (const { route, outputAmount } of sales) {
    console.log(`${describe(route)}: ${outputAmount.toExact()} C`)
  }

  const [best] = sales
  const direct = sales.find(({ route }) => route.pools.length === 1)
  if (!best || !direct) throw new Error('There is no route.')
  const fees = best.route.pools.map(({ fee }) => fee)
  const quoted = await quotePath(
    at,
    toRaw(amountIn),
    best.route.tokenPath,
    fees,
  )
  console.log(`QuoterV2 agrees: ${quoted.equalTo(best.outputAmount)}`)

  const split = await bestSplit(amountIn, best.route, direct.route)
  for (const { route, inputAmount, outputAmount } of split.swaps) {
    const [input, output] = [inputAmount.toExact(), outputAmount.toExact()]
    console.log(`${input} A via ${describe(route)}: ${output} C`)
  }
  const receipt = await swap(signer, swapx, split, {
    slippageTolerance: new Percent(50, 10_000),
    deadline: await deadlineIn(600, provider),
    recipient: signer.address,
  })
  console.log(`received ${transferred(receipt, C, signer.address).toExact()} C`)
}
