import { encodeSqrtRatioX96, SqrtPriceMath } from '@uniswap/v3-sdk'
import JSBI from 'jsbi'

// #region amounts
/**
 * What liquidity costs between two prices, in smallest units: `amount0` if the
 * pool's price is at or below both, `amount1` if it is at or above both.
 */
export function amountsBetween(sqrtA: JSBI, sqrtB: JSBI, liquidity: JSBI) {
  return {
    amount0: SqrtPriceMath.getAmount0Delta(sqrtA, sqrtB, liquidity, true),
    amount1: SqrtPriceMath.getAmount1Delta(sqrtA, sqrtB, liquidity, true),
  }
}
// #endregion

// #region main
export async function main() {
  const one = encodeSqrtRatioX96(1, 1)
  const higher = encodeSqrtRatioX96(121, 100) // price 1.21, square root 1.1
  const liquidity = JSBI.BigInt('1000000000000000000')
  const up = amountsBetween(one, higher, liquidity)
  console.log(`rounded up: ${up.amount0} of token0, ${up.amount1} of token1`)
  const down0 = SqrtPriceMath.getAmount0Delta(one, higher, liquidity, false)
  const down1 = SqrtPriceMath.getAmount1Delta(one, higher, liquidity, false)
  console.log(`rounded down: ${down0} of token0, ${down1} of token1`)

  const paid = up.amount1
  const after = SqrtPriceMath.getNextSqrtPriceFromInput(
    one,
    liquidity,
    paid,
    false,
  )
  console.log(
    `paying ${paid} of token1 leads to the price: ${JSBI.equal(after, higher)}`,
  )
}
// #endregion
