import Pool from '@uniswap/v3-core/artifacts/contracts/UniswapV3Pool.sol/UniswapV3Pool.json'
import SwapRouter from '@uniswap/v3-periphery/artifacts/contracts/SwapRouter.sol/SwapRouter.json'
import { AbiCoder, type BaseContract, Contract, parseUnits } from 'ethers'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { approveExactly } from '../allowance'
import { testChain } from '../chain/test-chain'
import { quoteExactInput } from './contract-swaps'
import { findPools } from './factory'
import { managerOf, mint } from './position-manager'
import { growHistory } from './price-oracle'
import { sellForToken } from './swap-router'

const { swapx, provider, signer, node, deadline, deploy, advance } = await testChain()
const { A, B } = swapx.tokens
const manager = managerOf(signer, swapx)
const address = (await findPools(provider, swapx, A, B)).get(3000) as string
const pool = new Contract(address, Pool.abi, provider)
const range = { tickLower: -271_200, tickUpper: -267_600 }
const desired = { amount0Desired: parseUnits('10', 18), amount1Desired: parseUnits('20', 6) }
const least = { amount0Min: 1n, amount1Min: 1n }

let snapshot: string
let tokenId: bigint
let contract: BaseContract
beforeEach(async () => {
  snapshot = await node.send('evm_snapshot', [])
  const limits = { ...least, deadline: await deadline() }
  tokenId = await mint(signer, swapx, range, desired, limits)
  contract = await deployWith((await liquidityNow()) / 2n)
})
afterEach(() => node.send('evm_revert', [snapshot]))

const liquidityNow = (): Promise<bigint> => pool.getFunction('liquidity')()
const deployWith = (least: bigint) =>
  deploy<BaseContract>('PositionWorth', swapx.nonfungiblePositionManager, address, least)

async function sell(units: string) {
  const amount = parseUnits(units, 18)
  const minimum = ((await quoteExactInput(provider, swapx, amount)) * 9_950n) / 10_000n
  await sellForToken(signer, swapx, amount, minimum, await deadline())
}

const worth = (id = tokenId) => contract.getFunction('worth').staticCall(id)
const refused = (reason: string) => ({ reason: `PositionWorth: ${reason}` })

/** What decreasing by all and collecting would pay now. */
async function payout() {
  const { liquidity } = await manager.getFunction('positions')(tokenId)
  const all = { amount0Max: 2n ** 128n - 1n, amount1Max: 2n ** 128n - 1n }
  const calls = [
    [
      'decreaseLiquidity',
      { tokenId, liquidity, amount0Min: 0n, amount1Min: 0n, deadline: await deadline() },
    ],
    ['collect', { tokenId, recipient: signer.address, ...all }],
  ] as const
  const data = calls.map(([name, args]) => manager.interface.encodeFunctionData(name, [args]))
  const [, collected] = await manager.getFunction('multicall').staticCall(data)
  return manager.interface.decodeFunctionResult('collect', collected)
}

test('the worth is what the owner could take out, fees included, to one tick', async () => {
  await sell('10')
  await advance(3_601)
  const [amount0, amount1, value1] = await worth()
  const [paid0, paid1] = await payout()
  expect(Number(amount0) / Number(paid0)).toBeCloseTo(1, 2)
  expect(Number(amount1) / Number(paid1)).toBeCloseTo(1, 2)
  const { sqrtPriceX96 } = await pool.getFunction('slot0')()
  const price = (Number(sqrtPriceX96) / 2 ** 96) ** 2
  const valueNow = Number(paid1) + Number(paid0) * price
  expect(Math.abs(Number(value1) / valueNow - 1)).toBeLessThan(1e-4)
})

test('what was decreased and not collected counts', async () => {
  await growHistory(signer, address, 10)
  await sell('10')
  await advance(3_601)
  const { liquidity } = await manager.getFunction('positions')(tokenId)
  const limits = { amount0Min: 0n, amount1Min: 0n, deadline: await deadline() }
  const decrease = manager.getFunction('decreaseLiquidity')
  await (await decrease({ tokenId, liquidity, ...limits })).wait()
  const all = { amount0Max: 2n ** 128n - 1n, amount1Max: 2n ** 128n - 1n }
  const collect = manager.getFunction('collect')
  const paid = await collect.staticCall({ tokenId, recipient: signer.address, ...all })
  expect(paid.amount0).toBeGreaterThan(0n)
  const { amount0, amount1 } = await worth()
  expect([amount0, amount1]).toEqual(paid.toArray())
})

test('a swap just before the call moves what is there, and not the worth', async () => {
  await growHistory(signer, address, 10)
  await advance(3_601)
  const [before0, before1, value] = await worth()
  await sell('300')
  const [now0, now1] = await payout()
  expect([now0 > 2n * before0, now1]).toEqual([true, 0n])
  const after = await worth()
  expect(after.amount1).toBe(before1)
  // 300 A have paid their fee, and a part of that is the position's.
  expect(Number(after.value1) / Number(value)).toBeGreaterThan(1)
  expect(Number(after.value1) / Number(value)).toBeLessThan(1.002)
})

