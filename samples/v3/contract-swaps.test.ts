import NonfungiblePositionManager from '@uniswap/v3-periphery/artifacts/contracts/NonfungiblePositionManager.sol/NonfungiblePositionManager.json'
import SwapRouter from '@uniswap/v3-periphery/artifacts/contracts/SwapRouter.sol/SwapRouter.json'
import { type BaseContract, Contract, id, parseUnits } from 'ethers'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { approveExactly } from '../allowance'
import { changeCode } from '../chain/change-code.fixture'
import { outputOf, testChain } from '../chain/test-chain'
import { poolAbi } from './abi'
import {
  balanceOf,
  main,
  priceLimit,
  quoteExactInput,
  quoteExactOutput,
  swapExactInput,
  swapExactOutput,
} from './contract-swaps'
import { createPoolAtPrice, findPools } from './factory'
import { makeNarrowPool } from './narrow-pool.fixture'
import { growHistory } from './price-oracle'
import {
  costOfMovingMean,
  inputToReach,
  pushedPrice,
  swapTo,
  main as targetMain,
} from './target-price'

const chain = await testChain()
const { swapx, provider, signer, deadline, deploy, node, advance } = chain
const { A, B } = swapx.tokens
const a = (units: string) => parseUnits(units, 18)
const b = (units: string) => parseUnits(units, 6)

const SILENT = { code: 'CALL_EXCEPTION', data: '0x', reason: 'require(false)' }

let snapshot: string
let singleSwap: BaseContract
let address: string

beforeEach(async () => {
  snapshot = await node.send('evm_snapshot', [])
  singleSwap = await deploy('SingleSwap', swapx.swapRouter, A, B, 3000)
  address = await singleSwap.getAddress()
})
afterEach(() => node.send('evm_revert', [snapshot]))

const mine = (token: string) => balanceOf(signer, token, signer.address)

const allowanceOfRouter = () =>
  new Contract(A, ['function allowance(address, address) view returns (uint256)'], provider)
    .getFunction('allowance')
    .staticCall(address, swapx.swapRouter)

async function expectNothingLeft() {
  expect(await balanceOf(signer, A, address)).toBe(0n)
  expect(await balanceOf(signer, B, address)).toBe(0n)
  expect(await allowanceOfRouter()).toBe(0n)
}

test('an allowance that is too small is set to 0 first', async () => {
  await approveExactly(signer, A, address, 1n)
  const start = (await provider.getBlockNumber()) + 1
  await approveExactly(signer, A, address, a('1'))
  const topics = [id('Approval(address,address,uint256)')]
  const approvals = await provider.getLogs({ address: A, fromBlock: start, topics })
  expect(approvals.map(({ data }) => BigInt(data))).toEqual([0n, a('1')])
})

