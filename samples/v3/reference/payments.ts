import {
  type Currency,
  CurrencyAmount,
  Percent,
  TradeType,
} from '@uniswap/sdk-core'
import {
  encodeSqrtRatioX96,
  FeeAmount,
  type MethodParameters,
  Multicall,
  Payments,
  type SwapOptions,
  SwapRouter,
  Trade,
} from '@uniswap/v3-sdk'
import { formatEther } from 'ethers'
import { connect } from '../../connection'
import { deadlineIn } from '../../deadline'
import type { Environment } from '../../deployment'
import { nativeOf } from '../../native-currency'
import { transferred } from '../../transferred'
import { tokensOf } from '../background'
import { directRoute, nativeGained, now } from '../trading'
import { quoteV2 } from './swap-quoter'

// #region with-refund
/**
 * Calldata of a swap that also returns the native currency it did not use.
 */
export function swapWithRefund(
  trade: Trade<Currency, Currency, TradeType>,
  options: SwapOptions,
): MethodParameters {
  const { calldata, value } = SwapRouter.swapCallParameters(trade, options)
  const calls = [calldata, Payments.encodeRefundETH()]
  return { calldata: Multicall.encodeMulticall(calls), value }
}
// #endregion

export async function main(environment: Environment) {
  const { swapx, provider, signer } = connect(environment)
  const { A } = tokensOf(swapx)
  const native = nativeOf(swapx)
  const tradeType = TradeType.EXACT_INPUT
  const inputAmount = CurrencyAmount.fromRawAmount(
    native,
    '1000000000000000000',
  )
  // 9.9 A for 1 native, both with 18 decimals, in the order of their tokens.
  const isSorted = native.wrapped.sortsBefore(A)
  const [amount1, amount0] = isSorted ? [99, 10] : [10, 99]
  const sqrtPriceLimitX96 = encodeSqrtRatioX96(amount1, amount0).toString()

  const at = await now(swapx, provider)
  const route = await directRoute(at, native, A, FeeAmount.MEDIUM)
  const quote = [provider, swapx, route, inputAmount, tradeType] as const
  const { quoted } = await quoteV2(...quote, sqrtPriceLimitX96)
  const outputAmount = CurrencyAmount.fromRawAmount(A, quoted.toString())
  const trade = Trade.createUncheckedTrade({
    route,
    inputAmount,
    outputAmount,
    tradeType,
  })

  const { calldata, value } = swapWithRefund(trade, {
    slippageTolerance: new Percent(50, 10_000),
    deadline: await deadlineIn(600, provider),
    recipient: signer.address,
    sqrtPriceLimitX96,
  })
  const request = { to: swapx.swapRouter, data: calldata, value }
  const receipt = await (await signer.sendTransaction(request)).wait()
  if (!receipt) throw new Error('The transaction is not in a block.')
  const paid = -(await nativeGained(provider, receipt, signer.address))
  const received = transferred(receipt, A, signer.address)
  console.log(
    `sent ${inputAmount.toExact()} native, spent ${formatEther(paid)} of it`,
  )
  console.log(`received ${received.toExact()} A`)
}
