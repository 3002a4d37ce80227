import {
  CurrencyAmount,
  computeZksyncCreate2Address,
  Price,
  Token,
  TradeType,
} from '@uniswap/sdk-core'
import {
  ADDRESS_ZERO,
  computePoolAddress,
  encodeRouteToPath,
  encodeSqrtRatioX96,
  FACTORY_ADDRESS,
  FeeAmount,
  isSorted,
  maxLiquidityForAmounts,
  mostSignificantBit,
  NonfungiblePositionManager,
  nearestUsableTick,
  POOL_INIT_CODE_HASH,
  Pool,
  Position,
  poolInitCodeHash,
  priceToClosestTick,
  Route,
  subIn256,
  TICK_SPACINGS,
  TickMath,
  Trade,
  tickToPrice,
  toHex,
  tradeComparator,
  v3Swap,
} from '@uniswap/v3-sdk'
import { AbiCoder, keccak256, ZeroAddress } from 'ethers'
import JSBI from 'jsbi'
import { describe, expect, test } from 'vitest'
import { outputOf, testChain } from '../../../chain/test-chain'
import { poolAddress } from '../../background'
import { forwardPath, reversedPath } from '../../swap-path'
import { A, poolAddress as byPool, C, examplePool } from '../pool'
import { B, poolOfBAndC } from '../route'
import * as liquidity from './liquidity'
import * as numbers from './numbers'
import * as prices from './prices'
import * as trades from './trades'

const { swapx } = await testChain()
const pool = examplePool(FeeAmount.MEDIUM)
const big = (value: string | number) => JSBI.BigInt(value)
const one = '1000000000000000000'

test.each([
  ['prices', prices],
  ['liquidity', liquidity],
  ['trades', trades],
  ['numbers', numbers],
])('main of %s prints its numbers', async (name, { main }) => {
  await expect(await outputOf(main)).toMatchFileSnapshot(`${name}.out.txt`)
})

describe('addresses', () => {
  test('computePoolAddress agrees with Pool.getAddress, and needs the hash', () => {
    expect(poolAddress(swapx, A, B, FeeAmount.MEDIUM)).toBe(byPool(swapx, A, B, FeeAmount.MEDIUM))
    expect(poolAddress(swapx, B, A, FeeAmount.MEDIUM)).toBe(byPool(swapx, A, B, FeeAmount.MEDIUM))
    const args = { factoryAddress: swapx.v3Factory, tokenA: A, tokenB: B, fee: FeeAmount.MEDIUM }
    const withHash = { ...args, initCodeHashManualOverride: POOL_INIT_CODE_HASH }
    expect(computePoolAddress(args)).toBe(computePoolAddress(withHash))
    // 324 is zkSync Era, whose addresses follow another formula.
    const [tokenA, tokenB] = [A, B].map(
      ({ address, decimals }) => new Token(324, address, decimals),
    ) as [Token, Token]
    const key = [A.address, B.address, FeeAmount.MEDIUM]
    const salt = keccak256(AbiCoder.defaultAbiCoder().encode(['address', 'address', 'uint24'], key))
    const onZkSync = { ...withHash, tokenA, tokenB }
    const address = computePoolAddress({ ...onZkSync, chainId: 324 })
    expect(address).toBe(computeZksyncCreate2Address(swapx.v3Factory, POOL_INIT_CODE_HASH, salt))
    // Without the argument, which `Pool.getAddress` lacks, it is that of other chains.
    expect(computePoolAddress(onZkSync)).toBe(computePoolAddress(args))
    expect(
      Pool.getAddress(tokenA, tokenB, FeeAmount.MEDIUM, POOL_INIT_CODE_HASH, swapx.v3Factory),
    ).toBe(computePoolAddress(args))
    expect(address).not.toBe(computePoolAddress(args))
    expect(computePoolAddress({ ...withHash, chainId: 31337 as never })).toBe(
      computePoolAddress(args),
    )
  })

  test('what computePoolAddress refuses', () => {
    const args = { factoryAddress: swapx.v3Factory, tokenA: A, tokenB: B, fee: FeeAmount.MEDIUM }
    expect(() => computePoolAddress({ ...args, tokenB: A })).toThrow('Invariant failed: ADDRESSES')
    const abroad = new Token(1, B.address, 6)
    expect(() => computePoolAddress({ ...args, tokenB: abroad })).toThrow('CHAIN_IDS')
    const short = { ...args, initCodeHashManualOverride: swapx.v3Factory }
    expect(() => computePoolAddress(short)).toThrow('initCodeHash must be 32 bytes')
  })

  test('poolInitCodeHash has one hash for nearly all chains', () => {
    expect(poolInitCodeHash()).toBe(POOL_INIT_CODE_HASH)
    expect(poolInitCodeHash(31337 as never)).toBe(POOL_INIT_CODE_HASH)
    expect(poolInitCodeHash(324)).not.toBe(POOL_INIT_CODE_HASH)
  })

  test('constants', () => {
    expect(ADDRESS_ZERO).toBe(ZeroAddress)
    expect(FACTORY_ADDRESS).not.toBe(swapx.v3Factory)
    expect(TICK_SPACINGS[FeeAmount.MEDIUM]).toBe(60)
    expect(TICK_SPACINGS[2500 as FeeAmount]).toBeUndefined()
  })

  test('encodeRouteToPath', () => {
    const route = new Route([pool, poolOfBAndC()], A, B)
    const path = encodeRouteToPath(route, false)
    expect(path).toBe(forwardPath([A.address, C.address, B.address], [3000, 3000]))
    expect(encodeRouteToPath(route, true)).toBe(
      reversedPath([A.address, C.address, B.address], [3000, 3000]),
    )
    expect((path.length - 2) / 2).toBe(66)
  })
})

