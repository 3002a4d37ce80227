import {
  type Currency,
  type CurrencyAmount,
  Percent,
  type Token,
  TradeType,
} from '@uniswap/sdk-core'
import {
  FeeAmount,
  Pool,
  Route,
  type SwapOptions,
  SwapQuoter,
  SwapRouter,
  type TickDataProvider,
  Trade,
} from '@uniswap/v3-sdk'
import {
  AbiCoder,
  Contract,
  formatEther,
  getAddress,
  type JsonRpcProvider,
  type Provider,
  parseEther,
  parseUnits,
  type Signer,
  type TransactionReceipt,
} from 'ethers'
import { withAllowance } from '../allowance'
import { connect } from '../connection'
import { deadlineIn } from '../deadline'
import type { Deployment, Environment } from '../deployment'
import { nativeOf } from '../native-currency'
import { checkTrade } from '../trade-check'
import { transferred } from '../transferred'
import { poolAbi } from './abi'
import { poolAddress, toAmount, tokensOf, toRaw } from './background'
import { isPartial } from './quote'
import type { At } from './quoting'

/**
 * A pool at a block. Without `ticks` it has a price but cannot compute swaps.
 */
export async function readPool(
  at: At,
  tokenA: Token,
  tokenB: Token,
  fee: FeeAmount,
  ticks?: TickDataProvider,
): Promise<Pool> {
  const address = poolAddress(at.swapx, tokenA, tokenB, fee)
  const contract = new Contract(address, poolAbi, at.provider)
  const block = { blockTag: at.blockTag }
  const [{ sqrtPriceX96, tick }, liquidity] = await Promise.all([
    contract.getFunction('slot0').staticCall(block),
    contract.getFunction('liquidity').staticCall(block),
  ])
  const state = [
    sqrtPriceX96.toString(),
    liquidity.toString(),
    Number(tick),
  ] as const
  return new Pool(tokenA, tokenB, fee, ...state, ticks)
}

/**
 * The route over the pool of two currencies. The native one stands for its
 * wrapped token.
 */
export async function directRoute<I extends Currency, O extends Currency>(
  at: At,
  input: I,
  output: O,
  fee: FeeAmount,
): Promise<Route<I, O>> {
  const pool = await readPool(at, input.wrapped, output.wrapped, fee)
  return new Route([pool], input, output)
}

/**
 * The other side of a swap along a route, in raw units.
 * @throws if the quote covers only part of the amount
 */
async function quoteRoute<I extends Currency, O extends Currency>(
  at: At,
  route: Route<I, O>,
  amount: CurrencyAmount<I | O>,
  type: TradeType,
): Promise<bigint> {
  const options = { useQuoterV2: true }
  const { calldata } = SwapQuoter.quoteCallParameters(
    route,
    amount,
    type,
    options,
  )
  const call = { to: at.swapx.quoterV2, data: calldata, blockTag: at.blockTag }
  const answer = await at.provider.call(call)
  const prices = route.pools.length === 1 ? 'uint160' : 'uint160[]'
  const [quoted, after] = AbiCoder.defaultAbiCoder().decode(
    ['uint256', prices],
    answer,
  )
  if ([after].flat().some(price => isPartial(price))) {
    throw new Error('The pools cannot take the whole amount.')
  }
  return quoted
}

/** A trade that sells exactly this amount along a route. */
export async function sell<I extends Currency, O extends Currency>(
  at: At,
  route: Route<I, O>,
  inputAmount: CurrencyAmount<I>,
) {
  const tradeType = TradeType.EXACT_INPUT as const
  const quoted = await quoteRoute(at, route, inputAmount, tradeType)
  const outputAmount = toAmount(route.output, quoted)
  return Trade.createUncheckedTrade({
    route,
    inputAmount,
    outputAmount,
    tradeType,
  })
}

/** A trade that buys exactly this amount along a route. */
export async function buy<I extends Currency, O extends Currency>(
  at: At,
  route: Route<I, O>,
  outputAmount: CurrencyAmount<O>,
) {
  const tradeType = TradeType.EXACT_OUTPUT as const
  const quoted = await quoteRoute(at, route, outputAmount, tradeType)
  const inputAmount = toAmount(route.input, quoted)
  return Trade.createUncheckedTrade({
    route,
    inputAmount,
    outputAmount,
    tradeType,
  })
}

/**
 * Makes a call that may take exactly this amount of a token from the signer,
 * and takes back what the node shows as left, also if the call fails.
 */
export async function withApproval<T>(
  signer: Signer,
  spender: string,
  amount: CurrencyAmount<Token>,
  call: () => Promise<T>,
): Promise<T> {
  const token = amount.currency.address
  return withAllowance(signer, token, spender, toRaw(amount), call)
}

