import { CurrencyAmount, Token } from '@uniswap/sdk-core'
import {
  encodeSqrtRatioX96,
  FACTORY_ADDRESS,
  FeeAmount,
  nearestUsableTick,
  Pool,
  TickMath,
} from '@uniswap/v3-sdk'
import { Contract } from 'ethers'
import JSBI from 'jsbi'
import { describe, expect, test } from 'vitest'
import { outputOf, testChain } from '../../chain/test-chain'
import { A, C, examplePool, main, poolAddress, ranOut, readPool } from './pool'

const { swapx, provider } = await testChain()

const pool = examplePool(FeeAmount.MEDIUM)
const price = encodeSqrtRatioX96(1, 1)
const amount = (token: Token, raw: string) => CurrencyAmount.fromRawAmount(token, raw)
const thousandth = '1000000000000000'
const outside = new Token(31337, swapx.tokens.B, 6, 'B')

test('main prints a complete and a partial quote', async () => {
  await expect(await outputOf(main)).toMatchFileSnapshot('pool.out.txt')
})

describe('quotes', () => {
  test.each([
    ['A', A, 'C', '996006981039903', -20],
    ['C', C, 'A', '996006981039903', 19],
  ])('1e15 %s in', async (_, token, symbol, raw, tick) => {
    const [output, after] = await pool.getOutputAmount(amount(token, '1000000000000000'))
    expect(output.currency.symbol).toBe(symbol)
    expect(output.quotient.toString()).toBe(raw)
    expect(after.tickCurrent).toBe(tick)
    expect(after.tickDataProvider).toBe(pool.tickDataProvider)
    expect(pool.tickCurrent).toBe(0)
    expect(ranOut(after)).toBe(false)
  })

  test('1e15 C out', async () => {
    const [input, after] = await pool.getInputAmount(amount(C, '1000000000000000'))
    expect(input.currency).toBe(A)
    expect(input.quotient.toString()).toBe('1004013040121367')
    expect(ranOut(after)).toBe(false)
  })

  test.each([
    ['getOutputAmount', A, '29553010879137169'],
    ['getOutputAmount', C, '29553010879137169'],
    ['getInputAmount', C, '30544622242640681'],
    ['getInputAmount', A, '30544622242640681'],
  ] as const)('%s beyond the ticks is partial and does not throw', async (method, token, raw) => {
    const [result, after] = await pool[method](amount(token, '1000000000000000000000'))
    expect(result.quotient.toString()).toBe(raw)
    expect(after.liquidity.toString()).toBe('0')
    expect(ranOut(after)).toBe(true)
  })

  test('liquidity of the whole range is still there when the price has run to its end', async () => {
    const full = ['1', '-1'].map((sign, index) => ({
      index: index ? TickMath.MAX_TICK : TickMath.MIN_TICK,
      liquidityGross: '1',
      liquidityNet: sign,
    }))
    const whole = new Pool(A, C, FeeAmount.LOWEST, price, '1', 0, full)
    const [, after] = await whole.getOutputAmount(amount(A, `1${'0'.repeat(30)}`))
    expect(after.liquidity.toString()).toBe('1')
    expect(ranOut(after)).toBe(true)
  })

  test('a limit ends the swap where the price reaches it', async () => {
    const limit = encodeSqrtRatioX96(99, 100)
    const [output, after] = await pool.getOutputAmount(amount(A, '1000000000000000000'), limit)
    expect(output.quotient.toString()).toBe('5012562893380045')
    expect(after.sqrtRatioX96.toString()).toBe(limit.toString())
    expect(ranOut(after)).toBe(false)
  })

  test('no amount gives no amount', async () => {
    const [output] = await pool.getOutputAmount(amount(A, '0'))
    expect(output.quotient.toString()).toBe('0')
  })

  test.each(['1', '2'])('%s smallest units buy nothing', async raw => {
    const [output, after] = await pool.getOutputAmount(amount(A, raw))
    expect(output.quotient.toString()).toBe('0')
    expect(ranOut(after)).toBe(false)
  })

  test('without liquidity on one side the output is 0, and the end of the price tells it', async () => {
    const above = [600, 1200].map((index, end) => ({
      index,
      liquidityGross: 1,
      liquidityNet: end ? -1 : 1,
    }))
    const bare = new Pool(A, C, FeeAmount.MEDIUM, price, 0, 0, above)
    const [output, after] = await bare.getOutputAmount(amount(A, thousandth))
    expect(output.quotient.toString()).toBe('0')
    expect(ranOut(after)).toBe(true)
  })

  test('the tax of a token does not enter a quote', async () => {
    // What the SDK uses of the BigNumber of ethers 5.
    const tax = { gte: () => true, gt: () => true, toString: () => '100' } as never
    const taxed = new Token(31337, C.address, 18, 'C', 'C', true, tax, tax)
    const ticks = [-600, 600].map((index, end) => ({
      index,
      liquidityGross: pool.liquidity,
      liquidityNet: `${end ? '-' : ''}${pool.liquidity}`,
    }))
    const same = new Pool(A, taxed, FeeAmount.MEDIUM, price, pool.liquidity, 0, ticks)
    const [output] = await same.getOutputAmount(amount(A, '1000000000000000'))
    expect(output.currency.sellFeeBps).toBe(tax)
    expect(output.quotient.toString()).toBe('996006981039903')
  })

  test('ticks of the whole range in place of the real ones promise what is not there', async () => {
    const [lower, upper] = [TickMath.MIN_TICK, TickMath.MAX_TICK]
    const spread = [lower, upper].map((tick, index) => ({
      index: nearestUsableTick(tick, 60),
      liquidityGross: pool.liquidity,
      liquidityNet: `${index ? '-' : ''}${pool.liquidity}`,
    }))
    const invented = new Pool(A, C, FeeAmount.MEDIUM, price, pool.liquidity, 0, spread)
    const quote = async (of: Pool, raw: string) =>
      (await of.getOutputAmount(amount(A, raw)))[0].toExact()
    expect(await quote(invented, '1000000000000000')).toBe('0.000996006981039903')
    expect(await quote(pool, '1000000000000000')).toBe('0.000996006981039903')
    expect(await quote(invented, '1000000000000000000000')).toBe('0.998997995991983963')
    expect(await quote(pool, '1000000000000000000000')).toBe('0.029553010879137169')
    const [, after] = await invented.getOutputAmount(amount(A, '1000000000000000000000'))
    expect(ranOut(after)).toBe(false)
  })

  test.each([
    ['RATIO_CURRENT', A, encodeSqrtRatioX96(2, 1)],
    ['RATIO_CURRENT', C, encodeSqrtRatioX96(1, 2)],
    ['RATIO_MIN', A, TickMath.MIN_SQRT_RATIO],
    ['RATIO_MAX', C, TickMath.MAX_SQRT_RATIO],
    ['TOKEN', outside, undefined],
  ])('%s', async (word, token, limit) => {
    const quoted = pool.getOutputAmount(amount(token, '1000'), limit)
    await expect(quoted).rejects.toThrow(`Invariant failed: ${word}`)
  })

  test('a limit must be a JSBI value, and 0 is none', async () => {
    const quote = (token: Token, limit: unknown) =>
      pool.getOutputAmount(amount(token, '1000'), limit as JSBI)
    const [below, above] = [encodeSqrtRatioX96(99, 100), encodeSqrtRatioX96(101, 100)].map(String)
    for (const limit of [below, BigInt(below ?? 0)]) {
      await expect(quote(A, limit)).rejects.toThrow('Invariant failed: RATIO_CURRENT')
    }
    for (const limit of [above, BigInt(above ?? 0)]) {
      await expect(quote(C, limit)).rejects.toThrow('Invariant failed: RATIO_MAX')
    }
    await expect(quote(A, JSBI.BigInt(0))).rejects.toThrow('Invariant failed: RATIO_MIN')
    await expect(quote(C, JSBI.BigInt(0))).rejects.toThrow('Invariant failed: RATIO_CURRENT')
  })

  test('a price at its bound goes no further, also without a limit', async () => {
    const most = amount(A, '1000000000000000000000')
    const [, after] = await pool.getOutputAmount(most)
    await expect(after.getOutputAmount(most)).rejects.toThrow('Invariant failed: RATIO_CURRENT')
  })

  test('a pool needs ticks', async () => {
    const quote = (...ticks: [][]) =>
      new Pool(A, C, FeeAmount.MEDIUM, price, '1', 0, ...ticks).getOutputAmount(amount(A, '1000'))
    await expect(quote()).rejects.toThrow('No tick data provider was given')
    await expect(quote([])).rejects.toThrow('Invariant failed: LENGTH')
  })
})

