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
  type Address,
  decodeAbiParameters,
  formatEther,
  getAddress,
  type Hex,
  isAddressEqual,
  parseAbiParameters,
  parseEther,
  parseUnits,
  type TransactionReceipt,
} from 'viem'
import {
  call,
  getBalance,
  getBlockNumber,
  readContract,
  sendTransaction,
} from 'viem/actions'
import { withAllowance } from '../allowance-viem'
import {
  confirmed,
  connect,
  type Reader,
  type Writer,
} from '../connection-viem'
import { deadlineIn } from '../deadline-viem'
import type { Deployment, Environment } from '../deployment'
import { nativeOf } from '../native-currency'
import { checkTrade } from '../trade-check'
import { transferred } from '../transferred-viem'
import { poolAbi } from './abi-viem'
import { poolAddress, toAmount, tokensOf, toRaw } from './background'
import { isPartial } from './quote'
import type { At } from './quoting-viem'

/**
 * A pool at a block. Without `ticks` it has a price but cannot compute swaps.
 */
export async function readPool(
  { client, swapx, blockNumber }: At,
  tokenA: Token,
  tokenB: Token,
  fee: FeeAmount,
  ticks?: TickDataProvider,
): Promise<Pool> {
  const address = getAddress(poolAddress(swapx, tokenA, tokenB, fee))
  const contract = { address, abi: poolAbi, blockNumber }
  const [[sqrtPriceX96, tick], liquidity] = await Promise.all([
    readContract(client, { ...contract, functionName: 'slot0' }),
    readContract(client, { ...contract, functionName: 'liquidity' }),
  ])
  const state = [sqrtPriceX96.toString(), liquidity.toString(), tick] as const
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
  { client, swapx, blockNumber }: At,
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
  const { data } = await call(client, {
    to: getAddress(swapx.quoterV2),
    data: calldata as Hex,
    blockNumber,
  })
  if (!data) throw new Error('There is no QuoterV2 at its address.')
  // The amount, then the price after the swap, or one for each pool.
  const results =
    route.pools.length === 1
      ? parseAbiParameters('uint256, uint160')
      : parseAbiParameters('uint256, uint160[]')
  const [quoted, after] = decodeAbiParameters(results, data)
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
 * Makes a call that may take exactly this amount of a token from the account,
 * and takes back what the node shows as left, also if the call fails.
 */
export async function withApproval<T>(
  client: Writer,
  spender: Address,
  amount: CurrencyAmount<Token>,
  call: () => Promise<T>,
): Promise<T> {
  const token = getAddress(amount.currency.address)
  return withAllowance(client, token, spender, toRaw(amount), call)
}

type AnyTrade = Trade<Currency, Currency, TradeType>

/**
 * Approves the most that the trade may take, sends it and waits for its block.
 * Whatever happens, it takes back what the node shows as left.
 * @throws if `checkTrade` refuses the trade, or a trial run shows that it fails
 */
export async function swap(
  client: Writer,
  swapx: Deployment,
  trade: AnyTrade,
  options: SwapOptions,
  maxImpact?: Percent,
): Promise<TransactionReceipt> {
  checkTrade(trade, options.slippageTolerance, maxImpact)
  const to = getAddress(swapx.swapRouter)
  const most = trade.maximumAmountIn(options.slippageTolerance)
  const token = most.currency.isToken ? most.currency : undefined
  const send = async () => {
    const { calldata, value } = SwapRouter.swapCallParameters(trade, options)
    const request = { to, data: calldata as Hex, value: BigInt(value) }
    await call(client, request)
    return await confirmed(client, await sendTransaction(client, request))
  }
  if (!token) return send()
  return withApproval(client, to, toAmount(token, toRaw(most)), send)
}

/**
 * How much native currency an account gained in a transaction, gas aside, in
 * raw units. Assumes that it is the account's only one in its block.
 */
export async function nativeGained(
  client: Reader,
  receipt: TransactionReceipt & { l1Fee?: Hex | bigint },
  account: Address,
): Promise<bigint> {
  const { blockNumber, gasUsed, effectiveGasPrice, l1Fee, from } = receipt
  const [before, after] = await Promise.all([
    getBalance(client, { address: account, blockNumber: blockNumber - 1n }),
    getBalance(client, { address: account, blockNumber }),
  ])
  const fee = gasUsed * effectiveGasPrice + BigInt(l1Fee ?? 0)
  return after - before + (isAddressEqual(account, from) ? fee : 0n)
}

/** The newest block, at which the next trade is prepared. */
export async function now(swapx: Deployment, client: Reader): Promise<At> {
  return { swapx, client, blockNumber: await getBlockNumber(client) }
}

export async function main(environment: Environment) {
  const { swapx, client } = connect(environment)
  const account = client.account.address
  const { A, B } = tokensOf(swapx)
  const native = nativeOf(swapx)
  const fee = FeeAmount.MEDIUM
  const options = {
    slippageTolerance: new Percent(50, 10_000), // 0.5%, but (50) is 5,000%
    deadline: await deadlineIn(600, client),
    recipient: account,
  }

  console.log('Sell 10 A')
  let at = await now(swapx, client)
  const tenA = toAmount(A, parseEther('10'))
  const sale = await sell(at, await directRoute(at, A, B, fee), tenA)
  console.log(`mid price ${sale.route.midPrice.toSignificant(6)} B for 1 A`)
  console.log(`price impact ${sale.priceImpact.toFixed(2)}%`)
  console.log(`quoted ${sale.outputAmount.toExact()} B`)
  console.log(
    `at least ${sale.minimumAmountOut(options.slippageTolerance).toExact()} B`,
  )
  const sold = await swap(client, swapx, sale, options)
  console.log(`received ${transferred(sold, B, account).toExact()} B`)

  console.log('Buy 10 B')
  at = await now(swapx, client)
  const tenB = toAmount(B, parseUnits('10', 6))
  const bid = await buy(at, await directRoute(at, A, B, fee), tenB)
  console.log(`quoted ${bid.inputAmount.toExact()} A`)
  console.log(
    `at most ${bid.maximumAmountIn(options.slippageTolerance).toExact()} A`,
  )
  const bought = await swap(client, swapx, bid, options)
  console.log(
    `paid ${transferred(bought, A, account).multiply(-1).toExact()} A`,
  )

  console.log('Sell 1 of the native currency')
  at = await now(swapx, client)
  const one = toAmount(native, parseEther('1'))
  const out = await sell(at, await directRoute(at, native, A, fee), one)
  const paid = await swap(client, swapx, out, options)
  console.log(`received ${transferred(paid, A, account).toExact()} A`)

  console.log('Sell 5 A for the native currency')
  at = await now(swapx, client)
  const fiveA = toAmount(A, parseEther('5'))
  const back = await sell(at, await directRoute(at, A, native, fee), fiveA)
  const unwrapped = await swap(client, swapx, back, options)
  const gained = await nativeGained(client, unwrapped, account)
  console.log(`received ${formatEther(gained)} native`)
}
