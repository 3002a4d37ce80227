import { Contract } from 'ethers'
import { expect, test } from 'vitest'
import { testChain } from '../chain/test-chain'
import { pairAddress } from './pair-address'

const { swapx, provider } = await testChain()
const { A, B } = swapx.tokens

test('the computed address is the one that the factory knows, for either order', async () => {
  const abi = ['function getPair(address, address) view returns (address)']
  const pair = await new Contract(swapx.v2Factory, abi, provider).getPair?.(A, B)
  expect(pairAddress(swapx, A, B)).toBe(pair)
  expect(pairAddress(swapx, B, A)).toBe(pair)
})
