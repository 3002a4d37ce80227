import { encodeSqrtRatioX96, SwapMath } from '@uniswap/v3-sdk'
import JSBI from 'jsbi'

// #region main
/**
 * Prints one step of a swap from price 1 towards price 1.21, with a fee of
 * 0.06%.
 */
function print(name: string, amountRemaining: string) {
  const current = encodeSqrtRatioX96(1, 1)
  const target = encodeSqrtRatioX96(121, 100)
  const liquidity = JSBI.BigInt('2000000000000000000')
  const [next, amountIn, amountOut, fee] = SwapMath.computeSwapStep(
    current,
    target,
    liquidity,
    JSBI.BigInt(amountRemaining),
    JSBI.BigInt(600),
  )
  console.log(
    `${name}: ${JSBI.equal(next, target) ? 'reaches' : 'stops before'} the target`,
  )
  console.log(`  next price ${next}`)
  console.log(`  in ${amountIn}, out ${amountOut}, fee ${fee}`)
}

export async function main() {
  print('1 in', '1000000000000000000')
  print('0.1 in', '100000000000000000')
  print('0.1 out', '-100000000000000000')
}
// #endregion
