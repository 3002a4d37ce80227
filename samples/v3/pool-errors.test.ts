import Pool from '@uniswap/v3-core/artifacts/contracts/UniswapV3Pool.sol/UniswapV3Pool.json'
import SwapRouter from '@uniswap/v3-periphery/artifacts/contracts/SwapRouter.sol/SwapRouter.json'
import { encodeSqrtRatioX96 } from '@uniswap/v3-sdk'
import {
  AbiCoder,
  type BaseContract,
  Contract,
  Interface,
  parseUnits,
  type TransactionReceipt,
} from 'ethers'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { approveExactly } from '../allowance'
import { testChain } from '../chain/test-chain'
import { tokenAbi } from './abi'
import { createPool, createPoolAtPrice, findPools } from './factory'
import { forwardPath, reversedPath } from './swap-path'

/** What a pool refuses, and how: the page of the pool and the table of errors say so. */

const { swapx, provider, signer, advance, deploy, node } = await testChain()
const { A, B, C } = swapx.tokens
const one = parseUnits('1', 18)
const address = (await findPools(provider, swapx, A, B)).get(3000) ?? ''
const pool = new Contract(address, Pool.abi, signer)
const owned = new Contract(address, Pool.abi, await node.getSigner())
const bare = await createPool(signer, swapx, A, C, 500)
const erc20 = new Interface(['function transfer(address, uint256)'])

const SILENT = { code: 'CALL_EXCEPTION', data: '0x', reason: 'require(false)' }
const failsWith = (reason: string) => ({ code: 'CALL_EXCEPTION', reason })
const MIN = 4_295_128_739n
const MAX = 1_461_446_703_485_210_103_287_273_052_203_988_822_378_723_970_342n

let snapshot: string
beforeEach(async () => {
  snapshot = await node.send('evm_snapshot', [])
})
afterEach(() => node.send('evm_revert', [snapshot]))

type Call = { target: string; data: string }
const callsOf = (calls: Call[]) =>
  AbiCoder.defaultAbiCoder().encode(['tuple(address target, bytes data)[]'], [calls])
const ofPool = (target: string, name: string, inputs: unknown[]): Call => ({
  target,
  data: pool.interface.encodeFunctionData(name, inputs),
})
const pay = (token: string, amount: bigint, to = address): Call => ({
  target: token,
  data: erc20.encodeFunctionData('transfer', [to, amount]),
})

/** A contract with all callbacks, which makes the calls in its data, and owns tokens. */
const caller: BaseContract = await deploy('TestPoolCaller')
const callerAddress = await caller.getAddress()
for (const [token, amount] of [
  [A, 100n * one],
  [B, 200_000_000n],
] as const) {
  await (
    await new Contract(token, erc20, signer).getFunction('transfer')(callerAddress, amount)
  ).wait()
}
const execute = (name: string, inputs: unknown[], target = address) =>
  caller.getFunction('execute').staticCall([ofPool(target, name, inputs)])
const send = async (name: string, inputs: unknown[]): Promise<TransactionReceipt> =>
  (await caller.getFunction('execute')([ofPool(address, name, inputs)])).wait()
const read = (name: string, ...inputs: unknown[]) => pool.getFunction(name)(...inputs)

const mint = (amount: bigint, calls: Call[], lower = -270_000, upper = -269_040) => [
  callerAddress,
  lower,
  upper,
  amount,
  callsOf(calls),
]
const swap = (amount: bigint, calls: Call[], limit = MIN + 1n) => [
  callerAddress,
  true,
  amount,
  limit,
  callsOf(calls),
]
const flash = (amount0: bigint, amount1: bigint, calls: Call[]) => [
  callerAddress,
  amount0,
  amount1,
  callsOf(calls),
]

