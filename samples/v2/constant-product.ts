import { formatUnits, parseEther, parseUnits } from 'ethers'

// #region amount-out
/**
 * Output for an exact input, rounded down as in the router. All values are
 * raw integers.
 */
export function getAmountOut(
  amountIn: bigint,
  reserveIn: bigint,
  reserveOut: bigint,
): bigint {
  if (reserveIn === 0n || reserveOut === 0n)
    throw new RangeError('The pair has no reserves.')
  const lessFee = amountIn * 997n
  return (lessFee * reserveOut) / (reserveIn * 1000n + lessFee)
}
// #endregion

/**
 * Input for an exact output, rounded down plus 1 as in the router. All values
 * are raw integers.
 */
export function getAmountIn(
  amountOut: bigint,
  reserveIn: bigint,
  reserveOut: bigint,
): bigint {
  if (reserveIn === 0n) throw new RangeError('The pair has no reserves.')
  if (amountOut >= reserveOut)
    throw new RangeError('The output must be less than its reserve.')
  return (
    (reserveIn * amountOut * 1000n) / ((reserveOut - amountOut) * 997n) + 1n
  )
}

export function main(): void {
  const [reserveA, reserveB] = [parseEther('1000'), parseUnits('2000', 6)]
  for (const units of ['1', '10', '100', '500', '1000']) {
    const out = getAmountOut(parseEther(units), reserveA, reserveB)
    console.log(`${units.padStart(5)} A yield ${formatUnits(out, 6)} B`)
  }

  // After the trade of 100 A somebody pays 150 B.
  const a = reserveA + parseEther('100')
  const b = reserveB - getAmountOut(parseEther('100'), reserveA, reserveB)
  console.log(
    `150 B then yield ${formatUnits(getAmountOut(parseUnits('150', 6), b, a))} A`,
  )
}