type AnyTrade = Trade<Currency, Currency, TradeType>

/**
 * Approves the most that the trade may take, sends it and waits for its block.
 * Whatever happens, it takes back what the node shows as left.
 * @throws if `checkTrade` refuses the trade, or a trial run shows that it fails
 */
export async function swap(
  signer: Signer,
  swapx: Deployment,
  trade: AnyTrade,
  options: SwapOptions,
  maxImpact?: Percent,
): Promise<TransactionReceipt> {
  checkTrade(trade, options.slippageTolerance, maxImpact)
  const most = trade.maximumAmountIn(options.slippageTolerance)
  const { swapRouter } = swapx
  const token = most.currency.isToken ? most.currency : undefined
  const send = async () => {
    const { calldata, value } = SwapRouter.swapCallParameters(trade, options)
    const request = { to: swapRouter, data: calldata, value }
    await signer.call(request)
    const transaction = await signer.sendTransaction(request)
    const receipt = await transaction.wait()
    if (!receipt) throw new Error('The transaction is not in a block.')
    return receipt
  }
  if (!token) return send()
  return withApproval(signer, swapRouter, toAmount(token, toRaw(most)), send)
}

/** The same options, with 0.25% of the output for a third party. */
export function withFee(options: SwapOptions, recipient: string): SwapOptions {
  return { ...options, fee: { fee: new Percent(25, 10_000), recipient } }
}

/**
 * How much native currency an account gained in a transaction, gas aside, in
 * raw units. Assumes that it is the account's only one in its block.
 */
export async function nativeGained(
  provider: JsonRpcProvider,
  { hash, blockNumber, from, fee }: TransactionReceipt,
  account: string,
): Promise<bigint> {
  const [before, after, { l1Fee }] = await Promise.all([
    provider.getBalance(account, blockNumber - 1),
    provider.getBalance(account, blockNumber),
    provider.send('eth_getTransactionReceipt', [hash]),
  ])
  const paidFee = getAddress(account) === from ? fee + BigInt(l1Fee ?? 0) : 0n
  return after - before + paidFee
}

/** The newest block, at which the next trade is prepared. */
export async function now(swapx: Deployment, provider: Provider): Promise<At> {
  return { swapx, provider, blockTag: await provider.getBlockNumber() }
}

export async function main(environment: Environment) {
  const { swapx, provider, signer } = connect(environment)
  const { A, B } = tokensOf(swapx)
  const native = nativeOf(swapx)
  const fee = FeeAmount.MEDIUM
  const options = {
    slippageTolerance: new Percent(50, 10_000), // 0.5%, but (50) is 5,000%
    deadline: await deadlineIn(600, provider),
    recipient: signer.address,
  }

  console.log('Sell 10 A')
  let at = await now(swapx, provider)
  const tenA = toAmount(A, parseEther('10'))
  const sale = await sell(at, await directRoute(at, A, B, fee), tenA)
  console.log(`mid price ${sale.route.midPrice.toSignificant(6)} B for 1 A`)
  console.log(`price impact ${sale.priceImpact.toFixed(2)}%`)
  console.log(`quoted ${sale.outputAmount.toExact()} B`)
  console.log(
    `at least ${sale.minimumAmountOut(options.slippageTolerance).toExact()} B`,
  )
  const sold = await swap(signer, swapx, sale, options)
  console.log(`received ${transferred(sold, B, signer.address).toExact()} B`)

  console.log('Buy 10 B')
  at = await now(swapx, provider)
  const tenB = toAmount(B, parseUnits('10', 6))
  const bid = await buy(at, await directRoute(at, A, B, fee), tenB)
  console.log(`quoted ${bid.inputAmount.toExact()} A`)
  console.log(
    `at most ${bid.maximumAmountIn(options.slippageTolerance).toExact()} A`,
  )
  const bought = await swap(signer, swapx, bid, options)
  console.log(
    `paid ${transferred(bought, A, signer.address).multiply(-1).toExact()} A`,
  )

  console.log('Sell 1 of the native currency')
  at = await now(swapx, provider)
  const one = toAmount(native, parseEther('1'))
  const out = await sell(at, await directRoute(at, native, A, fee), one)
  const paid = await swap(signer, swapx, out, options)
  console.log(`received ${transferred(paid, A, signer.address).toExact()} A`)

  console.log('Sell 5 A for the native currency')
  at = await now(swapx, provider)
  const fiveA = toAmount(A, parseEther('5'))
  const back = await sell(at, await directRoute(at, A, native, fee), fiveA)
  const unwrapped = await swap(signer, swapx, back, options)
  const gained = await nativeGained(provider, unwrapped, signer.address)
  console.log(`received ${formatEther(gained)} native`)
}
