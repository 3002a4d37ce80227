import Descriptor from '@uniswap/v3-periphery/artifacts/contracts/NonfungibleTokenPositionDescriptor.sol/NonfungibleTokenPositionDescriptor.json'
import { Contract, decodeBytes32String, parseUnits } from 'ethers'
import { describe, expect, test } from 'vitest'
import { outputOf, testChain } from '../chain/test-chain'
import { mint } from './position-manager'
import { main, readMetadata } from './token-uri'

const { swapx, provider, signer, deadline } = await testChain()
const { wrappedNative, tokens, nonfungiblePositionManager: manager } = swapx
const { A, B } = tokens
const descriptor = new Contract(swapx.tokenDescriptor, Descriptor.abi, provider)
const read = (name: string, ...inputs: unknown[]) => descriptor.getFunction(name)(...inputs)

test('name and description say what the position is', async () => {
  const { name, description, svg } = await readMetadata(provider, swapx, 1n)
  expect(name).toBe('Uniswap - 0.3% - B/A - MIN<>MAX')
  expect(description).toContain('liquidity position in a Uniswap V3 B-A pool')
  expect(description).toContain('Token ID: 1')
  expect(svg).toMatch(/^<svg width="290" height="500"/)
})

test('a range has five digits of the price', async () => {
  const range = { tickLower: -271_200, tickUpper: -267_600 }
  const desired = { amount0Desired: parseUnits('1', 18), amount1Desired: parseUnits('2', 6) }
  const limits = { amount0Min: 1n, amount1Min: 1n, deadline: await deadline() }
  const tokenId = await mint(signer, swapx, range, desired, limits)
  const { name } = await readMetadata(provider, swapx, tokenId)
  expect(name).toBe('Uniswap - 0.3% - B/A - 1.6693<>2.3925')
})

test('the wrapped native token has the label of the native currency, and is the base', async () => {
  const { name } = await readMetadata(provider, swapx, 3n)
  expect(name).toBe('Uniswap - 0.3% - A/ETH - MIN<>MAX')
})

test('the labels are those of the constructor', async () => {
  expect(await read('WETH9')).toBe(wrappedNative)
  expect(decodeBytes32String(await read('nativeCurrencyLabelBytes'))).toBe('ETH')
  expect(await read('nativeCurrencyLabel')).toBe('ETH')
})

describe('the priority', () => {
  test('is -100 for the wrapped native token, on every chain, and 0 for others', async () => {
    expect(await read('tokenRatioPriority', wrappedNative, 31_337)).toBe(-100n)
    expect(await read('tokenRatioPriority', wrappedNative, 1)).toBe(-100n)
    expect(await read('tokenRatioPriority', A, 31_337)).toBe(0n)
  })

  test('flips the ratio if that of token0 is higher', async () => {
    expect(await read('flipRatio', A, wrappedNative, 31_337)).toBe(true)
    expect(await read('flipRatio', wrappedNative, A, 31_337)).toBe(false)
    expect(await read('flipRatio', A, B, 31_337)).toBe(false)
  })
})

test('a position that does not exist has no URI', async () => {
  await expect(read('tokenURI', manager, 999)).rejects.toMatchObject({
    code: 'CALL_EXCEPTION',
    reason: 'Invalid token ID',
  })
  await expect(readMetadata(provider, swapx, 999n)).rejects.toMatchObject({
    reason: 'require(false)',
  })
})

test('main prints the metadata', async () => {
  await expect(await outputOf(main)).toMatchFileSnapshot('token-uri.out.txt')
})
