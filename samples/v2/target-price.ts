import { formatUnits, parseEther, parseUnits } from 'ethers'
import { connect } from '../connection'
import { deadlineIn } from '../deadline'
import type { Environment } from '../deployment'
import { atLeast } from './limits'
import { readPair, reservesFrom } from './pair'
import { sqrt } from './sqrt'
import { type Path, quoteExactInput, swapExactInput } from './swap'

/** So much output for so much input, both in smallest units. */
export type Price = { output: bigint; input: bigint }

// #region inputs
/**
 * The input after which the spot price of a pair is the given one.
 * @throws if the spot price is lower already
 */
export function inputToSpotPrice(
  [reserveIn, reserveOut]: [bigint, bigint],
  { output, input }: Price,
): bigint {
  const square = (reserveIn * reserveOut * input) / output
  const root = sqrt(9n * reserveIn ** 2n + 3_988_000n * square)
  return positive((root - 1997n * reserveIn) / 1994n)
}

/**
 * The input whose last unit, with the fee, sells at the given price: more would
 * be cheaper to sell elsewhere.
 * @throws if even the first unit sells below it
 */
export function inputOfArbitrage(
  [reserveIn, reserveOut]: [bigint, bigint],
  { output, input }: Price,
): bigint {
  const square = (997_000n * reserveIn * reserveOut * input) / output
  return positive((sqrt(square) - 1000n * reserveIn) / 997n)
}
// #endregion

function positive(amount: bigint): bigint {
  if (amount > 0n) return amount
  throw new Error('The pair pays no more than this price already.')
}

export async function main(environment: Environment): Promise<void> {
  const { swapx, provider, signer } = connect(environment)
  const { A, B } = swapx.tokens
  const path: Path = [A, B]
  const target = { output: parseUnits('1.9', 6), input: parseEther('1') }
  async function reserves(): Promise<[bigint, bigint]> {
    const block = await provider.getBlockNumber()
    return reservesFrom(await readPair(provider, swapx, [A, B], block), A)
  }
  const before = await reserves()
  const most = inputOfArbitrage(before, target)
  console.log(
    `Worth selling, if A costs 1.9 B elsewhere: ${formatUnits(most)} A`,
  )
  const amountIn = inputToSpotPrice(before, target)
  console.log(`From 2 to 1.9 B per A: ${formatUnits(amountIn)} A`)
  const quote = await quoteExactInput(provider, swapx, amountIn, path)
  const limits = { amountOutMin: atLeast(quote, 50n), path }
  const deadline = await deadlineIn(600, provider)
  await swapExactInput(signer, swapx, { ...limits, amountIn, deadline })
  const [reserveA, reserveB] = await reserves()
  const spot = (reserveB * 10n ** 18n) / reserveA
  console.log(`Sold. Spot price: ${formatUnits(spot, 6)} B`)
}
