import type { CurrencyAmount, Token } from '@uniswap/sdk-core'
import { FeeAmount } from '@uniswap/v3-sdk'
import {
  BaseError,
  ContractFunctionRevertedError,
  encodePacked,
  getAddress,
  type Hex,
  parseEther,
  parseUnits,
  zeroAddress,
} from 'viem'
import {
  getBlockNumber,
  getContractEvents,
  readContract,
  simulateContract,
} from 'viem/actions'
import { connect, type Reader } from '../connection-viem'
import type { Deployment, Environment } from '../deployment'
import { factoryAbi, poolAbi, quoterAbi, quoterV2Abi } from './abi-viem'
import { toAmount, tokensOf, toRaw } from './background'
import { isPartial, type Quote } from './quote'

/** Where to ask, and as of which block. */
export type At = { client: Reader; swapx: Deployment; blockNumber: bigint }

/** The fee tiers that the factory has enabled, each with its tick spacing. */
export async function enabledTiers({ client, swapx, blockNumber }: At) {
  const logs = await getContractEvents(client, {
    address: getAddress(swapx.v3Factory),
    abi: factoryAbi,
    eventName: 'FeeAmountEnabled',
    fromBlock: 0n,
    toBlock: blockNumber,
    strict: true,
  })
  const tiers = logs.map(({ args }): [FeeAmount, number] => [
    args.fee,
    args.tickSpacing,
  ])
  return new Map(tiers)
}

/** The fee tiers in which two tokens have a pool with a price. */
export async function feesOfPools(
  at: At,
  tokenA: Token,
  tokenB: Token,
  tiers?: Map<FeeAmount, number>,
): Promise<FeeAmount[]> {
  const { client, swapx, blockNumber } = at
  const fees = [...(tiers ?? (await enabledTiers(at))).keys()]
  const hasPrice = async (fee: FeeAmount) => {
    const address = await readContract(client, {
      address: getAddress(swapx.v3Factory),
      abi: factoryAbi,
      functionName: 'getPool',
      args: [getAddress(tokenA.address), getAddress(tokenB.address), fee],
      blockNumber,
    })
    if (address === zeroAddress) return false
    const [sqrtPriceX96] = await readContract(client, {
      address,
      abi: poolAbi,
      functionName: 'slot0',
      blockNumber,
    })
    return sqrtPriceX96 > 0n
  }
  const found = await Promise.all(fees.map(hasPrice))
  return fees.filter((_, index) => found[index])
}

/** What a pool pays for exactly this input. */
export async function quoteExactInput(
  { client, swapx, blockNumber }: At,
  amountIn: CurrencyAmount<Token>,
  tokenOut: Token,
  fee: FeeAmount,
): Promise<Quote> {
  const params = {
    tokenIn: getAddress(amountIn.currency.address),
    tokenOut: getAddress(tokenOut.address),
    amountIn: toRaw(amountIn),
    fee,
    sqrtPriceLimitX96: 0n,
  }
  const { result } = await simulateContract(client, {
    address: getAddress(swapx.quoterV2),
    abi: quoterV2Abi,
    functionName: 'quoteExactInputSingle',
    args: [params],
    blockNumber,
  })
  const [amountOut, sqrtPriceX96After] = result
  return { amount: toAmount(tokenOut, amountOut), sqrtPriceX96After }
}

/** What a pool charges for exactly this output. */
export async function quoteExactOutput(
  { client, swapx, blockNumber }: At,
  tokenIn: Token,
  amountOut: CurrencyAmount<Token>,
  fee: FeeAmount,
): Promise<Quote> {
  const params = {
    tokenIn: getAddress(tokenIn.address),
    tokenOut: getAddress(amountOut.currency.address),
    amount: toRaw(amountOut),
    fee,
    sqrtPriceLimitX96: 0n,
  }
  const { result } = await simulateContract(client, {
    address: getAddress(swapx.quoterV2),
    abi: quoterV2Abi,
    functionName: 'quoteExactOutputSingle',
    args: [params],
    blockNumber,
  })
  const [amountIn, sqrtPriceX96After] = result
  return { amount: toAmount(tokenIn, amountIn), sqrtPriceX96After }
}

/** What a pool pays for exactly this input, from the older Quoter. */
export async function quoteWithQuoter(
  { client, swapx, blockNumber }: At,
  amountIn: CurrencyAmount<Token>,
  tokenOut: Token,
  fee: FeeAmount,
): Promise<CurrencyAmount<Token>> {
  const tokenIn = getAddress(amountIn.currency.address)
  const { result } = await simulateContract(client, {
    address: getAddress(swapx.quoter),
    abi: quoterAbi,
    functionName: 'quoteExactInputSingle',
    args: [tokenIn, getAddress(tokenOut.address), fee, toRaw(amountIn), 0n],
    blockNumber,
  })
  return toAmount(tokenOut, result)
}

