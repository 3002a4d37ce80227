import { Percent, type Token, type TradeType } from '@uniswap/sdk-core'
import { type Pair, Route, Trade } from '@uniswap/v2-sdk'
import { connect } from '../../connection'
import type { Environment } from '../../deployment'
import { readPairs, readTokens } from './fetching-data'
import { amountOf } from './quick-start'

// #region mid-price
/** The price before a trade: output per input, then input per output. */
export function midPrices(
  pairs: Pair[],
  input: Token,
  output: Token,
): [string, string] {
  const { midPrice } = new Route(pairs, input, output)
  return [midPrice.toSignificant(6), midPrice.invert().toSignificant(6)]
}
// #endregion

// #region quote
/**
 * The trade that sells a number of whole tokens through the pairs, in order.
 */
export function sell(
  pairs: Pair[],
  input: Token,
  output: Token,
  whole: string,
) {
  return Trade.exactIn(new Route(pairs, input, output), amountOf(input, whole))
}

/** A trade in two lines to print. */
export function toText(trade: Trade<Token, Token, TradeType>): string {
  const { inputAmount, outputAmount } = trade
  const [input, output] = [
    inputAmount.currency.symbol,
    outputAmount.currency.symbol,
  ]
  const price = `${trade.executionPrice.toSignificant(6)} ${output} per ${input}`
  return `${inputAmount.toExact()} ${input} gives ${outputAmount.toExact()} ${output}
  ${price}, price impact ${trade.priceImpact.toFixed(2)} %`
}
// #endregion

// #region without-fees
/**
 * The price impact that the size of a trade causes, without the fees of the
 * pairs.
 */
export function impactOfSize(trade: Trade<Token, Token, TradeType>): Percent {
  const one = new Percent(1)
  const keptByPair = new Percent(997, 1000)
  const kept = trade.route.pairs.reduce(
    product => product.multiply(keptByPair),
    one,
  )
  return one.subtract(one.subtract(trade.priceImpact).divide(kept))
}
// #endregion

export async function main(environment: Environment) {
  const { swapx, provider } = connect(environment)
  const { A, B, C } = await readTokens(provider, swapx)
  const both = await readPairs(provider, swapx, [
    [A, B],
    [B, C],
  ])
  const first = both.slice(0, 1)

  const [inB, inA] = midPrices(first, A, B)
  console.log(`mid price: ${inB} B per A, ${inA} A per B`)
  const [inC] = midPrices(both, A, C)
  console.log(`over both pairs: ${inC} C per A`)

  for (const whole of ['1', '10', '100'])
    console.log(toText(sell(first, A, B, whole)))
  const trade = sell(both, A, C, '10')
  console.log(toText(trade))
  console.log(`  impact without fees: ${impactOfSize(trade).toFixed(2)} %`)
}
