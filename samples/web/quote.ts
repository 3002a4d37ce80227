import {
  type Currency,
  type CurrencyAmount,
  TradeType,
} from '@uniswap/sdk-core'
import {
  InsufficientInputAmountError,
  InsufficientReservesError,
  Pair,
  Route as PairRoute,
  Trade as PairTrade,
} from '@uniswap/v2-sdk'
import { type FeeAmount, Trade as PoolTrade } from '@uniswap/v3-sdk'
import { getAddress, zeroAddress } from 'viem'
import { getBlockNumber, readContract } from 'viem/actions'
import { toAmount, toRaw } from '../v3/background'
import { isPartial } from '../v3/quote'
import {
  type At,
  enabledTiers,
  feesOfPools,
  quoteExactInput,
  quoteExactOutput,
} from '../v3/quoting-viem'
import { directRoute } from '../v3/trading-viem'
import { pairAbi, v2FactoryAbi } from './abi'
import { client, swapx } from './config'
import { ifReverts } from './errors'

/** What a user asks for: exactly this input or output, against a currency. */
export type Order = {
  type: TradeType
  exact: CurrencyAmount<Currency>
  other: Currency
}

/** What a v3 pool or a v2 pair makes of an order, as of a block. */
export type Offer = {
  name: string
  trade:
    | PoolTrade<Currency, Currency, TradeType>
    | PairTrade<Currency, Currency, TradeType>
}

/** The fee tiers of the factory with their tick spacings, as they are now. */
export async function findTiers(): Promise<Map<FeeAmount, number>> {
  const blockNumber = await getBlockNumber(client)
  return await enabledTiers({ client, swapx, blockNumber })
}

/**
 * The offers for an order, the best one first. A pool or pair that does not
 * exist, or cannot swap that much, makes none.
 * @throws if the node leaves a question open: another pool may offer more
 */
export async function findOffers(
  order: Order,
  tiers: Map<FeeAmount, number>,
): Promise<Offer[]> {
  const blockNumber = await getBlockNumber(client)
  const at = { client, swapx, blockNumber }
  const [input, output] = sidesOf(order)
  const fees = await feesOfPools(at, input.wrapped, output.wrapped, tiers)
  const asked: Promise<Offer | undefined>[] = [
    ...fees.map(fee => offerOfPool(at, order, fee)),
    offerOfPair(at, order),
  ]
  const offers = (await Promise.all(asked)).filter(offer => offer !== undefined)
  return offers.sort((a, b) => (isBetter(a, b) ? -1 : 1))
}

export const isSale = ({ type }: Pick<Order, 'type'>) =>
  type === TradeType.EXACT_INPUT

export const orderOf = ({ trade }: Offer): Order => {
  const { tradeType: type, inputAmount, outputAmount } = trade
  return isSale({ type })
    ? { type, exact: inputAmount, other: outputAmount.currency }
    : { type, exact: outputAmount, other: inputAmount.currency }
}

/** Whether one offer pays more than another for the same order, or costs less. */
export const isBetter = ({ trade }: Offer, { trade: other }: Offer) =>
  trade.outputAmount.greaterThan(other.outputAmount) ||
  trade.inputAmount.lessThan(other.inputAmount)

/** The currency that an order pays with, and the one that it receives. */
export const sidesOf = (order: Order): [Currency, Currency] =>
  isSale(order)
    ? [order.exact.currency, order.other]
    : [order.other, order.exact.currency]

async function offerOfPool(
  at: At,
  order: Order,
  fee: FeeAmount,
): Promise<Offer | undefined> {
  const { type: tradeType, exact, other } = order
  const ask = isSale(order)
    ? quoteExactInput(at, exact.wrapped, other.wrapped, fee)
    : quoteExactOutput(at, other.wrapped, exact.wrapped, fee)
  const [route, quote] = await Promise.all([
    directRoute(at, ...sidesOf(order), fee),
    ask.catch(ifReverts),
  ])
  if (!quote || isPartial(quote.sqrtPriceX96After)) return undefined
  const quoted = toAmount(other, toRaw(quote.amount))
  const [inputAmount, outputAmount] = isSale(order)
    ? [exact, quoted]
    : [quoted, exact]
  const amounts = { inputAmount, outputAmount }
  const trade = PoolTrade.createUncheckedTrade({ route, tradeType, ...amounts })
  return { name: `v3, ${fee / 10_000}%`, trade }
}

async function offerOfPair(
  { blockNumber }: At,
  order: Order,
): Promise<Offer | undefined> {
  const [input, output] = sidesOf(order)
  const [tokenA, tokenB] = [input.wrapped, output.wrapped]
  const address = await readContract(client, {
    address: getAddress(swapx.v2Factory),
    abi: v2FactoryAbi,
    functionName: 'getPair',
    args: [getAddress(tokenA.address), getAddress(tokenB.address)],
    blockNumber,
  })
  if (address === zeroAddress) return undefined
  const [reserve0, reserve1] = await readContract(client, {
    address,
    abi: pairAbi,
    functionName: 'getReserves',
    blockNumber,
  })
  const [token0, token1] = tokenA.sortsBefore(tokenB)
    ? [tokenA, tokenB]
    : [tokenB, tokenA]
  const pair = new Pair(toAmount(token0, reserve0), toAmount(token1, reserve1))
  try {
    const route = new PairRoute([pair], input, output)
    return {
      name: 'v2, 0.3%',
      trade: new PairTrade(route, order.exact, order.type),
    }
  } catch (error) {
    if (error instanceof InsufficientReservesError) return undefined
    if (error instanceof InsufficientInputAmountError) return undefined
    throw error
  }
}
