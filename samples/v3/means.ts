/**
 * The mean tick over a window, from the change of `tickCumulative` in that many
 * seconds.
 */
export function meanTick(change: bigint, seconds: number): number {
  const window = BigInt(seconds)
  const cut = change / window
  // Division of bigint truncates towards 0. The mean is rounded down, also
  // below 0.
  return Number(change < 0n && change % window !== 0n ? cut - 1n : cut)
}

/**
 * The harmonic mean of the liquidity, from the change of the seconds per
 * liquidity.
 */
export function meanLiquidity(changeX128: bigint, seconds: number): bigint {
  return (BigInt(seconds) << 128n) / changeX128
}