describe('prices and ticks', () => {
  test('encodeSqrtRatioX96', () => {
    expect(encodeSqrtRatioX96(1, 1).toString()).toBe('79228162514264337593543950336')
    expect(encodeSqrtRatioX96(100, 1).toString()).toBe('792281625142643375935439503360')
    expect(encodeSqrtRatioX96(1, 100).toString()).toBe('7922816251426433759354395033')
    expect(() => encodeSqrtRatioX96(1, 0)).toThrow('Division by zero')
    expect(() => encodeSqrtRatioX96(1n as never, 1)).toThrow('Cannot convert 1 to a BigInt')
    expect(() => encodeSqrtRatioX96(0.5, 1)).toThrow('not an integer')
  })

  test('nearestUsableTick', () => {
    expect(nearestUsableTick(-887_272, 60)).toBe(-887_220)
    expect(nearestUsableTick(887_272, 200)).toBe(887_200)
    // Halves go up.
    expect(nearestUsableTick(30, 60)).toBe(60)
    expect(nearestUsableTick(-30, 60)).toBe(-0)
    expect(nearestUsableTick(-31, 60)).toBe(-60)
    expect(() => nearestUsableTick(0.5, 60)).toThrow('Invariant failed: INTEGERS')
    expect(() => nearestUsableTick(0, undefined as never)).toThrow('Invariant failed: INTEGERS')
    expect(() => nearestUsableTick(0, 0)).toThrow('Invariant failed: TICK_SPACING')
    expect(() => nearestUsableTick(887_273, 60)).toThrow('Invariant failed: TICK_BOUND')
  })

  test('priceToClosestTick gives the tick below, as the pool counts', () => {
    const price = (base: Token, quote: Token, denominator: string, numerator: string) =>
      new Price(base, quote, denominator, numerator)
    expect(priceToClosestTick(price(A, C, '1', '2'))).toBe(6931)
    expect(priceToClosestTick(price(C, A, '2', '1'))).toBe(6931)
    expect(priceToClosestTick(price(A, C, '2', '1'))).toBe(-6932)
    for (const tick of [-600, -1, 0, 1, 74_959, 276_324]) {
      expect(priceToClosestTick(tickToPrice(A, C, tick))).toBe(tick)
      expect(priceToClosestTick(tickToPrice(C, A, tick))).toBe(tick)
    }
    expect(() => priceToClosestTick(price(A, C, '1', `1${'0'.repeat(40)}`))).toThrow(
      'Invariant failed: SQRT_RATIO',
    )
    expect(() => priceToClosestTick(price(A, C, '1', '0'))).toThrow('SQRT_RATIO')
    expect(() => priceToClosestTick(price(C, A, '1', '0'))).toThrow('Division by zero')
  })

  test('tickToPrice', () => {
    expect(tickToPrice(A, C, 6931).toSignificant(6)).toBe('1.99984')
    expect(() => tickToPrice(A, C, 887_273)).toThrow('Invariant failed: TICK')
    expect(() => tickToPrice(A, A, 0)).toThrow('Invariant failed: ADDRESSES')
  })
})

