import Factory from '@uniswap/v3-core/artifacts/contracts/UniswapV3Factory.sol/UniswapV3Factory.json'
import Pool from '@uniswap/v3-core/artifacts/contracts/UniswapV3Pool.sol/UniswapV3Pool.json'
import { Contract, id, parseUnits, ZeroAddress } from 'ethers'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { outputOf, testChain } from '../chain/test-chain'
import { createPool, createPoolAtPrice, enabledTiers, findPools, main } from './factory'

const { swapx, provider, signer, node } = await testChain()
const { A, B } = swapx.tokens
const factory = new Contract(swapx.v3Factory, Factory.abi, signer)
const owner = new Contract(swapx.v3Factory, Factory.abi, await node.getSigner())
const call = (name: string, ...inputs: unknown[]) => factory.getFunction(name).staticCall(...inputs)
const slot0 = (pool: string) => new Contract(pool, Pool.abi, provider).getFunction('slot0')()

const SILENT = { code: 'CALL_EXCEPTION', data: '0x', reason: 'require(false)' }
const amounts: [bigint, bigint] = [parseUnits('1', 18), parseUnits('2', 6)]

let snapshot: string
beforeEach(async () => {
  snapshot = await node.send('evm_snapshot', [])
})
afterEach(() => node.send('evm_revert', [snapshot]))

test('the constructor enables three tiers and owns the factory', async () => {
  expect([...(await enabledTiers(provider, swapx))]).toEqual([
    [500, 10],
    [3000, 60],
    [10_000, 200],
  ])
  expect(await call('owner')).toBe((await node.getSigner()).address)
  const names = (await provider.getLogs({ address: swapx.v3Factory, fromBlock: 0 }))
    .map(log => factory.interface.parseLog(log)?.name)
    .slice(0, 4)
  const tier = 'FeeAmountEnabled'
  expect(names).toEqual(['OwnerChanged', tier, tier, tier])
})

test('getPool takes the tokens in both orders', async () => {
  const pools = await findPools(provider, swapx, A, B)
  expect([...pools.keys()]).toEqual([3000])
  expect(await findPools(provider, swapx, B, A)).toEqual(pools)
})

test('a new pool has no price, and is announced', async () => {
  const pool = await createPool(signer, swapx, B, A, 500)
  expect(pool).toBe(await call('getPool', A, B, 500))
  expect((await slot0(pool)).sqrtPriceX96).toBe(0n)
  expect((await slot0(pool)).unlocked).toBe(false)
  const [log] = await provider.getLogs({ address: swapx.v3Factory, fromBlock: 'latest' })
  expect(log?.topics[0]).toBe(id('PoolCreated(address,address,uint24,int24,address)'))
  const args = log && factory.interface.parseLog(log)?.args
  expect(args?.toArray()).toEqual([A, B, 500n, 10n, pool])
  expect(log?.topics).toHaveLength(4)
})

test('a pool gets its price with its creation, or later', async () => {
  const pool = await createPoolAtPrice(signer, swapx, [A, B], amounts, 10_000)
  expect((await slot0(pool)).tick).toBe(-269_393n)
  const bare = await createPool(signer, swapx, A, B, 500)
  expect(await createPoolAtPrice(signer, swapx, [A, B], amounts, 500)).toBe(bare)
})

test('a pool that has a price keeps it', async () => {
  const other: [bigint, bigint] = [amounts[0], 3n * amounts[1]]
  const create = createPoolAtPrice(signer, swapx, [A, B], other, 3000)
  await expect(create).rejects.toThrow('The pool has another price.')
})

test('the manager wants the lower address first', async () => {
  const create = createPoolAtPrice(signer, swapx, [B, A], amounts, 500)
  await expect(create).rejects.toMatchObject(SILENT)
})

describe('createPool gives no reason for', () => {
  test.each([
    ['equal tokens', [A, A, 500]],
    ['the zero address', [A, ZeroAddress, 500]],
    ['a tier that is not enabled', [A, B, 100]],
    ['a pool that exists', [B, A, 3000]],
  ])('%s', async (_, inputs) => {
    await expect(call('createPool', ...inputs)).rejects.toMatchObject(SILENT)
  })
})

test('createPool does not look at the tokens', async () => {
  const pool = await createPool(signer, swapx, signer.address, A, 500)
  expect(await provider.getCode(pool)).not.toBe('0x')
})

describe('the owner', () => {
  test('enables a tier for good, and nobody else does', async () => {
    await expect(call('enableFeeAmount', 100, 1)).rejects.toMatchObject(SILENT)
    const enable = owner.getFunction('enableFeeAmount')
    await (await enable(100, 1)).wait()
    expect(await call('feeAmountTickSpacing', 100)).toBe(1n)
    await expect(enable.staticCall(100, 2)).rejects.toMatchObject(SILENT)
    await enable.staticCall(200, 16_383)
    await enable.staticCall(999_999, 1)
    await enable.staticCall(0, 1)
    await expect(enable.staticCall(200, 16_384)).rejects.toMatchObject(SILENT)
    await expect(enable.staticCall(200, 0)).rejects.toMatchObject(SILENT)
    await expect(enable.staticCall(1_000_000, 1)).rejects.toMatchObject(SILENT)
  })

  test('hands over in one step, to any address', async () => {
    await expect(call('setOwner', signer.address)).rejects.toMatchObject(SILENT)
    await (await owner.getFunction('setOwner')(ZeroAddress)).wait()
    expect(await call('owner')).toBe(ZeroAddress)
    await expect(owner.getFunction('setOwner').staticCall(signer.address)).rejects.toMatchObject(
      SILENT,
    )
  })
})

test('parameters are zero outside of a deployment', async () => {
  const none = [ZeroAddress, ZeroAddress, ZeroAddress, 0n, 0n]
  expect((await call('parameters')).toArray()).toEqual(none)
})

test('main prints the steps', async () => {
  await expect(await outputOf(main)).toMatchFileSnapshot('factory.out.txt')
})
