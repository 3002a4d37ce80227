import { parseEther } from 'ethers'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { outputOf, testChain } from '../chain/test-chain'
import { atLeast } from './limits'
import { main, sandwich } from './sandwich'

const { swapx, provider, signer, deadline, node } = await testChain()
const { A, B } = swapx.tokens
const attacker = await provider.getSigner()
const QUOTE = 19_743_160n

let snapshot: string
beforeEach(async () => {
  snapshot = await node.send('evm_snapshot', [])
})
afterEach(() => node.send('evm_revert', [snapshot]))

const attack = async (frontRun: bigint, amountOutMin: bigint) => {
  const trade = { frontRun, amountIn: parseEther('10'), amountOutMin, deadline: await deadline() }
  return sandwich({ attacker, victim: signer, provider }, swapx, { ...trade, path: [A, B] })
}

test('the script prints the three attacks', async () => {
  await expect(await outputOf(main)).toMatchFileSnapshot('sandwich.out.txt')
})

test('without a minimum worth the name, the best attack takes 90.9%', async () => {
  const { received, attackerGain } = await attack(parseEther('2330'), 1n)
  expect(received).toBe(1_796_598n)
  expect(1 - Number(received) / Number(QUOTE)).toBeCloseTo(0.909, 4)
  expect(attackerGain).toBe(4_876_633_650_021_042_646n)
})

test('with 0.5% the swap reverts, and the attacker loses the fees', async () => {
  const outcome = await attack(parseEther('50'), atLeast(QUOTE, 50n))
  expect(outcome).toEqual({ received: undefined, attackerGain: -285_367_395_777_474_398n })
})

test('a smaller attack takes exactly the tolerance', async () => {
  const { received, attackerGain } = await attack(parseEther('2.52566'), atLeast(QUOTE, 50n))
  expect(received).toBe(19_644_445n)
  expect(Number(attackerGain) / 1e18).toBeCloseTo(0.0351, 4)
})

test('another failure than too little output is not swallowed', async () => {
  const late = { frontRun: 10n ** 18n, amountIn: 1n, amountOutMin: 1n, deadline: 1 }
  const act = sandwich({ attacker, victim: signer, provider }, swapx, { ...late, path: [A, B] })
  await expect(act).rejects.toMatchObject({ reason: 'UniswapV2Router: EXPIRED' })
})
