import {
  encodeSqrtRatioX96,
  nearestUsableTick,
  priceToClosestTick,
  TickMath,
  tickToPrice,
} from '@uniswap/v3-sdk'
import { C } from '../pool'
import { B } from '../route'

// #region main
export async function main() {
  // B has 6 decimals and is token0, C has 18: 4 C for 1 B.
  const root = encodeSqrtRatioX96('4000000000000000000', '1000000')
  console.log('root of the price, times 2^96:', root.toString())

  const tick = TickMath.getTickAtSqrtRatio(root)
  const price = tickToPrice(B, C, tick)
  console.log(`tick ${tick} is ${price.toSignificant(10)} C for 1 B`)
  console.log(`and ${tickToPrice(C, B, tick).toSignificant(10)} B for 1 C`)
  console.log(
    'back:',
    priceToClosestTick(price),
    priceToClosestTick(price.invert()),
  )
  console.log('usable with spacing 60:', nearestUsableTick(tick, 60))

  const ends = [TickMath.MIN_TICK, TickMath.MAX_TICK].map(end =>
    nearestUsableTick(end, 60),
  )
  console.log('whole range:', ends.join(' to '))
}
// #endregion
