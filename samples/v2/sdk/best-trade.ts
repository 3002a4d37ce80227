import type {
  Currency,
  CurrencyAmount,
  Percent,
  TradeType,
} from '@uniswap/sdk-core'
import { type Pair, Trade } from '@uniswap/v2-sdk'

// #region best-trade
/**
 * The trade with the highest output over these pairs, with at most three hops.
 * @throws if there is none, or if both currencies are one token or its native currency
 */
export function bestTrade<TInput extends Currency, TOutput extends Currency>(
  pairs: Pair[],
  input: CurrencyAmount<TInput>,
  output: TOutput,
): Trade<TInput, TOutput, TradeType.EXACT_INPUT> {
  // The search would go round in a circle, and lose money.
  if (input.currency.wrapped.equals(output.wrapped))
    throw new Error('Input and output are the same token.')
  const options = { maxNumResults: 1, maxHops: 3 }
  const [best] = pairs.length
    ? Trade.bestTradeExactIn(pairs, input, output, options)
    : []
  if (!best) throw new Error('No route: no pair, or too little liquidity.')
  return best
}
// #endregion

/** What the caller of a trade decides. The deadline is Unix time in seconds. */
export type Limits = { tolerance: Percent; recipient: string; deadline: number }
