import { FeeAmount, maxLiquidityForAmounts, TickMath } from '@uniswap/v3-sdk'
import type JSBI from 'jsbi'
import { examplePool } from '../pool'

export async function main() {
  const pool = examplePool(FeeAmount.MEDIUM)
  const lower = TickMath.getSqrtRatioAtTick(-600)
  const upper = TickMath.getSqrtRatioAtTick(600)
  const one = '1000000000000000000'
  const prices = [pool.sqrtRatioX96, lower, upper] as const
  const liquidity = maxLiquidityForAmounts(...prices, one, one, false)
  console.log('1 A and 1 C around the price:', liquidity.toString())

  // 1,000,000 A in a range above the price of the local pool of A and B.
  const million = '1000000000000000000000000'
  const ratios = [-269_393, -268_800, -268_200].map(tick =>
    TickMath.getSqrtRatioAtTick(tick),
  )
  const above = ratios as [JSBI, JSBI, JSBI]
  const coarse = maxLiquidityForAmounts(...above, million, 0, false)
  console.log('as the manager computes:', coarse.toString())
  const full = maxLiquidityForAmounts(...above, million, 0, true)
  console.log('as the pool would allow:', full.toString())
}
