/** Fees that a unit of liquidity would have earned below, inside and above a range. */
export type FeeGrowth = { readonly below: number; readonly inside: number; readonly above: number }

/** Where the current tick is, seen from a range. */
export type Side = keyof FeeGrowth

/** Growth of the pool as a whole. */
export function globalGrowth({ below, inside, above }: FeeGrowth): number {
  return below + inside + above
}

/**
 * What the two ticks of a range store: the growth on their other side, seen from the current tick
 * (`Tick.feeGrowthOutside`, v3-core).
 */
export function storedOutside(growth: FeeGrowth, price: Side) {
  const { below, inside, above } = growth
  return {
    lower: price === 'below' ? inside + above : below,
    upper: price === 'above' ? below + inside : above,
  }
}

/** Growth inside the range from what the ticks store (`Tick.getFeeGrowthInside`, v3-core). */
export function growthInside(
  global: number,
  stored: { lower: number; upper: number },
  price: Side,
): number {
  const below = price === 'below' ? global - stored.lower : stored.lower
  const above = price === 'above' ? global - stored.upper : stored.upper
  return global - below - above
}
