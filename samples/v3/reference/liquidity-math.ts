import { LiquidityMath } from '@uniswap/v3-sdk'
import JSBI from 'jsbi'

// #region checked
const TWO_128 = JSBI.exponentiate(JSBI.BigInt(2), JSBI.BigInt(128))

/**
 * `addDelta` with the limits of the chain. Throws its strings: LS below 0, LA
 * above.
 */
export function addDeltaChecked(liquidity: JSBI, delta: JSBI): JSBI {
  const sum = LiquidityMath.addDelta(liquidity, delta)
  if (JSBI.lessThan(sum, JSBI.BigInt(0))) throw new Error('LS')
  if (JSBI.greaterThanOrEqual(sum, TWO_128)) throw new Error('LA')
  return sum
}
// #endregion

// #region main
export async function main() {
  const n = JSBI.BigInt
  const add = (x: number, y: number) => LiquidityMath.addDelta(n(x), n(y))
  console.log(`5 and −2: ${add(5, -2)}`)
  console.log(`1 and −2: ${add(1, -2)}`)
  try {
    addDeltaChecked(n(1), n(-2))
  } catch (error) {
    console.log(`1 and −2, checked: ${error}`)
  }
}
// #endregion
