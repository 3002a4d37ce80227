import {
  encodeSqrtRatioX96,
  FeeAmount,
  nearestUsableTick,
  Position,
  TICK_SPACINGS,
  TickMath,
  tickToPrice,
} from '@uniswap/v3-sdk'
import { parseEther, parseUnits } from 'ethers'
import { getAddress } from 'viem'
import { describe, expect, test } from 'vitest'
import { outputOf, testChain } from '../chain/test-chain'
import { connect } from '../connection-viem'
import { environment } from '../environment'
import { toAmount, tokensOf, toRaw } from './background'
import {
  atPrice,
  cost,
  fullRange,
  poolAt,
  positionWith,
  positionWithin,
  rangeBetween,
  tokensTaken,
  value,
} from './position'
import * as sample from './position-data'
import * as viem from './position-data-viem'
import { now, readPool } from './trading'
import * as tradingViem from './trading-viem'

const { swapx, provider, deploy } = await testChain()
const { client } = connect(environment)
const { A, B } = tokensOf(swapx)
const at = await now(swapx, provider)
const pool = await readPool(at, A, B, FeeAmount.MEDIUM)
const price = (value: string) => sample.priceFrom(A, B, value)
const range = rangeBetween(pool, price('1.8'), price('2.2'))
const above = rangeBetween(pool, price('2.2'), price('2.4'))
const below = rangeBetween(pool, price('1.6'), price('1.8'))
const hundredA = toAmount(A, parseEther('100'))
const hundredB = toAmount(B, parseUnits('100', 6))
const text = ({ amount0, amount1 }: Position['mintAmounts']) => [`${amount0}`, `${amount1}`]

test('main prints what the page shows', async () => {
  await expect(await outputOf(sample.main)).toMatchFileSnapshot('position-data.out.txt')
})

describe('ranges', () => {
  test('from prices in either order and direction', () => {
    expect(range).toEqual({ tickLower: -270420, tickUpper: -268440 })
    expect(rangeBetween(pool, price('2.2'), price('1.8'))).toEqual(range)
    const inverse = (value: string) => price(value).invert()
    expect(rangeBetween(pool, inverse('1.8'), inverse('2.2'))).toEqual(range)
  })

  test.each([sample, viem])('from a price with more decimals than its token', ({ priceFrom }) => {
    expect(priceFrom(A, B, '0.00000149').toSignificant(6)).toBe('0.00000149')
  })

  test('of one tick only are refused', () => {
    const same = () => rangeBetween(pool, price('1.999'), price('2'))
    expect(same).toThrow('Both prices have the same usable tick.')
  })

  test('over everything', () => {
    expect(fullRange(pool)).toEqual({ tickLower: -887220, tickUpper: 887220 })
  })

  test('a tick is 0.01% above the one before, and spacings are these steps of price', () => {
    const step = (ticks: number) =>
      tickToPrice(A, B, ticks)
        .divide(tickToPrice(A, B, 0))
        .subtract(1)
        .multiply(100)
        .toFixed(3)
    expect(step(1)).toBe('0.010')
    expect([10, 60, 200].map(step)).toEqual(['0.100', '0.602', '2.020'])
    const { LOW, MEDIUM, HIGH } = FeeAmount
    expect([LOW, MEDIUM, HIGH].map(fee => TICK_SPACINGS[fee])).toEqual([10, 60, 200])
  })
})

describe('tokens of a range', () => {
  test('above the price token0, below it token1, around it both', () => {
    expect(tokensTaken(pool, above)).toEqual([A])
    expect(tokensTaken(pool, below)).toEqual([B])
    expect(tokensTaken(pool, range)).toEqual([A, B])
  })

  test('at exactly the price of an end', () => {
    const root = TickMath.getSqrtRatioAtTick(range.tickLower)
    const there = poolAt(FeeAmount.MEDIUM, tickToPrice(A, B, range.tickLower))
    expect(there.sqrtRatioX96.toString()).toBe(root.toString())
    expect(tokensTaken(there, range)).toEqual([A])
    expect(tokensTaken(there, below)).toEqual([B])
  })
})

