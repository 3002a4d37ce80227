import { type CurrencyAmount, Percent, Token, TradeType } from '@uniswap/sdk-core'
import { inputOutputComparator, Pair, Route, Trade, tradeComparator } from '@uniswap/v2-sdk'
import { describe, expect, test } from 'vitest'
import { outputOf } from '../../../chain/test-chain'
import { amountOf } from '../quick-start'
import { A, B, pair, units } from './pair'
import { C, native, pairBC, pairWA, W } from './route'
import { main, pairAC } from './trade'

const tolerance = new Percent(50, 10_000)
const raw = (amount: CurrencyAmount<Token>) => amount.quotient.toString()
const ab = new Route([pair], A, B)
const sale = Trade.exactIn(ab, amountOf(A, '100'))
const purchase = Trade.exactOut(ab, amountOf(B, '100'))

test('main prints trades of both types and the best of several', async () => {
  await expect(await outputOf(main)).toMatchFileSnapshot('trade.out.txt')
})

test('what a trade knows', () => {
  expect(sale.route).toBe(ab)
  expect([sale.tradeType, purchase.tradeType]).toEqual([
    TradeType.EXACT_INPUT,
    TradeType.EXACT_OUTPUT,
  ])
  expect(raw(sale.outputAmount)).toBe('181322178')
  expect(raw(purchase.inputAmount)).toBe('52789948793749670063')
  expect(sale.executionPrice.toSignificant(9)).toBe('1.81322178')
  expect(sale.priceImpact.toFixed(4)).toBe('9.3389')
  expect(new Trade(ab, amountOf(A, '100'), TradeType.EXACT_INPUT).outputAmount).toEqual(
    sale.outputAmount,
  )
})

test('limits are rounded down', () => {
  expect(raw(sale.minimumAmountOut(tolerance))).toBe('180415567')
  expect(raw(sale.maximumAmountIn(tolerance))).toBe(raw(sale.inputAmount))
  expect(raw(purchase.maximumAmountIn(tolerance))).toBe('53053898537718418413')
  expect(raw(purchase.minimumAmountOut(tolerance))).toBe('100000000')
  expect(sale.worstExecutionPrice(tolerance).toSignificant(9)).toBe('1.80415567')
  expect(purchase.worstExecutionPrice(tolerance).toSignificant(6)).toBe('1.88488')
  // 75% of the output. Divided by 1.25, it would be 80%.
  expect(raw(sale.minimumAmountOut(new Percent(25, 100)))).toBe('135991633')
  expect(raw(sale.minimumAmountOut(new Percent(2)))).toBe('0')
  const tiny = Trade.exactIn(ab, units(A, '502000000000'))
  expect(raw(tiny.outputAmount)).toBe('1')
  expect(raw(tiny.minimumAmountOut(new Percent(1, 10_000)))).toBe('0')
  for (const call of ['minimumAmountOut', 'maximumAmountIn', 'worstExecutionPrice'] as const) {
    const negative = () => sale[call](new Percent(-1, 100))
    expect(negative).toThrow('Invariant failed: SLIPPAGE_TOLERANCE')
  }
})

test('the price impact is that of the pair, even if somebody has just moved it', () => {
  const [, moved] = pair.getOutputAmount(amountOf(A, '1000'))
  const late = Trade.exactIn(new Route([moved], A, B), amountOf(A, '10'))
  expect(late.outputAmount.toExact()).toBe('4.967724')
  expect(late.priceImpact.toFixed(2)).toBe('0.79')
})

test('native currency stays native', () => {
  const trade = Trade.exactIn(new Route([pairWA], native, A), amountOf(native, '1'))
  expect(trade.inputAmount.currency).toBe(native)
  const wrapped = () => Trade.exactIn(new Route([pairWA], native, A), amountOf(W, '1') as never)
  expect(wrapped).toThrow('Invariant failed: INPUT')
  expect(() => Trade.exactOut(ab, amountOf(A, '1') as never)).toThrow('Invariant failed: OUTPUT')
})

test('a route that ends elsewhere', () => {
  const past = new Route([pair, pairBC], A, B)
  expect(Trade.exactIn(past, amountOf(A, '1')).outputAmount.toExact()).toBe('496262841163.76947')
  expect(() => Trade.exactOut(past, amountOf(B, '1'))).toThrow('Invariant failed: TOKEN')
  const back = new Route([pair], A, A)
  expect(raw(Trade.exactOut(back, amountOf(A, '1')).inputAmount)).toBe('2008027')
})

