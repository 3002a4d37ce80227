import { encodeSqrtRatioX96, TickMath } from '@uniswap/v3-sdk'
import {
  Contract,
  formatUnits,
  type Provider,
  parseEther,
  parseUnits,
} from 'ethers'
import { connect } from '../connection'
import type { Deployment, Environment } from '../deployment'
import { quoterV2Abi } from './abi'

/** A pool, in the direction of the swap. */
export type Direction = { tokenIn: string; tokenOut: string; fee: number }

// #region reach
/**
 * The input, in smallest units, that moves the price of a pool to a limit. It
 * asks for all that the pool has up to there.
 * @throws `SPL` for a price on the other side of the present one
 */
export async function inputToReach(
  provider: Provider,
  { quoterV2 }: Deployment,
  direction: Direction,
  sqrtPriceLimitX96: bigint,
): Promise<bigint> {
  const quoter = new Contract(quoterV2, quoterV2Abi, provider)
  const amount = 2n ** 255n - 1n
  const { amountIn } = await quoter
    .getFunction('quoteExactOutputSingle')
    .staticCall({ ...direction, amount, sqrtPriceLimitX96 })
  return amountIn
}
// #endregion

// #region push
/**
 * Where the price must be pushed for `seconds`, from `tick`, so that its mean
 * over `window` seconds rises by a number of ticks.
 */
export function pushedPrice(
  tick: number,
  rise: number,
  window: number,
  seconds: number,
): bigint {
  const pushed = tick + Math.ceil((rise * window) / seconds)
  // The last price at which a pool trades.
  const end = Math.min(pushed, TickMath.MAX_TICK - 1)
  return BigInt(TickMath.getSqrtRatioAtTick(end).toString())
}
// #endregion

export async function main(environment: Environment): Promise<void> {
  const { swapx, provider } = connect(environment)
  const { A, B } = swapx.tokens
  const buyA = { tokenIn: B, tokenOut: A, fee: 3000 }
  const units = [parseUnits('2.2', 6), parseEther('1')].map(String)
  const limit = BigInt(
    encodeSqrtRatioX96(...(units as [string, string])).toString(),
  )
  const input = await inputToReach(provider, swapx, buyA, limit)
  console.log(`From 2 to 2.2 B per A: ${formatUnits(input, 6)} B`)

  const tick = -269_405 // 2 B per A
  const push = pushedPrice(tick, 954, 1800, 12) // 954 ticks are 10%
  const cost = await inputToReach(provider, swapx, buyA, push)
  console.log('To raise the mean of 30 minutes by 10% within 12 s:')
  console.log(`  ${formatUnits(cost, 6)} B`)
}
