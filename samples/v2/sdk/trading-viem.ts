import {
  type Currency,
  CurrencyAmount,
  Percent,
  type Token,
  type TradeType,
} from '@uniswap/sdk-core'
import { Route, Router, Trade } from '@uniswap/v2-sdk'
import {
  type Abi,
  getAddress,
  maxUint256,
  parseAbi,
  type TransactionReceipt,
} from 'viem'
import { readContract, simulateContract, writeContract } from 'viem/actions'
import { withAllowance } from '../../allowance-viem'
import { confirmed, connect, type Writer } from '../../connection-viem'
import { deadlineIn } from '../../deadline-viem'
import type { Deployment, Environment } from '../../deployment'
import { nativeOf } from '../../native-currency'
import { checkTrade } from '../../trade-check'
import { transferred } from '../../transferred-viem'
import { routerAbi } from '../abi-viem'
import { bestTrade, type Limits } from './best-trade'
import { readPairs, readTokens } from './fetching-data-viem'
import { amountOf } from './quick-start-viem'

const tokenAbi = parseAbi([
  'function allowance(address owner, address spender) view returns (uint256)',
])

/** What the router may take. Native currency needs no approval. */
export async function allowanceOf(
  client: Writer,
  { v2Router02 }: Deployment,
  currency: Currency,
): Promise<bigint> {
  if (currency.isNative) return maxUint256
  return await readContract(client, {
    address: getAddress(currency.address),
    abi: tokenAbi,
    functionName: 'allowance',
    args: [client.account.address, getAddress(v2Router02)],
  })
}

/**
 * Runs a swap that may take up to this amount. An allowance that is too small
 * is raised for the swap, and put back afterwards to what the node showed
 * before. Run one swap of a token at a time: two would share the allowance.
 */
export async function withRouterAllowance<T>(
  client: Writer,
  swapx: Deployment,
  { currency, quotient }: CurrencyAmount<Currency>,
  swap: () => Promise<T>,
): Promise<T> {
  const maximum = BigInt(quotient.toString())
  const before = await allowanceOf(client, swapx, currency)
  if (before >= maximum) return await swap()
  const token = getAddress(currency.wrapped.address)
  const router = getAddress(swapx.v2Router02)
  return await withAllowance(client, token, router, maximum, swap, before)
}

/**
 * Sends a trade to the router.
 * @throws before it is sent if `checkTrade` or a trial run refuses it; also
 *   afterwards, so look for the transaction before you send it again
 */
export async function sendTrade(
  client: Writer,
  swapx: Deployment,
  trade: Trade<Currency, Currency, TradeType>,
  { tolerance, recipient, deadline }: Limits,
): Promise<TransactionReceipt> {
  checkTrade(trade, tolerance)
  const options = { allowedSlippage: tolerance, recipient, deadline }
  const { methodName, args, value } = Router.swapCallParameters(trade, options)
  // Its name comes from the SDK at run time, so the function has no type.
  const abi: Abi = routerAbi
  const maximum = trade.maximumAmountIn(tolerance)
  return await withRouterAllowance(client, swapx, maximum, async () => {
    const { request } = await simulateContract(client, {
      address: getAddress(swapx.v2Router02),
      abi,
      functionName: methodName,
      args,
      value: BigInt(value),
    })
    return await confirmed(client, await writeContract(client, request))
  })
}

// #region sell-taxed
/** Sells a token that keeps part of each transfer: `tax`, such as 1%. */
export async function sellTaxed(
  client: Writer,
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
  return await withRouterAllowance(client, swapx, amountIn, async () => {
    const { request } = await simulateContract(client, {
      address: getAddress(swapx.v2Router02),
      abi: routerAbi,
      functionName: 'swapExactTokensForTokensSupportingFeeOnTransferTokens',
      args: [
        BigInt(amountIn.quotient.toString()),
        BigInt(amountOutMin.quotient.toString()),
        route.path.map(token => getAddress(token.address)),
        getAddress(recipient),
        BigInt(deadline),
      ],
    })
    return await confirmed(client, await writeContract(client, request))
  })
}
// #endregion

export async function main(environment: Environment) {
  const { swapx, client } = connect(environment)
  const account = client.account.address
  const { A, B, C } = await readTokens(client, swapx)
  const native = nativeOf(swapx)
  const couples: [Token, Token][] = [
    [A, B],
    [B, C],
    [A, C],
    [native.wrapped, A],
  ]
  const limits = {
    tolerance: new Percent(50, 10_000), // 0.5%, but (50) is 5,000%
    recipient: account,
    deadline: await deadlineIn(600, client),
  }

  const pairs = await readPairs(client, swapx, couples)
  const sale = bestTrade(pairs, amountOf(A, '10'), C)
  console.log(
    `10 A over ${sale.route.path.map(token => token.symbol).join(', ')}`,
  )
  console.log(`  quote: ${sale.outputAmount.toExact()} C`)
  console.log(
    `  minimum: ${sale.minimumAmountOut(limits.tolerance).toExact()} C`,
  )
  const sold = await sendTrade(client, swapx, sale, limits)
  console.log(`  received: ${transferred(sold, C, account).toExact()} C`)

  const later = await readPairs(client, swapx, couples)
  const purchase = Trade.exactOut(
    new Route(later.slice(0, 1), A, B),
    amountOf(B, '100'),
  )
  console.log(`100 B for ${purchase.inputAmount.toExact()} A`)
  console.log(
    `  maximum: ${purchase.maximumAmountIn(limits.tolerance).toExact()} A`,
  )
  const bought = await sendTrade(client, swapx, purchase, limits)
  console.log(`  received: ${transferred(bought, B, account).toExact()} B`)

  const last = await readPairs(client, swapx, couples)
  const fromNative = bestTrade(last, amountOf(native, '1'), A)
  console.log(`1 native gives ${fromNative.outputAmount.toExact()} A`)
  const spent = await sendTrade(client, swapx, fromNative, limits)
  console.log(`  received: ${transferred(spent, A, account).toExact()} A`)
}
