/**
 * The arithmetic of the v2 contracts on raw integer amounts.
 * Source of each rule: `UniswapV2Library` (periphery) and `UniswapV2Pair` (core), reference
 * contracts v2-periphery 1.1.0-beta.0 and v2-core 1.0.1.
 */

/** LP tokens that the first mint of a pair locks for ever, in wei (`MINIMUM_LIQUIDITY`). */
export const MINIMUM_LIQUIDITY = 1000n

/** Largest integer whose square is at most `value`. */
export function sqrt(value: bigint): bigint {
  if (value < 2n) return value
  let root = value
  let next = (value + 1n) / 2n
  while (next < root) {
    root = next
    next = (value / next + next) / 2n
  }
  return root
}

/** Output of an exact-input swap, rounded down (`getAmountOut`). Amounts in raw units. */
export function getAmountOut(amountIn: bigint, reserveIn: bigint, reserveOut: bigint): bigint {
  const amountInWithFee = amountIn * 997n
  return (amountInWithFee * reserveOut) / (reserveIn * 1000n + amountInWithFee)
}

/** Input of an exact-output swap: rounded down, plus one (`getAmountIn`). Amounts in raw units. */
export function getAmountIn(amountOut: bigint, reserveIn: bigint, reserveOut: bigint): bigint {
  return (reserveIn * amountOut * 1000n) / ((reserveOut - amountOut) * 997n) + 1n
}

/** Counter-amount at the ratio of the reserves, no fee (`quote`). Amounts in raw units. */
export function quote(amountA: bigint, reserveA: bigint, reserveB: bigint): bigint {
  return (amountA * reserveB) / reserveA
}

/** LP tokens, in wei, that the first provider of a pair receives (`mint`). */
export function firstMint(amount0: bigint, amount1: bigint): bigint {
  return sqrt(amount0 * amount1) - MINIMUM_LIQUIDITY
}

/** LP tokens, in wei, for a later deposit (`mint`). */
export function laterMint(
  amount0: bigint,
  amount1: bigint,
  reserve0: bigint,
  reserve1: bigint,
  totalSupply: bigint,
): bigint {
  const by0 = (amount0 * totalSupply) / reserve0
  const by1 = (amount1 * totalSupply) / reserve1
  // biome-ignore lint/complexity/useMathMinMax: Math.min takes no bigints
  return by0 < by1 ? by0 : by1
}

/**
 * LP tokens, in wei, minted to `feeTo` when the protocol fee is on (`_mintFee`):
 * one sixth of the growth of sqrt(k) since `kLast`.
 */
export function protocolFeeMint(k: bigint, kLast: bigint, totalSupply: bigint): bigint {
  const rootK = sqrt(k)
  const rootKLast = sqrt(kLast)
  if (rootK <= rootKLast) return 0n
  return (totalSupply * (rootK - rootKLast)) / (rootK * 5n + rootKLast)
}

/** Raw input that repays a flash swap in the token that was borrowed: ceil(amount * 1000 / 997). */
export function flashRepayment(amount: bigint): bigint {
  return (amount * 1000n + 996n) / 997n
}

/**
 * Impermanent loss of a full-range position as a fraction of the value of holding, 0 or negative:
 * 2 * sqrt(r) / (1 + r) - 1.
 * @param ratio the price at the end divided by the price at the start, more than 0
 */
export function impermanentLoss(ratio: number): number {
  return (2 * Math.sqrt(ratio)) / (1 + ratio) - 1
}
