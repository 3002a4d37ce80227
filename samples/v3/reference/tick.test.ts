import { FeeAmount, Pool, Tick } from '@uniswap/v3-sdk'
import { Contract } from 'ethers'
import { expect, test } from 'vitest'
import { outputOf, testChain } from '../../chain/test-chain'
import { A, C, poolAddress, readPool } from './pool'
import { positionsOf } from './positions.fixture'
import { main, readTicks } from './tick'

const { swapx, signer, provider, deadline } = await testChain()

const read = async (pool: string, word: number) =>
  readTicks(provider, swapx.tickLens, pool, word, await provider.getBlockNumber())

test('main prints both ends of the position in the pool of A and B', async () => {
  await expect(await outputOf(main)).toMatchFileSnapshot('tick.out.txt')
})

test('the ticks of a pool that is in use make a pool that quotes', async () => {
  const address = poolAddress(swapx, A, C, FeeAmount.HIGH)
  const [lower, upper] = await Promise.all([-18, 17].map(word => read(address, word)))
  const bare = await readPool(provider, address, A, C, FeeAmount.HIGH)
  const ticks = [...(lower ?? []), ...(upper ?? [])]
  expect(ticks.map(({ index }) => index)).toEqual([-887_200, 887_200])
  expect(ticks[0]?.liquidityNet.toString()).toBe(bare.liquidity.toString())
  const { sqrtRatioX96, liquidity, tickCurrent } = bare
  const pool = new Pool(A, C, FeeAmount.HIGH, sqrtRatioX96, liquidity, tickCurrent, ticks)
  expect(pool.tickSpacing).toBe(200)
})

test('a word without initialised ticks gives none', async () => {
  const address = poolAddress(swapx, A, C, FeeAmount.HIGH)
  expect(await read(address, 0)).toEqual([])
})

test('the lens gives the ticks of a word from above, the sample from below', async () => {
  const { mint } = await positionsOf(swapx, signer, await deadline())
  await mint(-8000, -6000)
  const address = poolAddress(swapx, A, C, FeeAmount.HIGH)
  const abi = [
    'function getPopulatedTicksInWord(address, int16) view returns (tuple(int24 tick, int128, uint128)[])',
  ]
  const lens = new Contract(swapx.tickLens, abi, provider)
  const found = await lens.getFunction('getPopulatedTicksInWord').staticCall(address, -1)
  expect(found.map(({ tick }: { tick: bigint }) => tick)).toEqual([-6000n, -8000n])
  const ticks = await read(address, -1)
  expect(ticks.map(({ index }) => index)).toEqual([-8000, -6000])
  expect(ticks[1]?.liquidityNet.toString()).toBe(`-${ticks[0]?.liquidityGross}`)
})

test('what the constructor checks and what not', () => {
  const make = (index: number, liquidityGross = 0, liquidityNet = 0) =>
    new Tick({ index, liquidityGross, liquidityNet })
  expect(() => make(887_273)).toThrow('Invariant failed: TICK')
  expect(() => make(-887_273)).toThrow('Invariant failed: TICK')
  expect(() => make(Number.NaN)).toThrow('Invariant failed: TICK')
  expect(() => make(5, 10n as never)).toThrow('Cannot convert 10 to a BigInt')
  expect(make(0.5).index).toBe(0.5)
  expect(make(5n as never).index).toBe(5n)
  expect(make(5, 0, 7).liquidityNet.toString()).toBe('7')
})
