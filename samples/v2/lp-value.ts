import { formatUnits, parseUnits } from 'ethers'
import { connect } from '../connection'
import { deadlineIn } from '../deadline'
import type { Environment } from '../deployment'
import { type Pair, readPair } from './pair'
import { sqrt } from './sqrt'
import { type Path, quoteExactInput, swapExactInput } from './swap'

// #region fair-value
/**
 * Value of all LP tokens of a pair in raw token1, at a price that a trade
 * cannot move. In Solidity, `k * price0` overflows: use `FullMath.mulDiv`.
 * @param price0 of raw token0 in raw token1 (UQ112x112), such as a TWAP
 */
export function fairValue(pair: Pair, price0: bigint): bigint {
  const k = pair.reserve0 * pair.reserve1
  return 2n * sqrt((k * price0) >> 112n)
}
// #endregion

/**
 * Value of all LP tokens from the two reserves: wrong as soon as somebody moves
 * them.
 */
export function naiveValue(pair: Pair, price0: bigint): bigint {
  return ((pair.reserve0 * price0) >> 112n) + pair.reserve1
}

export async function main(environment: Environment): Promise<void> {
  const { swapx, provider, signer } = connect(environment)
  const { A, B } = swapx.tokens
  const price0 = (2_000_000n << 112n) / 10n ** 18n // 2 B per A
  const deadline = await deadlineIn(600, provider)
  async function swap(amountIn: bigint, path: Path): Promise<bigint> {
    const amountOutMin = await quoteExactInput(provider, swapx, amountIn, path)
    return swapExactInput(signer, swapx, {
      amountIn,
      amountOutMin,
      path,
      deadline,
    })
  }
  async function print(when: string): Promise<void> {
    const pair = await readPair(
      provider,
      swapx,
      [A, B],
      await provider.getBlockNumber(),
    )
    const spot = formatUnits((pair.reserve1 * 10n ** 18n) / pair.reserve0, 6)
    const [naive, fair] = [naiveValue, fairValue].map(of =>
      formatUnits(of(pair, price0), 6),
    )
    console.log(
      `${when}: spot ${spot} B, from the reserves ${naive} B, fair ${fair} B`,
    )
  }
  await print('Before')
  const bought = await swap(parseUnits('2000', 6), [B, A])
  await print('Moved')
  const back = await swap(bought, [A, B])
  await print('After')
  const cost = parseUnits('2000', 6) - back
  console.log(
    `${formatUnits(bought)} A bought and sold: cost ${formatUnits(cost, 6)} B`,
  )
}
