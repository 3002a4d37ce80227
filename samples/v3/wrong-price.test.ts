import Pool from '@uniswap/v3-core/artifacts/contracts/UniswapV3Pool.sol/UniswapV3Pool.json'
import NonfungiblePositionManager from '@uniswap/v3-periphery/artifacts/contracts/NonfungiblePositionManager.sol/NonfungiblePositionManager.json'
import SwapRouter from '@uniswap/v3-periphery/artifacts/contracts/SwapRouter.sol/SwapRouter.json'
import { TickMath } from '@uniswap/v3-sdk'
import { AbiCoder, Contract, Interface, parseUnits } from 'ethers'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { approveExactly } from '../allowance'
import { outputOf, testChain } from '../chain/test-chain'
import { priceLimit } from './contract-swaps'
import { createPoolAtPrice } from './factory'
import { consult, growHistory } from './price-oracle'
import { main } from './wrong-price'

const { swapx, provider, signer, node, deadline, deploy } = await testChain()
const { A, B } = swapx.tokens
const wrong: [bigint, bigint] = [parseUnits('1', 18), parseUnits('20', 6)]
const limit = priceLimit(parseUnits('2', 6), parseUnits('1', 18))
const MIN_SQRT_RATIO = 4_295_128_739n
const MAX_SQRT_RATIO = 1_461_446_703_485_210_103_287_273_052_203_988_822_378_723_970_342n

let snapshot: string
beforeEach(async () => {
  snapshot = await node.send('evm_snapshot', [])
})
afterEach(() => node.send('evm_revert', [snapshot]))

/** Moves the price of a pool. An empty one asks for no payment. */
async function moveTo(
  pool: string,
  price: bigint,
  zeroForOne: boolean,
  payment: [target: string, data: string][] = [],
) {
  const caller = await deploy('TestPoolCaller')
  const calls = AbiCoder.defaultAbiCoder().encode(['tuple(address, bytes)[]'], [payment])
  const inputs = [signer.address, zeroForOne, 2n ** 100n, price, calls]
  const data = new Contract(pool, Pool.abi).interface.encodeFunctionData('swap', inputs)
  const move = caller.getFunction('execute')
  return async () => Number((await (await move([{ target: pool, data }])).wait()).gasUsed)
}

test('main prints what the page shows', async () => {
  await expect(await outputOf(main)).toMatchFileSnapshot('wrong-price.out.txt')
  const abi = ['function allowance(address, address) view returns (uint256)']
  for (const token of [A, B]) {
    const allowance = new Contract(token, abi, provider).getFunction('allowance')
    for (const spender of [swapx.swapRouter, swapx.nonfungiblePositionManager])
      expect(await allowance(signer.address, spender)).toBe(0n)
  }
})

test('in an empty pool the router reverts without a reason', async () => {
  await createPoolAtPrice(signer, swapx, [A, B], wrong, 500)
  await approveExactly(signer, A, swapx.swapRouter, 1_000n)
  const router = new Contract(swapx.swapRouter, SwapRouter.abi, signer)
  const swap = router.getFunction('exactInputSingle').staticCall({
    tokenIn: A,
    tokenOut: B,
    fee: 500,
    recipient: signer.address,
    deadline: await deadline(),
    amountIn: 1_000n,
    amountOutMinimum: 0n,
    sqrtPriceLimitX96: limit,
  })
  await expect(swap).rejects.toMatchObject({ data: '0x', reason: 'require(false)' })
})

test('a contract with an empty callback moves the price for gas alone', async () => {
  const pool = await createPoolAtPrice(signer, swapx, [A, B], wrong, 500)
  const slot0 = new Contract(pool, Pool.abi, provider).getFunction('slot0')
  const near = await (await moveTo(pool, limit, true))()
  expect((await slot0()).sqrtPriceX96).toBe(limit)
  const down = await (await moveTo(pool, MIN_SQRT_RATIO + 1n, true))()
  expect(near).toBeGreaterThan(120_000)
  expect(near).toBeLessThan(135_000)
  // All the way to the lowest price there are 250 words of the bitmap to read.
  expect(down).toBeGreaterThan(1_700_000)
  expect(down).toBeLessThan(1_800_000)
})

test('12 s at the end of the scale move a mean of 30 minutes by 5,915 ticks', async () => {
  const pool = await createPoolAtPrice(signer, swapx, [A, B], [1n, 1n], 500) // at tick 0
  await growHistory(signer, pool, 5)
  const up = await moveTo(pool, MAX_SQRT_RATIO - 1n, false)
  const back = await moveTo(pool, 2n ** 96n, true)
  const start = ((await node.getBlock('latest'))?.timestamp ?? 0) + 1_800
  for (const [move, time] of [
    [up, start],
    [back, start + 12],
  ] as const) {
    await node.send('evm_setNextBlockTimestamp', [time])
    await move()
  }
  const blockTag = await node.getBlockNumber()
  const { tick } = await consult({ provider, swapx, blockTag }, pool, 1_800)
  expect(tick).toBe(5_915)
  expect(1.0001 ** tick).toBeCloseTo(1.8, 1)
})

test('liquidity that lets such a mean pass a floor costs one unit', async () => {
  const pool = await createPoolAtPrice(signer, swapx, [A, B], [1n, 1n], 500) // at tick 0
  await growHistory(signer, pool, 5)
  for (const token of [A, B])
    await approveExactly(signer, token, swapx.nonfungiblePositionManager, 10n ** 7n)
  const add = async (tickLower: number, tickUpper: number, amount: bigint) => {
    const abi = NonfungiblePositionManager.abi
    const manager = new Contract(swapx.nonfungiblePositionManager, abi, signer)
    const offer = { amount0Desired: amount, amount1Desired: amount, amount0Min: 0n, amount1Min: 0n }
    const range = { tickLower, tickUpper, recipient: signer.address, deadline: 2n ** 40n }
    const position = { token0: A, token1: B, fee: 500, ...offer, ...range }
    await (await manager.getFunction('mint')(position)).wait()
  }
  await add(-10, 10, 1_000_000n)
  const floor = (await new Contract(pool, Pool.abi, provider).getFunction('liquidity')()) / 2n

  const start = ((await node.getBlock('latest'))?.timestamp ?? 0) + 1_800
  const topUp = new Interface(['function mint(address, uint256)'])
  const paid: [string, string] = [B, topUp.encodeFunctionData('mint', [pool, 1_100_000n])]
  const end = BigInt(TickMath.getSqrtRatioAtTick(887_260).toString())
  async function meansAfterJump() {
    const jump = await moveTo(pool, end, false, [paid])
    await node.send('evm_setNextBlockTimestamp', [start])
    await jump()
    await node.send('evm_setNextBlockTimestamp', [start + 12])
    await node.send('evm_mine', [])
    const blockTag = await node.getBlockNumber()
    return consult({ provider, swapx, blockTag }, pool, 1_800)
  }

  const before = await node.send('evm_snapshot', [])
  const bare = await meansAfterJump()
  expect([bare.tick, bare.liquidity]).toEqual([5_915, 149n])
  await node.send('evm_revert', [before])
  await add(887_260, 887_270, 1n)
  const backed = await meansAfterJump()
  expect([backed.tick, backed.liquidity > floor]).toEqual([5_915, true])
})
