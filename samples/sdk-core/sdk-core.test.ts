import { createRequire } from 'node:module'
import {
  CurrencyAmount,
  computePriceImpact,
  Ether,
  Fraction,
  MaxUint256,
  Percent,
  Price,
  Rounding,
  sortedInsert,
  sqrt,
  Token,
  TradeType,
  validateAndParseAddress,
  WETH9,
} from '@uniswap/sdk-core'
import { Pair, Route, Trade } from '@uniswap/v2-sdk'
import { encodeSqrtRatioX96, FeeAmount, Pool, Route as V3Route } from '@uniswap/v3-sdk'
import { getAddress } from 'ethers'
import JSBI from 'jsbi'
import { describe, expect, test } from 'vitest'
import { outputOf } from '../chain/test-chain'
import { SwapxNative } from '../native-currency'
import * as amounts from './amounts'
import * as pitfalls from './pitfalls'
import * as prices from './prices'
import * as rounding from './rounding'

const A = new Token(31337, '0x2000000000000000000000000000000000000001', 18, 'A')
const B = new Token(31337, '0x2000000000000000000000000000000000000002', 6, 'B')
const W = new Token(31337, '0x1000000000000000000000000000000000000001', 18, 'WNATIVE')
const raw = (token: Token, value: unknown) => CurrencyAmount.fromRawAmount(token, value as string)

test.each(Object.entries({ amounts, rounding, prices, pitfalls }))(
  '%s prints what the page shows',
  async (name, { main }) => {
    await expect(await outputOf(main)).toMatchFileSnapshot(`${name}.out.txt`)
  },
)

describe('tokens', () => {
  test('addresses are compared without case, and sorted', () => {
    expect(A.sortsBefore(B)).toBe(true)
    expect(A.equals(new Token(31337, A.address, 6))).toBe(true)
    expect(A.equals(new Token(1, A.address, 18))).toBe(false)
    expect(() => A.sortsBefore(A)).toThrow('Invariant failed: ADDRESSES')
    expect(() => A.sortsBefore(new Token(1, B.address, 6))).toThrow('Invariant failed: CHAIN_IDS')
  })

  test('a checksum that is there must be right', () => {
    const right = getAddress(`0x${'ab'.repeat(20)}`)
    const wrong = right.replace(/[aA]/, letter => (letter === 'a' ? 'A' : 'a'))
    expect(new Token(31337, right.toLowerCase(), 18).address).toBe(right)
    expect(() => new Token(31337, wrong, 18)).toThrow(`${wrong} is not a valid address.`)
    expect(new Token(31337, wrong, 18, 'X', 'X', true).address).toBe(wrong)
    expect(validateAndParseAddress(right.toLowerCase())).toBe(right)
  })
})

describe('members of Token', () => {
  const address = `0x${'ab'.repeat(20)}`
  const right = getAddress(address)

  test('an address in one case, or without 0x, gets its checksum', () => {
    for (const form of [address, `0x${'AB'.repeat(20)}`, 'ab'.repeat(20)]) {
      expect(new Token(31337, form, 18).address).toBe(right)
    }
    expect(new Token(31337, address, 18, 'X', 'X', true).address).toBe(address)
    expect(() => new Token(31337, 'ab'.repeat(20), 18, 'X', 'X', true)).toThrow('not a valid')
    expect(new Token(31337, address, 18, 'X', 'X', true).equals(new Token(31337, right, 18))).toBe(
      true,
    )
  })

  test('chain ID and decimals', () => {
    for (const chainId of [1.5, '1', 1n, undefined]) {
      expect(() => new Token(chainId as number, A.address, 18)).toThrow('CHAIN_ID')
    }
    for (const decimals of [-1, 255, '18', 18n, 1.5, undefined]) {
      expect(() => new Token(1, A.address, decimals as number)).toThrow('DECIMALS')
    }
    expect(new Token(1, A.address, 254).decimals).toBe(254)
  })

  test('equals looks at neither decimals, names nor taxes, and knows no native currency', () => {
    // What the SDK uses of the BigNumber of ethers 5.
    const tax = { gte: () => true } as never
    const taxed = new Token(31337, A.address, 6, 'T', 'T', false, tax)
    expect(taxed.equals(A)).toBe(true)
    expect(taxed.buyFeeBps).toBe(tax)
    expect(W.equals(new SwapxNative(W))).toBe(false)
    expect(W.wrapped).toBe(W)
  })

  test('sortsBefore asks for the chain first, and for tokens alone', () => {
    expect(() => A.sortsBefore(new Token(1, A.address, 18))).toThrow('CHAIN_IDS')
    expect(() => W.sortsBefore(new SwapxNative(W) as never)).toThrow(TypeError)
    expect(B.sortsBefore(A)).toBe(false)
  })
})

