import { CurrencyAmount, Token } from '@uniswap/sdk-core'
import { encodeSqrtRatioX96, FeeAmount, Pool, TickMath } from '@uniswap/v3-sdk'
import { Contract, type Provider } from 'ethers'
import type { Deployment } from '../../deployment'

// #region example-pool
const token = (address: string, symbol: string) =>
  new Token(31337, address, 18, symbol)

/** Two tokens with 18 decimals. A has the lower address, so it is token0. */
export const A = token('0x2000000000000000000000000000000000000001', 'A')
export const C = token('0x2000000000000000000000000000000000000003', 'C')

/**
 * A pool at 1 C per A, with liquidity from tick -600 to tick 600 and none
 * outside.
 */
export function examplePool(
  fee: FeeAmount,
  liquidity = '1000000000000000000',
): Pool {
  return new Pool(A, C, fee, encodeSqrtRatioX96(1, 1), liquidity, 0, [
    { index: -600, liquidityGross: liquidity, liquidityNet: liquidity },
    { index: 600, liquidityGross: liquidity, liquidityNet: `-${liquidity}` },
  ])
}
// #endregion

// #region ran-out
/**
 * Whether a quote is partial: the price ran to its bound, because the
 * liquidity was used up.
 */
export function ranOut(poolAfter: Pool): boolean {
  const { MIN_TICK, MAX_TICK } = TickMath
  return (
    poolAfter.tickCurrent === MIN_TICK || poolAfter.tickCurrent === MAX_TICK - 1
  )
}
// #endregion

// #region pool-address
/** Where the v3 factory puts a pool, whether or not it exists. */
export function poolAddress(
  swapx: Deployment,
  a: Token,
  b: Token,
  fee: FeeAmount,
) {
  return Pool.getAddress(a, b, fee, swapx.v3PoolInitCodeHash, swapx.v3Factory)
}
// #endregion

const POOL_ABI = [
  `function slot0() view returns
    (uint160 sqrtPriceX96, int24 tick, uint16, uint16, uint16, uint8, bool)`,
  'function liquidity() view returns (uint128)',
]

/**
 * A deployed pool as of one block, without ticks: it has prices, but cannot
 * quote.
 */
export async function readPool(
  provider: Provider,
  address: string,
  tokenA: Token,
  tokenB: Token,
  fee: FeeAmount,
): Promise<Pool> {
  const contract = new Contract(address, POOL_ABI, provider)
  const at = { blockTag: await provider.getBlockNumber() }
  const slot0 = await contract.getFunction('slot0').staticCall(at)
  const liquidity = await contract.getFunction('liquidity').staticCall(at)
  const [price, tick] = [slot0.sqrtPriceX96.toString(), Number(slot0.tick)]
  return new Pool(tokenA, tokenB, fee, price, liquidity.toString(), tick)
}

// #region quote
export async function main() {
  const pool = examplePool(FeeAmount.MEDIUM)
  for (const input of ['1000000000000000', '1000000000000000000000']) {
    const amount = CurrencyAmount.fromRawAmount(A, input)
    const [output, after] = await pool.getOutputAmount(amount)
    console.log(`${amount.toExact()} A gives ${output.toExact()} C`)
    console.log(
      `  then tick ${after.tickCurrent}, liquidity ${after.liquidity}`,
    )
    console.log(ranOut(after) ? '  partial: not a quote' : '  complete')
  }
}
// #endregion