test('fees that an overpaid loan adds count until they are collected, so a lender keeps them', async () => {
  await growHistory(signer, address, 10)
  await advance(3_601)
  const [before] = await worth()
  const caller = await deploy('TestPoolCaller')
  const gift = parseUnits('100', 18)
  const token = new Contract(A, ['function transfer(address, uint256)'], signer)
  await (await token.getFunction('transfer')(caller, gift)).wait()
  const inside = AbiCoder.defaultAbiCoder().encode(
    ['tuple(address, bytes)[]'],
    [[[A, token.interface.encodeFunctionData('transfer', [address, gift])]]],
  )
  const flash = pool.interface.encodeFunctionData('flash', [caller.target, 0n, 0n, inside])
  const share = Number((await manager.getFunction('positions')(tokenId)).liquidity)
  const expected = (100 * share) / Number(await liquidityNow())
  await (await caller.getFunction('execute')([{ target: address, data: flash }])).wait()
  expect(Number((await worth()).amount0 - before) / 1e18).toBeCloseTo(expected, 6)
  const all = { amount0Max: 2n ** 128n - 1n, amount1Max: 2n ** 128n - 1n }
  const collect = manager.getFunction('collect')
  await (await collect({ tokenId, recipient: signer.address, ...all })).wait()
  expect((await worth()).amount0).toBe(before)
})

describe('it refuses', () => {
  test('a history that is too short', async () => {
    await sell('1')
    await expect(worth()).rejects.toMatchObject({ reason: 'OLD' })
  })

  test('a position of another pool', async () => {
    await advance(3_601)
    await expect(worth(1n)).resolves.toBeDefined() // the first of the pool of A and B
    await expect(worth(2n)).rejects.toMatchObject(refused('OTHER_POOL'))
    await expect(worth(99n)).rejects.toMatchObject({ reason: 'Invalid token ID' })
  })

  test('a mean that one jump of 12 s has moved, until it is two windows old', async () => {
    await growHistory(signer, address, 10)
    await advance(3_601)
    const [, , value] = await worth()
    const caller = await node.getSigner()
    const token = new Contract(
      B,
      ['function mint(address, uint256)', 'function approve(address, uint256)'],
      caller,
    )
    const router = new Contract(swapx.swapRouter, SwapRouter.abi, caller)
    const amountIn = parseUnits('1000000000', 6)
    await (await token.getFunction('mint')(caller, amountIn)).wait()
    await (await token.getFunction('approve')(router, amountIn)).wait()
    const trade = { fee: 3000, recipient: caller, deadline: await deadline(), amountOutMinimum: 1n }
    const push = { ...trade, tokenIn: B, tokenOut: A, amountIn, sqrtPriceLimitX96: 0n }
    const swap = router.getFunction('exactInputSingle')
    const bought: bigint = await swap.staticCall(push)
    await (await swap(push)).wait()
    const back = { ...push, tokenIn: A, tokenOut: B, amountIn: bought }
    await approveExactly(caller, A, swapx.swapRouter, bought)
    const block = await provider.getBlock('latest')
    await node.send('evm_setNextBlockTimestamp', [(block?.timestamp ?? 0) + 12])
    await (await swap(back)).wait()

    await advance(600)
    const means = (await deploy('MeanPrice')).getFunction('valueOf')
    const mean = await means(address, 1800, parseUnits('1', 18), A, B)
    expect(Number(mean) / 2e6).toBeGreaterThan(1.15)
    await expect(worth()).rejects.toMatchObject(refused('JUMP'))
    await advance(2_000)
    await expect(worth()).rejects.toMatchObject(refused('JUMP'))
    await advance(1_001)
    expect(Number((await worth()).value1) / Number(value)).toBeCloseTo(1, 1)
  })

  test('a lasting fall of 10%, from minute 14 to 46', async () => {
    await growHistory(signer, address, 10)
    await advance(3_601)
    const before = Number((await pool.getFunction('slot0')()).tick)
    await sell('60')
    const { tick } = await pool.getFunction('slot0')()
    expect(1.0001 ** (Number(tick) - before)).toBeCloseTo(0.9, 2)
    await advance(14 * 60)
    await worth()
    await advance(60)
    await expect(worth()).rejects.toMatchObject(refused('JUMP'))
    await advance(30 * 60)
    await expect(worth()).rejects.toMatchObject(refused('JUMP'))
    await advance(60)
    await worth()
  })

  test('too little liquidity', async () => {
    await advance(3_601)
    contract = await deployWith(2n * (await liquidityNow()))
    await expect(worth()).rejects.toMatchObject(refused('THIN_POOL'))
  })

  test('a pool in the middle of a call', async () => {
    await advance(3_601)
    const caller = await deploy('TestPoolCaller')
    const target = await contract.getAddress()
    const data = contract.interface.encodeFunctionData('worth', [tokenId])
    const inside = AbiCoder.defaultAbiCoder().encode(
      ['tuple(address, bytes)[]'],
      [[[target, data]]],
    )
    const flash = pool.interface.encodeFunctionData('flash', [signer.address, 0n, 0n, inside])
    const loan = caller.getFunction('execute').staticCall([{ target: address, data: flash }])
    await expect(loan).rejects.toMatchObject(refused('POOL_IN_USE'))
  })
})
