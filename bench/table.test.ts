import { expect, test } from 'vitest'
import { isMet } from './figure'
import { peerTable, table } from './table'

test('a figure stands with its spread, its target and what it is held against', () => {
  const runs = [1300, 1200, 1250]
  const beside = { what: 'bare page' as const, runs: [1000] }
  const text = table([{ name: 'First paint', unit: 'ms', runs, beside, targetRatio: 1.15 }])
  expect(
    text
      .split('\n')
      .at(-1)
      ?.split(/ *\| */),
  ).toEqual([
    '',
    'First paint',
    '1,250 ms',
    '1,200 – 1,300',
    '≤ 1.15 ×',
    'no',
    'bare page: 1,000 ms',
    '1.25',
    '',
  ])
})

test.each([
  [true, { target: 10 }],
  [false, { target: 9 }],
  [undefined, {}],
  [true, { targetRatio: 1, beside: { what: 'empty app' as const, runs: [10] } }],
  [false, { target: 10, targetRatio: 1, beside: { what: 'empty app' as const, runs: [9] } }],
])('a figure is met: %s', (met, targets) => {
  expect(isMet({ name: '', unit: '', runs: [10], ...targets })).toBe(met)
})

test('peers have a column each', () => {
  const peers = { 'Empty app': [], VitePress: [0.0123] }
  const text = peerTable([{ name: 'Shift', unit: '', runs: [0, 2, 1], peers }])
  expect(text.split('\n').map(line => line.split(/ *\| */).slice(1, -1))).toEqual([
    ['What', 'This site', 'Empty app', 'VitePress'],
    expect.anything(),
    ['Shift', '1', '', '0.012'],
  ])
})
