import { Contract } from 'ethers'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { outputOf, testChain } from '../chain/test-chain'
import { pairAbi, tokenAbi } from './abi'
import { fairValue, main, naiveValue } from './lp-value'
import { readPair } from './pair'

const { swapx, provider, node } = await testChain()

let snapshot: string
beforeEach(async () => {
  snapshot = await node.send('evm_snapshot', [])
})
afterEach(() => node.send('evm_revert', [snapshot]))

test('the reserves give 5,001.50 B in the moved pair, the root 4,003.00 B', async () => {
  const { A, B } = swapx.tokens
  const pair = await readPair(provider, swapx, [A, B], await provider.getBlockNumber())
  const bought = 499_248_873_309_964_947_421n
  const moved = { ...pair, reserve0: pair.reserve0 - bought, reserve1: pair.reserve1 * 2n }
  const price0 = (2_000_000n << 112n) / 10n ** 18n
  expect(naiveValue(moved, price0)).toBe(5_001_502_253n)
  expect(fairValue(moved, price0)).toBe(4_003_003_378n)
})

test('a donation of those who own nearly all LP tokens raises it for nearly nothing', async () => {
  const { A, B } = swapx.tokens
  const holder = await provider.getSigner() // has all LP tokens but 1,000 units
  const price0 = (2_000_000n << 112n) / 10n ** 18n
  const pair = await readPair(provider, swapx, [A, B], await provider.getBlockNumber())
  const contract = new Contract(pair.address, pairAbi, holder)
  const send = async (token: Contract, name: string, ...values: unknown[]) =>
    (await token.getFunction(name)(...values)).wait()
  for (const [token, amount] of [
    [A, pair.reserve0],
    [B, pair.reserve1],
  ] as const) {
    await send(new Contract(token, tokenAbi, holder), 'transfer', pair.address, amount)
  }
  await send(contract, 'sync')
  const raised = await readPair(provider, swapx, [A, B], await provider.getBlockNumber())
  expect(fairValue(raised, price0)).toBe(8_000_000_000n - 2n)

  const own = await contract.getFunction('balanceOf').staticCall(holder)
  await send(contract, 'transfer', pair.address, own)
  const [back0, back1] = await contract.getFunction('burn').staticCall(holder)
  expect(Number(back0) / Number(raised.reserve0)).toBeCloseTo(1, 10)
  expect(Number(back1) / Number(raised.reserve1)).toBeCloseTo(1, 8)
})

test('the script moves the pair and moves it back', async () => {
  await expect(await outputOf(main)).toMatchFileSnapshot('lp-value.out.txt')
})
