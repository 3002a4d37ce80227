import { expect, test, vi } from 'vitest'
import { testChain } from './chain/test-chain'
import { SwapxProvider } from './connection'

const { swapx, signer } = await testChain()

test('a block number that the node refuses is one to ask for again', async () => {
  const sent = await signer.sendTransaction({ to: signer.address })
  await sent.wait()
  const provider = new SwapxProvider(swapx)
  const receipt = await provider.getTransactionReceipt(sent.hash)
  vi.spyOn(provider, 'getBlockNumber').mockRejectedValueOnce(new Error('limit exceeded'))
  expect(await receipt?.confirmations()).toBe(0)
  expect(await receipt?.confirmations()).toBeGreaterThan(0)
  provider.destroy()
})
