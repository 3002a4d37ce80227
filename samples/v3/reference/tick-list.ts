import { Tick, TickList } from '@uniswap/v3-sdk'

// #region main
/**
 * Two positions: liquidity 3 from tick -120 to 60, and liquidity 2 from -120 to
 * 0.
 */
export const ticks = [
  new Tick({ index: -120, liquidityGross: 5, liquidityNet: 5 }),
  new Tick({ index: 0, liquidityGross: 2, liquidityNet: -2 }),
  new Tick({ index: 60, liquidityGross: 3, liquidityNet: -3 }),
]

export async function main() {
  TickList.validateList(ticks, 60)
  for (const tick of [-1, -121]) {
    const next = TickList.nextInitializedTickWithinOneWord(
      ticks,
      tick,
      true,
      60,
    )
    console.log(`at or below ${tick}: ${next.join(', ')}`)
  }
  for (const tick of [0, 60]) {
    const next = TickList.nextInitializedTickWithinOneWord(
      ticks,
      tick,
      false,
      60,
    )
    console.log(`above ${tick}: ${next.join(', ')}`)
  }
  console.log('tick 0 nets', TickList.getTick(ticks, 0).liquidityNet.toString())
}
// #endregion
