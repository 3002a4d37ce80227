import { type Currency, Token } from '@uniswap/sdk-core'
import { Pair, Route, Trade } from '@uniswap/v2-sdk'
import { SwapxNative } from '../../../native-currency'
import { amountOf } from '../quick-start'
import { A, B, pair } from './pair'

/** A third token, and a pair of 4,000 B and 1,000 C. */
export const C = new Token(
  31337,
  '0x2000000000000000000000000000000000000003',
  18,
  'C',
)
export const pairBC = new Pair(amountOf(B, '4000'), amountOf(C, '1000'))

/**
 * The native currency, its wrapped token, and a pair of 40 wrapped and 400 A.
 */
export const W = new Token(
  31337,
  '0x1000000000000000000000000000000000000001',
  18,
  'W',
)
export const native = new SwapxNative(W)
export const pairWA = new Pair(amountOf(W, '40'), amountOf(A, '400'))

function show({ path, input, output, midPrice }: Route<Currency, Currency>) {
  console.log(`path ${path.map(token => token.symbol).join(', ')}`)
  console.log(
    `  1 ${input.symbol} is ${midPrice.toSignificant(6)} ${output.symbol}`,
  )
}

export async function main() {
  show(new Route([pair], A, B))
  show(new Route([pair, pairBC], A, C))
  show(new Route([pairWA, pair, pairBC], native, C))
}

/** B is in the last pair, but the path does not end there. No error. */
export function wrongOutput() {
  const route = new Route([pair, pairBC], A, B)
  const trade = Trade.exactIn(route, amountOf(A, '1'))
  return trade.outputAmount.toExact()
}

// #region ends-at-output
/** Whether the path ends at the token that the route names as its output. */
export function endsAtOutput({
  path,
  output,
}: Route<Currency, Currency>): boolean {
  return path.at(-1)?.equals(output.wrapped) ?? false
}
// #endregion
