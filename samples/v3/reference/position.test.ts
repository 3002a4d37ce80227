import { Fraction, Percent } from '@uniswap/sdk-core'
import { encodeSqrtRatioX96, FeeAmount, Pool, Position, TickMath } from '@uniswap/v3-sdk'
import { Contract } from 'ethers'
import { describe, expect, test } from 'vitest'
import { outputOf, testChain } from '../../chain/test-chain'
import { A, C, examplePool, poolAddress, readPool } from './pool'
import { main, onePlusOne } from './position'
import { positionsOf } from './positions.fixture'

const { swapx, signer, provider, deadline } = await testChain()

const pool = examplePool(FeeAmount.MEDIUM)
const one = '1000000000000000000'
const around = onePlusOne(pool, -600, 600)

const half = new Percent(50, 10_000)

type Amounts = { amount0: unknown; amount1: unknown }

const text = (amounts: Amounts) => [String(amounts.amount0), String(amounts.amount1)]

test('main prints three ranges and the minimum amounts', async () => {
  await expect(await outputOf(main)).toMatchFileSnapshot('position.out.txt')
})

describe('amounts', () => {
  test('minting rounds up, burning down', () => {
    expect(around.liquidity.toString()).toBe('33837499809738371427')
    expect(text(around.mintAmounts)).toEqual([one, one])
    expect(around.amount0.quotient.toString()).toBe('999999999999999999')
    expect(around.amount1.quotient.toString()).toBe('999999999999999999')
  })

  test('a position above the price holds token0 only, one below it token1 only', () => {
    expect(text(onePlusOne(pool, 600, 1200).mintAmounts)).toEqual([one, '0'])
    expect(text(onePlusOne(pool, 0, 600).mintAmounts)).toEqual([one, '0'])
    expect(text(onePlusOne(pool, -1200, -600).mintAmounts)).toEqual(['0', one])
    expect(text(onePlusOne(pool, -600, 0).mintAmounts)).toEqual(['0', one])
  })

  test('what does not fit the ratio is left over', () => {
    const uneven = onePlusOne(pool, -600, 1200)
    expect(text(uneven.mintAmounts)).toEqual([one, '507499062659971020'])
  })

  test('prices at the ends of the range', () => {
    expect(around.token0PriceLower.toSignificant(6)).toBe('0.941767')
    expect(around.token0PriceUpper.toSignificant(6)).toBe('1.06183')
  })
})

describe('from one amount', () => {
  const range = { pool, tickLower: -600, tickUpper: 600 }

  test('the other amount is what the ratio asks for', () => {
    const from0 = Position.fromAmount0({ ...range, amount0: one, useFullPrecision: true })
    const from1 = Position.fromAmount1({ ...range, amount1: one })
    expect(text(from0.mintAmounts)).toEqual([one, one])
    expect(text(from1.mintAmounts)).toEqual([one, one])
  })

  test('a range that needs the other token only gives a senseless position', () => {
    const below = { pool, tickLower: -1200, tickUpper: -600 }
    const from0 = Position.fromAmount0({ ...below, amount0: one, useFullPrecision: true })
    expect(text(from0.mintAmounts)).toEqual(['0', (2n ** 256n - 1n).toString()])
    const above = { pool, tickLower: 600, tickUpper: 1200 }
    const from1 = Position.fromAmount1({ ...above, amount1: one })
    expect(text(from1.mintAmounts)).toEqual([(2n ** 256n - 1n).toString(), '0'])
  })

  test('at a price exactly on a tick the current tick does not tell', () => {
    const at = (tick: number, tickCurrent: number) => ({
      pool: new Pool(A, C, FeeAmount.MEDIUM, TickMath.getSqrtRatioAtTick(tick), 0, tickCurrent),
      tickLower: -600,
      tickUpper: 600,
    })
    // A falling price that stops at a tick has crossed it.
    const top = Position.fromAmount0({ ...at(600, 599), amount0: one, useFullPrecision: true })
    expect(text(top.mintAmounts)).toEqual(['0', (2n ** 256n - 1n).toString()])
    const bottom = Position.fromAmount1({ ...at(-600, -600), amount1: one })
    expect(text(bottom.mintAmounts)).toEqual([(2n ** 256n - 1n).toString(), '0'])
  })
})

