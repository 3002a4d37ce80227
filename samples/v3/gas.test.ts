import UniswapV3Factory from '@uniswap/v3-core/artifacts/contracts/UniswapV3Factory.sol/UniswapV3Factory.json'
import UniswapV3Pool from '@uniswap/v3-core/artifacts/contracts/UniswapV3Pool.sol/UniswapV3Pool.json'
import SwapRouter from '@uniswap/v3-periphery/artifacts/contracts/SwapRouter.sol/SwapRouter.json'
import {
  AbiCoder,
  type BaseContract,
  Contract,
  type ContractTransactionResponse,
  Interface,
  parseUnits,
  Wallet,
} from 'ethers'
import { expect, test } from 'vitest'
import { approveExactly } from '../allowance'
import { testChain } from '../chain/test-chain'
import { factoryAbi, routerAbi } from '../v2/abi'
import { pairAddress } from '../v2/pair-address'
import { balanceOf } from './contract-swaps'
import { makeNarrowPool } from './narrow-pool.fixture'
import { managerOf } from './position-manager'
import { forwardPath } from './swap-path'
import { pushedPrice } from './target-price'

const { swapx, signer, node, deadline, deploy, advance } = await testChain()
const { A, B, C } = swapx.tokens
const router = new Contract(swapx.swapRouter, SwapRouter.abi, signer)
const v2Router = new Contract(swapx.v2Router02, routerAbi, signer)
const manager = managerOf(signer, swapx)
const one = parseUnits('1', 18)
const b = (units: string) => parseUnits(units, 6)
const recipient = signer.address
const token = new Interface(['function transfer(address, uint256)'])
const least = { amountOutMinimum: 1n }

/** Gas of a transaction, the first in its second. */
async function gasUsed(contract: BaseContract, name: string, inputs: () => Promise<unknown[]>) {
  await advance(12)
  const sent: ContractTransactionResponse = await contract.getFunction(name)(...(await inputs()))
  return Number((await sent.wait())?.gasUsed)
}

/** The same in thousands. */
const spent = async (...call: Parameters<typeof gasUsed>) =>
  Math.round((await gasUsed(...call)) / 1000)

/** Gas in thousands of a function that takes a struct. */
const gas = (contract: BaseContract, name: string, values: object) =>
  spent(contract, name, async () => [{ recipient, deadline: await deadline(), ...values }])

/** Addresses with more or fewer zero bytes change the gas a little. */
const near = (gas: number, thousands: number) =>
  expect(Math.abs(gas - thousands)).toBeLessThanOrEqual(1)

test('the table of gas', async () => {
  // Allowances that stay, so that no slot is cleared.
  for (const spender of [swapx.swapRouter, swapx.nonfungiblePositionManager, swapx.v2Router02]) {
    await approveExactly(signer, A, spender, 100n * one)
    await approveExactly(signer, B, spender, b('100'))
  }
  const sale = { fee: 3000, amountIn: one, ...least, sqrtPriceLimitX96: 0n }
  const sell = () => gas(router, 'exactInputSingle', { ...sale, tokenIn: A, tokenOut: B })
  const hops = { path: forwardPath([A, B, C], [3000, 500]), amountIn: one, ...least }
  near(await sell(), 129)
  near(await sell(), 112)
  await gas(router, 'exactInput', hops)
  near(await gas(router, 'exactInput', hops), 184)

  const amounts = { amount0Desired: one, amount1Desired: b('2'), amount0Min: 1n, amount1Min: 1n }
  const range = { tickLower: -271_200, tickUpper: -267_600 }
  const position = { token0: A, token1: B, fee: 3000, ...range, ...amounts }
  near(await gas(manager, 'mint', position), 482)
  near(await gas(manager, 'mint', position), 325)
  const count: bigint = await manager.getFunction('totalSupply')()
  const tokenId = await manager.getFunction('tokenByIndex')(count - 1n)
  const { liquidity } = await manager.getFunction('positions')(tokenId)
  await sell()
  const all = { amount0Max: 2n ** 128n - 1n, amount1Max: 2n ** 128n - 1n }
  near(await gas(manager, 'collect', { tokenId, ...all }), 166)
  const half = { tokenId, liquidity: liquidity / 2n, amount0Min: 0n, amount1Min: 0n }
  near(await gas(manager, 'decreaseLiquidity', half), 142)
  near(await gas(manager, 'collect', { tokenId, ...all }), 124)
  near(await gas(manager, 'increaseLiquidity', { tokenId, ...amounts }), 175)
  const { liquidity: rest } = await manager.getFunction('positions')(tokenId)
  await gas(manager, 'decreaseLiquidity', { ...half, liquidity: rest })
  near(await gas(manager, 'collect', { tokenId, ...all }), 89)
  near(await spent(manager, 'burn', async () => [tokenId]), 68)

  const ends = async () => [recipient, await deadline()]
  const add = async () => [A, B, one, b('2'), 1n, 1n, ...(await ends())]
  await spent(v2Router, 'addLiquidity', add)
  near(await spent(v2Router, 'addLiquidity', add), 130)
  const pair = pairAddress(swapx, A, B)
  const owned = await balanceOf(signer, pair, recipient)
  await approveExactly(signer, pair, swapx.v2Router02, owned)
  const remove = async () => [A, B, owned / 2n, 1n, 1n, ...(await ends())]
  near(await spent(v2Router, 'removeLiquidity', remove), 123)
})

