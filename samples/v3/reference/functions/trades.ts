import { CurrencyAmount } from '@uniswap/sdk-core'
import {
  encodeRouteToPath,
  FeeAmount,
  isSorted,
  type Pool,
  Route,
  Trade,
  tradeComparator,
  v3Swap,
} from '@uniswap/v3-sdk'
import JSBI from 'jsbi'
import { A, C, examplePool } from '../pool'
import { B, poolOfBAndC } from '../route'

function printPaths() {
  const pools = [examplePool(FeeAmount.LOW), poolOfBAndC()]
  const route = new Route(pools, A, B)
  for (const exactOutput of [false, true]) {
    const path = encodeRouteToPath(route, exactOutput)
    // 20 bytes for each token, of which the last digit is shown, and 3 for each
    // fee.
    const parts = path.slice(2).replace(/.{39}(.)(.{6})?/g, '…$1 $2 ')
    console.log(exactOutput ? 'exact output:' : 'exact input:', parts.trim())
  }
}

async function printOrder() {
  const input = CurrencyAmount.fromRawAmount(A, '1000000000000000')
  const trades = await Promise.all(
    [FeeAmount.MEDIUM, FeeAmount.LOW].map(fee =>
      Trade.exactIn(new Route([examplePool(fee)], A, C), input),
    ),
  )
  console.log('best first:', isSorted(trades, tradeComparator))
  trades.sort(tradeComparator)
  const fees = trades.map(({ swaps }) => swaps[0]?.route.pools[0]?.fee)
  console.log('sorted:', fees.join(', '))
}

/**
 * What a pool pays for an exact input of token0, in smallest units. The pool
 * needs ticks.
 */
export async function amountOut(pool: Pool, amountIn: string): Promise<string> {
  const { amountCalculated } = await v3Swap(
    JSBI.BigInt(pool.fee),
    pool.sqrtRatioX96,
    pool.tickCurrent,
    pool.liquidity,
    pool.tickSpacing,
    pool.tickDataProvider,
    true, // token0 in
    JSBI.BigInt(amountIn),
  )
  return JSBI.unaryMinus(amountCalculated).toString()
}

export async function main() {
  printPaths()
  await printOrder()
  const pool = examplePool(FeeAmount.MEDIUM)
  console.log(
    '0.001 A gives',
    await amountOut(pool, '1000000000000000'),
    'of C',
  )
}