describe('tolerance', () => {
  test('minimum amounts lie far more than 0.5% below the amounts of a narrow range', () => {
    expect(text(around.mintAmountsWithSlippage(half))).toEqual([
      '915722161015906125',
      '915300243104268267',
    ])
    expect(text(around.burnAmountsWithSlippage(half))).toEqual([
      '915722161015906124',
      '915300243104268266',
    ])
  })

  test('5% leaves less than a fifth', () => {
    expect(text(around.mintAmountsWithSlippage(new Percent(5, 100)))).toEqual([
      '184518722981282826',
      '143215369064863652',
    ])
  })

  test('over the whole range, the amounts change less than the price', () => {
    const whole = onePlusOne(pool, -887_220, 887_220)
    expect(text(whole.mintAmountsWithSlippage(half))).toEqual([
      '997509336107632903',
      '997496867163000167',
    ])
  })

  test.each([
    [60, 61],
    [600, 620],
  ])('±%i ticks: past both ends, from %i/10,000 on, it protects from nothing', (ticks, points) => {
    const minimums = (tolerance: number) =>
      text(onePlusOne(pool, -ticks, ticks).mintAmountsWithSlippage(new Percent(tolerance, 10_000)))
    expect(minimums(points)).toEqual(['0', '0'])
    expect(minimums(points - 50)).not.toContain('0')
  })

  test('100% protects from nothing, more throws, less than 0 is not refused', () => {
    expect(text(around.mintAmountsWithSlippage(new Percent(1)))).toEqual(['0', '0'])
    const more = () => around.mintAmountsWithSlippage(new Percent(2))
    expect(more).toThrow('Invariant failed: NEGATIVE')
    expect(text(around.mintAmountsWithSlippage(new Percent(-1, 100)))).toEqual([
      '1170467072875085669',
      '1168766632018870762',
    ])
  })
})

describe('what is refused', () => {
  const make = (tickLower: number, tickUpper: number, of = pool) =>
    new Position({ pool: of, tickLower, tickUpper, liquidity: 1 })

  test('ticks', () => {
    expect(() => make(600, -600)).toThrow('Invariant failed: TICK_ORDER')
    expect(() => make(600, 600)).toThrow('Invariant failed: TICK_ORDER')
    expect(() => make(-601, 600)).toThrow('Invariant failed: TICK_LOWER')
    expect(() => make(-600, 601)).toThrow('Invariant failed: TICK_UPPER')
    expect(() => make(-887_280, 0)).toThrow('Invariant failed: TICK_LOWER')
    expect(() => make(0, 887_280)).toThrow('Invariant failed: TICK_UPPER')
    expect(() => onePlusOne(pool, 600, 600)).toThrow('Division by zero')
    expect(() => onePlusOne(pool, -887_280, 600)).toThrow('Invariant failed: TICK')
  })

  test('a fee without tick spacing', () => {
    const other = new Pool(A, C, 2500 as FeeAmount, pool.sqrtRatioX96, 1, 0)
    expect(() => make(-600, 600, other)).toThrow('Invariant failed: TICK_LOWER')
  })

  test('a bigint', () => {
    const liquidity = 10n as never
    const bad = () => new Position({ pool, tickLower: -600, tickUpper: 600, liquidity })
    expect(bad).toThrow('Cannot convert 10 to a BigInt')
  })
})

describe('on the chain', async () => {
  const { manager } = await positionsOf(swapx, signer, await deadline())
  const deployed = () =>
    readPool(provider, poolAddress(swapx, A, C, FeeAmount.HIGH), A, C, FeeAmount.HIGH)

  /** Simulates the mint of a position with minimum amounts for a tolerance. */
  async function mint(position: Position, tolerance: Percent) {
    const range = [A.address, C.address, FeeAmount.HIGH, position.tickLower, position.tickUpper]
    const minimums = position.mintAmountsWithSlippage(tolerance)
    const amounts = [...text(position.mintAmounts), ...text(minimums)]
    const order = [...range, ...amounts, signer.address, await deadline()]
    return manager.getFunction('mint').staticCall(order)
  }

  /** Buys A until the price of A is higher by a number of millionths. */
  async function raise(from: Pool, millionths: number) {
    const { numerator, denominator } = from.token0Price.asFraction.multiply(
      new Fraction(1_000_000 + millionths, 1_000_000),
    )
    const limit = encodeSqrtRatioX96(numerator, denominator).toString()
    const router = new Contract(
      swapx.swapRouter,
      [
        'function exactInputSingle((address, address, uint24, address, uint256 deadline, uint256 amountIn, uint256 amountOutMinimum, uint160 limit)) payable returns (uint256)',
      ],
      signer,
    )
    const order = [C.address, A.address, FeeAmount.HIGH, signer.address, await deadline()]
    const amounts = [one, 1, limit]
    const transaction = await router.getFunction('exactInputSingle').send([...order, ...amounts])
    await transaction.wait()
    expect((await deployed()).sqrtRatioX96.toString()).toBe(limit)
  }

  test('the position manager mints what the SDK says, without full precision', async () => {
    const pool = await deployed()
    expect(pool.token0Price.toSignificant(6)).toBe('0.5')
    const position = onePlusOne(pool, -9000, -5000)
    const minted = await mint(position, new Percent(0))
    expect(minted.liquidity.toString()).toBe(position.liquidity.toString())
    expect(minted.amount0.toString()).toBe(text(position.mintAmounts)[0])
    expect(minted.amount1.toString()).toBe(text(position.mintAmounts)[1])
  })

  test('a mint bears about half of the tolerance', async () => {
    const before = await deployed()
    const position = onePlusOne(before, -9000, -5000)
    await raise(before, 2_000)
    await mint(position, half)
    await raise(before, 3_000)
    await expect(mint(position, half)).rejects.toThrow('Price slippage check')
  })
})