test('deposits at ticks in use, and those of a contract that calls the pool', async () => {
  for (const [token, amount] of [
    [A, 10n * one],
    [B, b('20')],
  ] as const)
    await approveExactly(signer, token, swapx.nonfungiblePositionManager, amount)
  const amounts = { amount0Desired: one, amount1Desired: b('2'), amount0Min: 1n, amount1Min: 1n }
  const stranger = () => Wallet.createRandom().address
  const mint = (recipient: string, tickLower: number, tickUpper: number) => {
    const place = { token0: A, token1: B, fee: 3000, tickLower, tickUpper, recipient }
    return gas(manager, 'mint', { ...place, ...amounts })
  }
  await mint(stranger(), -271_800, -267_000)
  await mint(stranger(), -272_400, -266_400)
  const throughManager = await mint(stranger(), -271_800, -266_400)
  near(throughManager, 360)

  const pools = new Contract(swapx.v3Factory, UniswapV3Factory.abi, signer)
  const address: string = await pools.getFunction('getPool')(A, B, 3000)
  const pool = new Interface(UniswapV3Pool.abi)
  const caller = await deploy('TestPoolCaller')
  const owner = await caller.getAddress()
  const pays = [
    { target: A, data: token.encodeFunctionData('transfer', [address, one / 100n]) },
    { target: B, data: token.encodeFunctionData('transfer', [address, b('0.02')]) },
  ]
  for (const [held, amount] of [
    [A, one],
    [B, b('2')],
  ] as const)
    await (await new Contract(held, token, signer).getFunction('transfer')(owner, amount)).wait()
  const types = ['tuple(address target, bytes data)[]']
  const payment = AbiCoder.defaultAbiCoder().encode(types, [pays])
  const data = pool.encodeFunctionData('mint', [owner, -272_400, -267_000, 10n ** 8n, payment])
  const direct = await spent(caller, 'execute', async () => [[{ target: address, data }]])
  expect(Math.round((throughManager - direct) / 100)).toBe(2)
})

test('a new pair, and a new pool', async () => {
  const tokens = [A, await (await deploy('CallingToken')).getAddress()]
  const pairs = new Contract(swapx.v2Factory, factoryAbi, signer)
  near(await spent(pairs, 'createPair', async () => tokens), 2507)

  const pools = new Contract(swapx.v3Factory, UniswapV3Factory.abi, signer)
  const key = [...tokens, 3000]
  near(await spent(pools, 'createPool', async () => key), 4559)
  const pool = new Contract(await pools.getFunction('getPool')(...key), UniswapV3Pool.abi, signer)
  near(await spent(pool, 'initialize', async () => [2n ** 96n]), 70)
})

test('each word of 256 usable ticks without liquidity costs about 7,000', async () => {
  const token = await (await deploy('CallingToken')).getAddress()
  const pool: [string, string] = [token, A]
  await makeNarrowPool(signer, swapx, pool, one, await deadline())
  const [token0, token1] = pool
  await approveExactly(signer, token1, swapx.swapRouter, 100n * one)
  /** Swaps past the last position, to a tick. */
  async function push(tick: number) {
    const before = await node.send('evm_snapshot', [])
    const swap = { tokenIn: token1, tokenOut: token0, fee: 3000, amountIn: 10n * one, ...least }
    const sqrtPriceLimitX96 = pushedPrice(0, tick, 1, 1)
    const ends = async () => ({ recipient, deadline: await deadline() })
    const inputs = async () => [{ ...swap, ...(await ends()), sqrtPriceLimitX96 }]
    const used = await gasUsed(router, 'exactInputSingle', inputs)
    await node.send('evm_revert', [before])
    return used
  }
  const word = ((await push(100 + 20 * 256 * 60)) - (await push(100))) / 20
  expect(Math.round(word / 1000)).toBe(7)
  // From tick 0 to an end, at a spacing of 1.
  expect(Math.round((word * 887_272) / 256 / 1_000_000)).toBe(24)
})
