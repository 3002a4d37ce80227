import { getAmountOut } from './constant-product'

/**
 * How far the price of a trade lies below the price before it, as a fraction, the 0.30% fee
 * included: 1 - output / (input * mid price). The same definition as `Trade.priceImpact` of
 * @uniswap/v2-sdk. Amounts in raw units.
 */
export function priceImpact(amountIn: bigint, reserveIn: bigint, reserveOut: bigint): number {
  const amountOut = getAmountOut(amountIn, reserveIn, reserveOut)
  return 1 - Number(amountOut * reserveIn) / Number(amountIn * reserveOut)
}

/** One in the fixed-point format of the accumulators (`UQ112x112.Q112`). */
export const Q112 = 2n ** 112n

/** Price of the denominator's token in the numerator's, raw per raw (`UQ112x112.uqdiv`). */
export function uq112x112(numerator: bigint, denominator: bigint): bigint {
  return (numerator * Q112) / denominator
}

/**
 * The accumulator after a price has stood for some seconds (`UniswapV2Pair._update`).
 * It wraps at 2^256, as on chain.
 */
export function accumulate(cumulative: bigint, price: bigint, seconds: number): bigint {
  return BigInt.asUintN(256, cumulative + price * BigInt(seconds))
}

/**
 * Time-weighted average price between two readings of an accumulator, UQ112x112 (`update` in
 * `ExampleOracleSimple`, v2-periphery). Right across one wrap of the accumulator.
 */
export function averagePrice(start: bigint, end: bigint, seconds: number): bigint {
  return BigInt.asUintN(256, end - start) / BigInt(seconds)
}