/** Whether a mint and a withdrawal prepared at a price of 1 with a tolerance of 0.5% pass, after it has moved. */
function passesAfter(planned: Position, basisPoints: number) {
  const { tickLower, tickUpper, liquidity } = planned
  const price = encodeSqrtRatioX96(10_000 + basisPoints, 10_000)
  const tick = TickMath.getTickAtSqrtRatio(price)
  const range = { pool: new Pool(A, C, FeeAmount.MEDIUM, price, 1, tick), tickLower, tickUpper }
  const reaches = (amounts: Amounts, minimums: Amounts) =>
    BigInt(String(amounts.amount0)) >= BigInt(String(minimums.amount0)) &&
    BigInt(String(amounts.amount1)) >= BigInt(String(minimums.amount1))
  const desired = { ...planned.mintAmounts, useFullPrecision: false }
  const minted = Position.fromAmounts({ ...range, ...desired }).mintAmounts
  const { amount0, amount1 } = new Position({ ...range, liquidity })
  const burnt = { amount0: amount0.quotient, amount1: amount1.quotient }
  return {
    mint: reaches(minted, planned.mintAmountsWithSlippage(half)),
    withdrawal: reaches(burnt, planned.burnAmountsWithSlippage(half)),
  }
}

test('after a move of the price, a withdrawal bears the whole tolerance, a mint half', () => {
  const after = (basisPoints: number) => passesAfter(around, basisPoints)
  for (const move of [26, -26]) expect(after(move)).toEqual({ mint: true, withdrawal: true })
  for (const move of [30, -30, 50, -50])
    expect(after(move)).toEqual({ mint: false, withdrawal: true })
  for (const move of [51, -51]) expect(after(move)).toEqual({ mint: false, withdrawal: false })
})

test.for([
  // In the middle about half, and the narrower the range, the nearer to all.
  { range: [-60, 60], most: [42, -42] },
  { range: [-120, 120], most: [31, -31] },
  { range: [-6000, 6000], most: [25, -25] },
  // Near an end, far less towards the other.
  { range: [-60, 600], most: [4, -49] },
] as const)('a mint into $range bears $most hundredths of a percent', ({ range, most }) => {
  const planned = onePlusOne(pool, range[0], range[1])
  const passes = (basisPoints: number) => passesAfter(planned, basisPoints).mint
  expect(most.map(passes)).toEqual([true, true])
  expect(most.map(move => passes(move + Math.sign(move)))).toEqual([false, false])
})

test('full precision finds more liquidity than the position manager', () => {
  // A low price: few digits are left in the product of the square roots.
  const price = encodeSqrtRatioX96(1, `1${'0'.repeat(30)}`)
  const low = new Pool(A, C, FeeAmount.MEDIUM, price, 1, TickMath.getTickAtSqrtRatio(price))
  const range = { pool: low, tickLower: -690_000, tickUpper: -689_940 }
  const amounts = { amount0: `1${'0'.repeat(30)}`, amount1: 0 }
  const full = Position.fromAmounts({ ...range, ...amounts, useFullPrecision: true })
  const router = Position.fromAmounts({ ...range, ...amounts, useFullPrecision: false })
  expect(full.liquidity.toString()).not.toBe(router.liquidity.toString())
  expect(Number(full.liquidity)).toBeGreaterThan(Number(router.liquidity))
})
