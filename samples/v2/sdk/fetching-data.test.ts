import { Token } from '@uniswap/sdk-core'
import { ZeroAddress } from 'ethers'
import { describe, expect, test } from 'vitest'
import { outputOf, testChain } from '../../chain/test-chain'
import { pairAddress } from '../pair-address'
import { findPair, main, readPair, readPairs, readToken, readTokens } from './fetching-data'

const { swapx, provider, deploy } = await testChain()
const block = await provider.getBlockNumber()
const { A, B, C } = await readTokens(provider, swapx)

test('main prints what the chain holds', async () => {
  await expect(await outputOf(main)).toMatchFileSnapshot('fetching-data.out.txt')
})

describe('tokens', () => {
  test('have the decimals and symbols of their contracts', () => {
    expect([A, B, C].map(({ decimals, symbol }) => [symbol, decimals])).toEqual([
      ['A', 18],
      ['B', 6],
      ['C', 18],
    ])
  })

  test('a symbol of 32 bytes is read too', async () => {
    const old = await deploy('OldToken')
    const token = await readToken(provider, swapx, await old.getAddress())
    expect(token.symbol).toBe('OLD')
  })

  test('what is no token gives no data', async () => {
    const read = readToken(provider, swapx, '0x3000000000000000000000000000000000000001')
    await expect(read).rejects.toThrow('could not decode result data (value="0x"')
  })

  test('an address with a wrong checksum or length is refused', async () => {
    const read = (address: string) => readToken(provider, swapx, address)
    await expect(read(`0x${'aB'.repeat(20)}`)).rejects.toThrow('bad address checksum')
    await expect(read(A.address.slice(0, -1))).rejects.toThrow('network does not support ENS')
  })

  test('decimals as ethers returns them are refused', () => {
    const make = () => new Token(swapx.chainId, swapx.tokens.A, 18n as never)
    expect(make).toThrow('Invariant failed: DECIMALS')
  })
})

describe('pairs', () => {
  test('the factory knows them in either order', async () => {
    const address = pairAddress(swapx, A.address, B.address)
    expect(await findPair(provider, swapx, [A, B], block)).toBe(address)
    expect(await findPair(provider, swapx, [B, A], block)).toBe(address)
    expect(await findPair(provider, swapx, [A, C], block)).toBeUndefined()
  })

  test('reserves belong to their tokens in either order', async () => {
    const address = pairAddress(swapx, A.address, B.address)
    for (const couple of [
      [A, B],
      [B, A],
    ] as [Token, Token][]) {
      const pair = await readPair(provider, address, couple, block)
      expect(pair.reserveOf(A).toExact()).toBe('1000')
      expect(pair.reserveOf(B).toExact()).toBe('2000')
      expect(pair.token0Price.toSignificant(6)).toBe('2')
      expect(pair.liquidityToken.address).not.toBe(address)
    }
  })

  test('one that does not exist is left out', async () => {
    const pairs = await readPairs(provider, swapx, [
      [A, B],
      [A, C],
      [B, C],
    ])
    expect(pairs.map(pair => pair.token1.symbol)).toEqual(['B', 'C'])
  })

  test('the zero address gives no data', async () => {
    const read = readPair(provider, ZeroAddress, [A, C], block)
    await expect(read).rejects.toThrow('could not decode result data (value="0x"')
  })
})
