import { Percent, Price, type Token } from '@uniswap/sdk-core'
import { FeeAmount, nearestUsableTick, TickMath } from '@uniswap/v3-sdk'
import { Contract, parseEther } from 'ethers'
import { connect } from '../connection'
import { deadlineIn } from '../deadline'
import type { Environment } from '../deployment'
import { poolAbi } from './abi'
import { poolAddress, toAmount, tokensOf } from './background'
import { earned } from './earnings'
import { directRoute, now, sell, swap } from './trading'

/**
 * Whole units of token1 for one whole token0, from the root that the pool
 * stores.
 */
export function priceOf(token0: Token, token1: Token, sqrtPriceX96: bigint) {
  const [one, ratio] = [2n ** 192n, sqrtPriceX96 ** 2n]
  return new Price(token0, token1, one.toString(), ratio.toString())
}

// #region bitmap-place
/**
 * Where to find a tick's bit: the number of its word, and of the bit in that
 * word.
 */
export function bitmapPlace(
  tick: number,
  spacing: number,
): { word: number; bit: number } {
  const index = Math.floor(tick / spacing)
  return { word: index >> 8, bit: index & 255 }
}
// #endregion

/** What this guide reads from a pool besides the functions of `v3/abi.ts`. */
export const growthAbi = [
  'function tickSpacing() view returns (int24 spacing)',
  'function feeGrowthGlobal0X128() view returns (uint256 growth)',
  'function feeGrowthGlobal1X128() view returns (uint256 growth)',
]

export async function main(environment: Environment) {
  const { swapx, provider, signer } = connect(environment)
  const { A, B } = tokensOf(swapx)
  const at = await now(swapx, provider)
  const address = poolAddress(swapx, A, B, FeeAmount.MEDIUM)
  const pool = new Contract(address, [...poolAbi, ...growthAbi], provider)
  const { sqrtPriceX96, tick } = await pool.getFunction('slot0').staticCall()
  const spacing = Number(await pool.getFunction('tickSpacing').staticCall())

  console.log(`sqrtPriceX96 ${sqrtPriceX96}`)
  console.log(`1 A is ${priceOf(A, B, sqrtPriceX96).toSignificant(6)} B`)
  console.log(`tick ${tick}, spacing ${spacing}`)

  const lowest = nearestUsableTick(TickMath.MIN_TICK, spacing)
  for (const usable of [lowest, -lowest]) {
    const { word, bit } = bitmapPlace(usable, spacing)
    const bits: bigint = await pool.getFunction('tickBitmap').staticCall(word)
    console.log(
      `tick ${usable}: word ${word}, bit ${bit} is ${(bits >> BigInt(bit)) & 1n}`,
    )
  }

  const growth = pool.getFunction('feeGrowthGlobal0X128')
  const before: bigint = await growth.staticCall()
  const sale = await sell(
    at,
    await directRoute(at, A, B, FeeAmount.MEDIUM),
    toAmount(A, parseEther('10')),
  )
  await swap(signer, swapx, sale, {
    slippageTolerance: new Percent(50, 10_000),
    deadline: await deadlineIn(600, provider),
    recipient: signer.address,
  })
  const after: bigint = await growth.staticCall()
  const liquidity: bigint = await pool.getFunction('liquidity').staticCall()
  console.log(`liquidity ${liquidity}`)
  console.log(`growth for A ${before}, after the swap ${after}`)
  console.log(
    `earned ${toAmount(A, earned(liquidity, before, after)).toExact()} A`,
  )
}
