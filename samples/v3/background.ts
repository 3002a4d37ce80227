import {
  type Currency,
  CurrencyAmount,
  Percent,
  Price,
  Token,
} from '@uniswap/sdk-core'
import { computePoolAddress, FeeAmount, Pool } from '@uniswap/v3-sdk'
import type { Deployment, Environment } from '../deployment'
import { nativeOf } from '../native-currency'

/** The tokens of the deployment, with their contracts' decimals. */
export function tokensOf({ chainId, tokens }: Deployment) {
  return {
    A: new Token(chainId, tokens.A, 18, 'A', 'Token A'),
    B: new Token(chainId, tokens.B, 6, 'B', 'Token B'),
    C: new Token(chainId, tokens.C, 18, 'C', 'Token C'),
  }
}

/**
 * From the chain to the SDK: a raw amount, as ethers and viem return it,
 * becomes an amount.
 */
export function toAmount<T extends Currency>(
  currency: T,
  raw: bigint,
): CurrencyAmount<T> {
  return CurrencyAmount.fromRawAmount(currency, raw.toString())
}

/** From the SDK to the chain: an amount becomes a raw amount, rounded down. */
export function toRaw(amount: CurrencyAmount<Currency>): bigint {
  return BigInt(amount.quotient.toString())
}

/**
 * The address of a pool of the deployment's factory, whether or not the pool
 * exists.
 */
export function poolAddress(
  swapx: Deployment,
  tokenA: Token,
  tokenB: Token,
  fee: FeeAmount,
): string {
  return computePoolAddress({
    factoryAddress: swapx.v3Factory,
    initCodeHashManualOverride: swapx.v3PoolInitCodeHash,
    tokenA,
    tokenB,
    fee,
  })
}

export async function main({ swapx }: Environment) {
  const { A, B } = tokensOf(swapx)

  const amount = toAmount(B, 1_234_567n)
  console.log(`raw: ${toRaw(amount)}`)
  console.log(`for people: ${amount.toExact()} ${B.symbol}`)
  console.log(`two decimals: ${amount.toFixed(2)}`)

  const oneA = toAmount(A, 10n ** 18n)
  const price = new Price({ baseAmount: oneA, quoteAmount: amount })
  console.log(`price of 1 A: ${price.toSignificant(7)} B`)
  console.log(`3 A in B: ${price.quote(oneA.multiply(3)).toExact()}`)

  const tolerance = new Percent(50, 10_000)
  console.log(`tolerance: ${tolerance.toFixed(2)}%`)

  const native = nativeOf(swapx)
  console.log(`${native.symbol} wraps into ${native.wrapped.symbol}`)

  const ours = poolAddress(swapx, A, B, FeeAmount.MEDIUM)
  const others = Pool.getAddress(A, B, FeeAmount.MEDIUM)
  console.log(`same pool without factory and hash: ${ours === others}`)
}
