import {
  type Currency,
  type CurrencyAmount,
  Percent,
  TradeType,
} from '@uniswap/sdk-core'
import {
  type BestTradeOptions,
  type FeeOptions,
  type MethodParameters,
  NonfungiblePositionManager,
  type Pool,
  type QuoteOptions,
  type Route,
  type SwapOptions,
  SwapQuoter,
  SwapRouter,
  Trade,
} from '@uniswap/v3-sdk'
import type { Signer } from 'ethers'
import type { Deployment } from '../../../deployment'

type AnyTrade = Trade<Currency, Currency, TradeType>

// #region swap-options
/**
 * A swap at most 0.5% worse than its quote, until the deadline in Unix
 * seconds.
 */
export function swapCalldata(
  trade: AnyTrade,
  recipient: string,
  deadline: number,
) {
  const options: SwapOptions = {
    slippageTolerance: new Percent(50, 10_000),
    recipient,
    deadline,
  }
  return SwapRouter.swapCallParameters(trade, options)
}
// #endregion

// #region fee-options
/** A swap that gives 0.25% of its output to a third party. */
export function swapWithFee(
  trade: AnyTrade,
  options: SwapOptions,
  recipient: string,
) {
  const fee: FeeOptions = { fee: new Percent(25, 10_000), recipient }
  return SwapRouter.swapCallParameters(trade, { ...options, fee })
}
// #endregion

// #region quote-options
/** Asks QuoterV2 what one pool pays until its price reaches the limit. */
export function quoteUpTo(
  route: Route<Currency, Currency>,
  amountIn: CurrencyAmount<Currency>,
  sqrtPriceLimitX96: string,
) {
  const options: QuoteOptions = { useQuoterV2: true, sqrtPriceLimitX96 }
  return SwapQuoter.quoteCallParameters(
    route,
    amountIn,
    TradeType.EXACT_INPUT,
    options,
  )
}
// #endregion

// #region best-trade-options
/** The trade over one or two pools that promises most, perhaps a partial one. */
export function bestOverTwoPools(
  pools: Pool[],
  amountIn: CurrencyAmount<Currency>,
  currencyOut: Currency,
) {
  const options: BestTradeOptions = { maxNumResults: 1, maxHops: 2 }
  return Trade.bestTradeExactIn(pools, amountIn, currencyOut, options)
}
// #endregion

// #region method-parameters
/**
 * Creates a pool at the price of the object. You name the contract to call.
 */
export async function createPool(
  signer: Signer,
  { nonfungiblePositionManager: to }: Deployment,
  pool: Pool,
) {
  const call: MethodParameters =
    NonfungiblePositionManager.createCallParameters(pool)
  const { calldata, value } = call
  const transaction = await signer.sendTransaction({
    to,
    data: calldata,
    value,
  })
  return transaction.wait()
}
// #endregion