describe('members of Fraction', () => {
  const half = new Fraction(1, 2)
  const parts = ({ numerator, denominator }: Fraction) => `${numerator}/${denominator}`
  const { ROUND_DOWN, ROUND_HALF_UP, ROUND_UP } = Rounding

  test.each([
    [1n, 'TypeError: Cannot convert 1 to a BigInt'],
    ['1.5', 'SyntaxError: Cannot convert 1.5 to a BigInt'],
    ['-0x10', 'SyntaxError: Cannot convert -0x10 to a BigInt'],
    [undefined, 'TypeError: Cannot convert undefined to a BigInt'],
    [0.5, 'RangeError: The number 0.5 cannot be converted to BigInt because it is not an integer'],
  ])('%s is no integer', (value, error) => {
    let thrown: unknown
    try {
      new Fraction(value as never)
    } catch (caught) {
      thrown = caught
    }
    expect(String(thrown)).toBe(error)
  })

  test('integers may be hexadecimal, negative or empty', () => {
    expect(['0x10', ' 16 ', '-5', ''].map(value => parts(new Fraction(value)))).toEqual([
      '16/1',
      '16/1',
      '-5/1',
      '0/1',
    ])
  })

  test('it is not reduced, and compared by value', () => {
    expect(parts(half.add(half))).toBe('2/2')
    expect(parts(half.add(new Fraction(1, 3)))).toBe('5/6')
    expect(half.equalTo(new Fraction(2, 4))).toBe(true)
    const negative = new Fraction(1, -2)
    expect([negative.lessThan(0), negative.greaterThan(1)]).toEqual([false, true])
  })

  test('whole part and rest of a negative one', () => {
    const negative = new Fraction(-7, 2)
    expect(negative.quotient.toString()).toBe('-3')
    expect(parts(negative.remainder)).toBe('-1/2')
    expect(
      [ROUND_DOWN, ROUND_HALF_UP, ROUND_UP].map(mode => negative.toFixed(0, undefined, mode)),
    ).toEqual(['-3', '-4', '-4'])
  })

  test('what divides by zero says so when it is read', () => {
    for (const none of [new Fraction(1, 0), half.divide(0), new Fraction(0).invert()]) {
      expect(() => none.quotient).toThrow(new RangeError('Division by zero'))
      expect(() => none.remainder).toThrow(new RangeError('Division by zero'))
      expect(() => none.toFixed(2)).toThrow('[big.js] Division by zero')
      expect(() => none.toSignificant(2)).toThrow('[DecimalError] Division by zero')
      expect(none.greaterThan(5)).toBe(true)
    }
  })

  test('operands', () => {
    expect(() => half.add(1n as never)).toThrow(
      "Cannot use 'in' operator to search for 'numerator' in 1",
    )
    for (const operation of ['multiply', 'lessThan'] as const) {
      expect(() => raw(A, 1)[operation](10n as never)).toThrow(
        new TypeError("Cannot use 'in' operator to search for 'numerator' in 10"),
      )
    }
    expect(() => half.add({} as never)).toThrow('Could not parse fraction')
    expect(parts(half.multiply('0x10'))).toBe('16/2')
  })

  test('digits and places', () => {
    expect(() => half.toSignificant(0)).toThrow('0 is not positive.')
    expect(() => half.toSignificant(1.5)).toThrow('1.5 is not an integer.')
    expect(() => half.toFixed(-1)).toThrow('-1 is negative.')
    expect(new Fraction(1234567).toSignificant(3)).toBe('1230000')
    expect(half.toSignificant(6)).toBe('0.5')
    expect(half.toFixed(4)).toBe('0.5000')
    expect(new Fraction(-1, 1000).toFixed(2)).toBe('0.00')
  })

  test('a format that names no separator groups by commas', () => {
    const many = new Fraction(1_234_567, 1)
    expect(many.toFixed(2)).toBe('1234567.00')
    expect(many.toFixed(2, {})).toBe('1,234,567.00')
    expect(many.toFixed(2, { groupSeparator: '.', decimalSeparator: ',' })).toBe('1.234.567,00')
    expect(many.toFixed(2)).toBe('1234567.00')
  })

  test('toSignificant rounds up by one digit more than it prints', () => {
    const printed = (numerator: number) =>
      new Fraction(numerator, 10_000).toSignificant(3, undefined, ROUND_UP)
    expect([10_001, 10_009, 10_010].map(printed)).toEqual(['1', '1', '1.01'])
  })
})

