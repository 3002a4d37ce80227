import { EXAMPLE_PAIR, type Reserves, rawB, sellA, sellB } from './example-pair'
import { accumulate, averagePrice, Q112, uq112x112 } from './price'

/** Seconds for which the manipulated price lasts: from one block to the next. */
export const SPIKE_SECONDS = 10

type Reading = { seconds: number; cumulative: bigint }

/** B per A, for people, of a UQ112x112 price of raw units (B has 12 decimals fewer than A). */
export function wholePrice(price: bigint): number {
  return Number((price * 10n ** 18n) / Q112) / 10 ** 6
}

/**
 * The example pair while someone pays 2,000 B for A in one block and sells the A back in the next,
 * in the middle of `window` seconds. The accumulator starts at 0; A is token0.
 */
export function manipulatedPrice(window: number) {
  const push = sellB(EXAMPLE_PAIR, rawB(2_000))
  const back = sellA(push.pool, push.amountOut)
  const calm = (window - SPIKE_SECONDS) / 2
  const stages = [
    { price: priceOfA(EXAMPLE_PAIR), seconds: Math.ceil(calm) },
    { price: priceOfA(push.pool), seconds: SPIKE_SECONDS },
    { price: priceOfA(back.pool), seconds: Math.floor(calm) },
  ]
  let last: Reading = { seconds: 0, cumulative: 0n }
  const readings = [last]
  for (const { price, seconds } of stages) {
    last = {
      seconds: last.seconds + seconds,
      cumulative: accumulate(last.cumulative, price, seconds),
    }
    readings.push(last)
  }
  return { stages, readings, average: averagePrice(0n, last.cumulative, window) }
}

function priceOfA(pool: Reserves): bigint {
  return uq112x112(pool.b, pool.a)
}
