import {
  encodeSqrtRatioX96,
  nearestUsableTick,
  TickMath,
} from '@uniswap/v3-sdk'
import JSBI from 'jsbi'

// #region is-price
/**
 * Whether a pool can have this price. `getTickAtSqrtRatio` throws for any
 * other.
 */
export function isPrice(sqrtRatioX96: JSBI): boolean {
  return (
    JSBI.greaterThanOrEqual(sqrtRatioX96, TickMath.MIN_SQRT_RATIO) &&
    JSBI.lessThan(sqrtRatioX96, TickMath.MAX_SQRT_RATIO)
  )
}
// #endregion

// #region main
export async function main() {
  const price2 = encodeSqrtRatioX96(2, 1)
  const tick = TickMath.getTickAtSqrtRatio(price2)
  console.log(`price at tick 0: ${TickMath.getSqrtRatioAtTick(0)}`)
  console.log(`price 2: ${price2}`)
  console.log(`tick of price 2: ${tick}`)
  console.log(`price at this tick: ${TickMath.getSqrtRatioAtTick(tick)}`)
  console.log(`price at the next: ${TickMath.getSqrtRatioAtTick(tick + 1)}`)
  console.log(`nearest multiple of 60: ${nearestUsableTick(tick, 60)}`)
  const { MAX_SQRT_RATIO } = TickMath
  console.log(`a pool can be at MAX_SQRT_RATIO: ${isPrice(MAX_SQRT_RATIO)}`)
}
// #endregion
