import { type Currency, Token } from '@uniswap/sdk-core'
import {
  encodeSqrtRatioX96,
  FeeAmount,
  Pool,
  Route,
  TickMath,
} from '@uniswap/v3-sdk'
import { A, C, examplePool } from './pool'

// #region pools
/** A token with 6 decimals, and a pool in which 1 B costs 4 C. */
export const B = new Token(
  31337,
  '0x2000000000000000000000000000000000000002',
  6,
  'B',
)

export function poolOfBAndC(): Pool {
  const price = encodeSqrtRatioX96('4000000000000000000', '1000000')
  const tick = TickMath.getTickAtSqrtRatio(price)
  return new Pool(B, C, FeeAmount.MEDIUM, price, '1000000000000', tick)
}
// #endregion

// #region checked-route
/**
 * A route that ends in its output, which the constructor does not check.
 */
export function checkedRoute(pools: Pool[], input: Currency, output: Currency) {
  const route = new Route(pools, input, output)
  const last = route.tokenPath.at(-1)
  if (!last?.equals(output.wrapped))
    throw new Error(`The route ends in ${last?.symbol}.`)
  return route
}
// #endregion

// #region main
export async function main() {
  const pools = [examplePool(FeeAmount.MEDIUM), poolOfBAndC()]
  const route = checkedRoute(pools, A, B)
  console.log('tokens:', route.tokenPath.map(token => token.symbol).join(' → '))
  console.log('mid price:', route.midPrice.toSignificant(6), 'B per A')
}
// #endregion