describe('exact input', () => {
  test('gives what the quoter says', async () => {
    const quote = await quoteExactInput(provider, swapx, a('1'))
    expect(quote).toBe(1_992_013n)
    const [ownedA, ownedB] = [await mine(A), await mine(B)]
    await approveExactly(signer, A, address, a('1'))
    await swapExactInput(singleSwap, a('1'), quote, await deadline())
    expect((await mine(B)) - ownedB).toBe(quote)
    expect(ownedA - (await mine(A))).toBe(a('1'))
    await expectNothingLeft()
  })

  test('with a price limit returns what it did not spend', async () => {
    const limit = priceLimit(b('1.9'), a('1'))
    const [ownedA, ownedB] = [await mine(A), await mine(B)]
    await approveExactly(signer, A, address, a('100'))
    await swapExactInput(singleSwap, a('100'), b('1'), await deadline(), limit)
    expect(ownedA - (await mine(A))).toBe(26_056_521_650_104_407_785n)
    expect((await mine(B)) - ownedB).toBe(50_641_131n)
    await expectNothingLeft()
  })

  test('with a price limit close to the price has an average worse than the limit', async () => {
    const [ownedA, ownedB] = [await mine(A), await mine(B)]
    await approveExactly(signer, A, address, a('100'))
    const limit = priceLimit(b('1.99'), a('1')) // 0.5% below 2, with a fee of 0.3%
    await swapExactInput(singleSwap, a('100'), b('1'), await deadline(), limit)
    const [paid, received] = [ownedA - (await mine(A)), (await mine(B)) - ownedB]
    expect((received * a('1')) / paid).toBe(1_989_008n)
  })

  test('fails without an approval for the contract', async () => {
    const swap = swapExactInput(singleSwap, a('1'), b('1'), await deadline())
    await expect(swap).rejects.toMatchObject({ reason: 'STF' })
  })

  test('fails after the deadline', async () => {
    await approveExactly(signer, A, address, a('1'))
    const swap = swapExactInput(singleSwap, a('1'), b('1'), (await deadline()) - 3600)
    await expect(swap).rejects.toMatchObject({ reason: 'Transaction too old' })
  })

  test('fails below the minimum', async () => {
    await approveExactly(signer, A, address, a('1'))
    const swap = swapExactInput(singleSwap, a('1'), 1_992_014n, await deadline())
    await expect(swap).rejects.toMatchObject({ reason: 'Too little received' })
  })

  test('fails with a limit above the price', async () => {
    await approveExactly(signer, A, address, a('1'))
    const limit = priceLimit(b('2.1'), a('1'))
    const swap = swapExactInput(singleSwap, a('1'), b('1'), await deadline(), limit)
    await expect(swap).rejects.toMatchObject({ reason: 'SPL' })
  })
  test('fails with an amount of zero', async () => {
    const swap = swapExactInput(singleSwap, 0n, 1n, await deadline())
    await expect(swap).rejects.toMatchObject({ reason: 'AS' })
  })
})

describe('exact output', () => {
  test('takes what the quoter says and returns the rest', async () => {
    const quote = await quoteExactOutput(provider, swapx, b('1'))
    expect(quote).toBe(501_755_391_236_239_986n)
    const [ownedA, ownedB] = [await mine(A), await mine(B)]
    await approveExactly(signer, A, address, a('1'))
    await swapExactOutput(singleSwap, b('1'), a('1'), await deadline())
    expect((await mine(B)) - ownedB).toBe(b('1'))
    expect(ownedA - (await mine(A))).toBe(quote)
    await expectNothingLeft()
  })

  test('reverts with STF, not with Too much requested, as it approves the maximum only', async () => {
    const quote = await quoteExactOutput(provider, swapx, b('1'))
    await approveExactly(signer, A, address, quote)
    const swap = swapExactOutput(singleSwap, b('1'), quote - 1n, await deadline())
    await expect(swap).rejects.toMatchObject({ reason: 'STF' })
  })

  test('of more than a full-range pool has asks for more than anyone owns', async () => {
    await approveExactly(signer, A, address, a('50000'))
    const swap = swapExactOutput(singleSwap, b('2001'), a('50000'), await deadline())
    await expect(swap).rejects.toMatchObject({ reason: 'STF' })
  })
})

describe('a pool', () => {
  test('that does not exist gives no reason', async () => {
    const other = await deploy('SingleSwap', swapx.swapRouter, A, B, 500)
    await approveExactly(signer, A, await other.getAddress(), a('1'))
    const swap = swapExactInput(other, a('1'), b('1'), await deadline())
    await expect(swap).rejects.toMatchObject(SILENT)
  })

  test('without a price is locked', async () => {
    const factory = new Contract(
      swapx.v3Factory,
      ['function createPool(address, address, uint24) returns (address)'],
      signer,
    )
    await (await factory.getFunction('createPool')(A, B, 500)).wait()
    const other = await deploy('SingleSwap', swapx.swapRouter, A, B, 500)
    await approveExactly(signer, A, await other.getAddress(), a('1'))
    const swap = swapExactInput(other, a('1'), b('1'), await deadline())
    await expect(swap).rejects.toMatchObject({ reason: 'LOK' })
  })
})

