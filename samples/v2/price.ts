import { formatUnits, parseEther } from 'ethers'
import { connect } from '../connection'
import type { Environment } from '../deployment'
import { getAmountOut } from './constant-product'
import { readPair, reservesFrom } from './pair'

/**
 * Amounts and reserves of a trade in raw integers, with the decimals of both
 * tokens.
 */
export type Trade = {
  amountIn: bigint
  amountOut: bigint
  reserveIn: bigint
  reserveOut: bigint
  decimalsIn: number
  decimalsOut: number
}

/**
 * Prices in whole tokens and the price impact as a fraction: for display, not
 * for limits.
 */
export function pricesOf(trade: Trade): {
  spot: number
  execution: number
  impact: number
} {
  const scale = 10 ** (trade.decimalsIn - trade.decimalsOut)
  const spot = (Number(trade.reserveOut) / Number(trade.reserveIn)) * scale
  const execution = (Number(trade.amountOut) / Number(trade.amountIn)) * scale
  return { spot, execution, impact: 1 - execution / spot }
}

/**
 * The largest input for a price impact, fee included, given as a fraction such
 * as 0.01.
 */
export function largestInput(reserveIn: bigint, impact: number): bigint {
  // The fee alone costs 0.003.
  const share = Math.max(0, 1 / (1 - impact) - 1 / 0.997)
  return (reserveIn * BigInt(Math.floor(share * 1e9))) / 1_000_000_000n
}

export async function main(environment: Environment): Promise<void> {
  const { swapx, provider } = connect(environment)
  const { A, B } = swapx.tokens
  const pair = await readPair(
    provider,
    swapx,
    [A, B],
    await provider.getBlockNumber(),
  )
  const [reserveIn, reserveOut] = reservesFrom(pair, A)

  for (const amountIn of [parseEther('1'), parseEther('100')]) {
    const amountOut = getAmountOut(amountIn, reserveIn, reserveOut)
    const amounts = { amountIn, amountOut, reserveIn, reserveOut }
    const { spot, execution, impact } = pricesOf({
      ...amounts,
      decimalsIn: 18,
      decimalsOut: 6,
    })
    console.log(
      `${formatUnits(amountIn)} A yield ${formatUnits(amountOut, 6)} B`,
    )
    console.log(
      `  spot ${spot} B per A, execution ${execution.toFixed(6)} B per A`,
    )
    console.log(`  price impact ${(impact * 100).toFixed(2)}%`)
  }
  const most = largestInput(reserveIn, 0.01)
  console.log(
    `At most ${Number(formatUnits(most)).toFixed(2)} A for a price impact of 1%`,
  )
}
