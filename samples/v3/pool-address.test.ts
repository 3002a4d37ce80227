import Factory from '@uniswap/v3-core/artifacts/contracts/UniswapV3Factory.sol/UniswapV3Factory.json'
import { Contract, id } from 'ethers'
import { expect, test } from 'vitest'
import { outputOf, testChain } from '../chain/test-chain'
import { isHashRight, main, poolAddress } from './pool-address'

const { swapx, provider, deploy } = await testChain()
const { wrappedNative, tokens } = swapx
const { A, B, C } = tokens
const getPool = new Contract(swapx.v3Factory, Factory.abi, provider).getFunction('getPool')

const pools = [
  [A, B, 3000],
  [C, B, 3000],
  [A, wrappedNative, 3000],
  [B, C, 500],
  [C, A, 10_000],
] as const

test.each(pools)('TypeScript finds the pool of %s, %s and %i', async (tokenA, tokenB, fee) => {
  expect(poolAddress(swapx, tokenA, tokenB, fee)).toBe(await getPool(tokenA, tokenB, fee))
})

test('Solidity finds the same pools', async () => {
  const locator = await deploy('PoolLocator', swapx.v3Factory, swapx.v3PoolInitCodeHash)
  for (const [tokenA, tokenB, fee] of pools) {
    const found = await locator.getFunction('poolFor')(tokenA, tokenB, fee)
    expect(found).toBe(await getPool(tokenA, tokenB, fee))
  }
})

test('another hash leads elsewhere', async () => {
  const other = { ...swapx, v3PoolInitCodeHash: id('another build') }
  expect(await isHashRight(provider, other, A, B, 3000)).toBe(false)
})

test('a pool that does not exist proves nothing', async () => {
  await expect(isHashRight(provider, swapx, A, B, 500)).rejects.toThrow('does not exist')
  expect(await provider.getCode(poolAddress(swapx, A, B, 500))).toBe('0x')
})

test('main prints the address and the check', async () => {
  await expect(await outputOf(main)).toMatchFileSnapshot('pool-address.out.txt')
})
