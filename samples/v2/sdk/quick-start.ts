import {
  type Currency,
  CurrencyAmount,
  Percent,
  Token,
} from '@uniswap/sdk-core'
import { Pair, Route, Trade } from '@uniswap/v2-sdk'
import { parseUnits } from 'ethers'

// #region amount-of
/** An amount from a number of whole tokens, such as '1.5'. */
export function amountOf<T extends Currency>(currency: T, whole: string) {
  const raw = parseUnits(whole, currency.decimals)
  return CurrencyAmount.fromRawAmount(currency, raw.toString())
}
// #endregion

export async function main() {
  // Chain 31337 and these addresses are those of the local chain.
  const A = new Token(
    31337,
    '0x2000000000000000000000000000000000000001',
    18,
    'A',
  )
  const B = new Token(
    31337,
    '0x2000000000000000000000000000000000000002',
    6,
    'B',
  )

  const pair = new Pair(amountOf(A, '1000'), amountOf(B, '2000'))
  const route = new Route([pair], A, B)
  console.log(`mid price: ${route.midPrice.toSignificant(6)} B per A`)

  const trade = Trade.exactIn(route, amountOf(A, '100'))
  console.log(`100 A gives ${trade.outputAmount.toExact()} B`)
  console.log(
    `execution price: ${trade.executionPrice.toSignificant(6)} B per A`,
  )
  console.log(`price impact: ${trade.priceImpact.toFixed(2)}%`)

  const tolerance = new Percent(50, 10_000)
  console.log(
    `minimum at 0.5%: ${trade.minimumAmountOut(tolerance).toExact()} B`,
  )
}
