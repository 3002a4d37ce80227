import { describe, expect, test } from 'vitest'
import {
  firstMint,
  flashRepayment,
  getAmountIn,
  getAmountOut,
  laterMint,
  MINIMUM_LIQUIDITY,
  quote,
  sqrt,
} from './constant-product'
import { minimumOut } from './sandwich'

/** The pair of all four pages: 1,000 A (18 decimals) and 2,000 B (6 decimals). */
const A = 10n ** 18n
const B = 10n ** 6n
const reserveA = 1000n * A
const reserveB = 2000n * B

/** An amount of B as the pages print it. */
const inB = (raw: bigint) => Number(raw) / 1e6

/** Both sides of the check of `Pair.swap` for inputs and outputs of A and B. */
function kCheck({ aIn = 0n, bIn = 0n, aOut = 0n, bOut = 0n }) {
  const left =
    ((reserveA + aIn - aOut) * 1000n - aIn * 3n) * ((reserveB + bIn - bOut) * 1000n - bIn * 3n)
  const right = reserveA * reserveB * 1000n ** 2n
  return { left, right, holds: left >= right }
}

describe('how-it-works', () => {
  test.each([
    // 0.39935 is printed rounded half up: 0.3994%.
    { input: 1n, output: 1_992_013n, price: 1.992013, gap: 0.39935, after: 1.996012 },
    { input: 10n, output: 19_743_160n, price: 1.974316, gap: 1.2842, after: 1.96065 },
    { input: 100n, output: 181_322_178n, price: 1.813222, gap: 9.3389, after: 1.653343 },
    { input: 500n, output: 665_331_998n, price: 1.330664, gap: 33.4668, after: 0.889779 },
    { input: 1000n, output: 998_497_746n, price: 0.998498, gap: 50.0751, after: 0.500751 },
  ])('how-it-works: row of $input A in', ({ input, output, price, gap, after }) => {
    expect(getAmountOut(input * A, reserveA, reserveB)).toBe(output)
    const execution = inB(output) / Number(input)
    expect(execution).toBeCloseTo(price, 6)
    expect((1 - execution / 2) * 100).toBeCloseTo(gap, 4)
    expect(inB(reserveB - output) / Number(1000n + input)).toBeCloseTo(after, 6)
  })

  test('how-it-works: the steps for 1 A, and 0.0999% without the fee', () => {
    expect(1 * 997 * 2000).toBe(1_994_000)
    expect(1000 * 1000 + 1 * 997).toBe(1_000_997)
    expect(Math.floor((1_994_000 / 1_000_997) * 1e8)).toBe(199_201_396)
    expect(((1 - 1000 / 1001) * 100).toFixed(4)).toBe('0.0999')
  })

  test('how-it-works: reserves and k after 100 A', () => {
    const left = reserveB - 181_322_178n
    expect(left).toBe(1_818_677_822n)
    expect(1100n * left).toBe(2_000_545_604_200n)
  })

  test('how-it-works: arbitrage with 150 B', () => {
    const b = 1_818_677_822n
    const a = 1100n * A
    const bought = getAmountOut(150n * B, b, a)
    expect(bought / 10n ** 12n).toBe(83_580_263n)
    const whole = Number(bought) / 1e18
    expect(2 * whole).toBeCloseTo(167.160527, 6)
    expect((inB(b) + 150) / (1100 - whole)).toBeCloseTo(1.936875, 6)
  })
})

describe('swaps', () => {
  test('swaps: 100 A in, minimum at 0.5%', () => {
    const out = getAmountOut(100n * A, reserveA, reserveB)
    expect(out).toBe(181_322_178n)
    expect(minimumOut(out, 50n)).toBe(180_415_568n)
  })

  test('swaps: exactly 100 B out, maximum at 0.5%', () => {
    const input = getAmountIn(100n * B, reserveA, reserveB)
    expect(input).toBe(52_789_948_793_749_670_063n)
    expect((input * 10_050n) / 10_000n).toBe(53_053_898_537_718_418_413n)
  })

  test('swaps: a transfer fee of 1% on 100 A', () => {
    expect(kCheck({ aIn: 99n * A, bOut: 181_322_178n }).holds).toBe(false)
    expect(getAmountOut(99n * A, reserveA, reserveB)).toBe(179_671_849n)
  })

  test('swaps: both sides of the check, and one unit too much', () => {
    const { left, right, holds } = kCheck({ aIn: 100n * A, bOut: 181_322_178n })
    expect(left).toBe(20_000_000_008_534n * (A / 10n) * B)
    expect(right).toBe(2_000_000_000_000n * A * B)
    expect(holds).toBe(true)
    expect(kCheck({ aIn: 100n * A, bOut: 181_322_179n }).holds).toBe(false)
  })
})