test('the pool sorts its tokens and gives both prices', () => {
  const turned = new Pool(C, A, FeeAmount.MEDIUM, price, '1', 0)
  expect([turned.token0, turned.token1]).toEqual([A, C])
  expect(turned.token0Price.toSignificant(6)).toBe('1')
  expect(turned.priceOf(C).equalTo(turned.token1Price)).toBe(true)
  expect(() => turned.priceOf(outside)).toThrow('Invariant failed: TOKEN')
  expect(turned.involvesToken(outside)).toBe(false)
  expect(turned.chainId).toBe(31337)
})

test('fees outside TICK_SPACINGS', () => {
  const other = 2500 as FeeAmount
  const bare = new Pool(A, C, other, price, '1', 0)
  expect(bare.tickSpacing).toBeUndefined()
  expect(() => examplePool(other)).toThrow('Invariant failed: TICK_SPACING_NONZERO')
})

test('what the constructor refuses', () => {
  const make = ({ fee = 3000, sqrt = price as never, liquidity = '1' as never, tick = 0 }) =>
    new Pool(A, C, fee as FeeAmount, sqrt, liquidity, tick)
  expect(() => make({ fee: 0.3 })).toThrow('Invariant failed: FEE')
  expect(() => make({ fee: 1_000_000 })).toThrow('Invariant failed: FEE')
  expect(() => make({ fee: 3000n as never })).toThrow('Invariant failed: FEE')
  expect(() => make({ tick: 2 })).toThrow('Invariant failed: PRICE_BOUNDS')
  expect(() => make({ sqrt: 0 as never })).toThrow('Invariant failed: PRICE_BOUNDS')
  expect(() => make({ tick: 0n as never })).toThrow('Invariant failed: TICK')
  expect(() => make({ tick: TickMath.MAX_TICK })).toThrow('Invariant failed: TICK')
  expect(() => make({ liquidity: 10n as never })).toThrow('Cannot convert 10 to a BigInt')
  // Where a downward swap ends on a tick, the pool is below it: both ticks are accepted.
  expect(make({ tick: -1 }).tickCurrent).toBe(-1)
  const same = () => new Pool(A, A, FeeAmount.MEDIUM, price, '1', 0)
  expect(same).toThrow('Invariant failed: ADDRESSES')
  const abroad = new Token(1, C.address, 18)
  const mixed = () => new Pool(A, abroad, FeeAmount.MEDIUM, price, '1', 0)
  expect(mixed).toThrow('Invariant failed: CHAIN_IDS')
})

