import { type Currency, CurrencyAmount, TradeType } from '@uniswap/sdk-core'
import { FeeAmount, type Route, SwapQuoter } from '@uniswap/v3-sdk'
import { AbiCoder, type Provider } from 'ethers'
import { connect } from '../../connection'
import type { Deployment, Environment } from '../../deployment'
import { tokensOf } from '../background'
import { directRoute, now } from '../trading'

type AnyRoute = Route<Currency, Currency>
type Amount = CurrencyAmount<Currency>

/** Asks Quoter for the other side of a swap, in smallest units. */
export async function quoteV1(
  provider: Provider,
  { quoter }: Deployment,
  route: AnyRoute,
  amount: Amount,
  type: TradeType,
): Promise<bigint> {
  const { calldata } = SwapQuoter.quoteCallParameters(route, amount, type)
  const answer = await provider.call({ to: quoter, data: calldata })
  return AbiCoder.defaultAbiCoder().decode(['uint256'], answer)[0]
}

// #region quote-v2
/** Asks QuoterV2 about a swap in one pool. */
export async function quoteV2(
  provider: Provider,
  { quoterV2 }: Deployment,
  route: AnyRoute,
  amount: Amount,
  type: TradeType,
  sqrtPriceLimitX96 = '0', // no limit
) {
  const options = { useQuoterV2: true, sqrtPriceLimitX96 }
  const { calldata } = SwapQuoter.quoteCallParameters(
    route,
    amount,
    type,
    options,
  )
  const answer = await provider.call({ to: quoterV2, data: calldata })
  const types = ['uint256', 'uint160', 'uint32', 'uint256']
  const decoded = AbiCoder.defaultAbiCoder().decode(types, answer)
  const [quoted, sqrtPriceX96After, ticksCrossed, gasEstimate] = decoded
  return { quoted, sqrtPriceX96After, ticksCrossed, gasEstimate }
}
// #endregion

export async function main(environment: Environment) {
  const { swapx, provider } = connect(environment)
  const { A, B } = tokensOf(swapx)
  const at = await now(swapx, provider)
  const route = await directRoute(at, A, B, FeeAmount.MEDIUM)
  const oneA = CurrencyAmount.fromRawAmount(A, '1000000000000000000')
  const oneB = CurrencyAmount.fromRawAmount(B, '1000000')
  const { EXACT_INPUT, EXACT_OUTPUT } = TradeType

  const v1 = await quoteV1(provider, swapx, route, oneA, EXACT_INPUT)
  console.log(`Quoter, 1 A in: ${v1}`)
  const v2 = await quoteV2(provider, swapx, route, oneA, EXACT_INPUT)
  console.log(`QuoterV2, 1 A in: ${v2.quoted}`)
  console.log(`  price after it: ${v2.sqrtPriceX96After}`)
  const out = await quoteV2(provider, swapx, route, oneB, EXACT_OUTPUT)
  console.log(`QuoterV2, 1 B out: ${out.quoted}`)
}
