import type { CurrencyAmount, Token } from '@uniswap/sdk-core'
import { FeeAmount } from '@uniswap/v3-sdk'
import {
  type Address,
  createPublicClient,
  http,
  type PublicClient,
  parseAbi,
} from 'viem'
import type { Deployment, Environment } from '../deployment'
import { toAmount, tokensOf, toRaw } from './background'
import type { Quote } from './quoting'

// #region abi
const quoterV2Abi = parseAbi([
  'struct InputParams { address tokenIn; address tokenOut; uint256 amountIn; uint24 fee; uint160 limit; }',
  'function quoteExactInputSingle(InputParams params) returns (uint256, uint160, uint32, uint256)',
])
// #endregion

// #region exact-input
/** What a pool pays for exactly this input, as of a block. */
export async function quoteExactInput(
  client: PublicClient,
  swapx: Deployment,
  blockNumber: bigint,
  amountIn: CurrencyAmount<Token>,
  tokenOut: Token,
  fee: FeeAmount,
): Promise<Quote> {
  const params = {
    tokenIn: amountIn.currency.address as Address,
    tokenOut: tokenOut.address as Address,
    amountIn: toRaw(amountIn),
    fee,
    limit: 0n,
  }
  const { result } = await client.simulateContract({
    address: swapx.quoterV2 as Address,
    abi: quoterV2Abi,
    functionName: 'quoteExactInputSingle',
    args: [params],
    blockNumber,
  })
  const [amountOut, sqrtPriceX96After] = result
  return { amount: toAmount(tokenOut, amountOut), sqrtPriceX96After }
}
// #endregion

export async function main({ swapx }: Environment) {
  const client = createPublicClient({ transport: http(swapx.rpcUrl) })
  const blockNumber = await client.getBlockNumber()
  const { A, B } = tokensOf(swapx)
  const tenA = toAmount(A, 10n ** 19n)
  const quote = await quoteExactInput(
    client,
    swapx,
    blockNumber,
    tenA,
    B,
    FeeAmount.MEDIUM,
  )
  console.log(`10 A buy ${quote.amount.toExact()} B`)
}
