import {
  type Currency,
  type CurrencyAmount,
  Percent,
  TradeType,
} from '@uniswap/sdk-core'

/** The greatest price impact to swap at, fees of the pools included. */
export const MAX_PRICE_IMPACT = new Percent(10, 100)

/** Of fewer units, rounding a minimum down can take more than 0.1%. */
const FEWEST_UNITS = 1_000

/**
 * To call before a trade is sent: its minimum follows from its quote, and does
 * not protect from a quote that is bad itself.
 * @throws if the tolerance is none, the price impact above the maximum, or the
 *   output of an exact input too few units to protect
 */
export function checkTrade(
  trade: {
    priceImpact: Percent
    tradeType: TradeType
    outputAmount: CurrencyAmount<Currency>
  },
  tolerance: Percent,
  maxImpact = MAX_PRICE_IMPACT,
): void {
  checkTolerance(tolerance)
  const { priceImpact, tradeType, outputAmount } = trade
  if (
    tradeType === TradeType.EXACT_INPUT &&
    outputAmount.lessThan(FEWEST_UNITS)
  )
    throw new Error('Too few units to protect. Sell more.')
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
