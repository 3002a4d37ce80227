import { type CurrencyAmount, Percent, type Token } from '@uniswap/sdk-core'
import type { Pool, Position } from '@uniswap/v3-sdk'
import { MAX_PRICE_IMPACT } from '../trade-check'
import { toAmount, toRaw } from './background'
import { cost, positionWithin, type Range, tokensTaken } from './position'
import { isPartial } from './quote'

/** What a mint leaves of an amount. */
export function restOf(amount: CurrencyAmount<Token>, position: Position) {
  const [cost0, cost1] = cost(position)
  return amount.subtract(amount.currency.equals(cost0.currency) ? cost0 : cost1)
}

/**
 * What to swap, what that yields, and the position that the rest and the output
 * make.
 */
export type Plan = {
  toSwap: CurrencyAmount<Token>
  output: CurrencyAmount<Token>
  position: Position
}

/**
 * The plan if this much is swapped in the pool, or undefined if the pool
 * cannot.
 */
async function planFor(
  pool: Pool,
  range: Range,
  amount: CurrencyAmount<Token>,
  toSwap: CurrencyAmount<Token>,
): Promise<Plan | undefined> {
  const [output, after] = await pool.getOutputAmount(toSwap)
  if (isPartial(BigInt(after.sqrtRatioX96.toString()))) return undefined
  const position = positionWithin(after, range, amount.subtract(toSwap), output)
  return { toSwap, output, position }
}

/**
 * Whether a plan leaves more of the amount than of the output, at the price
 * after the swap.
 */
function swapsTooLittle(
  { toSwap, output, position }: Plan,
  amount: CurrencyAmount<Token>,
) {
  const rest = restOf(amount.subtract(toSwap), position)
  const price = position.pool.priceOf(amount.currency)
  return price.quote(rest).greaterThan(restOf(output, position))
}

/**
 * The plan that leaves next to nothing. The pool needs its ticks.
 * @throws if the range takes the amount as it is, the pool runs out, or the
 *   amount buys no liquidity
 */
export async function plan(
  pool: Pool,
  range: Range,
  amount: CurrencyAmount<Token>,
): Promise<Plan> {
  const [taken, another] = tokensTaken(pool, range)
  if (!another && taken?.equals(amount.currency))
    throw new Error('The range needs no swap.')
  let [low, high] = [0n, toRaw(amount)]
  let best: Plan | undefined
  let isShort = false
  for (let step = 0; step < 24; step++) {
    const middle = (low + high) / 2n
    const tried = await planFor(
      pool,
      range,
      amount,
      toAmount(amount.currency, middle),
    )
    if (tried && swapsTooLittle(tried, amount)) {
      low = middle
      best = tried
    } else {
      high = middle
      isShort = !tried
    }
  }
  if (isShort) throw new Error('The pool cannot take enough of the amount.')
  if (!best) throw new Error('The range needs no swap.')
  if (best.position.liquidity.toString() === '0')
    throw new Error('The amount is too small.')
  return best
}

/**
 * You mint at the price after the swap, which can be far below the mean price
 * that the swap pays, if liquidity ends in between.
 * @throws if the swap moves the price by more than the greatest price impact
 */
export function checkMove(pool: Pool, { toSwap, position }: Plan): void {
  const before = pool.priceOf(toSwap.currency).asFraction
  const after = position.pool.priceOf(toSwap.currency).asFraction
  const fallen = new Percent(1).subtract(after.divide(before))
  if (!fallen.greaterThan(MAX_PRICE_IMPACT)) return
  const [move, most] = [fallen, MAX_PRICE_IMPACT].map(part => part.toFixed(2))
  throw new Error(`The swap moves the price by ${move}%, more than ${most}%.`)
}

/**
 * Whoever swaps right after you chooses the price at which you mint.
 * @throws if it differs from the planned one by more than the tolerance
 */
export function checkPlanned(
  pool: Pool,
  { position }: Plan,
  tolerance: Percent,
): void {
  const planned = position.pool.token0Price
  const change = pool.token0Price.asFraction
    .divide(planned.asFraction)
    .subtract(1)
  if (
    change.greaterThan(tolerance) ||
    change.multiply(-1).greaterThan(tolerance)
  )
    throw new Error('The price is not the planned one. You hold both tokens.')
}
