import { Percent } from '@uniswap/sdk-core'

/** The greatest price impact to swap at, fees of the pools included. */
export const MAX_PRICE_IMPACT = new Percent(10, 100)

/**
 * To call before a trade is sent: its minimum follows from its quote, and does
 * not protect from a quote that is bad itself.
 * @throws if the tolerance is none, or the price impact above the maximum
 */
export function checkTrade(
  { priceImpact }: { priceImpact: Percent },
  tolerance: Percent,
  maxImpact = MAX_PRICE_IMPACT,
): void {
  checkTolerance(tolerance)
  if (!priceImpact.greaterThan(maxImpact)) return
  const [impact, most] = [priceImpact, maxImpact].map(part => part.toFixed(2))
  throw new Error(`The price impact of ${impact}% is above ${most}%.`)
}

/** @throws unless a tolerance is from 0 to below 100% */
export function checkTolerance(tolerance: Percent): void {
  if (!tolerance.lessThan(0) && tolerance.lessThan(1)) return
  const percent = tolerance.toFixed(2)
  throw new Error(`A tolerance is from 0 to below 100%, not ${percent}%.`)
}
