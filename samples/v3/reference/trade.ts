import {
  type Currency,
  CurrencyAmount,
  Percent,
  TradeType,
} from '@uniswap/sdk-core'
import { FeeAmount, type Pool, Route, Trade } from '@uniswap/v3-sdk'
import { A, C, examplePool, ranOut } from './pool'

// #region is-filled
type AnyTrade = Trade<Currency, Currency, TradeType>

/** Whether the pools of a trade can give its output for its input. */
export async function isFilled(trade: AnyTrade): Promise<boolean> {
  for (const { route, inputAmount, outputAmount } of trade.swaps) {
    let amount = inputAmount.wrapped
    for (const pool of route.pools) {
      const [output, after] = await pool.getOutputAmount(amount)
      if (ranOut(after)) return false
      amount = output
    }
    if (amount.lessThan(outputAmount.wrapped)) return false
  }
  return true
}
// #endregion

// #region main
/**
 * Prints what a trade promises and its limits, with a tolerance of 0.5%.
 */
function print(name: string, trade: AnyTrade) {
  const tolerance = new Percent(50, 10_000)
  const [input, output] = [
    trade.inputAmount.toExact(),
    trade.outputAmount.toExact(),
  ]
  console.log(`${name}: ${input} A for ${output} C`)
  console.log(`  price impact ${trade.priceImpact.toFixed(4)}%`)
  console.log(`  at most ${trade.maximumAmountIn(tolerance).toExact()} A`)
  console.log(`  at least ${trade.minimumAmountOut(tolerance).toExact()} C`)
}

export async function main() {
  const route = new Route([examplePool(FeeAmount.MEDIUM)], A, C)
  const a = CurrencyAmount.fromRawAmount(A, '1000000000000000')
  const c = CurrencyAmount.fromRawAmount(C, '1000000000000000')
  print('exact input', await Trade.exactIn(route, a))
  print('exact output', await Trade.exactOut(route, c))

  const cheaper = new Route([examplePool(FeeAmount.LOW)], A, C)
  const half = CurrencyAmount.fromRawAmount(A, '500000000000000')
  const parts = [route, cheaper].map(route => ({ route, amount: half }))
  print('two routes', await Trade.fromRoutes(parts, TradeType.EXACT_INPUT))
}
// #endregion

/** The best complete trade for an exact input; undefined if there is none. */
export async function bestTrade(
  pools: Pool[],
  amountIn: CurrencyAmount<Currency>,
  currencyOut: Currency,
): Promise<AnyTrade | undefined> {
  if (amountIn.currency.wrapped.equals(currencyOut.wrapped))
    throw new Error('Input and output are the same token.')
  // Any number of partial trades may promise more than the best complete one.
  const options = { maxHops: 2, maxNumResults: Infinity }
  const trades = await Trade.bestTradeExactIn(
    pools,
    amountIn,
    currencyOut,
    options,
  )
  for (const trade of trades) {
    if (await isFilled(trade)) return trade
  }
}
