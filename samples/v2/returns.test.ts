import { parseEther, parseUnits } from 'ethers'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { outputOf, testChain } from '../chain/test-chain'
import { readPair } from './pair'
import { addLiquidity, createPair, withdrawalAmounts } from './pools'
import { claimPerToken, compareWithHolding, main } from './returns'
import { swapExactInput } from './swap'

const { swapx, provider, signer, deadline, node } = await testChain()
const { A, C } = swapx.tokens

let snapshot: string
beforeEach(async () => {
  snapshot = await node.send('evm_snapshot', [])
})
afterEach(() => node.send('evm_revert', [snapshot]))

test('the script measures a position', async () => {
  await expect(await outputOf(main)).toMatchFileSnapshot('returns.out.txt')
})

test('10% of 100,000 A and 1,000 B, price from 100 to 150 A, without fees', () => {
  const root = Math.sqrt(150 * 100_000 * 1_000)
  const now = { a: root / 150 / 10, b: root / 10 }
  const { position, held, difference } = compareWithHolding({ a: 100, b: 10_000 }, now, 150)
  expect([position.toFixed(2), held.toFixed(2)]).toEqual(['24494.90', '25000.00'])
  expect((difference * 100).toFixed(2)).toBe('-2.02')
})

test('the same on the chain, a tenth as large, with the fee of one swap', async () => {
  await createPair(signer, swapx, A, C)
  const deposit = async (a: string, c: string) => {
    const desired: [bigint, bigint] = [parseEther(a), parseEther(c)]
    const limits = { desired, minimums: desired, deadline: await deadline() }
    return addLiquidity(signer, swapx, [A, C], limits)
  }
  const read = async () => readPair(provider, swapx, [A, C], await provider.getBlockNumber())
  await deposit('9000', '90')
  const { liquidity } = await deposit('1000', '10')
  const before = await read()
  // The price of C rises from 100 A to 150 A.
  const amountIn = parseUnits('2250.815', 18)
  const trade = { amountIn, amountOutMin: 1n, path: [A, C] as [string, string] }
  await swapExactInput(signer, swapx, { ...trade, deadline: await deadline() })
  const after = await read()
  expect(Number(after.reserve0) / Number(after.reserve1)).toBeCloseTo(150, 2)

  const [a, c] = await withdrawalAmounts(provider, swapx, [A, C], liquidity)
  const now = { a: Number(c) / 1e18, b: Number(a) / 1e18 }
  const { difference } = compareWithHolding({ a: 10, b: 1000 }, now, 150)
  const growth = Number(claimPerToken(after, 0n)) / Number(claimPerToken(before, 0n)) - 1
  const loss = (2 * Math.sqrt(1.5)) / 2.5 - 1
  expect(1 + difference).toBeCloseTo((1 + loss) * (1 + growth), 6)
  expect(growth).toBeCloseTo(0.003 * (2250.815 / 22_000), 4)
})
