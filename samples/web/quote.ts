import {
  type CurrencyAmount,
  computePriceImpact,
  Percent,
  type Token,
} from '@uniswap/sdk-core'
import { Pair } from '@uniswap/v2-sdk'
import { FeeAmount, Pool } from '@uniswap/v3-sdk'
import { getAddress } from 'viem'
import { getBlockNumber, readContract } from 'viem/actions'
import { poolAbi } from '../v3/abi-viem'
import { poolAddress, toAmount, toRaw } from '../v3/background'
import { isPartial } from '../v3/quote'
import { quoteExactInput } from '../v3/quoting-viem'
import { pairAbi, v2FactoryAbi, v2RouterAbi } from './abi'
import { client, swapx } from './config'
import { ifContract } from './errors'

/** What a v3 pool or a v2 pair gives for an amount, as of a block. */
export type Offer = {
  name: string
  amountIn: CurrencyAmount<Token>
  amountOut: CurrencyAmount<Token>
  priceImpact: Percent
} & ({ pool: Pool } | { pair: Pair })

/** The offers for an amount, the best one first. */
export async function findOffers(
  amountIn: CurrencyAmount<Token>,
  tokenOut: Token,
): Promise<Offer[]> {
  const block = await getBlockNumber(client)
  const fees = [FeeAmount.LOW, FeeAmount.MEDIUM, FeeAmount.HIGH]
  const asked: Promise<Offer | undefined>[] = [
    ...fees.map(fee => offerOfPool(amountIn, tokenOut, fee, block)),
    offerOfPair(amountIn, tokenOut, block),
  ]
  // A pool that does not exist, or is empty, makes no offer.
  const offers = await Promise.all(asked.map(offer => offer.catch(ifContract)))
  return offers
    .filter(offer => offer !== undefined)
    .sort((a, b) => Number(b.amountOut.subtract(a.amountOut).toExact()))
}

async function offerOfPool(
  amountIn: CurrencyAmount<Token>,
  tokenOut: Token,
  fee: FeeAmount,
  blockNumber: bigint,
): Promise<Offer | undefined> {
  const tokenIn = amountIn.currency
  const address = getAddress(poolAddress(swapx, tokenIn, tokenOut, fee))
  const contract = { address, abi: poolAbi, blockNumber }
  const [[sqrtPriceX96, tick], liquidity, quote] = await Promise.all([
    readContract(client, { ...contract, functionName: 'slot0' }),
    readContract(client, { ...contract, functionName: 'liquidity' }),
    quoteExactInput({ client, swapx, blockNumber }, amountIn, tokenOut, fee),
  ])
  if (isPartial(quote.sqrtPriceX96After)) return undefined
  const state = [sqrtPriceX96.toString(), liquidity.toString(), tick] as const
  const pool = new Pool(tokenIn, tokenOut, fee, ...state)
  return {
    name: `v3, ${fee / 10_000}%`,
    pool,
    ...priced(amountIn, quote.amount, pool),
  }
}

async function offerOfPair(
  amountIn: CurrencyAmount<Token>,
  tokenOut: Token,
  blockNumber: bigint,
): Promise<Offer> {
  const tokenIn = amountIn.currency
  const path = [
    getAddress(tokenIn.address),
    getAddress(tokenOut.address),
  ] as const
  const address = await readContract(client, {
    address: getAddress(swapx.v2Factory),
    abi: v2FactoryAbi,
    functionName: 'getPair',
    args: path,
    blockNumber,
  })
  const [reserves, amounts] = await Promise.all([
    readContract(client, {
      address,
      abi: pairAbi,
      functionName: 'getReserves',
      blockNumber,
    }),
    readContract(client, {
      address: getAddress(swapx.v2Router02),
      abi: v2RouterAbi,
      functionName: 'getAmountsOut',
      args: [toRaw(amountIn), path],
      blockNumber,
    }),
  ])
  const [token0, token1] = tokenIn.sortsBefore(tokenOut)
    ? [tokenIn, tokenOut]
    : [tokenOut, tokenIn]
  const pair = new Pair(
    toAmount(token0, reserves[0]),
    toAmount(token1, reserves[1]),
  )
  const amountOut = toAmount(tokenOut, amounts[1] ?? 0n)
  return { name: 'v2, 0.3%', pair, ...priced(amountIn, amountOut, pair) }
}

/** How far below its price of the moment a pool or pair pays, its fee included. */
function priced(
  amountIn: CurrencyAmount<Token>,
  amountOut: CurrencyAmount<Token>,
  market: Pool | Pair,
) {
  const price = market.priceOf(amountIn.currency)
  const priceImpact = computePriceImpact(price, amountIn, amountOut)
  return { amountIn, amountOut, priceImpact }
}

/** Above this, nobody should swap without having said so. */
export const GREAT_IMPACT = new Percent(5, 100)
