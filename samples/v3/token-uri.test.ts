import Manager from '@uniswap/v3-periphery/artifacts/contracts/NonfungiblePositionManager.sol/NonfungiblePositionManager.json'
import Descriptor from '@uniswap/v3-periphery/artifacts/contracts/NonfungibleTokenPositionDescriptor.sol/NonfungibleTokenPositionDescriptor.json'
import { type BaseContract, Contract, decodeBytes32String, parseUnits } from 'ethers'
import { describe, expect, test } from 'vitest'
import { approveExactly } from '../allowance'
import { outputOf, testChain } from '../chain/test-chain'
import { createPoolAtPrice } from './factory'
import { mint, type Range } from './position-manager'
import { main, readMetadata } from './token-uri'

const { swapx, provider, signer, deadline, deploy } = await testChain()
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

test('the picture counts the upper tick as inside', async () => {
  await createPoolAtPrice(signer, swapx, [A, B], [1n, 1n], 500) // at tick 0
  const fadeOf = async (tickLower: number, tickUpper: number) => {
    const nft = new Contract(manager, Manager.abi, signer)
    const params = { token0: A, token1: B, fee: 500, tickLower, tickUpper }
    const offer = { amount0Desired: 0n, amount1Desired: 1000n, amount0Min: 0n, amount1Min: 0n }
    const until = { recipient: signer.address, deadline: await deadline() }
    await approveExactly(signer, B, manager, 1000n)
    await (await nft.getFunction('mint')({ ...params, ...offer, ...until })).wait()
    const tokenId = await nft.getFunction('totalSupply')()
    return (await readMetadata(provider, swapx, tokenId)).svg.match(
      /url\((#fade-up|#fade-down|#none)\)/,
    )?.[1]
  }
  expect(await fadeOf(-20, -10)).toBe('#fade-up')
  expect(await fadeOf(-10, 0)).toBe('#none') // and takes B alone, out of range
})

describe('cannot be written', () => {
  const soon = async () => ({ amount0Min: 0n, amount1Min: 0n, deadline: await deadline() })
  const nameOf = async (tokenId: bigint) => (await readMetadata(provider, swapx, tokenId)).name

  test('for a price of 2^128 or more in whole tokens', async () => {
    const desired = { amount0Desired: 1_000_000n, amount1Desired: 0n }
    const open = async (range: Range) => mint(signer, swapx, range, desired, await soon())
    // A has 12 decimals more than B, and 1.0001^610,950 × 10^12 is about 2^128.
    const below = await open({ tickLower: 610_860, tickUpper: 610_920 })
    expect(await nameOf(below)).toMatch(/<>3\d{38}$/)
    const above = await open({ tickLower: 610_920, tickUpper: 610_980 })
    await expect(nameOf(above)).rejects.toMatchObject({ reason: 'require(false)' })
  })

  test.each([
    [255, true],
    [256, false],
  ])('for a symbol of more than 255 bytes: %i', async (bytes, isWritten) => {
    const token: BaseContract = await deploy('TestToken', 'Long', 'L'.repeat(bytes), 6)
    await (await token.getFunction('mint')(signer.address, 1_000_000n)).wait()
    const address = await token.getAddress()
    const sorted: [string, string] = BigInt(A) < BigInt(address) ? [A, address] : [address, A]
    await createPoolAtPrice(signer, swapx, sorted, [1n, 1n], 3000)
    const [token0, token1] = sorted
    const pair = { ...swapx, tokens: { ...tokens, A: token0, B: token1 } }
    const desired = { amount0Desired: 1000n, amount1Desired: 1000n }
    const range = { tickLower: -60, tickUpper: 60 }
    const tokenId = await mint(signer, pair, range, desired, await soon())
    const name = nameOf(tokenId)
    if (isWritten) expect(await name).toContain('L'.repeat(bytes))
    else await expect(name).rejects.toThrow()
  })
})

test('main prints the metadata', async () => {
  await expect(await outputOf(main)).toMatchFileSnapshot('token-uri.out.txt')
})
