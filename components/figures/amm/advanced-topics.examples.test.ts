import { describe, expect, test } from 'vitest'
import { getAmountIn, getAmountOut, impermanentLoss, protocolFeeMint } from './constant-product'
import {
  EXAMPLE_PAIR,
  type Reserves,
  rawA,
  rawB,
  sellA,
  sellB,
  spotPrice,
  wholeA,
  wholeB,
} from './example-pair'
import { manipulatedPrice, wholePrice } from './oracle-example'
import { accumulate, averagePrice, priceImpact, uq112x112 } from './price'
import { minimumOut, sandwich } from './sandwich'

const { a: RESERVE_A, b: RESERVE_B } = EXAMPLE_PAIR

/** A fraction in percent, as the pages print it. */
const percent = (fraction: number, digits = 2) => (fraction * 100).toFixed(digits)

/** B for a sale of whole A to the example pair. */
const outputFor = (amountA: number) => wholeB(getAmountOut(rawA(amountA), RESERVE_A, RESERVE_B))

describe('fees', () => {
  test('fees: 2 and 3 pairs in a row, and a flash swap', () => {
    expect(percent(1 - 0.997 ** 2, 4)).toBe('0.5991')
    expect(percent(1 - 0.997 ** 3, 4)).toBe('0.8973')
    expect(percent(3 / 997, 4)).toBe('0.3009')
  })

  test('fees: sqrt(k) from 1,000 to 1,010 units at 1,000 LP tokens', () => {
    const minted = protocolFeeMint(rawA(1010) ** 2n, rawA(1000) ** 2n, rawA(1000))
    expect(minted).toBe(1_652_892_561_983_471_074n)
    const supply = 1000 + wholeA(minted)
    expect((1010 * wholeA(minted)) / supply).toBeCloseTo(10 / 6, 9)
    expect((1010 * 1000) / supply).toBeCloseTo(1008.3333, 4)
    expect(percent(1010 / supply - 1, 4)).toBe('0.8333')
  })
})

describe('price', () => {
  test('price: 1 A in', () => {
    expect(outputFor(1)).toBe(1.992013)
    expect(percent(priceImpact(rawA(1), RESERVE_A, RESERVE_B))).toBe('0.40')
  })

  test('price: 100 A execute 9.34% below the spot price and leave it 17.33% lower', () => {
    const { amountOut, pool } = sellA(EXAMPLE_PAIR, rawA(100))
    expect(percent(1 - wholeB(amountOut) / 100 / 2)).toBe('9.34')
    expect(percent(1 - spotPrice(pool) / 2)).toBe('17.33')
  })

  test.each([
    { limit: 0.005, share: 0.00201, input: 2.01 },
    { limit: 0.01, share: 0.00709, input: 7.09 },
    { limit: 0.05, share: 0.04962, input: 49.62 },
    { limit: 0.1, share: 0.1081, input: 108.1 },
  ])('price: the largest trade for an impact of $limit', ({ limit, share, input }) => {
    const largest = 1 / (1 - limit) - 1 / 0.997
    expect(1 - 0.997 / (1 + 0.997 * largest)).toBeCloseTo(limit, 12)
    const hundredths = Math.floor(largest * 1e5)
    expect([hundredths / 1e5, hundredths / 100]).toEqual([share, input])
    // Rounded down: 0.01 A more would pass the limit.
    const impactOf = (amount: number) => priceImpact(rawA(amount) / 100n, RESERVE_A, RESERVE_B)
    expect(impactOf(hundredths)).toBeLessThanOrEqual(limit)
    expect(impactOf(hundredths + 1)).toBeGreaterThan(limit)
  })

  test('price: the two quotes are not exact inverses', () => {
    expect(getAmountIn(1_992_013n, RESERVE_A, RESERVE_B)).toBe(999_999_516_550_075_518n)
  })

  test('price: slippage of 1 A after a sale of 2 A or 20 A, and the minimum at 0.5%', () => {
    const outputAfter = (other: number) =>
      sellA(sellA(EXAMPLE_PAIR, rawA(other)).pool, rawA(1)).amountOut
    expect(minimumOut(1_992_013n, 50n)).toBe(1_982_053n)
    expect(outputAfter(2)).toBe(1_984_085n)
    expect(percent(1 - 1.984085 / 1.992013)).toBe('0.40')
    expect(outputAfter(20)).toBe(1_914_811n)
  })

  test('price: TWAP of 3,000 s at 2 B and 600 s at 3 B, with and without the elapsed part', () => {
    const stored = accumulate(0n, uq112x112(rawB(2), rawA(1)), 3000)
    const current = accumulate(stored, uq112x112(rawB(3), rawA(1)), 600)
    expect(wholePrice(averagePrice(0n, current, 3600))).toBeCloseTo(2.1667, 4)
    expect(wholePrice(averagePrice(0n, stored, 3600))).toBeCloseTo(1.6667, 4)
  })

  test('price: means of a price and of its reciprocal', () => {
    expect((2 + 8) / 2).toBe(5)
    expect((1 / 2 + 1 / 8) / 2).toBe(0.3125)
  })

  test.each([
    { window: 60, multiple: 1.6, put: 530, loss: 111 },
    { window: 300, multiple: 4, put: 2000, loss: 1000 },
    { window: 3600, multiple: 37, put: 10_166, loss: 8494 },
  ])('price: +10% on a TWAP over $window s', ({ window, multiple, put, loss }) => {
    const root = Math.sqrt(1 + (0.1 * window) / 10)
    expect(root ** 2).toBeCloseTo(multiple, 9)
    expect(Math.round(2000 * (root - 1))).toBe(put)
    expect(Math.round(2000 * (root + 1 / root - 2))).toBe(loss)
  })

  test('price: the figure raises the average over 300 s by about 10%', () => {
    expect(wholePrice(manipulatedPrice(300).average) / 2 - 1).toBeCloseTo(0.1, 2)
  })

  test.each([1, 50, 1000, 2000])(
    'price: buying and selling back %i A costs at most 0.6%',
    amount => {
      const push = sellA(EXAMPLE_PAIR, rawA(amount))
      const back = wholeA(sellB(push.pool, push.amountOut).amountOut)
      expect(1 - back / amount).toBeLessThan(0.006)
    },
  )
})

