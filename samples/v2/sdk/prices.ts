import {
  type CurrencyAmount,
  Percent,
  type Token,
  type TradeType,
} from '@uniswap/sdk-core'
import { type Pair, Route, Trade } from '@uniswap/v2-sdk'

/** The price before a trade: output per input, then input per output. */
export function midPrices(
  pairs: Pair[],
  input: Token,
  output: Token,
): [string, string] {
  const { midPrice } = new Route(pairs, input, output)
  return [midPrice.toSignificant(6), midPrice.invert().toSignificant(6)]
}

/** The trade that sells an amount through the pairs, in order. */
export function sell(
  pairs: Pair[],
  amountIn: CurrencyAmount<Token>,
  output: Token,
) {
  return Trade.exactIn(new Route(pairs, amountIn.currency, output), amountIn)
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
  ${price}, price impact ${trade.priceImpact.toFixed(2)}%`
}

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
