import { FullMath } from '@uniswap/v3-sdk'
import JSBI from 'jsbi'

// #region input-fee
/**
 * The least fee that a pool takes on top of an input, in its smallest units.
 * The last step of an exact input can pay a little more.
 * @param netInput what moves the price, without the fee
 * @param fee of the pool, in units of 0.0001%
 */
export function inputFee(netInput: JSBI, fee: number): JSBI {
  return FullMath.mulDivRoundingUp(
    netInput,
    JSBI.BigInt(fee),
    JSBI.BigInt(1_000_000 - fee),
  )
}
// #endregion

// #region main
export async function main() {
  const [ten, three] = [JSBI.BigInt(10), JSBI.BigInt(3)]
  const down = JSBI.divide(JSBI.multiply(ten, ten), three)
  console.log(`10 × 10 ÷ 3 rounded down: ${down}`)
  console.log(
    `10 × 10 ÷ 3 rounded up: ${FullMath.mulDivRoundingUp(ten, ten, three)}`,
  )
  const net = JSBI.BigInt('200000000000000000')
  console.log(`fee of 0.06% on 0.2 C: ${inputFee(net, 600)} smallest units`)
}
// #endregion