describe('the best trades', () => {
  const pairs = [pair, pairBC, pairAC]
  const paths = (trades: Trade<Token, Token, TradeType>[]) =>
    trades.map(({ route }) => route.path.map(({ symbol }) => symbol).join(''))

  test('of an exact input come first with the highest output', () => {
    const of = (whole: string) => Trade.bestTradeExactIn(pairs, amountOf(A, whole), C)
    expect(paths(of('0.1'))).toEqual(['AC', 'ABC'])
    expect(paths(of('20'))).toEqual(['ABC', 'AC'])
  })

  test('of an exact output come first with the lowest input', () => {
    const of = (whole: string) => Trade.bestTradeExactOut(pairs, A, amountOf(C, whole))
    expect(paths(of('0.05'))).toEqual(['AC', 'ABC'])
    expect(paths(of('10'))).toEqual(['ABC', 'AC'])
    expect(paths(of('99.9'))).toEqual(['ABC', 'AC'])
    expect(paths(of('200'))).toEqual(['ABC'])
    expect(paths(of('5000'))).toEqual([])
  })

  test('of a token for itself is a circle, which loses some of it', () => {
    const one = amountOf(A, '1')
    const [sold] = Trade.bestTradeExactIn(pairs, one, A)
    expect(sold?.outputAmount.lessThan(one)).toBe(true)
    const [bought] = Trade.bestTradeExactOut(pairs, A, one)
    expect(bought?.inputAmount.greaterThan(one)).toBe(true)
  })

  test('options', () => {
    const of = (options: object) =>
      paths(Trade.bestTradeExactIn(pairs, amountOf(A, '20'), C, options))
    expect(of({ maxHops: 1 })).toEqual(['AC'])
    expect(of({ maxNumResults: 1 })).toEqual(['ABC'])
    expect(() => of({ maxHops: 0 })).toThrow('Invariant failed: MAX_HOPS')
    expect(() => of({ maxNumResults: 0 })).toThrow('Invariant failed: MAX_SIZE_ZERO')
    const two = Trade.bestTradeExactIn(pairs, amountOf(A, '20'), C)
    const one = { maxNumResults: 1 }
    const refill = () =>
      Trade.bestTradeExactIn(pairs, amountOf(A, '20'), C, one, [], undefined, two)
    expect(refill).toThrow('Invariant failed: ITEMS_SIZE')
  })

  test('defaults are three trades with three hops', () => {
    const direct = [1, 2, 3, 4].map(
      index => new Token(31337, `0x300000000000000000000000000000000000000${index}`, 18),
    )
    const many = direct.flatMap(token => [
      new Pair(amountOf(A, '1000'), amountOf(token, '1000')),
      new Pair(amountOf(token, '1000'), amountOf(C, '1000')),
    ])
    expect(Trade.bestTradeExactIn(many, amountOf(A, '1'), C)).toHaveLength(3)
    const [x, y, z] = direct as [Token, Token, Token]
    const chain = [
      [A, x],
      [x, y],
      [y, z],
      [z, C],
    ] as [Token, Token][]
    const long = chain.map(([a, b]) => new Pair(amountOf(a, '1000'), amountOf(b, '1000')))
    expect(Trade.bestTradeExactIn(long, amountOf(A, '1'), C)).toEqual([])
    expect(Trade.bestTradeExactIn(long, amountOf(A, '1'), C, { maxHops: 4 })).toHaveLength(1)
  })

  test('there may be none', () => {
    expect(Trade.bestTradeExactIn([pair], amountOf(A, '1'), C)).toEqual([])
    expect(Trade.bestTradeExactIn([pair], units(A, '1'), B)).toEqual([])
    const empty = new Pair(units(A, '0'), units(B, '0'))
    expect(Trade.bestTradeExactIn([empty], amountOf(A, '1'), B)).toEqual([])
    expect(Trade.bestTradeExactOut([empty], A, amountOf(B, '1'))).toEqual([])
    expect(() => Trade.bestTradeExactIn([], amountOf(A, '1'), B)).toThrow('Invariant failed: PAIRS')
    const recursion = () =>
      Trade.bestTradeExactIn([pair], amountOf(A, '1'), B, {}, [], amountOf(A, '2'))
    expect(recursion).toThrow('Invariant failed: INVALID_RECURSION')
  })
})

describe('comparators', () => {
  const [short, long] = [
    Trade.exactIn(new Route([pairAC], A, C), amountOf(A, '1')),
    Trade.exactIn(new Route([pair, pairBC], A, C), amountOf(A, '1')),
  ]

  test('more output, then less input, comes first', () => {
    expect(inputOutputComparator(long, short)).toBe(-1)
    expect(inputOutputComparator(short, long)).toBe(1)
    expect(inputOutputComparator(short, short)).toBe(0)
    const at = (input: string) => ({ inputAmount: units(A, input), outputAmount: units(B, '5') })
    expect(inputOutputComparator(at('1'), at('2'))).toBe(-1)
    const other = () => inputOutputComparator(sale, short as never)
    expect(other).toThrow('Invariant failed: OUTPUT_CURRENCY')
    const turned = Trade.exactIn(new Route([pairBC], B, C), amountOf(B, '1'))
    expect(() => inputOutputComparator(turned, short as never)).toThrow('INPUT_CURRENCY')
  })

  test('then the lower price impact, then the shorter path', () => {
    expect([short, long].sort(tradeComparator)).toEqual([long, short])
    expect(tradeComparator(long, long)).toBe(0)
    const like = (impact: Percent, hops: number) =>
      ({ ...short, priceImpact: impact, route: { path: Array(hops + 1) } }) as never
    const [low, high] = [new Percent(1, 100), new Percent(2, 100)]
    expect(tradeComparator(like(low, 3), like(high, 1))).toBe(-1)
    expect(tradeComparator(like(high, 1), like(low, 3))).toBe(1)
    expect(tradeComparator(like(low, 1), like(low, 3))).toBe(-2)
  })
})
