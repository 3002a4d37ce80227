import { CurrencyAmount } from '@uniswap/sdk-core'
import { FeeAmount, Pool, TickListDataProvider } from '@uniswap/v3-sdk'
import { A, C, examplePool } from './pool'

export async function main() {
  // #region quote
  const { sqrtRatioX96, liquidity } = examplePool(FeeAmount.MEDIUM)
  const ticks = new TickListDataProvider(
    [
      { index: -600, liquidityGross: liquidity, liquidityNet: liquidity },
      { index: 600, liquidityGross: liquidity, liquidityNet: `-${liquidity}` },
    ],
    60,
  )
  const pool = new Pool(
    A,
    C,
    FeeAmount.MEDIUM,
    sqrtRatioX96,
    liquidity,
    0,
    ticks,
  )
  const input = CurrencyAmount.fromRawAmount(A, '1000000000000000')
  const [output] = await pool.getOutputAmount(input)
  // #endregion
  console.log('0.001 A gives', output.toExact(), 'C')

  const { liquidityNet } = await ticks.getTick(600)
  console.log('tick 600 nets', liquidityNet.toString())
  const next = await ticks.nextInitializedTickWithinOneWord(-1, true, 60)
  console.log('at or below -1:', next.join(', '))
}