describe('understanding-returns', () => {
  test.each([
    { ratio: 1.25, inverse: '0.80', loss: '-0.62' },
    { ratio: 1.5, inverse: '0.67', loss: '-2.02' },
    { ratio: 1.75, inverse: '0.57', loss: '-3.79' },
    { ratio: 2, inverse: '0.50', loss: '-5.72' },
    { ratio: 3, inverse: '0.33', loss: '-13.40' },
    { ratio: 4, inverse: '0.25', loss: '-20.00' },
    { ratio: 5, inverse: '0.20', loss: '-25.46' },
  ])('understanding-returns: loss at $ratio and its inverse', ({ ratio, inverse, loss }) => {
    expect((1 / ratio).toFixed(2)).toBe(inverse)
    expect(percent(impermanentLoss(ratio))).toBe(loss)
    expect(percent(impermanentLoss(1 / ratio))).toBe(loss)
  })

  test('understanding-returns: 10% of 100,000 A and 1,000 B, price from 100 to 150 A', () => {
    const poolA = Math.sqrt(100_000 * 1_000 * 150)
    const poolB = Math.sqrt((100_000 * 1_000) / 150)
    expect([poolA.toFixed(2), poolB.toFixed(2)]).toEqual(['122474.49', '816.50'])
    const value = (poolA + poolB * 150) / 10
    expect(value.toFixed(2)).toBe('24494.90')
    expect([(poolA / 10).toFixed(2), (poolB / 10).toFixed(2)]).toEqual(['12247.45', '81.65'])
    expect((25_000 - value).toFixed(2)).toBe('505.10')
    expect(percent(value / 25_000 - 1)).toBe('-2.02')
    expect(percent(value / 20_000 - 1)).toBe('22.47')
  })

  test.each([
    { ratio: 1.25, growth: '0.62', off: '2.07', on: '2.48' },
    { ratio: 1.5, growth: '2.06', off: '6.80', on: '8.16' },
    { ratio: 2, growth: '6.07', off: '19.63', on: '23.56' },
    { ratio: 4, growth: '25.00', off: '74.38', on: '89.26' },
  ])('understanding-returns: break-even at $ratio', ({ ratio, growth, off, on }) => {
    const needed = (1 + ratio) / (2 * Math.sqrt(ratio)) - 1
    expect(percent(needed)).toBe(growth)
    expect((Math.log(1 + needed) / 0.003).toFixed(2)).toBe(off)
    expect((Math.log(1 + needed) / 0.0025).toFixed(2)).toBe(on)
  })

  test('understanding-returns: swaps of 6.80 times the pool add 2.06%, in 34 or 41 days', () => {
    let pool: Reserves = EXAMPLE_PAIR
    const product = ({ a, b }: Reserves) => wholeA(a) * wholeB(b)
    for (let turnover = 0; turnover < 6.8; turnover += 0.001) {
      // Two inputs of 0.1% of one reserve, each worth 0.05% of the pool.
      pool = sellA(pool, pool.a / 1000n).pool
      pool = sellB(pool, pool.b / 1000n).pool
    }
    expect(percent(Math.sqrt(product(pool) / product(EXAMPLE_PAIR)) - 1)).toBe('2.06')
    expect(Math.round(6.8 / 0.2)).toBe(34)
    expect(Math.round(8.16 / 0.2)).toBe(41)
  })
})