// #region path
/**
 * Tokens and the fees of the pools between them, packed as the contracts read
 * them.
 */
export function encodePath(tokens: Token[], fees: FeeAmount[]): Hex {
  const types = ['address', ...fees.flatMap(() => ['uint24', 'address'])]
  const values = tokens.flatMap(({ address }, index) => [address, fees[index]])
  return encodePacked(types, values.slice(0, types.length))
}

/**
 * How much of the last token exactly this input of the first one yields, over
 * several pools.
 * @throws if one of the pools cannot take all that reaches it
 */
export async function quotePath(
  { client, swapx, blockNumber }: At,
  amountIn: bigint,
  tokens: Token[],
  fees: FeeAmount[],
): Promise<CurrencyAmount<Token>> {
  const { result } = await simulateContract(client, {
    address: getAddress(swapx.quoterV2),
    abi: quoterV2Abi,
    functionName: 'quoteExactInput',
    args: [encodePath(tokens, fees), amountIn],
    blockNumber,
  })
  const [amountOut, sqrtPriceX96AfterList] = result
  if (sqrtPriceX96AfterList.some(price => isPartial(price))) {
    throw new Error('The pools cannot take the whole amount.')
  }
  return toAmount(tokens.at(-1) as Token, amountOut)
}
// #endregion

/** The best of the quotes for an exact input, with the fee tier of its pool. */
export async function bestFee(
  at: At,
  amountIn: CurrencyAmount<Token>,
  tokenOut: Token,
) {
  const fees = await feesOfPools(at, amountIn.currency, tokenOut)
  const quotes = await Promise.all(
    fees.map(async fee => {
      const asked = quoteExactInput(at, amountIn, tokenOut, fee)
      return { fee, quote: await asked.catch(ifRefused) }
    }),
  )
  let best: { fee: FeeAmount; quote: Quote } | undefined
  for (const { fee, quote } of quotes) {
    if (!quote || isPartial(quote.sqrtPriceX96After)) continue
    if (!best || quote.amount.greaterThan(best.quote.amount))
      best = { fee, quote }
  }
  return best
}

/** No quote if the quoter says why there is none, as for an empty pool. */
function ifRefused(error: unknown): undefined {
  const cause = error instanceof BaseError && error.walk(isRevert)
  if (!cause) throw error
}

const isRevert = (error: unknown) =>
  error instanceof ContractFunctionRevertedError && error.data !== undefined

export async function main(environment: Environment) {
  const { swapx, client } = connect(environment)
  const { A, B, C } = tokensOf(swapx)
  const at = { swapx, client, blockNumber: await getBlockNumber(client) }
  const tenA = toAmount(A, parseEther('10'))

  console.log(`A and B: tiers ${await feesOfPools(at, A, B)}`)
  const sold = await quoteExactInput(at, tenA, B, FeeAmount.MEDIUM)
  console.log(`10 A buy ${sold.amount.toExact()} B`)
  const same = await quoteWithQuoter(at, tenA, B, FeeAmount.MEDIUM)
  console.log(`10 A buy ${same.toExact()} B, says the older Quoter`)

  const hundredB = toAmount(B, parseUnits('100', 6))
  const bought = await quoteExactOutput(at, A, hundredB, FeeAmount.MEDIUM)
  console.log(`100 B cost ${bought.amount.toExact()} A`)

  console.log(`B and C: tiers ${await feesOfPools(at, B, C)}`)
  for (const fee of await feesOfPools(at, B, C)) {
    const { amount } = await quoteExactInput(at, hundredB, C, fee)
    console.log(`100 B buy ${amount.toExact()} C in tier ${fee}`)
  }
  const best = await bestFee(at, hundredB, C)
  console.log(`best tier: ${best?.fee}`)

  const fees = [FeeAmount.MEDIUM, FeeAmount.LOW]
  const viaB = await quotePath(at, toRaw(tenA), [A, B, C], fees)
  console.log(`10 A buy ${viaB.toExact()} C via B`)

  const absurd = toAmount(A, parseEther('100000000000000000'))
  const partial = await quoteExactInput(at, absurd, B, FeeAmount.MEDIUM)
  console.log(`10^17 A buy ${partial.amount.toExact()} B`)
  console.log(`partial: ${isPartial(partial.sqrtPriceX96After)}`)
}
