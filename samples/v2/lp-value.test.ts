import { expect, test } from 'vitest'
import { outputOf, testChain } from '../chain/test-chain'
import { fairValue, main, naiveValue } from './lp-value'
import { readPair } from './pair'

const { swapx, provider } = await testChain()

test('the reserves give 5,001.50 B in the moved pair, the root 4,003.00 B', async () => {
  const { A, B } = swapx.tokens
  const pair = await readPair(provider, swapx, [A, B], await provider.getBlockNumber())
  const bought = 499_248_873_309_964_947_421n
  const moved = { ...pair, reserve0: pair.reserve0 - bought, reserve1: pair.reserve1 * 2n }
  const price0 = (2_000_000n << 112n) / 10n ** 18n
  expect(naiveValue(moved, price0)).toBe(5_001_502_253n)
  expect(fairValue(moved, price0)).toBe(4_003_003_378n)
})

test('the script moves the pair and moves it back', async () => {
  await expect(await outputOf(main)).toMatchFileSnapshot('lp-value.out.txt')
})