describe('pools', () => {
  const supply = sqrt(reserveA * reserveB)
  const second = laterMint(250n * A, 500n * B, reserveA, reserveB, supply)
  const after = supply + second

  test('pools: first deposit of 1,000 A and 2,000 B', () => {
    expect(supply).toBe(1_414_213_562_373_095n)
    expect(MINIMUM_LIQUIDITY).toBe(1000n)
    expect(firstMint(reserveA, reserveB)).toBe(1_414_213_562_372_095n)
  })

  test('pools: second deposit of 250 A and 500 B is 20%', () => {
    expect(second).toBe(353_553_390_593_273n)
    expect(after).toBe(1_767_766_952_966_368n)
    expect(Number(second) / Number(after)).toBeCloseTo(0.2, 12)
  })

  test('pools: burning it right away', () => {
    expect((second * 1250n * A) / after).toBe(249_999_999_999_999_575_735n)
    expect((second * 2500n * B) / after).toBe(499_999_999n)
  })

  test('pools: 300 A and 500 B desired, and the minimums', () => {
    expect(quote(300n * A, reserveA, reserveB)).toBe(600n * B)
    expect(quote(500n * B, reserveB, reserveA)).toBe(250n * A)
    expect([250 * 0.995, 500 * 0.995]).toEqual([248.75, 497.5])
  })

  test('pools: of 100 A, what to swap so that the rest fits the ratio', () => {
    const [a, r] = [100, 1000]
    const part = (Math.sqrt(r * (3_988_009 * r + 3_988_000 * a)) - 1997 * r) / 1994
    expect(part).toBeCloseTo(48.88, 2)
    const paid = BigInt(Math.round(part * 1e18))
    const bought = getAmountOut(paid, reserveA, reserveB)
    expect(inB(bought)).toBeCloseTo(92.94, 2)
    const needed = quote(100n * A - paid, reserveA + paid, reserveB - bought)
    expect(inB(needed)).toBeCloseTo(inB(bought), 5)
  })

  test('pools: a transfer fee of 1% on 250 A gives 99% of the LP tokens', () => {
    const fewer = laterMint((2475n * A) / 10n, 500n * B, reserveA, reserveB, supply)
    expect(fewer).toBe(350_017_856_687_341n)
    expect(Number(fewer) / Number(second)).toBeCloseTo(0.99, 12)
  })

  test('pools: a first deposit at half the market price loses up to 170.33 B, 5.68%', () => {
    // What an input of B gains, sold at 2 B for each A: it is the most at 413.3 B.
    const gain = (tenths: number) => {
      const input = (BigInt(tenths) * B) / 10n
      return 2 * (Number(getAmountOut(input, 1_000n * B, 1_000n * A)) / Number(A)) - tenths / 10
    }
    expect(gain(4133)).toBeCloseTo(170.33, 2)
    for (const other of [4132, 4134, 2000, 6000]) expect(gain(other)).toBeLessThan(gain(4133))
    expect((gain(4133) / 3000) * 100).toBeCloseTo(5.68, 2)
  })
})

describe('flash-swaps', () => {
  test.each([
    { borrowed: 20n * B, repay: 20_060_181n },
    { borrowed: 1000n * B, repay: 1_003_009_028n },
  ])('flash-swaps: $borrowed units of B repaid in B', ({ borrowed, repay }) => {
    expect(flashRepayment(borrowed)).toBe(repay)
    expect(kCheck({ bOut: borrowed, bIn: repay }).holds).toBe(true)
    expect(kCheck({ bOut: borrowed, bIn: repay - 1n }).holds).toBe(false)
  })

  test.each([
    { borrowed: 20n * B, repay: 10_131_404_313_951_956_881n },
    { borrowed: 1000n * B, repay: 1_003_009_027_081_243_731_194n },
  ])('flash-swaps: $borrowed units of B repaid in A', ({ borrowed, repay }) => {
    expect(getAmountIn(borrowed, reserveA, reserveB)).toBe(repay)
    expect(kCheck({ bOut: borrowed, aIn: repay }).holds).toBe(true)
  })

  test('flash-swaps: the cost is about 0.3009%', () => {
    expect((3 / 997) * 100).toBeCloseTo(0.3009, 4)
  })
})