describe('members of Percent, CurrencyAmount and Price', () => {
  test('a percentage is a fraction of 1', () => {
    expect(new Percent(1).toFixed()).toBe('100.00')
    expect(new Percent(1, 2).add(1).toFixed()).toBe('150.00')
    expect(new Percent(150, 100).quotient.toString()).toBe('1')
    expect(new Percent(1, 2).invert()).not.toBeInstanceOf(Percent)
    expect(new Percent(1, 2).multiply(raw(B, 3))).toBeInstanceOf(Percent)
    expect(raw(B, 3).multiply(new Percent(1, 2))).toBeInstanceOf(CurrencyAmount)
  })

  test('limits of amounts', () => {
    expect(raw(A, MaxUint256).quotient.toString()).toBe(MaxUint256.toString())
    expect(() => raw(A, MaxUint256).multiply(2)).toThrow('AMOUNT')
    expect(raw(B, 3).subtract(raw(B, 5)).toExact()).toBe('-0.000002')
    expect(raw(B, -5).quotient.toString()).toBe('-5')
    expect(() => CurrencyAmount.fromFractionalAmount(A, 1, 0)).toThrow('Division by zero')
    expect(() => raw(A, 1).divide(0)).toThrow('Division by zero')
    expect(raw(B, 3).divide(2).toExact()).toBe('0.000001')
    expect(raw(B, '1230000').toExact()).toBe('1.23')
    expect(raw(B, 1).decimalScale.toString()).toBe('1000000')
  })

  test('comparisons of amounts and prices ignore currencies', () => {
    expect(raw(A, 3).equalTo(raw(B, 3))).toBe(true)
    expect(raw(A, 3).lessThan(raw(B, 4))).toBe(true)
    expect(new Price(A, B, 1, 2).equalTo(new Price(B, W, 1, 2))).toBe(true)
    expect(raw(B, 1) < raw(B, 2)).toBe(false)
  })

  test('wrapped', () => {
    const native = new SwapxNative(W)
    const amount = CurrencyAmount.fromRawAmount(native, 5)
    expect(amount.wrapped.currency).toBe(W)
    expect(raw(A, 1).wrapped.currency).toBe(A)
    expect(() => amount.add(raw(W, 1) as never)).toThrow('CURRENCY')
  })

  test('prices', () => {
    const price = new Price(A, B, '1000000000000000000', '1234567')
    expect(price.quote(raw(A, '999999999999')).toFixed()).toBe('0.000001')
    expect(() => price.quote(raw(B, 1) as never)).toThrow('Invariant failed: TOKEN')
    expect(() => price.multiply(price as never)).toThrow('Invariant failed: TOKEN')
    expect(() => new Price(A, B, 1, MaxUint256).quote(raw(A, 2))).toThrow('AMOUNT')
    const native = CurrencyAmount.fromRawAmount(new SwapxNative(W), 1)
    expect(() => new Price(W, B, 1, 2).quote(native as never)).toThrow('TOKEN')
    const inC = price.multiply(new Price(B, W, '1000000', '2000000000000000000'))
    expect([inC.baseCurrency, inC.quoteCurrency, inC.toFixed()]).toEqual([A, W, '2.4691'])
    expect(() => new Price({ baseAmount: raw(A, 0), quoteAmount: raw(B, 1) })).toThrow(
      'Division by zero',
    )
    expect(() => new Price(A, B, 0, 1).toFixed()).toThrow('[big.js] Division by zero')
    expect(price.quotient.toString()).toBe('0')
    expect(price.add(price)).not.toBeInstanceOf(Price)
    expect(price.asFraction.toSignificant(7)).toBe('0.000000000001234567')
  })
})

