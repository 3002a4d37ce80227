import { firstMint, getAmountOut, MINIMUM_LIQUIDITY } from './constant-product'

/** What a pair holds, in raw units of each token. */
export type Reserves = { readonly a: bigint; readonly b: bigint }

/** Decimals of token A, and of every LP token (`UniswapV2ERC20.decimals`). */
export const DECIMALS_A = 18
/** Decimals of token B. */
export const DECIMALS_B = 6

const RAW_PER_A = 10n ** BigInt(DECIMALS_A)
const RAW_PER_B = 10n ** BigInt(DECIMALS_B)

/** Whole tokens A in raw units. */
export function rawA(whole: number): bigint {
  return BigInt(whole) * RAW_PER_A
}

/** Whole tokens B in raw units. */
export function rawB(whole: number): bigint {
  return BigInt(whole) * RAW_PER_B
}

/** Raw units of A, or of an LP token, as whole tokens for people. */
export function wholeA(raw: bigint): number {
  return Number(raw) / Number(RAW_PER_A)
}

/** Raw units of B as whole tokens for people. */
export function wholeB(raw: bigint): number {
  return Number(raw) / Number(RAW_PER_B)
}

/** The pair of the worked examples: 1,000 A and 2,000 B. */
export const EXAMPLE_PAIR: Reserves = { a: rawA(1_000), b: rawB(2_000) }

/**
 * LP tokens of the example pair, in wei, when its first provider deposited all of it.
 * `totalSupply` counts the locked part (`UniswapV2Pair.mint` mints it to the zero address).
 */
export const EXAMPLE_SUPPLY = firstMint(EXAMPLE_PAIR.a, EXAMPLE_PAIR.b) + MINIMUM_LIQUIDITY

/** The pair's own price of one A, in B: what an endlessly small trade without fee would get. */
export function spotPrice(pool: Reserves): number {
  return wholeB(pool.b) / wholeA(pool.a)
}

/** Sells A to the pair. The whole input, with the fee in it, joins the reserve. */
export function sellA(pool: Reserves, amountIn: bigint): { amountOut: bigint; pool: Reserves } {
  const amountOut = getAmountOut(amountIn, pool.a, pool.b)
  return { amountOut, pool: { a: pool.a + amountIn, b: pool.b - amountOut } }
}

/** Sells B to the pair. The whole input, with the fee in it, joins the reserve. */
export function sellB(pool: Reserves, amountIn: bigint): { amountOut: bigint; pool: Reserves } {
  const amountOut = getAmountOut(amountIn, pool.b, pool.a)
  return { amountOut, pool: { a: pool.a - amountOut, b: pool.b + amountIn } }
}
