import Pool from '@uniswap/v3-core/artifacts/contracts/UniswapV3Pool.sol/UniswapV3Pool.json'
import { Contract, id } from 'ethers'
import { describe, expect, test } from 'vitest'
import { outputOf, testChain } from '../chain/test-chain'
import { createPool, findPools } from './factory'
import { main, readPosition, readPrice, readTick } from './pool-state'

const { swapx, provider, signer } = await testChain()
const { A, B, C } = swapx.tokens
const pool = (await findPools(provider, swapx, A, B)).get(3000) ?? ''
const contract = new Contract(pool, Pool.abi, provider)
const read = (name: string, ...inputs: unknown[]) => contract.getFunction(name)(...inputs)

test('the price is the ratio of the amounts', async () => {
  const { price, tick } = await readPrice(provider, pool)
  expect(price).toBeCloseTo(2, 9)
  expect(tick).toBe(-269_393)
  const half = (await findPools(provider, swapx, A, C)).get(10_000) ?? ''
  expect((await readPrice(provider, half)).price).toBeCloseTo(0.5, 9)
})

test('a pool without a price is refused', async () => {
  const bare = await createPool(signer, swapx, A, B, 500)
  await expect(readPrice(provider, bare)).rejects.toThrow('no price')
})

test('the full range begins with liquidity and ends with its negative', async () => {
  const lower = await readTick(provider, pool, -887_220)
  const upper = await readTick(provider, pool, 887_220)
  const liquidity = await read('liquidity')
  const both = { initialized: true, liquidityGross: liquidity }
  expect(lower).toEqual({ ...both, liquidityNet: liquidity })
  expect(upper).toEqual({ ...both, liquidityNet: -liquidity })
  const none = { initialized: false, liquidityGross: 0n, liquidityNet: 0n }
  expect(await readTick(provider, pool, 0)).toEqual(none)
})

test('the manager owns the position in the pool', async () => {
  const manager = swapx.nonfungiblePositionManager
  const position = await readPosition(provider, pool, manager, -887_220, 887_220)
  expect(position.liquidity).toBe(await read('liquidity'))
  const mine = await readPosition(provider, pool, signer.address, -887_220, 887_220)
  expect(mine).toEqual({ liquidity: 0n, tokensOwed0: 0n, tokensOwed1: 0n })
})

test('the bitmap has a bit for each initialised tick', async () => {
  // −887,220 / 60 = −14,787 = −58 × 256 + 61, and 14,787 = 57 × 256 + 195.
  expect(await read('tickBitmap', -58)).toBe(1n << 61n)
  expect(await read('tickBitmap', 57)).toBe(1n << 195n)
  expect(await read('tickBitmap', 0)).toBe(0n)
})

describe('the immutables', () => {
  test('are those of the deployment', async () => {
    expect(await read('factory')).toBe(swapx.v3Factory)
    expect([await read('token0'), await read('token1')]).toEqual([A, B])
    expect([await read('fee'), await read('tickSpacing')]).toEqual([3000n, 60n])
  })

  test.each([
    [500, 1_917_569_901_783_203_986_719_870_431_555_990n],
    [3000, 11_505_743_598_341_114_571_880_798_222_544_994n],
    [10_000, 38_350_317_471_085_141_830_651_933_667_504_588n],
  ])('give the most liquidity of a tick in tier %i', async (fee, most) => {
    const tokens = [A, C] as const
    const known = (await findPools(provider, swapx, ...tokens)).get(fee)
    const address = known ?? (await createPool(signer, swapx, ...tokens, fee))
    const other = new Contract(address, Pool.abi, provider)
    expect(await other.getFunction('maxLiquidityPerTick')()).toBe(most)
    const spacing: bigint = await other.getFunction('tickSpacing')()
    const ticks = 2n * (887_272n / spacing) + 1n
    expect((2n ** 128n - 1n) / ticks).toBe(most)
  })
})

test('slot0 starts with one observation and no protocol fee', async () => {
  const slot0 = await read('slot0')
  expect(slot0.toArray().slice(2)).toEqual([0n, 1n, 1n, 0n, true])
  const first = await read('observations', 0)
  expect(first.initialized).toBe(true)
})

test('Swap has this topic', () => {
  const topic = '0xc42079f94a6350d7e6235f29174924f928cc2ac818eb64fed8004e115fbcca67'
  expect(contract.interface.getEvent('Swap')?.topicHash).toBe(topic)
  const types = 'address,address,int256,int256,uint160,uint128,int24'
  expect(id(`Swap(${types})`)).toBe(topic)
})

test('main prints the state and the swap', async () => {
  await expect(await outputOf(main)).toMatchFileSnapshot('pool-state.out.txt')
})
