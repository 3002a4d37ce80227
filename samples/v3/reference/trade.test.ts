import { type Currency, CurrencyAmount, Ether, Percent, Token, TradeType } from '@uniswap/sdk-core'
import { encodeSqrtRatioX96, FeeAmount, Pool, Route, TickMath, Trade } from '@uniswap/v3-sdk'
import { describe, expect, test } from 'vitest'
import { outputOf } from '../../chain/test-chain'
import { A, C, examplePool } from './pool'
import { B } from './route'
import { bestTrade, isFilled, main } from './trade'

const pool = examplePool(FeeAmount.MEDIUM)
const small = examplePool(FeeAmount.LOW, '1000000')
const route = new Route([pool], A, C)
const other = new Route([examplePool(FeeAmount.LOW)], A, C)
const amount = (token: Token, raw: string) => CurrencyAmount.fromRawAmount(token, raw)
const thousandth = '1000000000000000'
const huge = '1000000000000000000000'
const half = new Percent(50, 10_000)

test('main prints an exact input, an exact output and two routes', async () => {
  await expect(await outputOf(main)).toMatchFileSnapshot('trade.out.txt')
})

test('minimum, maximum and prices', async () => {
  const trade = await Trade.exactIn(route, amount(A, thousandth))
  expect(trade.outputAmount.quotient.toString()).toBe('996006981039903')
  expect(trade.minimumAmountOut(half).quotient.toString()).toBe('991026946134703')
  expect(trade.maximumAmountIn(half).quotient.toString()).toBe(thousandth)
  expect(trade.executionPrice.toSignificant(6)).toBe('0.996007')
  expect(trade.worstExecutionPrice(half).toSignificant(6)).toBe('0.991027')
  expect(trade.priceImpact.toFixed(4)).toBe('0.3993')
  expect(trade.route).toBe(route)
  expect(trade.tradeType).toBe(TradeType.EXACT_INPUT)
  const less = amount(C, '1000')
  expect(trade.minimumAmountOut(half, less).quotient.toString()).toBe('995')
  const out = await Trade.exactOut(route, amount(C, thousandth))
  expect(out.inputAmount.quotient.toString()).toBe('1004013040121367')
  expect(out.maximumAmountIn(half).quotient.toString()).toBe('1009033105321973')
  expect(out.minimumAmountOut(half).quotient.toString()).toBe(thousandth)
  expect(out.maximumAmountIn(half, amount(A, '1000')).quotient.toString()).toBe('1005')
})

describe('partial fills', () => {
  test('an exact input that does not fit gives a trade with a minimum all the same', async () => {
    const trade = await Trade.exactIn(route, amount(A, huge))
    expect(trade.outputAmount.quotient.toString()).toBe('29553010879137169')
    expect(trade.priceImpact.toFixed(2)).toBe('100.00')
    expect(await isFilled(trade)).toBe(false)
  })

  test('an exact output that does not exist is promised for a fraction of its price', async () => {
    const trade = await Trade.exactOut(route, amount(C, huge))
    expect(trade.outputAmount.quotient.toString()).toBe(huge)
    expect(trade.inputAmount.quotient.toString()).toBe('30544622242640681')
    expect(trade.priceImpact.lessThan(0)).toBe(true)
    expect(await isFilled(trade)).toBe(false)
  })

  test('the best exact output is then the one that cannot be filled', async () => {
    const trades = await Trade.bestTradeExactOut([pool, small], A, amount(C, thousandth))
    expect(trades.map(trade => trade.inputAmount.quotient.toString())).toEqual([
      '30469',
      '1004013040121367',
    ])
    expect(await Promise.all(trades.map(isFilled))).toEqual([false, true])
  })

  test('complete trades pass', async () => {
    const trades = await Promise.all([
      Trade.exactIn(route, amount(A, thousandth)),
      Trade.exactOut(route, amount(C, thousandth)),
      Trade.fromRoutes([{ route: other, amount: amount(A, '7') }], TradeType.EXACT_INPUT),
    ])
    expect(await Promise.all(trades.map(isFilled))).toEqual([true, true, true])
  })
})

