import type { CurrencyAmount, Token } from '@uniswap/sdk-core'
import { FeeAmount } from '@uniswap/v3-sdk'
import {
  Contract,
  isCallException,
  type Provider,
  parseEther,
  parseUnits,
  solidityPacked,
  ZeroAddress,
} from 'ethers'
import { connect } from '../connection'
import type { Deployment, Environment } from '../deployment'
import { factoryAbi, poolAbi, quoterAbi, quoterV2Abi } from './abi'
import { toAmount, tokensOf, toRaw } from './background'
import { isPartial, type Quote } from './quote'

/** Where to ask, and as of which block. */
export type At = { provider: Provider; swapx: Deployment; blockTag: number }

/** The fee tiers that the factory has enabled, each with its tick spacing. */
export async function enabledTiers({ provider, swapx, blockTag }: At) {
  const factory = new Contract(swapx.v3Factory, factoryAbi, provider)
  const logs = await factory.queryFilter('FeeAmountEnabled', 0, blockTag)
  const tiers = logs.map((log): [FeeAmount, number] => {
    const enabled = factory.interface.parseLog(log)?.args
    return [Number(enabled?.fee), Number(enabled?.tickSpacing)]
  })
  return new Map(tiers)
}

/** The fee tiers in which two tokens have a pool with a price. */
export async function feesOfPools(
  at: At,
  tokenA: Token,
  tokenB: Token,
  tiers?: Map<FeeAmount, number>,
): Promise<FeeAmount[]> {
  const { provider, swapx, blockTag } = at
  const fees = [...(tiers ?? (await enabledTiers(at))).keys()]
  const factory = new Contract(swapx.v3Factory, factoryAbi, provider)
  const getPool = factory.getFunction('getPool')
  const hasPrice = async (fee: FeeAmount) => {
    const tokens = [tokenA.address, tokenB.address]
    const address = await getPool.staticCall(...tokens, fee, { blockTag })
    if (address === ZeroAddress) return false
    const pool = new Contract(address, poolAbi, provider)
    const slot0 = await pool.getFunction('slot0').staticCall({ blockTag })
    return slot0.sqrtPriceX96 > 0n
  }
  const found = await Promise.all(fees.map(hasPrice))
  return fees.filter((_, index) => found[index])
}

/** What a pool pays for exactly this input. */
export async function quoteExactInput(
  at: At,
  amountIn: CurrencyAmount<Token>,
  tokenOut: Token,
  fee: FeeAmount,
): Promise<Quote> {
  const quoter = new Contract(at.swapx.quoterV2, quoterV2Abi, at.provider)
  const params = {
    tokenIn: amountIn.currency.address,
    tokenOut: tokenOut.address,
    amountIn: toRaw(amountIn),
    fee,
    sqrtPriceLimitX96: 0,
  }
  const { blockTag } = at
  const quote = quoter.getFunction('quoteExactInputSingle')
  const { amountOut, sqrtPriceX96After } = await quote.staticCall(params, {
    blockTag,
  })
  return { amount: toAmount(tokenOut, amountOut), sqrtPriceX96After }
}

/** What a pool charges for exactly this output. */
export async function quoteExactOutput(
  at: At,
  tokenIn: Token,
  amountOut: CurrencyAmount<Token>,
  fee: FeeAmount,
): Promise<Quote> {
  const quoter = new Contract(at.swapx.quoterV2, quoterV2Abi, at.provider)
  const params = {
    tokenIn: tokenIn.address,
    tokenOut: amountOut.currency.address,
    amount: toRaw(amountOut),
    fee,
    sqrtPriceLimitX96: 0,
  }
  const { blockTag } = at
  const quote = quoter.getFunction('quoteExactOutputSingle')
  const { amountIn, sqrtPriceX96After } = await quote.staticCall(params, {
    blockTag,
  })
  return { amount: toAmount(tokenIn, amountIn), sqrtPriceX96After }
}

/** What a pool pays for exactly this input, from the older Quoter. */
export async function quoteWithQuoter(
  at: At,
  amountIn: CurrencyAmount<Token>,
  tokenOut: Token,
  fee: FeeAmount,
): Promise<CurrencyAmount<Token>> {
  const quoter = new Contract(at.swapx.quoter, quoterAbi, at.provider)
  const tokenIn = amountIn.currency.address
  const args = [tokenIn, tokenOut.address, fee, toRaw(amountIn), 0]
  const { blockTag } = at
  const quote = quoter.getFunction('quoteExactInputSingle')
  return toAmount(tokenOut, await quote.staticCall(...args, { blockTag }))
}

// #region path
/**
 * Tokens and the fees of the pools between them, packed as the contracts read
 * them.
 */
export function encodePath(tokens: Token[], fees: FeeAmount[]): string {
  const types = ['address', ...fees.flatMap(() => ['uint24', 'address'])]
  const values = tokens.flatMap(({ address }, index) => [address, fees[index]])
  return solidityPacked(types, values.slice(0, types.length))
}

/**
 * How much of the last token exactly this input of the first one yields, over
 * several pools.
 * @throws if one of the pools cannot take all that reaches it
 */
export async function quotePath(
  at: At,
  amountIn: bigint,
  tokens: Token[],
  fees: FeeAmount[],
): Promise<CurrencyAmount<Token>> {
  const quoter = new Contract(at.swapx.quoterV2, quoterV2Abi, at.provider)
  const quote = quoter.getFunction('quoteExactInput')
  const { blockTag } = at
  const path = encodePath(tokens, fees)
  const answer = await quote.staticCall(path, amountIn, { blockTag })
  if (answer.sqrtPriceX96AfterList.some((price: bigint) => isPartial(price))) {
    throw new Error('The pools cannot take the whole amount.')
  }
  return toAmount(tokens.at(-1) as Token, answer.amountOut)
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
  if (!isCallException(error) || !error.reason) throw error
}

export async function main(environment: Environment) {
  const { swapx, provider } = connect(environment)
  const { A, B, C } = tokensOf(swapx)
  const at = { swapx, provider, blockTag: await provider.getBlockNumber() }
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