describe('a pool without a price', () => {
  test('is locked', async () => {
    const locked = failsWith('LOK')
    await expect(execute('mint', mint(1n, []), bare)).rejects.toMatchObject(locked)
    await expect(execute('swap', swap(1n, []), bare)).rejects.toMatchObject(locked)
    await expect(execute('flash', flash(1n, 0n, []), bare)).rejects.toMatchObject(locked)
    await expect(execute('burn', [-60, 60, 0n], bare)).rejects.toMatchObject(locked)
    const collect = [callerAddress, -60, 60, 1n, 1n]
    await expect(execute('collect', collect, bare)).rejects.toMatchObject(locked)
    const grow = execute('increaseObservationCardinalityNext', [2], bare)
    await expect(grow).rejects.toMatchObject(locked)
    const observe = new Contract(bare, Pool.abi, provider).getFunction('observe')
    await expect(observe([0])).rejects.toMatchObject(failsWith('I'))
  })

  test('takes a price within the bounds, once', async () => {
    const initialize = new Contract(bare, Pool.abi, signer).getFunction('initialize')
    await expect(initialize.staticCall(MIN - 1n)).rejects.toMatchObject(failsWith('R'))
    await expect(initialize.staticCall(MAX)).rejects.toMatchObject(failsWith('R'))
    await initialize.staticCall(MIN)
    await initialize.staticCall(MAX - 1n)
    await (await initialize(encodeSqrtRatioX96(1, 1).toString())).wait()
    const again = initialize.staticCall(MIN)
    await expect(again).rejects.toMatchObject(failsWith('AI'))
  })
})

describe('mint', () => {
  test('checks the ticks', async () => {
    const call = (lower: number, upper: number) => execute('mint', mint(1n, [], lower, upper))
    await expect(call(60, 60)).rejects.toMatchObject(failsWith('TLU'))
    await expect(call(-887_280, 0)).rejects.toMatchObject(failsWith('TLM'))
    await expect(call(0, 887_280)).rejects.toMatchObject(failsWith('TUM'))
    await expect(call(0, 30)).rejects.toMatchObject(SILENT)
  })

  test('wants liquidity, up to the most of a tick', async () => {
    await expect(execute('mint', mint(0n, []))).rejects.toMatchObject(SILENT)
    const most: bigint = await read('maxLiquidityPerTick')
    await expect(execute('mint', mint(most + 1n, []))).rejects.toMatchObject(failsWith('LO'))
    await expect(execute('mint', mint(2n ** 127n, []))).rejects.toMatchObject(SILENT)
  })

  test('wants both tokens in the callback', async () => {
    const liquidity = 10n ** 12n
    await expect(execute('mint', mint(liquidity, []))).rejects.toMatchObject(failsWith('M0'))
    const one0 = execute('mint', mint(liquidity, [pay(A, one)]))
    await expect(one0).rejects.toMatchObject(failsWith('M1'))
    await execute('mint', mint(liquidity, [pay(A, one), pay(B, 2_000_000n)]))
  })

  test('calls back even if only one token is due, and cannot be re-entered', async () => {
    const inner = ofPool(address, 'burn', [0, 60, 0n])
    const again = execute('mint', mint(1n, [inner], 0, 60))
    await expect(again).rejects.toMatchObject(failsWith('LOK'))
  })

  test('is not for accounts without code', async () => {
    const inputs = [signer.address, -270_000, -269_040, 1n, '0x']
    await expect(pool.getFunction('mint').staticCall(...inputs)).rejects.toMatchObject({
      code: 'CALL_EXCEPTION',
    })
  })

  test('keeps what is paid too much', async () => {
    const receipt = await send('mint', mint(10n ** 12n, [pay(A, one), pay(B, 2_000_000n)]))
    const [args] = receipt.logs.flatMap(log => {
      const event = log.address === address ? pool.interface.parseLog(log) : null
      return event?.name === 'Mint' ? [event.args] : []
    })
    expect(args?.sender).toBe(callerAddress)
    expect(args?.amount0).toBeLessThan(one)
    const position = await read('snapshotCumulativesInside', -270_000, -269_040)
    expect(position.secondsInside).toBeGreaterThanOrEqual(0n)
  })
})