test('a token that was sent to the contract by mistake goes to the next caller', async () => {
  const token = new Contract(A, ['function transfer(address, uint256)'], signer)
  await (await token.getFunction('transfer')(address, a('5'))).wait()
  const owned = await mine(A)
  await approveExactly(signer, A, address, a('1'))
  await swapExactInput(singleSwap, a('1'), b('1.9'), await deadline())
  expect((await mine(A)) - owned).toBe(a('4'))
})

test('native currency in the router pays for the wrapped token, which comes back', async () => {
  const [wrapped, amount] = [swapx.wrappedNative, parseUnits('1', 18)]
  const router = new Contract(swapx.swapRouter, SwapRouter.abi, signer)
  await (await router.getFunction('multicall')([], { value: amount })).wait()
  singleSwap = await deploy('SingleSwap', swapx.swapRouter, wrapped, A, 3000)
  address = await singleSwap.getAddress()
  const before = [await mine(wrapped), await mine(A)] as const
  await approveExactly(signer, wrapped, address, amount)
  await swapExactInput(singleSwap, amount, a('9'), await deadline())
  expect(await mine(wrapped)).toBe(before[0])
  expect((await mine(A)) - before[1]).toBeGreaterThan(a('9'))
})

test('a token that calls back in the middle finds the contract closed', async () => {
  const token = await deploy('HostileToken')
  const hostile = await token.getAddress()
  const pair = (BigInt(hostile) < BigInt(A) ? [hostile, A] : [A, hostile]) as [string, string]
  await createPoolAtPrice(signer, swapx, pair, [a('1'), a('1')], 3000)
  const manager = new Contract(
    swapx.nonfungiblePositionManager,
    NonfungiblePositionManager.abi,
    signer,
  )
  for (const each of pair)
    await approveExactly(signer, each, swapx.nonfungiblePositionManager, a('100'))
  const range = { tickLower: -887_220, tickUpper: 887_220, recipient: signer.address }
  const amounts = { amount0Desired: a('100'), amount1Desired: a('100') }
  const limits = { amount0Min: a('99'), amount1Min: a('99'), deadline: await deadline() }
  const position = { token0: pair[0], token1: pair[1], fee: 3000, ...range, ...amounts, ...limits }
  await (await manager.getFunction('mint')(position)).wait()

  const contract = await deploy('SingleSwap', swapx.swapRouter, hostile, A, 3000)
  const target = await contract.getAddress()
  const again = [1000n, 1n, 0n, await deadline()]
  const data = contract.interface.encodeFunctionData('swapExactInput', again)
  await (await token.getFunction('arm')(target, data)).wait()
  await approveExactly(signer, hostile, target, a('2'))
  await swapExactOutput(contract, a('1'), a('2'), await deadline())
  expect(await token.getFunction('tried')()).toBe(true)
  expect(await token.getFunction('entered')()).toBe(false)
})

