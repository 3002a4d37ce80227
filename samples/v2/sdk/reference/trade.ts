import { Percent, type Token } from '@uniswap/sdk-core'
import { Pair, Route, Trade } from '@uniswap/v2-sdk'
import { amountOf } from '../quick-start'
import { A, B, pair } from './pair'
import { C, pairBC } from './route'

const tolerance = new Percent(50, 10_000)

function exactInput() {
  const trade = Trade.exactIn(new Route([pair], A, B), amountOf(A, '100'))
  console.log(`100 A gives ${trade.outputAmount.toExact()} B`)
  console.log(`  at least ${trade.minimumAmountOut(tolerance).toExact()} B`)
  console.log(`  price impact ${trade.priceImpact.toFixed(2)}%`)
}

function exactOutput() {
  const trade = Trade.exactOut(new Route([pair], A, B), amountOf(B, '100'))
  console.log(`100 B costs ${trade.inputAmount.toExact()} A`)
  console.log(`  at most ${trade.maximumAmountIn(tolerance).toExact()} A`)
  const worst = trade.worstExecutionPrice(tolerance)
  console.log(`  at worst ${worst.toSignificant(6)} B per A`)
}

// #region best
/** A direct pair of 200 A and 100 C: the same price, less liquidity. */
export const pairAC = new Pair(amountOf(A, '200'), amountOf(C, '100'))

function best(whole: string) {
  const trades = Trade.bestTradeExactIn(
    [pair, pairBC, pairAC],
    amountOf(A, whole),
    C,
  )
  for (const { route, outputAmount } of trades) {
    const path = route.path.map((token: Token) => token.symbol).join(', ')
    console.log(`${whole} A over ${path}: ${outputAmount.toSignificant(6)} C`)
  }
}
// #endregion

export async function main() {
  exactInput()
  exactOutput()
  best('0.1')
  best('20')
}