describe('a position', () => {
  beforeEach(() => send('mint', mint(10n ** 12n, [pay(A, one), pay(B, 2_000_000n)])))

  test('gives tokens in two steps: burn credits, collect pays', async () => {
    const balance = new Contract(
      A,
      ['function balanceOf(address) view returns (uint256)'],
      provider,
    )
    const has = () => balance.getFunction('balanceOf')(callerAddress)
    const before = await has()
    await send('burn', [-270_000, -269_040, 10n ** 12n])
    expect(await has()).toBe(before)
    await send('collect', [callerAddress, -270_000, -269_040, 2n ** 128n - 1n, 2n ** 128n - 1n])
    expect(await has()).toBeGreaterThan(before)
  })

  test('cannot lose more than it has, nor be updated when it is empty', async () => {
    const more = execute('burn', [-270_000, -269_040, 10n ** 12n + 1n])
    await expect(more).rejects.toMatchObject(failsWith('LS'))
    const none = execute('burn', [-60, 60, 0n])
    await expect(none).rejects.toMatchObject(failsWith('NP'))
    const huge = execute('burn', [-270_000, -269_040, 2n ** 127n])
    await expect(huge).rejects.toMatchObject(SILENT)
    await expect(execute('burn', [60, 0, 0n])).rejects.toMatchObject(failsWith('TLU'))
  })

  test('that does not exist collects nothing, without an error, and emits an event', async () => {
    const receipt = await send('collect', [callerAddress, 60, -60, 1n, 1n])
    const event = receipt.logs[0] && pool.interface.parseLog(receipt.logs[0])
    expect(event?.name).toBe('Collect')
    expect(event?.args.toArray().slice(4)).toEqual([0n, 0n])
  })
})

describe('swap', () => {
  test('wants an amount, a limit on the right side, and its input', async () => {
    const reject = (inputs: unknown[], reason: string) =>
      expect(execute('swap', inputs)).rejects.toMatchObject(failsWith(reason))
    await reject(swap(0n, []), 'AS')
    const { sqrtPriceX96 } = await read('slot0')
    await reject(swap(one, [], sqrtPriceX96), 'SPL')
    await reject(swap(one, [], sqrtPriceX96 + 1n), 'SPL')
    await reject(swap(one, [], MIN), 'SPL')
    await reject(swap(one, []), 'IIA')
    await reject(swap(one, [pay(A, one - 1n)]), 'IIA')
    await execute('swap', swap(one, [pay(A, one)]))
    const max = [callerAddress, false, 1n, MAX, callsOf([])]
    await reject(max, 'SPL')
    const below = [callerAddress, false, 1n, sqrtPriceX96, callsOf([])]
    await reject(below, 'SPL')
  })

  test('without liquidity moves the price, and no tokens', async () => {
    const initialize = new Contract(bare, Pool.abi, signer).getFunction('initialize')
    await (await initialize(encodeSqrtRatioX96(1, 1).toString())).wait()
    const limit = BigInt(encodeSqrtRatioX96(1, 1_000_000).toString())
    const calls = [ofPool(bare, 'swap', swap(one, [], limit))]
    const receipt: TransactionReceipt = await (await caller.getFunction('execute')(calls)).wait()
    const event = receipt.logs[0] && pool.interface.parseLog(receipt.logs[0])
    expect(event?.args.toArray().slice(2, 5)).toEqual([0n, 0n, limit])
    // The router refuses such a swap: a callback that asks for nothing.
    const router = new Contract(swapx.swapRouter, SwapRouter.abi, signer)
    const single = {
      tokenIn: A,
      tokenOut: C,
      fee: 500,
      recipient: signer.address,
      deadline: 2n ** 40n,
      sqrtPriceLimitX96: 0n,
    }
    const input = { ...single, amountIn: one, amountOutMinimum: 1n }
    const paid = router.getFunction('exactInputSingle').staticCall(input)
    await expect(paid).rejects.toMatchObject(SILENT)
    const output = { ...single, amountOut: one, amountInMaximum: one }
    const bought = router.getFunction('exactOutputSingle').staticCall(output)
    await expect(bought).rejects.toMatchObject(SILENT)
  })

  test('locks the pool for its callback, also for a second swap', async () => {
    const inner = ofPool(address, 'swap', swap(one, []))
    await expect(execute('swap', swap(one, [inner]))).rejects.toMatchObject(failsWith('LOK'))
  })

  test('an amount of 0 is seen before the lock', async () => {
    await expect(execute('swap', swap(0n, []), bare)).rejects.toMatchObject(failsWith('AS'))
  })

  test('stops at the limit and takes less', async () => {
    const limit = BigInt(encodeSqrtRatioX96('1900000', one.toString()).toString())
    const inputs = swap(100n * one, [pay(A, 27n * one)], limit)
    const receipt = await send('swap', inputs)
    const event = receipt.logs
      .filter(log => log.address === address)
      .map(log => pool.interface.parseLog(log))[0]
    expect(event?.args.sqrtPriceX96).toBe(limit)
    expect(event?.args.amount0).toBe(26_056_521_650_104_407_785n)
    expect(event?.args.amount1).toBe(-50_641_131n)
  })

  test('keeps what is paid too much, names it nowhere and credits it to nobody', async () => {
    const erc20 = new Contract(A, tokenAbi, provider)
    const balance = () => erc20.getFunction('balanceOf')(address)
    const pays = async (amount: bigint) => {
      const start = await node.send('evm_snapshot', [])
      const before = await balance()
      const { logs } = await send('swap', swap(one, [pay(A, amount)]))
      const [event] = logs.flatMap(log => (log.address === address ? [log.data] : []))
      const credited = [await read('feeGrowthGlobal0X128'), await read('protocolFees')]
      const paid = (await balance()) - before
      await node.send('evm_revert', [start])
      return { event, credited, paid }
    }
    const exact = await pays(one)
    expect(await pays(3n * one)).toEqual({ ...exact, paid: 3n * one })
  })

  test('an exact output gives at most that, and names what it costs', async () => {
    const inputs = swap(-1_000_000n, [pay(A, one)])
    const receipt = await send('swap', inputs)
    const event = receipt.logs
      .filter(log => log.address === address)
      .map(log => pool.interface.parseLog(log))[0]
    expect(event?.args.amount0).toBe(501_755_391_236_239_986n)
    expect(event?.args.amount1).toBe(-1_000_000n)
  })
})