describe('amounts', () => {
  test('what they refuse', () => {
    expect(() => raw(A, 10n)).toThrow('Cannot convert 10 to a BigInt')
    expect(() => raw(A, '1.5')).toThrow('Cannot convert 1.5 to a BigInt')
    expect(() => raw(A, '1e12')).toThrow(new SyntaxError('Cannot convert 1e12 to a BigInt'))
    expect(() => raw(A, String(1e21))).toThrow('Cannot convert 1e+21 to a BigInt')
    expect(() => raw(A, 0.5)).toThrow(
      'The number 0.5 cannot be converted to BigInt because it is not an integer',
    )
    expect(() => new Percent(0.5)).toThrow(RangeError)
    expect(() => raw(A, 1).add(raw(B, 1))).toThrow('Invariant failed: CURRENCY')
    expect(() => raw(B, 1).toFixed(7)).toThrow('Invariant failed: DECIMALS')
    expect(() => raw(A, MaxUint256).add(raw(A, 1))).toThrow('Invariant failed: AMOUNT')
    expect(() => new Token(31337, A.address, 18n as never)).toThrow('Invariant failed: DECIMALS')
    expect(() => new Token(31337n as never, A.address, 18)).toThrow('Invariant failed: CHAIN_ID')
  })

  test('a JSBI value of another copy of jsbi is refused', () => {
    const require = createRequire(import.meta.url)
    delete require.cache[require.resolve('jsbi')]
    const other = require('jsbi').BigInt(7)
    expect(() => raw(A, 1).multiply(other)).toThrow('Could not parse fraction')
  })

  test('a number above 2^53 has lost digits, a string has not', () => {
    expect(raw(A, Number('9007199254740993')).quotient.toString()).toBe('9007199254740992')
    expect(raw(A, '9007199254740993').quotient.toString()).toBe('9007199254740993')
    expect(BigInt(raw(A, JSBI.BigInt(7)).quotient.toString())).toBe(7n)
  })

  test('JSON has digits in place of a JSBI value, and no bigint', () => {
    const { quotient } = raw(A, '-1073741825') // 2^30 + 1
    expect(JSON.stringify({ quotient })).toBe('{"quotient":[1,1]}')
    expect(JSON.parse(JSON.stringify(raw(A, '1073741825'))).numerator).toEqual([1, 1])
    const error = new TypeError('Do not know how to serialize a BigInt')
    expect(() => JSON.stringify({ amount: 1n })).toThrow(error)
  })

  test('defaults of printing', () => {
    const amount = CurrencyAmount.fromFractionalAmount(B, '24691349', 2)
    expect(amount.toFixed()).toBe('12.345674')
    expect(amount.toSignificant()).toBe('12.3456')
    expect(new Percent(1, 3).toFixed()).toBe('33.33')
    expect(new Percent(2, 3).toSignificant()).toBe('66.667')
    const price = new Price(A, B, '3000000000000000000', '2000000')
    expect(price.toFixed()).toBe('0.6667')
    expect(price.toSignificant()).toBe('0.666667')
    expect(price.scalar.equalTo(10 ** 12)).toBe(true)
  })
})

describe('native currency', () => {
  const native = new SwapxNative(W)

  test('the package knows no wrapped token of another chain', () => {
    expect(WETH9[31337]).toBeUndefined()
    expect(() => Ether.onChain(31337).wrapped).toThrow('Invariant failed: WRAPPED')
  })

  test('the class serves v2 and v3', () => {
    const whole = '1000000000000000000'
    const pair = new Pair(raw(W, whole), raw(A, whole))
    const trade = Trade.exactIn(
      new Route([pair], native, A),
      CurrencyAmount.fromRawAmount(native, '1000'),
    )
    expect(trade.outputAmount.quotient.toString()).toBe('996')
    const pool = new Pool(W, A, FeeAmount.MEDIUM, encodeSqrtRatioX96(1, 1), 1, 0)
    expect(new V3Route([pool], native, A).input).toBe(native)
    expect(native.equals(new SwapxNative(W))).toBe(true)
    expect(native.equals(W)).toBe(false)
    expect([native.isNative, native.isToken]).toEqual([true, false])
  })
})

test('other exports', () => {
  expect([TradeType.EXACT_INPUT, TradeType.EXACT_OUTPUT]).toEqual([0, 1])
  expect([Rounding.ROUND_DOWN, Rounding.ROUND_HALF_UP, Rounding.ROUND_UP]).toEqual([0, 1, 2])
  expect(MaxUint256.toString()).toBe((2n ** 256n - 1n).toString())
  expect(sqrt(JSBI.BigInt(99)).toString()).toBe('9')
  const list = [1, 3]
  expect(sortedInsert(list, 2, 2, (a, b) => a - b)).toBe(3)
  expect(list).toEqual([1, 2])
  const impact = computePriceImpact(new Price(A, B, 1, 2), raw(A, 100), raw(B, 190))
  expect(impact.toFixed(2)).toBe('5.00')
  expect(new Fraction(7, 2).remainder.toSignificant(2)).toBe('0.5')
})
