import {
  type Currency,
  CurrencyAmount,
  Percent,
  type Token,
  type TradeType,
} from '@uniswap/sdk-core'
import json from '@uniswap/v2-periphery/build/IUniswapV2Router02.json' with {
  type: 'json',
}
import { Route, Router, Trade } from '@uniswap/v2-sdk'
import type { Signer, TransactionReceipt } from 'ethers'
import { Contract, MaxUint256 } from 'ethers'
import { withAllowance } from '../../allowance'
import { connect } from '../../connection'
import { deadlineIn } from '../../deadline'
import type { Deployment, Environment } from '../../deployment'
import { nativeOf } from '../../native-currency'
import { checkTrade } from '../../trade-check'
import { transferred } from '../../transferred'
import { bestTrade, type Limits } from './best-trade'
import { readPairs, readTokens } from './fetching-data'
import { amountOf } from './quick-start'

const tokenAbi = [
  'function allowance(address owner, address spender) view returns (uint256)',
]

/** What the router may take. Native currency needs no approval. */
export async function allowanceOf(
  signer: Signer,
  { v2Router02 }: Deployment,
  currency: Currency,
): Promise<bigint> {
  if (currency.isNative) return MaxUint256
  const token = new Contract(currency.address, tokenAbi, signer)
  const owner = await signer.getAddress()
  return await token.getFunction('allowance').staticCall(owner, v2Router02)
}

/**
 * Runs a swap that may take up to this amount. An allowance that is too small
 * is raised for the swap, and put back afterwards to what the node showed
 * before. Run one swap of a token at a time: two would share the allowance.
 */
export async function withRouterAllowance<T>(
  signer: Signer,
  swapx: Deployment,
  { currency, quotient }: CurrencyAmount<Currency>,
  swap: () => Promise<T>,
): Promise<T> {
  const maximum = BigInt(quotient.toString())
  const before = await allowanceOf(signer, swapx, currency)
  if (before >= maximum) return await swap()
  const token = currency.wrapped.address
  const router = swapx.v2Router02
  return await withAllowance(signer, token, router, maximum, swap, before)
}

/**
 * Sends a trade to the router.
 * @throws before it is sent if `checkTrade` or a trial run refuses it; also
 *   afterwards, so look for the transaction before you send it again
 */
export async function sendTrade(
  signer: Signer,
  swapx: Deployment,
  trade: Trade<Currency, Currency, TradeType>,
  { tolerance, recipient, deadline }: Limits,
): Promise<TransactionReceipt> {
  checkTrade(trade, tolerance)
  const options = { allowedSlippage: tolerance, recipient, deadline }
  const { methodName, args, value } = Router.swapCallParameters(trade, options)
  const router = new Contract(swapx.v2Router02, json.abi, signer)
  const swap = router.getFunction(methodName)
  const maximum = trade.maximumAmountIn(tolerance)
  return await withRouterAllowance(signer, swapx, maximum, async () => {
    await swap.staticCall(...args, { value })
    const response = await swap(...args, { value })
    return await response.wait()
  })
}

// #region sell-taxed
/** Sells a token that keeps part of each transfer: `tax`, such as 1%. */
export async function sellTaxed(
  signer: Signer,
  swapx: Deployment,
  route: Route<Token, Token>,
  amountIn: CurrencyAmount<Token>,
  tax: Percent,
  { tolerance, recipient, deadline }: Limits,
): Promise<TransactionReceipt> {
  const raw = amountIn.multiply(new Percent(1).subtract(tax)).quotient
  const arrives = CurrencyAmount.fromRawAmount(amountIn.currency, raw)
  const trade = Trade.exactIn(route, arrives)
  checkTrade(trade, tolerance)
  const amountOutMin = trade.minimumAmountOut(tolerance)
  const router = new Contract(swapx.v2Router02, json.abi, signer)
  const swap = router.getFunction(
    'swapExactTokensForTokensSupportingFeeOnTransferTokens',
  )
  const args = [
    amountIn.quotient.toString(),
    amountOutMin.quotient.toString(),
    route.path.map(token => token.address),
    recipient,
    deadline,
  ]
  return await withRouterAllowance(signer, swapx, amountIn, async () => {
    await swap.staticCall(...args)
    const response = await swap(...args)
    return await response.wait()
  })
}
// #endregion

export async function main(environment: Environment) {
  const { swapx, provider, signer } = connect(environment)
  const { A, B, C } = await readTokens(provider, swapx)
  const native = nativeOf(swapx)
  const couples: [Token, Token][] = [
    [A, B],
    [B, C],
    [A, C],
    [native.wrapped, A],
  ]
  const limits = {
    tolerance: new Percent(50, 10_000), // 0.5%, but (50) is 5,000%
    recipient: signer.address,
    deadline: await deadlineIn(600, provider),
  }

  const pairs = await readPairs(provider, swapx, couples)
  const sale = bestTrade(pairs, amountOf(A, '10'), C)
  console.log(
    `10 A over ${sale.route.path.map(token => token.symbol).join(', ')}`,
  )
  console.log(`  quote: ${sale.outputAmount.toExact()} C`)
  console.log(
    `  minimum: ${sale.minimumAmountOut(limits.tolerance).toExact()} C`,
  )
  const sold = await sendTrade(signer, swapx, sale, limits)
  console.log(`  received: ${transferred(sold, C, signer.address).toExact()} C`)

  const later = await readPairs(provider, swapx, couples)
  const purchase = Trade.exactOut(
    new Route(later.slice(0, 1), A, B),
    amountOf(B, '100'),
  )
  console.log(`100 B for ${purchase.inputAmount.toExact()} A`)
  console.log(
    `  maximum: ${purchase.maximumAmountIn(limits.tolerance).toExact()} A`,
  )
  const bought = await sendTrade(signer, swapx, purchase, limits)
  console.log(
    `  received: ${transferred(bought, B, signer.address).toExact()} B`,
  )

  const last = await readPairs(provider, swapx, couples)
  const fromNative = bestTrade(last, amountOf(native, '1'), A)
  console.log(`1 native gives ${fromNative.outputAmount.toExact()} A`)
  const spent = await sendTrade(signer, swapx, fromNative, limits)
  console.log(
    `  received: ${transferred(spent, A, signer.address).toExact()} A`,
  )
}