describe('liquidity', () => {
  const at = (tick: number) => TickMath.getSqrtRatioAtTick(tick)

  test('maxLiquidityForAmounts is what Position uses', () => {
    const range = { pool, tickLower: -600, tickUpper: 600, amount0: one, amount1: one }
    for (const useFullPrecision of [false, true]) {
      const made = Position.fromAmounts({ ...range, useFullPrecision }).liquidity
      const computed = maxLiquidityForAmounts(
        pool.sqrtRatioX96,
        at(-600),
        at(600),
        one,
        one,
        useFullPrecision,
      )
      expect(computed.toString()).toBe(made.toString())
      expect(computed.toString()).toBe('33837499809738371427')
    }
  })

  test('the order of the ends does not matter; equal ones are refused', () => {
    const [a, b] = [at(-600), at(600)]
    const compute = (one: JSBI, other: JSBI) =>
      maxLiquidityForAmounts(pool.sqrtRatioX96, one, other, 1000, 1000, false).toString()
    expect(compute(a, b)).toBe(compute(b, a))
    expect(() => compute(b, b)).toThrow('Division by zero')
  })

  test('a current price that is no JSBI value gives a wrong result without an error', () => {
    const prices = [pool.sqrtRatioX96.toString(), Number(pool.sqrtRatioX96.toString())]
    for (const price of [...prices, BigInt(pool.sqrtRatioX96.toString())]) {
      const compute = (lower: unknown) =>
        maxLiquidityForAmounts(price as never, lower as never, at(600), one, one, false)
      expect(compute(at(-600)).toString()).toBe('16665000373539200203')
      expect(() => compute(at(-600).toString())).toThrow(TypeError)
    }
    const ends = [at(-600), at(600)].map(end => BigInt(end.toString())) as never[]
    const [lower, upper] = ends as [never, never]
    const none = maxLiquidityForAmounts(pool.sqrtRatioX96, lower, upper, one, one, false)
    expect(none.toString()).toBe('0')
  })

  test('one token counts outside of the range', () => {
    const compute = (current: number, amount0: number, amount1: number) =>
      maxLiquidityForAmounts(at(current), at(-600), at(600), amount0, amount1, false).toString()
    expect(compute(-1200, 1000, 0)).toBe(compute(-1200, 1000, 999_999))
    expect(compute(1200, 0, 1000)).toBe(compute(1200, 999_999, 1000))
    expect(compute(0, 0, 1000)).toBe('0')
  })
})