describe('on the chain', () => {
  const [a, b] = [A, outside]
  const getPool = () => {
    const abi = ['function getPool(address, address, uint24) view returns (address)']
    const factory = new Contract(swapx.v3Factory, abi, provider)
    return factory.getFunction('getPool')(a.address, b.address, 3000)
  }

  test('the address is the one of the factory, in either order, and needs both overrides', async () => {
    const pool = await getPool()
    expect(poolAddress(swapx, a, b, FeeAmount.MEDIUM)).toBe(pool)
    expect(poolAddress(swapx, b, a, FeeAmount.MEDIUM)).toBe(pool)
    const { v3Factory, v3PoolInitCodeHash } = swapx
    expect(Pool.getAddress(a, b, FeeAmount.MEDIUM)).not.toBe(pool)
    expect(Pool.getAddress(a, b, FeeAmount.MEDIUM, v3PoolInitCodeHash)).toBe(
      Pool.getAddress(a, b, FeeAmount.MEDIUM, v3PoolInitCodeHash, FACTORY_ADDRESS),
    )
    const turned = () => Pool.getAddress(a, b, FeeAmount.MEDIUM, v3Factory, v3PoolInitCodeHash)
    expect(turned).toThrow('initCodeHash must be 32 bytes')
  })

  test('a pool that is read has the price of the chain', async () => {
    const pool = await readPool(provider, await getPool(), a, b, FeeAmount.MEDIUM)
    expect(pool.token0Price.toSignificant(6)).toBe('2')
    expect(pool.token1Price.toSignificant(6)).toBe('0.5')
    expect(pool.tickCurrent).toBe(-269393)
    expect(pool.tickSpacing).toBe(60)
    await expect(pool.getOutputAmount(amount(a, '1000'))).rejects.toThrow('No tick data provider')
  })

  describe('quotes beside the quoters', () => {
    const abi = [
      'function quoteExactInputSingle((address tokenIn, address tokenOut, uint256 amountIn, uint24 fee, uint160 limit)) returns (uint256 amountOut, uint160 sqrtPriceX96After, uint32, uint256)',
      'function quoteExactOutputSingle((address tokenIn, address tokenOut, uint256 amount, uint24 fee, uint160 limit)) returns (uint256 amountIn, uint160, uint32, uint256)',
    ]
    const quoter = new Contract(swapx.quoterV2, abi, provider)
    const quoteIn = (raw: bigint) =>
      quoter
        .getFunction('quoteExactInputSingle')
        .staticCall([a.address, b.address, raw, FeeAmount.MEDIUM, 0])

    /** The pool of A and B with its only position, over the whole range. */
    const withTicks = async () => {
      const bare = await readPool(provider, await getPool(), a, b, FeeAmount.MEDIUM)
      const { sqrtRatioX96, liquidity, tickCurrent } = bare
      return new Pool(a, b, FeeAmount.MEDIUM, sqrtRatioX96, liquidity, tickCurrent, [
        { index: -887_220, liquidityGross: liquidity, liquidityNet: liquidity },
        { index: 887_220, liquidityGross: liquidity, liquidityNet: `-${liquidity}` },
      ])
    }

    test('they agree', async () => {
      const [output, after] = await (await withTicks()).getOutputAmount(
        amount(a, `1${'0'.repeat(18)}`),
      )
      const quote = await quoteIn(10n ** 18n)
      expect(output.quotient.toString()).toBe('1992013')
      expect(quote.amountOut.toString()).toBe('1992013')
      expect(quote.sqrtPriceX96After.toString()).toBe(after.sqrtRatioX96.toString())
    })

    test('both return a partial output, and the end of the price tells it', async () => {
      const [output, after] = await (await withTicks()).getOutputAmount(
        amount(a, `1${'0'.repeat(38)}`),
      )
      const quote = await quoteIn(10n ** 38n)
      expect(ranOut(after)).toBe(true)
      expect(output.quotient.toString()).toBe('1999999985')
      expect(quote.amountOut.toString()).toBe('1999999985')
      expect(quote.sqrtPriceX96After).toBe(4295128740n)
    })

    test('for an amount of 0, only the quoter fails', async () => {
      const [output] = await (await withTicks()).getOutputAmount(amount(a, '0'))
      expect(output.quotient.toString()).toBe('0')
      await expect(quoteIn(0n)).rejects.toThrow('AS')
    })

    test('for an output that cannot be reached, only the quoter fails', async () => {
      const out = amount(b, '10000000000')
      const [, after] = await (await withTicks()).getInputAmount(out)
      expect(ranOut(after)).toBe(true)
      const call = quoter
        .getFunction('quoteExactOutputSingle')
        .staticCall([a.address, b.address, 10_000_000_000n, FeeAmount.MEDIUM, 0])
      await expect(call).rejects.toThrow('Unexpected error')
    })
  })
})

test('a negative input is taken for an exact output, without an error', async () => {
  const pool = examplePool(FeeAmount.MEDIUM)
  const [output] = await pool.getOutputAmount(CurrencyAmount.fromRawAmount(A, -1000))
  expect(output.currency).toBe(C)
  expect(output.quotient.toString()).toBe('-1005')
})