describe('security', () => {
  const minimum = minimumOut(19_743_160n, 50n)

  test('security: a sandwich of 50 A around 10 A', () => {
    expect(outputFor(10)).toBe(19.74316)
    const hit = sandwich(EXAMPLE_PAIR, rawA(50), rawA(10), 0n)
    expect(hit.frontRunOut).toBe(94_965_947n)
    expect(hit.victimOut).toBe(17_918_610n)
    expect(percent(1 - 17.91861 / 19.74316)).toBe('9.24')
    expect(wholeA(hit.backRunOut).toFixed(6)).toBe('50.641886')
  })

  test('security: without a minimum, 2,330 A in front gain most, and take 90.9%', () => {
    const gainOf = (front: number) => {
      const { backRunOut } = sandwich(EXAMPLE_PAIR, rawA(front), rawA(10), 0n)
      return wholeA(backRunOut - rawA(front))
    }
    const fronts = Array.from({ length: 500 }, (_, index) => 10 * (index + 1))
    const best = fronts.reduce((a, b) => (gainOf(b) > gainOf(a) ? b : a))
    expect([best, gainOf(best).toFixed(2)]).toEqual([2330, '4.88'])
    const { victimOut } = sandwich(EXAMPLE_PAIR, rawA(best), rawA(10), 0n)
    expect([wholeB(victimOut).toFixed(2), percent(1 - wholeB(victimOut) / 19.74316, 1)]).toEqual([
      '1.80',
      '90.9',
    ])
  })

  test('security: the minimum stops it, and the attacker loses fees', () => {
    expect(minimum).toBe(19_644_445n)
    const stopped = sandwich(EXAMPLE_PAIR, rawA(50), rawA(10), minimum)
    expect(stopped.executed).toBe(false)
    expect((50 - wholeA(stopped.backRunOut)).toFixed(6)).toBe('0.285367')
  })

  test('security: 2.52566 A in front still fits the minimum', () => {
    const front = 2_525_660_000_000_000_000n
    const fits = sandwich(EXAMPLE_PAIR, front, rawA(10), minimum)
    expect(fits.victimOut).toBe(minimum)
    expect(wholeA(fits.backRunOut - front).toFixed(4)).toBe('0.0351')
    expect(sandwich(EXAMPLE_PAIR, rawA(3), rawA(10), minimum).executed).toBe(false)
  })

  test('security: 2,000 B moves the spot price, and LP values with it', () => {
    const push = sellB(EXAMPLE_PAIR, rawB(2000))
    const [a, b] = [wholeA(push.pool.a), wholeB(push.pool.b)]
    expect((b / a).toFixed(3)).toBe('7.988')
    expect([wholeA(push.amountOut).toFixed(2), a.toFixed(2), b]).toEqual(['499.25', '500.75', 4000])
    const back = sellA(push.pool, push.amountOut)
    expect((2000 - wholeB(back.amountOut)).toFixed(3)).toBe('6.009')
    expect((a * 2 + b).toFixed(2)).toBe('5001.50')
    const fair = 2 * Math.sqrt(a * b * 2)
    expect(fair.toFixed(2)).toBe('4003.00')
    expect(percent(fair / 4000 - 1)).toBe('0.08')
  })
})