describe('best trade', () => {
  test('is the complete one with the highest output', async () => {
    const pools = [pool, small, examplePool(FeeAmount.LOWEST)]
    const circle = bestTrade(pools, amount(A, thousandth), A)
    await expect(circle).rejects.toThrow('Input and output are the same token.')
    const best = await bestTrade(pools, amount(A, thousandth), C)
    expect(best?.outputAmount.quotient.toString()).toBe('998901198691428')
    expect(await bestTrade([small], amount(A, thousandth), C)).toBeUndefined()
    expect(await bestTrade([pool], amount(A, thousandth), B)).toBeUndefined()
  })

  test('is found behind five partial ones that promise more', async () => {
    const { LOWEST, LOW_200, LOW_300, LOW_400, LOW, HIGH } = FeeAmount
    const partial = [LOWEST, LOW_200, LOW_300, LOW_400, LOW].map(fee => examplePool(fee))
    const tenth = amount(A, '100000000000000000')
    const [liquidity, end] = ['1000000000000000000', 887_200]
    const price = encodeSqrtRatioX96(1, 4)
    const complete = new Pool(A, C, HIGH, price, liquidity, TickMath.getTickAtSqrtRatio(price), [
      { index: -end, liquidityGross: liquidity, liquidityNet: liquidity },
      { index: end, liquidityGross: liquidity, liquidityNet: `-${liquidity}` },
    ])
    const pools = [...partial, complete]
    const five = await Trade.bestTradeExactIn(pools, tenth, C, { maxNumResults: 5 })
    expect(await Promise.all(five.map(isFilled))).toEqual(Array(5).fill(false))
    const best = await bestTrade(pools, tenth, C)
    expect(best?.route.pools[0]?.fee).toBe(HIGH)
    expect(best?.outputAmount.lessThan(five[4]?.outputAmount ?? 0)).toBe(true)
  })

  test('what is refused', async () => {
    const input = amount(A, thousandth)
    const search = (pools: Pool[], options = {}) => Trade.bestTradeExactIn(pools, input, C, options)
    await expect(search([])).rejects.toThrow('Invariant failed: POOLS')
    await expect(search([pool], { maxHops: 0 })).rejects.toThrow('Invariant failed: MAX_HOPS')
    const none = search([pool], { maxNumResults: 0 })
    await expect(none).rejects.toThrow('Invariant failed: MAX_SIZE_ZERO')
    const bare = new Pool(A, C, FeeAmount.HIGH, pool.sqrtRatioX96, 1, 0)
    await expect(search([pool, bare])).rejects.toThrow('No tick data provider was given')
  })

  test('one pool without liquidity makes the whole search reject', async () => {
    const search = (other: Pool) => Trade.bestTradeExactIn([pool, other], amount(A, thousandth), C)
    const empty = new Pool(A, C, FeeAmount.LOW, pool.sqrtRatioX96, 0, 0, [])
    await expect(search(empty)).rejects.toThrow('Invariant failed: LENGTH')
    const [, drained] = await small.getOutputAmount(amount(A, huge))
    await expect(search(drained)).rejects.toThrow('Invariant failed: RATIO_CURRENT')
  })
})

