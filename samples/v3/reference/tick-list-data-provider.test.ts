import { CurrencyAmount } from '@uniswap/sdk-core'
import {
  encodeSqrtRatioX96,
  type FeeAmount,
  Pool,
  TICK_SPACINGS,
  Tick,
  TickListDataProvider,
} from '@uniswap/v3-sdk'
import { expect, onTestFinished, test } from 'vitest'
import { outputOf } from '../../chain/test-chain'
import { A, C, ranOut } from './pool'
import { main } from './tick-list-data-provider'

const liquidity = '1000000000000000000'
const ends = [
  { index: -600, liquidityGross: liquidity, liquidityNet: liquidity },
  { index: 600, liquidityGross: liquidity, liquidityNet: `-${liquidity}` },
]
const input = CurrencyAmount.fromRawAmount(A, '1000000000000000')
const fee = 2500 as FeeAmount
const poolWith = (ticks: TickListDataProvider) =>
  new Pool(A, C, fee, encodeSqrtRatioX96(1, 1), liquidity, 0, ticks)

test('main prints a quote, a tick and a search', async () => {
  await expect(await outputOf(main)).toMatchFileSnapshot('tick-list-data-provider.out.txt')
})

test('ticks that are given as Tick are kept', async () => {
  const ticks = ends.map(end => new Tick(end))
  const provider = new TickListDataProvider(ticks, 60)
  expect(await provider.getTick(600)).toBe(ticks[1])
  await expect(provider.getTick(0)).rejects.toThrow('Invariant failed: NOT_CONTAINED')
})

test('the list is checked at once, and an empty list when it is asked', async () => {
  const make = (list = ends, spacing = 60) => new TickListDataProvider(list, spacing)
  expect(() => make(ends.slice(1))).toThrow('Invariant failed: ZERO_NET')
  expect(() => make([...ends].reverse())).toThrow('Invariant failed: SORTED')
  expect(() => make(ends, 7)).toThrow('Invariant failed: TICK_SPACING')
  expect(() => make(ends, 0)).toThrow('Invariant failed: TICK_SPACING_NONZERO')
  const search = make([]).nextInitializedTickWithinOneWord(0, true, 60)
  await expect(search).rejects.toThrow('Invariant failed: LENGTH')
})

test('a fee outside FeeAmount needs an entry in TICK_SPACINGS', async () => {
  const plain = poolWith(new TickListDataProvider(ends, 50)).getOutputAmount(input)
  await expect(plain).rejects.toThrow('Invariant failed: TICK')
  TICK_SPACINGS[fee] = 50
  onTestFinished(() => {
    delete (TICK_SPACINGS as Record<number, number>)[fee]
  })
  const pool = poolWith(new TickListDataProvider(ends, 50))
  const [output, after] = await pool.getOutputAmount(input)
  expect(output.quotient.toString()).toBe('996505985279683')
  expect(ranOut(after)).toBe(false)
})
