import type { Provider } from 'ethers'

// #region limits
/** The least to accept: an amount less a tolerance. 1 basis point is 0.01 %. */
export function atLeast(
  amount: bigint,
  toleranceInBasisPoints: bigint,
): bigint {
  return (amount * (10_000n - toleranceInBasisPoints)) / 10_000n
}

/** The most to accept: an amount plus a tolerance. */
export function atMost(amount: bigint, toleranceInBasisPoints: bigint): bigint {
  return (amount * (10_000n + toleranceInBasisPoints)) / 10_000n
}

/**
 * Unix time, a number of seconds after the newest block. Call it right before
 * signing.
 */
export async function deadlineIn(
  seconds: number,
  provider: Provider,
): Promise<number> {
  const block = await provider.getBlock('latest')
  if (!block) throw new Error('The chain has no block.')
  return block.timestamp + seconds
}
// #endregion
