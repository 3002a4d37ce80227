import type { TickConstructorArgs, TickDataProvider } from '@uniswap/v3-sdk'
import { encodeSqrtRatioX96, FeeAmount, Pool } from '@uniswap/v3-sdk'
import { A, C } from '../pool'

// #region tick-constructor-args
/**
 * Ticks of two positions: liquidity 1,000,000 to tick 600, and 500,000 to tick
 * 60.
 */
const ticks: TickConstructorArgs[] = [
  { index: -600, liquidityGross: 1_500_000, liquidityNet: 1_500_000 },
  { index: 60, liquidityGross: 500_000, liquidityNet: -500_000 },
  { index: 600, liquidityGross: 1_000_000, liquidityNet: -1_000_000 },
]

const price = encodeSqrtRatioX96(1, 1)

/** Their pool at tick 0, where both are in range. */
export const pool = new Pool(A, C, FeeAmount.MEDIUM, price, 1_500_000, 0, ticks)
// #endregion

// #region cached-ticks
/**
 * Caches the answers of another provider, for the state of one block.
 */
export class CachedTicks implements TickDataProvider {
  readonly #source: TickDataProvider
  readonly #ticks = new Map<
    number,
    Awaited<ReturnType<TickDataProvider['getTick']>>
  >()
  readonly #steps = new Map<string, [number, boolean]>()

  constructor(source: TickDataProvider) {
    this.#source = source
  }

  async getTick(tick: number) {
    const known = this.#ticks.get(tick)
    if (known) return known
    const read = await this.#source.getTick(tick)
    this.#ticks.set(tick, read)
    return read
  }

  async nextInitializedTickWithinOneWord(
    tick: number,
    lte: boolean,
    spacing: number,
  ) {
    const key = `${tick} ${lte}`
    const known = this.#steps.get(key)
    if (known) return known
    const read = await this.#source.nextInitializedTickWithinOneWord(
      tick,
      lte,
      spacing,
    )
    this.#steps.set(key, read)
    return read
  }
}
// #endregion