describe('positions', () => {
  test('from one amount: the other one follows', () => {
    const fromA = positionWith(pool, range, hundredA)
    const [costA, costB] = cost(fromA)
    expect(costA.toExact()).toBe('99.999999999999996974')
    expect(costB.toExact()).toBe('215.471341')
    const fromB = positionWith(pool, range, costB)
    expect(fromB.liquidity.toString()).toBe('3041807943734764')
    expect(cost(fromB)[1].equalTo(costB)).toBe(true)
  })

  test('the token that the range does not take is refused, which the SDK does not do', () => {
    const refused = () => positionWith(pool, below, hundredA)
    expect(refused).toThrow('The range takes no A at this price.')
    expect(() => positionWith(pool, above, hundredB)).toThrow('The range takes no B')
    const amount0 = hundredA.quotient
    const from0 = Position.fromAmount0({ pool, ...below, amount0, useFullPrecision: false })
    const most = (2n ** 256n - 1n).toString()
    expect(text(from0.mintAmounts)).toEqual(['0', most])
    const amount1 = hundredB.quotient
    const from1 = Position.fromAmount1({ pool, ...above, amount1 })
    expect(text(from1.mintAmounts)[1]).toBe('0')
    expect(BigInt(text(from1.mintAmounts)[0] ?? 0)).toBeGreaterThan(2n ** 255n)
  })

  test('from two amounts: one is used up', () => {
    const position = positionWithin(pool, range, hundredA, hundredB)
    const [costA, costB] = cost(position)
    expect(costA.toFixed(2)).toBe('46.40')
    expect(costB.equalTo(hundredB)).toBe(true)
  })

  test('withdrawing gives up to one smallest unit less than minting costs', () => {
    const position = positionWith(pool, range, hundredA)
    const [costA, costB] = cost(position)
    expect(toRaw(costA) - toRaw(position.amount0)).toBe(1n)
    expect(toRaw(costB) - toRaw(position.amount1)).toBe(1n)
  })

  test('at the ends of the range one token is left', () => {
    const position = positionWith(pool, range, hundredA)
    const low = atPrice(position, price('1.6'))
    const high = atPrice(position, price('2.4').invert())
    expect([low.amount0.toFixed(2), low.amount1.toFixed(2)]).toEqual(['213.41', '0.00'])
    expect([high.amount0.toFixed(2), high.amount1.toFixed(2)]).toEqual(['0.00', '425.22'])
    expect(value(low).toFixed(2)).toBe('341.46')
    expect(value(high).toFixed(2)).toBe('425.22')
  })
})

describe('what a reader meets', () => {
  const amounts = { amount0: '1', amount1: '1', useFullPrecision: false }

  test('ticks that are not usable', () => {
    const unrounded = { tickLower: -270446, tickUpper: -268440 }
    const make = () => Position.fromAmounts({ pool, ...unrounded, ...amounts })
    expect(make).toThrow('Invariant failed: TICK_LOWER')
    const upper = { tickLower: -270420, tickUpper: -268441 }
    expect(() => Position.fromAmounts({ pool, ...upper, ...amounts })).toThrow(
      'Invariant failed: TICK_UPPER',
    )
    const turned = { tickLower: range.tickUpper, tickUpper: range.tickLower }
    expect(() => new Position({ pool, ...turned, liquidity: 1 })).toThrow(
      'Invariant failed: TICK_ORDER',
    )
    expect(() => nearestUsableTick(887_273, 60)).toThrow('Invariant failed: TICK_BOUND')
    expect(() => nearestUsableTick(0.5, 60)).toThrow('Invariant failed: INTEGERS')
  })

  test('a price without the decimals lands elsewhere', () => {
    const wrong = TickMath.getTickAtSqrtRatio(encodeSqrtRatioX96(2, 1))
    expect([wrong, pool.tickCurrent]).toEqual([6931, -269393])
  })

  test('a bigint from the chain', () => {
    const tokenId: unknown = 10n
    const make = () => new Position({ pool, ...range, liquidity: tokenId as string })
    expect(make).toThrow('Cannot convert 10 to a BigInt')
  })

  test('a number that is no position', async () => {
    await expect(sample.readPosition(at, 999n)).rejects.toThrow(
      'execution reverted: "Invalid token ID"',
    )
    const viemAt = await tradingViem.now(swapx, client)
    await expect(viem.readPosition(viemAt, 999n)).rejects.toThrow(
      'The contract function "positions" reverted with the following reason:\nInvalid token ID',
    )
  })
})

test('a deployed position', async () => {
  const first = await sample.readPosition(at, 1n)
  expect(first.pool.liquidity.toString()).toBe(first.liquidity.toString())
  expect(first.pool.token1.equals(B)).toBe(true)
  expect([first.pool.token0.symbol, first.pool.token1.decimals]).toEqual(['A', 6])
})

test('a symbol of 32 bytes is read too', async () => {
  const old = await deploy('OldToken')
  const later = await now(swapx, provider)
  const token = await sample.readToken(later, await old.getAddress())
  expect([token.symbol, token.decimals]).toEqual(['OLD', 18])
  const viemAt = await tradingViem.now(swapx, client)
  const same = await viem.readToken(viemAt, getAddress(token.address))
  expect([same.symbol, same.decimals]).toEqual(['OLD', 18])
})
