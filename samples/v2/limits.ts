/**
 * The least to accept: an amount less a tolerance. 1 basis point is 0.01%.
 * Rounded up: of a few units, the minimum would be 0.
 */
export function atLeast(
  amount: bigint,
  toleranceInBasisPoints: bigint,
): bigint {
  const kept = 10_000n - toleranceInBasisPoints
  return (amount * kept + 9_999n) / 10_000n
}

/** The most to accept: an amount plus a tolerance. */
export function atMost(amount: bigint, toleranceInBasisPoints: bigint): bigint {
  return (amount * (10_000n + toleranceInBasisPoints)) / 10_000n
}
