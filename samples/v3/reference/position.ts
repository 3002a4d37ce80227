import { Percent } from '@uniswap/sdk-core'
import { FeeAmount, type Pool, Position } from '@uniswap/v3-sdk'
import { examplePool } from './pool'

// #region from-amounts
/** The position that uses as much as it can of 1 A and 1 C. */
export function onePlusOne(
  pool: Pool,
  tickLower: number,
  tickUpper: number,
): Position {
  const [amount0, amount1] = ['1000000000000000000', '1000000000000000000']
  const range = { pool, tickLower, tickUpper }
  return Position.fromAmounts({
    ...range,
    amount0,
    amount1,
    useFullPrecision: false,
  })
}
// #endregion

// #region main
export async function main() {
  const pool = examplePool(FeeAmount.MEDIUM)
  const above = onePlusOne(pool, 600, 1200)
  const around = onePlusOne(pool, -600, 600)
  const below = onePlusOne(pool, -1200, -600)
  for (const position of [above, around, below]) {
    const { amount0, amount1 } = position.mintAmounts
    console.log(`ticks ${position.tickLower} to ${position.tickUpper}:`)
    console.log(`  liquidity ${position.liquidity}`)
    console.log(`  minting costs ${amount0} of A, ${amount1} of C`)
    const [out0, out1] = [position.amount0.quotient, position.amount1.quotient]
    console.log(`  burning gives ${out0} of A, ${out1} of C`)
  }

  const minimums = around.mintAmountsWithSlippage(new Percent(50, 10_000))
  console.log(
    'minimums for 0.5%:',
    `${minimums.amount0} of A, ${minimums.amount1} of C`,
  )
}
// #endregion
