import { afterEach, beforeEach, expect, test } from 'vitest'
import { outputOf, testChain } from '../chain/test-chain'
import { main as justInTime } from './just-in-time'
import { againstHolding, main } from './returns'

const { node } = await testChain()

let snapshot: string
beforeEach(async () => {
  snapshot = await node.send('evm_snapshot', [])
})
afterEach(() => node.send('evm_revert', [snapshot]))

test('a narrow range loses more against holding, and stops earning', async () => {
  const output = await outputOf(main)
  await expect(output).toMatchFileSnapshot('returns.out.txt')
  const [, full, ...narrower] = output.split('\n').map(line => Number.parseFloat(line.slice(12)))
  // Impermanent loss of a price ratio of 1.2.
  expect(full).toBeCloseTo(100 * ((2 * Math.sqrt(1.2)) / 2.2 - 1), 2)
  expect(narrower.slice(0, 3)).toEqual([...narrower.slice(0, 3)].sort((a, b) => b - a))
})

test('who provides for the length of a sale takes its fee', async () => {
  await expect(await outputOf(justInTime)).toMatchFileSnapshot('just-in-time.out.txt')
})

test('held at the same price, a withdrawal with its fees is worth more', () => {
  const result = againstHolding([10n, 20n], [10n, 20n], [11n, 20n], 2)
  expect(result).toEqual({ loss: 0, fees: 0.05 })
})
