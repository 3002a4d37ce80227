import { expect, test } from 'vitest'
import { liquidityNets, liquiditySteps } from './liquidity-steps'

const positions = [
  { lower: -1200, upper: 1200, liquidity: 2 },
  { lower: -600, upper: 600, liquidity: 3 },
  { lower: -300, upper: 600, liquidity: 2 },
]

test('liquidity is added where positions begin and subtracted where they end', () => {
  expect(liquidityNets(positions)).toEqual([
    { tick: -1200, net: 2 },
    { tick: -600, net: 3 },
    { tick: -300, net: 2 },
    { tick: 600, net: -5 },
    { tick: 1200, net: -2 },
  ])
})

test('the steps between the ticks are the sums of the positions that cover them', () => {
  expect(liquiditySteps(positions)).toEqual([
    { lower: -1200, upper: -600, liquidity: 2 },
    { lower: -600, upper: -300, liquidity: 5 },
    { lower: -300, upper: 600, liquidity: 7 },
    { lower: 600, upper: 1200, liquidity: 2 },
  ])
})

test('no positions, no steps', () => {
  expect(liquiditySteps([])).toEqual([])
})
