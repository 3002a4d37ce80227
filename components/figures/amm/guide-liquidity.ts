import { liquidityNets, liquiditySteps } from './liquidity-steps'
import { liquidityOf, type TickRange } from './position'
import { tickPrice } from './ticks'

/** Units of A in 1 A for each unit of B in 1 B: 18 and 6 decimals. */
const UNITS = 10 ** 12

/** Price of A in B at a tick of the guides' pool, in whole tokens. */
export function guidePrice(tick: number): number {
  return tickPrice(tick) * UNITS
}

/** The liquidity of a position that takes so much A at 2 B, in 10¹² of the pool's units. */
function liquidityWith({ lower, upper }: TickRange, amountA: number): number {
  const range = { lowest: guidePrice(lower), highest: guidePrice(upper) }
  return liquidityOf(range, 2, amountA, Number.POSITIVE_INFINITY)
}

const position = (lower: number, upper: number, amountA: number) => ({
  lower,
  upper,
  liquidity: liquidityWith({ lower, upper }, amountA),
})

/** The pool of the guide on active liquidity: over all prices, 1.8 to 2.2 B, and 1.9 to 2.1 B. */
const positions = [
  position(-887_220, 887_220, 1000),
  position(-270_420, -268_440, 100),
  position(-269_880, -268_920, 100),
]

/** Its steps of liquidity, and what each tick adds to it on the way up. */
export const guideSteps = liquiditySteps(positions)
export const guideNets = liquidityNets(positions)
