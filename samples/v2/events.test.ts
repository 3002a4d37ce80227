import { parseEther } from 'ethers'
import { expect, test } from 'vitest'
import { outputOf, testChain } from '../chain/test-chain'
import { listPairs, main, newestKept, readSwaps } from './events'
import { pairAddress } from './pair-address'

const { swapx, provider, node, advance } = await testChain()
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

test('after a reorganisation, the blocks before it are kept', async () => {
  const storedAt = async (number: number) => {
    const hash = (await provider.getBlock(number))?.hash as string
    return { number, hash }
  }
  const kept = await storedAt(await provider.getBlockNumber())
  const snapshot = await node.send('evm_snapshot', [])
  await advance(1)
  await advance(1)
  const gone = await storedAt(kept.number + 1)
  expect(await newestKept(provider, [kept, gone])).toEqual(gone)
  // Another block in its place, and none after it.
  await node.send('evm_revert', [snapshot])
  await advance(5)
  expect(await newestKept(provider, [kept, gone])).toEqual(kept)
  expect(await newestKept(provider, [gone])).toBeUndefined()
})
