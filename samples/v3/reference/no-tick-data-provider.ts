import { CurrencyAmount } from '@uniswap/sdk-core'
import { FeeAmount, NoTickDataProvider, Pool } from '@uniswap/v3-sdk'
import { A, C, examplePool } from './pool'

// #region main
export async function main() {
  const { sqrtRatioX96, liquidity } = examplePool(FeeAmount.MEDIUM)
  const pool = new Pool(A, C, FeeAmount.MEDIUM, sqrtRatioX96, liquidity, 0)
  console.log(
    'default provider:',
    pool.tickDataProvider instanceof NoTickDataProvider,
  )
  console.log('price:', pool.token0Price.toSignificant(6), 'C per A')
  try {
    await pool.getOutputAmount(
      CurrencyAmount.fromRawAmount(A, '1000000000000000'),
    )
  } catch (error) {
    console.log(`quote: ${error}`)
  }
}
// #endregion