describe('flash', () => {
  test('wants liquidity, tokens and the fee', async () => {
    const reject = (inputs: unknown[], reason: string) =>
      expect(execute('flash', inputs)).rejects.toMatchObject(failsWith(reason))
    await reject(flash(one, 0n, []), 'F0')
    await reject(flash(one, 0n, [pay(A, one)]), 'F0')
    await reject(flash(0n, 1_000_000n, []), 'F1')
    await reject(flash(10_000n * one, 0n, []), 'TF')
    await execute('flash', flash(one, 0n, [pay(A, one + (one * 3n) / 1000n)]))
  })

  test('without liquidity in range', async () => {
    const initialize = new Contract(bare, Pool.abi, signer).getFunction('initialize')
    await (await initialize(encodeSqrtRatioX96(1, 1).toString())).wait()
    const loan = execute('flash', flash(0n, 0n, []), bare)
    await expect(loan).rejects.toMatchObject(failsWith('L'))
  })

  test('of nothing is a gift to the positions in range', async () => {
    const before = await read('feeGrowthGlobal0X128')
    await send('flash', flash(0n, 0n, [pay(A, one)]))
    const growth = (await read('feeGrowthGlobal0X128')) - before
    expect(growth).toBe((one << 128n) / (await read('liquidity')))
  })
})

describe('observations', () => {
  test('are read back to the oldest one', async () => {
    await advance(100)
    const { tickCumulatives } = await read('observe', [60, 0])
    expect(tickCumulatives[1] - tickCumulatives[0]).toBe(-269_393n * 60n)
    await expect(read('observe', [100_000])).rejects.toMatchObject(failsWith('OLD'))
  })

  test('get more room from anyone, and an event only if the number grows', async () => {
    const name = 'increaseObservationCardinalityNext'
    const receipt = await send(name, [4])
    expect(receipt.logs.map(log => pool.interface.parseLog(log)?.name)).toEqual([
      'IncreaseObservationCardinalityNext',
    ])
    expect((await send(name, [4])).logs).toEqual([])
    const { observationCardinality, observationCardinalityNext } = await read('slot0')
    expect([observationCardinality, observationCardinalityNext]).toEqual([1n, 4n])
    await advance(1)
    await send('swap', swap(one, [pay(A, one)]))
    expect((await read('slot0')).observationCardinality).toBe(4n)
  })

  test('inside a range need both ticks', async () => {
    await expect(read('snapshotCumulativesInside', -60, 60)).rejects.toMatchObject(SILENT)
    await expect(read('snapshotCumulativesInside', 60, -60)).rejects.toMatchObject(failsWith('TLU'))
    const all = await read('snapshotCumulativesInside', -887_220, 887_220)
    expect(all.secondsInside).toBeGreaterThanOrEqual(0n)
  })
})

