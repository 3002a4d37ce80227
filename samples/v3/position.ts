import type {
  CurrencyAmount,
  NativeCurrency,
  Percent,
  Price,
  Token,
} from '@uniswap/sdk-core'
import {
  encodeSqrtRatioX96,
  type FeeAmount,
  nearestUsableTick,
  Pool,
  Position,
  priceToClosestTick,
  TickMath,
} from '@uniswap/v3-sdk'
import { toAmount } from './background'

/** Where a position begins and ends. The upper tick is not part of it. */
export type Range = { tickLower: number; tickUpper: number }

/** The usable ticks nearest to two prices, in either order and direction. */
export function rangeBetween(
  pool: Pool,
  one: Price<Token, Token>,
  other: Price<Token, Token>,
): Range {
  const [a, b] = [one, other].map(price => {
    return nearestUsableTick(priceToClosestTick(price), pool.tickSpacing)
  }) as [number, number]
  if (a === b) throw new Error('Both prices have the same usable tick.')
  return { tickLower: Math.min(a, b), tickUpper: Math.max(a, b) }
}

/** From the lowest to the highest tick that the pool allows. */
export function fullRange({ tickSpacing }: Pool): Range {
  return {
    tickLower: nearestUsableTick(TickMath.MIN_TICK, tickSpacing),
    tickUpper: nearestUsableTick(TickMath.MAX_TICK, tickSpacing),
  }
}

// #region tokens-taken
/** The tokens that a range takes at the pool's price: one of them, or both. */
export function tokensTaken(
  pool: Pool,
  { tickLower, tickUpper }: Range,
): Token[] {
  const price = BigInt(pool.sqrtRatioX96.toString())
  const priceAt = (tick: number) =>
    BigInt(TickMath.getSqrtRatioAtTick(tick).toString())
  if (price <= priceAt(tickLower)) return [pool.token0]
  if (price >= priceAt(tickUpper)) return [pool.token1]
  return [pool.token0, pool.token1]
}
// #endregion

/**
 * The position that takes this amount, and as much of the other token as the
 * range needs.
 */
export function positionWith(
  pool: Pool,
  range: Range,
  amount: CurrencyAmount<Token>,
) {
  const { currency: token, quotient } = amount
  if (!tokensTaken(pool, range).some(taken => taken.equals(token))) {
    throw new Error(`The range takes no ${token.symbol} at this price.`)
  }
  const place = { pool, ...range }
  return token.equals(pool.token0)
    ? Position.fromAmount0({
        ...place,
        amount0: quotient,
        useFullPrecision: false,
      })
    : Position.fromAmount1({ ...place, amount1: quotient })
}

/**
 * The position with the most liquidity that two amounts of the pool's tokens
 * allow, given in any order.
 */
export function positionWithin(
  pool: Pool,
  range: Range,
  one: CurrencyAmount<Token>,
  other: CurrencyAmount<Token>,
): Position {
  const isSorted = one.currency.equals(pool.token0)
  const [of0, of1] = isSorted ? [one, other] : [other, one]
  const amounts = { amount0: of0.quotient, amount1: of1.quotient }
  return Position.fromAmounts({
    pool,
    ...range,
    ...amounts,
    useFullPrecision: false,
  })
}

/** The least and the most of a token. */
export type Bounds = {
  least: CurrencyAmount<Token>
  most: CurrencyAmount<Token>
}

/**
 * To call before you approve what a position costs. Towards one end of its range
 * it costs ever more of a token, and towards the other, hardly any: somebody may
 * have pushed the price there.
 * @throws if it costs more of the token than these bounds allow, or the
 *   tolerance lets the manager take less
 */
export function checkCost(
  position: Position,
  { least, most }: Bounds,
  tolerance: Percent,
) {
  const { pool } = position
  const { symbol } = most.currency
  const index = most.currency.equals(pool.token0) ? 0 : 1
  const now = cost(position)[index]
  if (now.greaterThan(most))
    throw new Error(
      `The position costs ${now.toExact()} ${symbol}, more than ${most.toExact()}.`,
    )
  const minimums = position.mintAmountsWithSlippage(tolerance)
  const minimum = amountsIn(pool, minimums)[index]
  if (minimum.lessThan(least))
    throw new Error(
      `The position may cost ${minimum.toExact()} ${symbol}, less than ${least.toExact()}.`,
    )
}

/** Raw amounts of the SDK with the pool's tokens. */
function amountsIn(pool: Pool, raw: Position['mintAmounts']) {
  const amount0 = toAmount(pool.token0, BigInt(raw.amount0.toString()))
  const amount1 = toAmount(pool.token1, BigInt(raw.amount1.toString()))
  return [amount0, amount1] as const
}

/**
 * What minting a position costs at the pool's price, rounded up: token0, then
 * token1.
 */
export function cost({ pool, mintAmounts }: Position) {
  return amountsIn(pool, mintAmounts)
}

/**
 * What the manager takes as tokens for a position: its cost without the native
 * part.
 */
export function tokenCost(position: Position, native?: NativeCurrency) {
  return cost(position).filter(
    ({ currency }) => !native?.wrapped.equals(currency),
  )
}

/** A pool in memory, at a price of your choice. It has no liquidity. */
export function poolAt(fee: FeeAmount, price: Price<Token, Token>): Pool {
  const { baseCurrency: base, quoteCurrency: quote } = price
  const sorted = base.sortsBefore(quote) ? price : price.invert()
  const root = encodeSqrtRatioX96(sorted.numerator, sorted.denominator)
  return new Pool(base, quote, fee, root, 0, TickMath.getTickAtSqrtRatio(root))
}

/** The same position, as if the pool had another price. */
export function atPrice(
  position: Position,
  price: Price<Token, Token>,
): Position {
  const { pool, tickLower, tickUpper, liquidity } = position
  return new Position({
    pool: poolAt(pool.fee, price),
    tickLower,
    tickUpper,
    liquidity,
  })
}

/** What a position holds, all expressed in token1 at the pool's price. */
export function value({
  pool,
  amount0,
  amount1,
}: Position): CurrencyAmount<Token> {
  return pool.token0Price.quote(amount0).add(amount1)
}

/** Whether a position earns fees at the pool's price. */
export function inRange({ pool, tickLower, tickUpper }: Position): boolean {
  return tickLower <= pool.tickCurrent && pool.tickCurrent < tickUpper
}

/**
 * How far the price may move before the transaction is in a block, and until
 * when.
 */
export type Terms = { slippageTolerance: Percent; deadline: number }

/**
 * The position that got liquidity, how much, and the raw amounts that it took.
 */
export type Added = {
  tokenId: bigint
  liquidity: bigint
  amount0: bigint
  amount1: bigint
}

/** What a withdrawal has done, in raw units of token0 and token1. */
export type Removed = {
  /** What the removed liquidity was worth. */
  principal: [bigint, bigint]
  /** What was paid out: the principal, and with it all fees earned so far. */
  paid: [bigint, bigint]
}

/** What an owner can collect, of token0 and of token1. */
export type Owed = [CurrencyAmount<Token>, CurrencyAmount<Token>]

/** A position with its token ID, and what its owner can collect. */
export type Owned = { tokenId: bigint; position: Position; owed: Owed }
