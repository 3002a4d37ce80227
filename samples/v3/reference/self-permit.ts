import {
  type Currency,
  CurrencyAmount,
  Percent,
  type Token,
  type TradeType,
} from '@uniswap/sdk-core'
import {
  FeeAmount,
  type MethodParameters,
  Multicall,
  SelfPermit,
  type StandardPermitArguments,
  type SwapOptions,
  SwapRouter,
  type Trade,
} from '@uniswap/v3-sdk'
import type { Signer } from 'ethers'
import { connect } from '../../connection'
import { deadlineIn } from '../../deadline'
import type { Deployment, Environment } from '../../deployment'
import { transferred } from '../../transferred'
import { tokensOf, toRaw } from '../background'
import { signPermit } from '../swap-router'
import { directRoute, now, sell } from '../trading'
import { functionNames } from './multicall'

// #region sign
/** Signs an allowance of this amount for the router, to be set by the deadline. */
export async function permitFor(
  signer: Signer,
  swapx: Deployment,
  amount: CurrencyAmount<Token>,
  deadline: number,
): Promise<StandardPermitArguments> {
  const { address } = amount.currency
  const value = toRaw(amount)
  const spender = swapx.swapRouter
  const signature = await signPermit(
    signer,
    swapx,
    address,
    spender,
    value,
    deadline,
  )
  const { v, r, s } = signature
  return { v, r, s, amount: amount.quotient, deadline }
}
// #endregion

// #region if-necessary
/**
 * Calldata of a swap that uses the signature only if the allowance is too
 * small.
 */
export function swapWithPermit(
  trade: Trade<Currency, Currency, TradeType>,
  options: SwapOptions,
  { amount, deadline, v, r, s }: StandardPermitArguments,
): MethodParameters {
  const { address } = trade.inputAmount.currency.wrapped
  const args = [address, amount.toString(), deadline.toString(), v, r, s]
  const permit = SelfPermit.INTERFACE.encodeFunctionData(
    'selfPermitIfNecessary',
    args,
  )
  const { calldata, value } = SwapRouter.swapCallParameters(trade, options)
  return { calldata: Multicall.encodeMulticall([permit, calldata]), value }
}
// #endregion

export async function main(environment: Environment) {
  const { swapx, provider, signer } = connect(environment)
  const { A, B } = tokensOf(swapx)
  const at = await now(swapx, provider)
  const oneA = CurrencyAmount.fromRawAmount(A, '1000000000000000000')
  const trade = await sell(
    at,
    await directRoute(at, A, B, FeeAmount.MEDIUM),
    oneA,
  )
  const deadline = await deadlineIn(600, provider)
  const options = {
    slippageTolerance: new Percent(50, 10_000),
    deadline,
    recipient: signer.address,
  }
  const permit = await permitFor(signer, swapx, oneA, deadline)
  const bySdk = SelfPermit.encodePermit(A, permit)
  console.log('the SDK:', functionNames(SelfPermit.INTERFACE, bySdk).join(', '))

  const { calldata } = swapWithPermit(trade, options, permit)
  console.log('sent:', functionNames(SwapRouter.INTERFACE, calldata).join(', '))
  const request = { to: swapx.swapRouter, data: calldata }
  const receipt = await (await signer.sendTransaction(request)).wait()
  if (!receipt) throw new Error('The transaction is not in a block.')
  console.log(
    'received',
    transferred(receipt, B, signer.address).toExact(),
    'B',
  )
}
