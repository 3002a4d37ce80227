import { expect, test } from 'vitest'
import { guideNets, guidePrice, guideSteps } from './guide-liquidity'

// samples/v3/active-liquidity.out.txt, in 10¹² units.
const printed = [1414.21, 4456.02, 10517.1, 4456.02, 1414.21]

test('the steps are those that the guide prints', () => {
  expect(guideSteps.map(({ lower }) => lower)).toEqual([
    -887_220, -270_420, -269_880, -268_920, -268_440,
  ])
  for (const [index, { liquidity }] of guideSteps.entries()) {
    expect(liquidity).toBeCloseTo(printed[index] ?? 0, 1)
  }
})

test('what positions add where they begin they take away where they end', () => {
  expect(guideNets.map(({ net }) => Math.round(net))).toEqual([
    1414, 3042, 6061, -6061, -3042, -1414,
  ])
})

test('ticks have the prices of the guide', () => {
  expect(guidePrice(-270_420)).toBeCloseTo(1.80466, 5)
  expect(guidePrice(-268_440)).toBeCloseTo(2.19979, 5)
})