describe('trades', () => {
  const input = CurrencyAmount.fromRawAmount(A, '1000000000000000')
  const unchecked = (pools: Pool[], raw: number, currency = A) =>
    Trade.createUncheckedTrade({
      route: new Route(pools, currency, C),
      inputAmount: CurrencyAmount.fromRawAmount(currency, 1000),
      outputAmount: CurrencyAmount.fromRawAmount(C, raw),
      tradeType: TradeType.EXACT_INPUT,
    })

  test('tradeComparator', () => {
    const better = unchecked([pool], 991)
    const worse = unchecked([pool], 990)
    expect(tradeComparator(better, worse)).toBe(-1)
    expect(tradeComparator(worse, better)).toBe(1)
    expect(tradeComparator(better, better)).toBe(0)
    const other = unchecked([poolOfBAndC()], 990, B)
    expect(() => tradeComparator(better, other as never)).toThrow('INPUT_CURRENCY')
  })

  test('isSorted', () => {
    const rising = (a: number, b: number) => a - b
    expect(isSorted([1, 1, 2], rising)).toBe(true)
    expect(isSorted([2, 1], rising)).toBe(false)
    expect(isSorted([], rising)).toBe(true)
  })

  const swap = (amount: string, zeroForOne = true, limit?: JSBI, price = pool.sqrtRatioX96) =>
    v3Swap(
      big(3000),
      price,
      pool.tickCurrent,
      pool.liquidity,
      60,
      pool.tickDataProvider,
      zeroForOne,
      big(amount),
      limit,
    )

  test('v3Swap is what Pool uses; signs are those of the pool', async () => {
    const [output, after] = await pool.getOutputAmount(input)
    const result = await swap('1000000000000000')
    expect(result.amountCalculated.toString()).toBe('-996006981039903')
    expect(output.quotient.toString()).toBe('996006981039903')
    expect(result.tickCurrent).toBe(after.tickCurrent)
    const exactOutput = await swap('-1000000000000000')
    expect(exactOutput.amountCalculated.toString()).toBe('1004013040121367')
  })

  test('v3Swap does not tell a partial swap either', async () => {
    const { liquidity, amountCalculated } = await swap(`1${'0'.repeat(21)}`)
    expect(liquidity.toString()).toBe('0')
    expect(amountCalculated.toString()).toBe('-29553010879137169')
  })

  test('limits of v3Swap', async () => {
    await expect(swap('1', true, encodeSqrtRatioX96(2, 1))).rejects.toThrow('RATIO_CURRENT')
    await expect(swap('1', true, TickMath.MIN_SQRT_RATIO)).rejects.toThrow('RATIO_MIN')
    await expect(swap('1', true, '1' as never)).rejects.toThrow('RATIO_CURRENT')
    for (const price of [
      pool.sqrtRatioX96.toString(),
      Number(pool.sqrtRatioX96.toString()),
      BigInt(pool.sqrtRatioX96.toString()),
    ]) {
      const from = (zeroForOne: boolean) => swap('1', zeroForOne, undefined, price as never)
      await expect(from(true)).rejects.toThrow('RATIO_CURRENT')
      await expect(from(false)).rejects.toThrow(TypeError)
    }
    expect((await swap('0')).amountCalculated.toString()).toBe('0')
    await expect(swap('1', false, TickMath.MAX_SQRT_RATIO)).rejects.toThrow('RATIO_MAX')
    // A limit that is reached in another JSBI object ends the swap too.
    const limit = encodeSqrtRatioX96(99, 100)
    const { sqrtRatioX96 } = await swap(one, true, limit)
    expect(sqrtRatioX96.toString()).toBe(limit.toString())
  })
})

describe('numbers', () => {
  test('toHex', () => {
    expect(toHex(0)).toBe('0x00')
    expect(toHex('256')).toBe('0x0100')
    expect(toHex(-1)).toBe('0x-1')
    expect(() => toHex(1n as never)).toThrow('Cannot convert 1 to a BigInt')
    expect(toHex('0x10')).toBe('0x10')
    expect(toHex('')).toBe('0x00')
  })

  test('mostSignificantBit', () => {
    expect(mostSignificantBit(big(255))).toBe(7)
    const top = JSBI.exponentiate(big(2), big(256))
    expect(mostSignificantBit(JSBI.subtract(top, big(1)))).toBe(255)
    expect(() => mostSignificantBit(big(0))).toThrow('Invariant failed: ZERO')
    expect(() => mostSignificantBit(top)).toThrow('Invariant failed: MAX')
    for (const other of [9, 9n, '9']) {
      expect(() => mostSignificantBit(other as never)).toThrow('Invariant failed: MAX')
    }
  })

  test('subIn256', () => {
    expect(subIn256(big(5), big(3)).toString()).toBe('2')
    const top = JSBI.subtract(JSBI.exponentiate(big(2), big(256)), big(1))
    expect(subIn256(big(0), big(1)).toString()).toBe(top.toString())
    const other = (x: unknown, y: unknown) => subIn256(x as never, y as never).toString()
    expect(other(big(5), 3)).toBe('5')
    expect(other(big(5), 3n)).toBe('5')
    expect(other(5, 3)).toBe(String(2n ** 256n))
    expect(other(5n, 3n)).toBe(String(2n ** 256n))
    expect(() => other(5n, big(3))).toThrow(TypeError)
    expect(() => other(big(5), '3')).toThrow(TypeError)
  })
})

test('NFTPermitData names Uniswap, and passes the values on', () => {
  const values = { spender: A.address, tokenId: 1, deadline: 1_900_000_000, nonce: 0 }
  const data = NonfungiblePositionManager.getPermitData(values, C.address, 31337)
  expect(data.domain).toEqual({
    name: 'Uniswap V3 Positions NFT-V1',
    version: '1',
    chainId: 31337,
    verifyingContract: C.address,
  })
  expect(data.values).toBe(values)
  expect(data.types.Permit?.map(({ name }) => name)).toEqual([
    'spender',
    'tokenId',
    'nonce',
    'deadline',
  ])
})