test('seconds inside a range wrap around below 0', async () => {
  // Below the price, the upper tick of the range is initialised before the lower one.
  const add = (lower: number, upper: number) => send('mint', mint(1n, [pay(B, 1n)], lower, upper))
  await add(-270_600, -270_000)
  await advance(1000)
  await add(-271_200, -270_000)
  const { secondsInside } = await read('snapshotCumulativesInside', -271_200, -270_000)
  expect(secondsInside).toBeGreaterThan(2n ** 32n - 1100n)
})

describe('the protocol fee', () => {
  const set = owned.getFunction('setFeeProtocol')

  test('is the owner’s, and 0 or 4 to 10', async () => {
    await expect(pool.getFunction('setFeeProtocol').staticCall(4, 4)).rejects.toMatchObject(SILENT)
    const collect = pool.getFunction('collectProtocol').staticCall(signer.address, 1n, 1n)
    await expect(collect).rejects.toMatchObject(SILENT)
    for (const wrong of [1, 3, 11]) {
      await expect(set.staticCall(wrong, 0)).rejects.toMatchObject(SILENT)
    }
    await (await set(4, 10)).wait()
    expect((await read('slot0')).feeProtocol).toBe(4n + (10n << 4n))
  })

  test('is part of the swap fee, and its last unit stays', async () => {
    await (await set(4, 4)).wait()
    const receipt = await send('swap', swap(one, [pay(A, one)]))
    const swapped = receipt.logs
      .filter(log => log.address === address)
      .map(log => pool.interface.parseLog(log))[0]
    expect(swapped?.args.amount1).toBe(-1_992_013n)
    // 0.30% of 1 A is 0.003 A; a quarter of it goes to the protocol.
    const [fees0] = await read('protocolFees')
    expect(fees0).toBe(750_000_000_000_000n)
    const collect = owned.getFunction('collectProtocol')
    const [collected] = await collect.staticCall(signer.address, 2n ** 128n - 1n, 0n)
    expect(collected).toBe(fees0 - 1n)
    const transaction = await collect(signer.address, 2n ** 128n - 1n, 0n)
    await transaction.wait()
    expect((await read('protocolFees')).token0).toBe(1n)
  })
})

test('a token that takes a fee on transfer fails as input and between two pools', async () => {
  const fee = await deploy<Contract>('TaxedToken')
  const taxed = await fee.getAddress()
  await (await fee.getFunction('transfer')(callerAddress, one)).wait()
  for (const token of [A, B]) {
    const [token0, token1] = [token, taxed].sort((a, b) => (BigInt(a) < BigInt(b) ? -1 : 1))
    const pair: [string, string] = [token0 as string, token1 as string]
    const target = await createPoolAtPrice(signer, swapx, pair, [1n, 1n], 3000)
    const payments = pair.map(each => pay(each, 10n ** 8n + 10n ** 7n, target))
    const inputs = mint(10n ** 8n, payments, -887_220, 887_220)
    await (await caller.getFunction('execute')([ofPool(target, 'mint', inputs)])).wait()
  }
  for (const token of [A, taxed]) await approveExactly(signer, token, swapx.swapRouter, 10n ** 6n)
  const call = (name: string, inputs: object) => {
    const router = new Contract(swapx.swapRouter, SwapRouter.abi, signer)
    const common = { recipient: signer.address, deadline: 2n ** 40n }
    return router.getFunction(name).staticCall({ ...common, ...inputs })
  }
  const sale = { fee: 3000, amountIn: 10n ** 5n, amountOutMinimum: 1n, sqrtPriceLimitX96: 0n }
  const paid = call('exactInputSingle', { ...sale, tokenIn: taxed, tokenOut: A })
  await expect(paid).rejects.toMatchObject(failsWith('IIA'))
  await call('exactInputSingle', { ...sale, tokenIn: A, tokenOut: taxed })

  const [tokens, fees] = [
    [A, taxed, B],
    [3000, 3000],
  ]
  const forward = { path: forwardPath(tokens, fees), amountIn: 10n ** 5n, amountOutMinimum: 1n }
  await expect(call('exactInput', forward)).rejects.toMatchObject(failsWith('ST'))
  const path = reversedPath(tokens, fees)
  const output = { path, amountOut: 10n ** 5n, amountInMaximum: 10n ** 6n }
  await expect(call('exactOutput', output)).rejects.toMatchObject(failsWith('IIA'))
})