describe('what is refused', () => {
  const half = amount(A, '500')

  test('a pool twice', async () => {
    const parts = [route, route].map(route => ({ route, amount: half }))
    const trade = Trade.fromRoutes(parts, TradeType.EXACT_INPUT)
    await expect(trade).rejects.toThrow('Invariant failed: POOLS_DUPLICATED')
    const there = new Route([pool, pool, pool], A, C)
    await expect(Trade.exactIn(there, half)).rejects.toThrow('Invariant failed: POOLS_DUPLICATED')
  })

  test('routes that begin or end in different tokens', async () => {
    const { sqrtRatioX96, tickDataProvider } = pool
    const ofB = (other: Token) =>
      new Pool(B, other, FeeAmount.HIGH, sqrtRatioX96, 1, 0, tickDataProvider)
    const trade = (input: Token, output: Token) => {
      const second = new Route([ofB(input.equals(B) ? output : input)], input, output)
      const parts = [
        { route, amount: half },
        { route: second, amount: amount(input, '500') },
      ]
      return Trade.fromRoutes(parts, TradeType.EXACT_INPUT)
    }
    await expect(trade(B, C)).rejects.toThrow('Invariant failed: INPUT_CURRENCY_MATCH')
    await expect(trade(A, B)).rejects.toThrow('Invariant failed: OUTPUT_CURRENCY_MATCH')
  })

  test('the route of a trade with two', async () => {
    const parts = [route, other].map(route => ({ route, amount: half }))
    const trade = await Trade.fromRoutes(parts, TradeType.EXACT_INPUT)
    expect(() => trade.route).toThrow('Invariant failed: MULTIPLE_ROUTES')
    expect(trade.swaps).toHaveLength(2)
  })

  test('amounts of the wrong side', async () => {
    const input = Trade.exactIn(route, amount(C, '5'))
    await expect(input).rejects.toThrow('Invariant failed: INPUT')
    const output = Trade.exactOut(route, amount(A, '5'))
    await expect(output).rejects.toThrow('Invariant failed: OUTPUT')
  })

  test('unchecked trades of other currencies than the route', () => {
    const make = (input: Token, output: Token) =>
      Trade.createUncheckedTrade({
        route,
        inputAmount: amount(input, '10'),
        outputAmount: amount(output, '9'),
        tradeType: TradeType.EXACT_INPUT,
      })
    expect(make(A, C).priceImpact.toFixed()).toBe('10.00')
    expect(() => make(C, C)).toThrow('Invariant failed: INPUT_CURRENCY_MATCH')
    expect(() => make(A, A)).toThrow('Invariant failed: OUTPUT_CURRENCY_MATCH')
  })

  test('the price impact of an unchecked trade that is native where its route is not', () => {
    const native = Ether.onChain(1)
    const other = new Token(1, A.address, 18)
    const wrappedPool = new Pool(native.wrapped, other, FeeAmount.LOW, pool.sqrtRatioX96, 1, 0)
    const make = (input: Currency, output: Currency) =>
      Trade.createUncheckedTrade({
        route: new Route<Currency, Currency>([wrappedPool], input.wrapped, output.wrapped),
        inputAmount: CurrencyAmount.fromRawAmount(input, 10),
        outputAmount: CurrencyAmount.fromRawAmount(output, 9),
        tradeType: TradeType.EXACT_INPUT,
      })
    expect(make(native.wrapped, other).priceImpact.toFixed()).toBe('10.00')
    expect(() => make(native, other).priceImpact).toThrow('Invariant failed: TOKEN')
    expect(() => make(other, native).priceImpact).toThrow('Invariant failed: CURRENCY')
  })

  test('several unchecked routes', () => {
    const part = { route, inputAmount: amount(A, '10'), outputAmount: amount(C, '9') }
    const make = (routes: (typeof part)[]) =>
      Trade.createUncheckedTradeWithMultipleRoutes({ routes, tradeType: TradeType.EXACT_INPUT })
    const two = make([part, { ...part, route: other }])
    expect(two.inputAmount.quotient.toString()).toBe('20')
    expect(() => make([])).toThrow(TypeError)
    const inC = { ...part, route: other, inputAmount: amount(C, '10') }
    expect(() => make([part, inC]).inputAmount).toThrow('Invariant failed: CURRENCY')
  })

  test('tolerances below 0; above 100% the minimum is 0', async () => {
    const trade = await Trade.exactIn(route, amount(A, '1000'))
    const less = () => trade.minimumAmountOut(new Percent(-1, 100))
    expect(less).toThrow('Invariant failed: SLIPPAGE_TOLERANCE')
    expect(trade.minimumAmountOut(new Percent(2)).quotient.toString()).toBe('0')
    // 75% of the output. Divided by 1.25, it would be 80%.
    expect(trade.outputAmount.quotient.toString()).toBe('996')
    expect(trade.minimumAmountOut(new Percent(25, 100)).quotient.toString()).toBe('747')
  })

  test('prices of a trade of nothing', async () => {
    const trade = await Trade.exactIn(route, amount(A, '0'))
    expect(() => trade.priceImpact).toThrow('Division by zero')
  })
})
