import { parseEther } from 'ethers'
import { expect, test } from 'vitest'
import { outputOf, testChain } from '../chain/test-chain'
import { listPairs, main, readSwaps } from './events'
import { pairAddress } from './pair-address'

const { swapx, provider } = await testChain()
const { A, B, C } = swapx.tokens

test('the script lists the pairs and the swap that it makes', async () => {
  await expect(await outputOf(main)).toMatchFileSnapshot('events.out.txt')
})

test('the pairs come in the order of creation', async () => {
  expect(await listPairs(provider, swapx)).toEqual([
    pairAddress(swapx, A, B),
    pairAddress(swapx, B, C),
    pairAddress(swapx, A, swapx.wrappedNative),
  ])
})

test('the event has both inputs and both outputs; outside its block there is none', async () => {
  const pair = pairAddress(swapx, A, B)
  const block = await provider.getBlockNumber()
  const [swap] = await readSwaps(provider, pair, 0, block)
  expect(swap).toEqual({ block, in: [parseEther('1'), 0n], out: [0n, 1_992_013n] })
  expect(await readSwaps(provider, pair, 0, block - 1)).toEqual([])
})
