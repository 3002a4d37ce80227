import { computePairAddress, FACTORY_ADDRESS_MAP, INIT_CODE_HASH, Pair } from '@uniswap/v2-sdk'
import { type BaseContract, Contract, id, solidityPackedKeccak256 } from 'ethers'
import { describe, expect, test } from 'vitest'
import { outputOf, testChain } from '../../chain/test-chain'
import { pairAddress } from '../pair-address'
import { findPair, readTokens } from './fetching-data'
import { isHashRight, main } from './pair-addresses'

const { swapx, provider, signer, deploy } = await testChain()
const { A, B, C } = await readTokens(provider, swapx)
const other = { ...swapx, v2PairInitCodeHash: id('another pair') }

test('main prints which addresses are right', async () => {
  await expect(await outputOf(main)).toMatchFileSnapshot('pair-addresses.out.txt')
})

test('a hash of other contracts is found out', async () => {
  expect(await isHashRight(provider, swapx)).toBe(true)
  expect(await isHashRight(provider, other)).toBe(false)
})

describe('a pair that does not exist yet', () => {
  test('has an address, which the factory gives it once it is created', async () => {
    const computed = pairAddress(swapx, A.address, C.address)
    const block = await provider.getBlockNumber()
    expect(await findPair(provider, swapx, [A, C], block)).toBeUndefined()
    expect(await provider.getCode(computed)).toBe('0x')
    const abi = ['function createPair(address, address) returns (address)']
    const create = new Contract(swapx.v2Factory, abi, signer).getFunction('createPair')
    await (await create(A.address, C.address)).wait()
    const later = await provider.getBlockNumber()
    expect(await findPair(provider, swapx, [A, C], later)).toBe(computed)
    expect(await provider.getCode(computed)).not.toBe('0x')
    expect(await findPair(provider, swapx, [A, C], block)).toBeUndefined()
  })
})

describe('the functions of the SDK', () => {
  const address = pairAddress(swapx, A.address, B.address)
  const args = { factoryAddress: swapx.v2Factory, tokenA: A, tokenB: B }

  test('computePairAddress has one hash, so it is right for this factory and wrong for another', () => {
    expect(swapx.v2PairInitCodeHash).toBe(INIT_CODE_HASH)
    expect(computePairAddress(args)).toBe(address)
    expect(computePairAddress(args)).not.toBe(pairAddress(other, A.address, B.address))
  })

  test('Pair.getAddress takes the factory of a known chain, and of mainnet for any other', () => {
    expect(Pair.getAddress(A, B)).not.toBe(address)
    expect(FACTORY_ADDRESS_MAP[31337]).toBeUndefined()
    const mainnet = FACTORY_ADDRESS_MAP[1] as string
    expect(Pair.getAddress(A, B)).toBe(computePairAddress({ ...args, factoryAddress: mainnet }))
  })
})

test('the salt is packed: padded tokens lead elsewhere', () => {
  const packed = solidityPackedKeccak256(['address', 'address'], [A.address, B.address])
  const padded = solidityPackedKeccak256(['uint256', 'uint256'], [A.address, B.address])
  expect(packed).not.toBe(padded)
})

test('the contract computes the same, in either order', async () => {
  const { v2Factory, v2PairInitCodeHash } = swapx
  const contract = await deploy<BaseContract>('PairAddress', v2Factory, v2PairInitCodeHash)
  const pairFor = contract.getFunction('pairFor')
  const address = pairAddress(swapx, A.address, B.address)
  expect(await pairFor.staticCall(A.address, B.address)).toBe(address)
  expect(await pairFor.staticCall(B.address, A.address)).toBe(address)
})
