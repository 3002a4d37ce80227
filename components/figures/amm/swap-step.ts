/**
 * Amounts behind liquidity between two square roots of price, in whole tokens of equal decimals
 * (`SqrtPriceMath`, v3-core, without its rounding).
 */
export function amountsBetween(rootA: number, rootB: number, liquidity: number) {
  const [low, high] = [Math.min(rootA, rootB), Math.max(rootA, rootB)]
  return { amount0: liquidity * (1 / low - 1 / high), amount1: liquidity * (high - low) }
}

/** What a step may use: an exact input or an exact output, in whole tokens. */
export type Exact = { readonly input: number } | { readonly output: number }

/**
 * One step of a swap that pays token1, from one square root of price up to another at most
 * (`SwapMath.computeSwapStep`, v3-core, without its rounding).
 * @param fee share of what is paid
 */
export function stepUp(root: number, target: number, liquidity: number, exact: Exact, fee: number) {
  const wanted =
    'input' in exact
      ? root + (exact.input * (1 - fee)) / liquidity
      : 1 / (1 / root - exact.output / liquidity)
  const next = Math.min(wanted, target)
  const { amount0: output, amount1: input } = amountsBetween(root, next, liquidity)
  return { next, input, output, fee: (input * fee) / (1 - fee) }
}