describe('the input that reaches a price', async () => {
  const pool = (await findPools(provider, swapx, A, B)).get(3000) as string
  const direction = { tokenIn: A, tokenOut: B, fee: 3000 }

  test('is printed, also for a push of the mean', async () => {
    await expect(await outputOf(targetMain)).toMatchFileSnapshot('target-price.out.txt')
  })

  test('takes the pool there, to the unit', async () => {
    const limit = priceLimit(b('1.9'), a('1'))
    const input = await inputToReach(provider, swapx, direction, limit)
    expect(input).toBe(26_056_521_650_104_407_785n)
    await approveExactly(signer, A, address, a('100'))
    const owned = await mine(A)
    await swapExactInput(singleSwap, a('100'), b('1'), await deadline(), limit)
    expect(owned - (await mine(A))).toBe(input)
  })

  test('is asked for on the wrong side of the price: SPL', async () => {
    const act = inputToReach(provider, swapx, direction, priceLimit(b('2.1'), a('1')))
    await expect(act).rejects.toMatchObject({ reason: 'SPL' })
  })

  test.each([
    ['up', { tokenIn: B, tokenOut: A, fee: 3000 }, 100],
    ['down', direction, -100],
  ])('moves a mean %s by the ticks that were asked for', async (_, push, moved) => {
    await growHistory(signer, pool, 10)
    await advance(600)
    const slot0 = new Contract(pool, poolAbi, provider).getFunction('slot0')
    const { sqrtPriceX96: start, tick } = await slot0()
    const limit = pushedPrice(Number(tick), moved, 60, 12)
    const { amountIn } = await costOfMovingMean(provider, swapx, push, [100, 60, 12])
    const owned = await mine(push.tokenIn)
    await swapTo(signer, swapx, push, limit)
    expect(owned - (await mine(push.tokenIn))).toBe(amountIn)
    const block = await provider.getBlock('latest')
    const back = { ...push, tokenIn: push.tokenOut, tokenOut: push.tokenIn }
    // Just what `swapTo` approves, so that its swap is the next transaction.
    const needed = await inputToReach(provider, swapx, back, start)
    await approveExactly(signer, back.tokenIn, swapx.swapRouter, needed)
    await node.send('evm_setNextBlockTimestamp', [(block?.timestamp ?? 0) + 12])
    await swapTo(signer, swapx, back, start)
    const means = (await deploy('MeanPrice')).getFunction('means')
    const [mean] = await means(pool, 60)
    expect(Number(mean - tick)).toBe(moved)
  })

  test('is of a pool that exists', async () => {
    const other = { ...direction, fee: 500 }
    const act = costOfMovingMean(provider, swapx, other, [100, 60, 12])
    await expect(act).rejects.toThrow('There is no pool of this fee.')
  })

  test('does not rise beyond the last position', async () => {
    const pair: [string, string] = [await (await deploy('CallingToken')).getAddress(), A]
    await makeNarrowPool(signer, swapx, pair, a('1'), await deadline())
    const [token0 = '', token1 = ''] = pair.sort((x, y) => (BigInt(x) < BigInt(y) ? -1 : 1))
    const narrow = { tokenIn: token1, tokenOut: token0, fee: 3000 }
    const [edge, far] = await Promise.all(
      [pushedPrice(0, 61, 1, 1), pushedPrice(0, 887_271, 1, 1)].map(limit =>
        inputToReach(provider, swapx, narrow, limit),
      ),
    )
    expect(edge).toBe(far)
  })
})

test('limits hold for what arrives, once the output takes a fee', async () => {
  await approveExactly(signer, A, address, a('1'))
  await changeCode(chain, B, 'TaxedToken')
  const sell = singleSwap.getFunction('swapExactInput')
  expect(await sell.staticCall(a('1'), 1_972_093n, 0n, await deadline())).toBe(1_972_093n)
  const little = sell.staticCall(a('1'), 1_972_094n, 0n, await deadline())
  await expect(little).rejects.toMatchObject({ reason: 'Too little received' })
  const buy = singleSwap.getFunction('swapExactOutput')
  const less = buy.staticCall(b('1'), a('1'), await deadline())
  await expect(less).rejects.toMatchObject({ reason: 'Too little received' })
})

test('an input token that takes a fee cannot be sold, since the router asks for all of it', async () => {
  await approveExactly(signer, A, address, a('1'))
  await changeCode(chain, A, 'TaxedToken')
  const sale = singleSwap.getFunction('swapExactInput').staticCall(a('1'), 1n, 0n, await deadline())
  await expect(sale).rejects.toMatchObject({ reason: 'STF' })
})

test('a token that refuses an allowance of 0 can be sold as an exact input', async () => {
  await approveExactly(signer, A, address, a('1'))
  await changeCode(chain, A, 'NoZeroToken')
  // What is left of it does not block another approval.
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  await approveExactly(signer, A, address, a('2'))
  expect(warn).toHaveBeenCalledWith('The allowance is not reset:', expect.any(Error))
  const sell = singleSwap.getFunction('swapExactInput')
  expect(await sell.staticCall(a('1'), 1n, 0n, await deadline())).toBe(1_992_013n)
  const buy = singleSwap.getFunction('swapExactOutput')
  const rest = buy.staticCall(b('1'), a('1'), await deadline())
  await expect(rest).rejects.toMatchObject({ reason: 'SA' })
})

test('main prints the steps', async () => {
  await expect(await outputOf(main)).toMatchFileSnapshot('contract-swaps.out.txt')
})
