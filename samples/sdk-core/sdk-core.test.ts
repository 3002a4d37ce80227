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
import * as prices from './prices'
import * as rounding from './rounding'

const A = new Token(31337, '0x2000000000000000000000000000000000000001', 18, 'A')
const B = new Token(31337, '0x2000000000000000000000000000000000000002', 6, 'B')
const W = new Token(31337, '0x1000000000000000000000000000000000000001', 18, 'WNATIVE')
const raw = (token: Token, value: unknown) => CurrencyAmount.fromRawAmount(token, value as string)

test.each(Object.entries({ amounts, rounding, prices }))(
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
