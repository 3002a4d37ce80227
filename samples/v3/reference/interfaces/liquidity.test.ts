import { Percent } from '@uniswap/sdk-core'
import {
  FeeAmount,
  type MethodParameters,
  NonfungiblePositionManager,
  Position,
} from '@uniswap/v3-sdk'
import { Contract, parseEther, type TransactionReceipt } from 'ethers'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { testChain } from '../../../chain/test-chain'
import { nativeOf } from '../../../native-currency'
import { transferred } from '../../../transferred'
import { approveCost } from '../../approve.fixture'
import { toAmount, tokensOf, toRaw } from '../../background'
import { uncollected } from '../../fetching-positions'
import { added, mintExample, mintWithNative, sendToManager } from '../../minting'
import { removed } from '../../modifying-position'
import { poolAt, positionWith, rangeBetween } from '../../position'
import { managerAbi, priceFrom, readPosition } from '../../position-data'
import { buy, directRoute, nativeGained, now, readPool, swap } from '../../trading'
import { functionNames } from '../multicall'
import {
  collectWithNative,
  depositCalldata,
  increaseCalldata,
  mintCalldata,
  removeHalf,
  termsWithNative,
} from './liquidity'

const { swapx, provider, signer, deadline, node } = await testChain()
const { A, B, C } = tokensOf(swapx)
const native = nativeOf(swapx)
const { INTERFACE } = NonfungiblePositionManager
const slippageTolerance = new Percent(50, 10_000)
const manager = new Contract(swapx.nonfungiblePositionManager, managerAbi, provider)
const ownerOf = (tokenId: bigint) => manager.getFunction('ownerOf').staticCall(tokenId)
const other = '0x2000000000000000000000000000000000000009'

let snapshot: string
beforeEach(async () => {
  snapshot = await node.send('evm_snapshot', [])
})
afterEach(() => node.send('evm_revert', [snapshot]))

const terms = async () => ({ slippageTolerance, deadline: await deadline() })
const at = () => now(swapx, provider)
const send = (parameters: MethodParameters): Promise<TransactionReceipt> =>
  sendToManager(signer, swapx, parameters)

/** 1 of the wrapped token and A, from 8 to 12 A. */
async function nativePosition(): Promise<Position> {
  const pool = await readPool(await at(), native.wrapped, A, FeeAmount.MEDIUM)
  const price = (value: string) => priceFrom(native.wrapped, A, value)
  const range = rangeBetween(pool, price('8'), price('12'))
  return positionWith(pool, range, toAmount(native.wrapped, parseEther('1')))
}

/** 100 A with C, from 0.4 to 0.6 C, in a pool that there is not yet. */
function positionInNewPool(): Position {
  const pool = poolAt(FeeAmount.MEDIUM, priceFrom(A, C, '0.5'))
  const range = rangeBetween(pool, priceFrom(A, C, '0.4'), priceFrom(A, C, '0.6'))
  return positionWith(pool, range, toAmount(A, parseEther('100')))
}

describe('CommonAddLiquidityOptions', () => {
  test('useNative sends the desired amount of the wrapped token and takes the rest back', async () => {
    const position = await nativePosition()
    const options = { ...termsWithNative(native, await deadline()), recipient: signer.address }
    const call = NonfungiblePositionManager.addCallParameters(position, options)
    expect(functionNames(INTERFACE, call.calldata)).toEqual(['mint', 'refundETH'])
    expect(BigInt(call.value)).toBe(parseEther('1'))
    await approveCost(signer, swapx, position, native)
    const receipt = await send(call)
    expect(await nativeGained(provider, receipt, signer.address)).toBe(-parseEther('1'))
  })

  test('minimums come from the tolerance', async () => {
    const position = await nativePosition()
    const options = { ...termsWithNative(native, 1_900_000_000), recipient: signer.address }
    const { calldata } = NonfungiblePositionManager.addCallParameters(position, options)
    const [mint] = INTERFACE.decodeFunctionData('multicall', calldata).data
    const { params } = INTERFACE.parseTransaction({ data: mint }).args
    const { amount0, amount1 } = position.mintAmountsWithSlippage(slippageTolerance)
    expect(params.amount0Min.toString()).toBe(amount0.toString())
    expect(params.amount1Min.toString()).toBe(amount1.toString())
    expect(params.deadline.toString()).toBe('1900000000')
  })

  test('permits stand before the mint, token0 first', async () => {
    const position = await nativePosition()
    const hash = `0x${'1'.repeat(64)}`
    const permit = { v: 27 as const, r: hash, s: hash, amount: 1, deadline: 1_900_000_000 }
    const both = { token0Permit: permit, token1Permit: permit }
    const options = { ...(await terms()), recipient: signer.address, ...both }
    const { calldata } = NonfungiblePositionManager.addCallParameters(position, options)
    expect(functionNames(INTERFACE, calldata)).toEqual(['selfPermit', 'selfPermit', 'mint'])
  })

  test('what is refused', async () => {
    const position = positionInNewPool()
    const options = { ...termsWithNative(native, await deadline()), recipient: signer.address }
    const encode = (more: object, which = position) =>
      NonfungiblePositionManager.addCallParameters(which, { ...options, ...more })
    expect(() => encode({})).toThrow('Invariant failed: NO_WETH')
    expect(() => encode({ deadline: 5n })).toThrow('Cannot convert 5 to a BigInt')
    const { pool, tickLower, tickUpper } = position
    const empty = new Position({ pool, tickLower, tickUpper, liquidity: 0 })
    expect(() => encode({}, empty)).toThrow('Invariant failed: ZERO_LIQUIDITY')
    const past = { deadline: (await deadline()) - 700, useNative: undefined }
    await expect(send(encode(past))).rejects.toThrow('Transaction too old')
  })
})

describe('MintSpecificOptions', () => {
  test('createPool makes the pool at the price of the object; the recipient owns the NFT', async () => {
    const position = positionInNewPool()
    await approveCost(signer, swapx, position)
    const call = mintCalldata(position, await terms(), other)
    expect(functionNames(INTERFACE, call.calldata)).toEqual([
      'createAndInitializePoolIfNecessary',
      'mint',
    ])
    const { tokenId } = added(await send(call), swapx)
    expect(await ownerOf(tokenId)).toBe(other)
    const pool = await readPool(await at(), A, C, FeeAmount.MEDIUM)
    expect(pool.token0Price.toSignificant(6)).toBe('0.5')
  })

  test('a pool that exists keeps its price, and the minimums notice', async () => {
    const range = { tickLower: -12_000, tickUpper: 0 }
    const wrong = poolAt(FeeAmount.HIGH, priceFrom(A, C, '0.9'))
    const position = positionWith(wrong, range, toAmount(A, parseEther('1')))
    await approveCost(signer, swapx, position)
    const call = mintCalldata(position, await terms(), other)
    await expect(send(call)).rejects.toThrow('Price slippage check')
    const pool = await readPool(await at(), A, C, FeeAmount.HIGH)
    expect(pool.token0Price.toSignificant(6)).toBe('0.5')
  })

  test('without createPool, a pool must be there', async () => {
    const position = positionInNewPool()
    await approveCost(signer, swapx, position)
    const options = { ...(await terms()), recipient: other }
    const call = NonfungiblePositionManager.addCallParameters(position, options)
    await expect(send(call)).rejects.toThrow(/reverted|require\(false\)/)
  })

  test('a contract gets the NFT without being asked', async () => {
    const position = await nativePosition()
    await approveCost(signer, swapx, position)
    const call = mintCalldata(position, await terms(), swapx.swapRouter)
    const { tokenId } = added(await send(call), swapx)
    expect(await ownerOf(tokenId)).toBe(swapx.swapRouter)
  })

  test('recipients that are refused', async () => {
    const position = await nativePosition()
    await approveCost(signer, swapx, position)
    const zero = mintCalldata(position, await terms(), `0x${'0'.repeat(40)}`)
    await expect(send(zero)).rejects.toThrow('ERC721: mint to the zero address')
    const wrong = { ...(await terms()) }
    expect(() => mintCalldata(position, wrong, 'me')).toThrow('me is not a valid address.')
  })
})

describe('IncreaseSpecificOptions', () => {
  test('adds to the position with this number', async () => {
    const { tokenId } = await mintExample(await at(), signer, await terms())
    const { pool, tickLower, tickUpper } = await readPosition(await at(), tokenId)
    const addition = positionWith(pool, { tickLower, tickUpper }, toAmount(A, parseEther('50')))
    await approveCost(signer, swapx, addition)
    const call = increaseCalldata(addition, await terms(), tokenId)
    expect(call.calldata.slice(0, 10)).toBe('0x219f5d17')
    const result = added(await send(call), swapx)
    expect(result.tokenId).toBe(tokenId)
    expect(result.amount0).toBe(49_999_999_999_999_949_174n)
  })

  test('anybody may add to any position', async () => {
    const { pool, tickLower, tickUpper } = await readPosition(await at(), 1n)
    expect(await ownerOf(1n)).not.toBe(signer.address)
    const addition = positionWith(pool, { tickLower, tickUpper }, toAmount(A, parseEther('1')))
    await approveCost(signer, swapx, addition)
    const call = increaseCalldata(addition, await terms(), 1n)
    expect(added(await send(call), swapx).tokenId).toBe(1n)
  })

  test('with a recipient it is a mint', async () => {
    const position = await nativePosition()
    const both = { ...(await terms()), tokenId: '1', recipient: signer.address }
    const call = NonfungiblePositionManager.addCallParameters(position, both)
    expect(call.calldata.slice(0, 10)).toBe('0x88316456')
    const none = { ...both, recipient: undefined as never }
    expect(() => NonfungiblePositionManager.addCallParameters(position, none)).toThrow(
      'undefined is not a valid address.',
    )
  })

  test('a number that does not exist', async () => {
    const position = await nativePosition()
    const call = increaseCalldata(position, await terms(), 999n)
    await expect(send(call)).rejects.toThrow(/reverted|require\(false\)/)
  })
})

describe('CollectOptions', () => {
  /** A position of native and A that has earned fees in both. */
  const earned = async () => {
    const { tokenId } = await mintWithNative(await at(), signer, await terms())
    const options = { ...(await terms()), recipient: signer.address }
    const state = await at()
    const there = await directRoute(state, native, A, FeeAmount.MEDIUM)
    await swap(signer, swapx, await buy(state, there, toAmount(A, parseEther('5'))), options)
    const later = await at()
    const back = await directRoute(later, A, native, FeeAmount.MEDIUM)
    const half = toAmount(native, parseEther('0.5'))
    await swap(signer, swapx, await buy(later, back, half), options)
    const [owed] = await uncollected(await at(), signer.address, [tokenId])
    if (!owed) throw new Error('nothing owed')
    return { tokenId, owed }
  }

  test('native currency is unwrapped and the token swept', async () => {
    const { tokenId, owed } = await earned()
    expect(owed[0]).toBeGreaterThan(0n)
    expect(owed[1]).toBeGreaterThan(0n)
    const call = collectWithNative(tokenId, owed, native, A, signer.address)
    expect(functionNames(INTERFACE, call.calldata)).toEqual([
      'collect',
      'unwrapWETH9',
      'sweepToken',
    ])
    const receipt = await send(call)
    expect(await nativeGained(provider, receipt, signer.address)).toBe(owed[0])
    expect(toRaw(transferred(receipt, A, signer.address))).toBe(owed[1])
  })

  test('with native currency, the expected amounts are minimums', async () => {
    const { tokenId, owed } = await earned()
    const call = (more0: bigint, more1: bigint) =>
      collectWithNative(tokenId, [owed[0] + more0, owed[1] + more1], native, A, signer.address)
    await expect(send(call(1n, 0n))).rejects.toThrow('Insufficient WETH9')
    await expect(send(call(0n, 1n))).rejects.toThrow('Insufficient token')
  })

  test('with tokens they have no effect: everything is paid', async () => {
    const { tokenId, owed } = await earned()
    const call = NonfungiblePositionManager.collectCallParameters({
      tokenId: tokenId.toString(),
      expectedCurrencyOwed0: toAmount(native.wrapped, parseEther('1000')),
      expectedCurrencyOwed1: toAmount(A, 1n),
      recipient: other,
    })
    expect(functionNames(INTERFACE, call.calldata)).toEqual(['collect'])
    const { paid } = removed(await send(call), swapx)
    expect(paid).toEqual(owed)
  })

  test('a currency that is not of the pool leaves a token in the manager', async () => {
    const { tokenId, owed } = await earned()
    const manager = swapx.nonfungiblePositionManager
    const call = collectWithNative(tokenId, [0n, 0n], native, C, signer.address)
    const receipt = await send(call)
    expect(await nativeGained(provider, receipt, signer.address)).toBe(owed[0])
    expect(toRaw(transferred(receipt, A, manager))).toBe(owed[1])
    const abi = ['function balanceOf(address) view returns (uint256)']
    const balance = new Contract(A.address, abi, provider).getFunction('balanceOf')
    expect(await balance.staticCall(manager)).toBe(owed[1])
  })

  test('native currency for a pool without its wrapped token leaves token0 there', async () => {
    const { tokenId } = await mintExample(await at(), signer, await terms())
    const route = await directRoute(await at(), A, B, FeeAmount.MEDIUM)
    const trade = await buy(await at(), route, toAmount(B, 1_000_000n))
    await swap(signer, swapx, trade, { ...(await terms()), recipient: signer.address })
    const [owed] = await uncollected(await at(), signer.address, [tokenId])
    const call = collectWithNative(tokenId, [0n, 0n], native, B, signer.address)
    const receipt = await send(call)
    expect(owed?.[0]).toBeGreaterThan(0n)
    const manager = swapx.nonfungiblePositionManager
    expect(toRaw(transferred(receipt, A, manager))).toBe(owed?.[0])
    expect(await nativeGained(provider, receipt, signer.address)).toBe(0n)
  })

  test('the zero address leaves the tokens in the manager', async () => {
    const { tokenId, owed } = await earned()
    const call = NonfungiblePositionManager.collectCallParameters({
      tokenId: tokenId.toString(),
      expectedCurrencyOwed0: toAmount(native.wrapped, 0n),
      expectedCurrencyOwed1: toAmount(A, 0n),
      recipient: `0x${'0'.repeat(40)}`,
    })
    const receipt = await send(call)
    const manager = swapx.nonfungiblePositionManager
    expect(toRaw(transferred(receipt, A, manager))).toBe(owed[1])
  })

  test('an empty position pays nothing, and one that is burned is unknown', async () => {
    const { tokenId } = await mintWithNative(await at(), signer, await terms())
    const position = await readPosition(await at(), tokenId)
    const all = async (burnToken: boolean) =>
      NonfungiblePositionManager.removeCallParameters(position, {
        ...(await terms()),
        tokenId: tokenId.toString(),
        liquidityPercentage: new Percent(1),
        burnToken,
        collectOptions: {
          expectedCurrencyOwed0: toAmount(native.wrapped, 0n),
          expectedCurrencyOwed1: toAmount(A, 0n),
          recipient: signer.address,
        },
      })
    const call = collectWithNative(tokenId, [0n, 0n], native, A, signer.address)
    const before = await node.send('evm_snapshot', [])
    await send(await all(false))
    await send(call)
    await node.send('evm_revert', [before])
    await send(await all(true))
    await expect(send(call)).rejects.toThrow('ERC721: operator query for nonexistent token')
  })

  test('nothing to collect', async () => {
    const { tokenId } = await mintWithNative(await at(), signer, await terms())
    const [owed] = await uncollected(await at(), signer.address, [tokenId])
    expect(owed).toEqual([0n, 0n])
    const call = collectWithNative(tokenId, [0n, 0n], native, A, signer.address)
    const receipt = await send(call)
    expect(await nativeGained(provider, receipt, signer.address)).toBe(0n)
  })
})

describe('RemoveLiquidityOptions', () => {
  const minted = async () => {
    const { tokenId } = await mintExample(await at(), signer, await terms())
    return { tokenId, position: await readPosition(await at(), tokenId) }
  }
  const none = (position: Position, recipient = signer.address) => ({
    expectedCurrencyOwed0: toAmount(position.pool.token0, 0n),
    expectedCurrencyOwed1: toAmount(position.pool.token1, 0n),
    recipient,
  })

  test('half of the liquidity and all fees', async () => {
    const { tokenId, position } = await minted()
    const call = removeHalf(position, tokenId, signer.address, await deadline())
    expect(functionNames(INTERFACE, call.calldata)).toEqual(['decreaseLiquidity', 'collect'])
    const { principal, paid } = removed(await send(call), swapx)
    expect(paid).toEqual(principal)
    expect(principal[0]).toBe(49_999_999_999_999_982_049n)
    const left = await readPosition(await at(), tokenId)
    const half = BigInt(position.liquidity.toString()) / 2n
    expect(left.liquidity.toString()).toBe(String(BigInt(position.liquidity.toString()) - half))
  })

  test('all of it, with the NFT', async () => {
    const { tokenId, position } = await minted()
    const options = {
      ...(await terms()),
      tokenId: tokenId.toString(),
      liquidityPercentage: new Percent(1),
      burnToken: true,
      collectOptions: none(position),
    }
    const call = NonfungiblePositionManager.removeCallParameters(position, options)
    expect(functionNames(INTERFACE, call.calldata)).toEqual([
      'decreaseLiquidity',
      'collect',
      'burn',
    ])
    await send(call)
    await expect(ownerOf(tokenId)).rejects.toThrow('ERC721: owner query for nonexistent token')
  })

  test('percentages that do not work', async () => {
    const { tokenId, position } = await minted()
    const options = {
      ...(await terms()),
      tokenId: tokenId.toString(),
      collectOptions: none(position),
    }
    const encode = (liquidityPercentage: Percent, burnToken = false) =>
      NonfungiblePositionManager.removeCallParameters(position, {
        ...options,
        liquidityPercentage,
        burnToken,
      })
    expect(() => encode(new Percent(0))).toThrow('Invariant failed: ZERO_LIQUIDITY')
    expect(() => encode(new Percent(1, 2), true)).toThrow('Invariant failed: CANNOT_BURN')
    // 100 instead of 100%.
    await expect(send(encode(new Percent(100)))).rejects.toThrow(/reverted|require\(false\)/)
  })

  test('burning fails when somebody has added liquidity meanwhile', async () => {
    const { tokenId, position } = await minted()
    const { pool, tickLower, tickUpper } = position
    const addition = positionWith(pool, { tickLower, tickUpper }, toAmount(A, parseEther('1')))
    await approveCost(signer, swapx, addition)
    await send(increaseCalldata(addition, await terms(), tokenId))
    const call = NonfungiblePositionManager.removeCallParameters(position, {
      ...(await terms()),
      tokenId: tokenId.toString(),
      liquidityPercentage: new Percent(1),
      burnToken: true,
      collectOptions: none(position),
    })
    await expect(send(call)).rejects.toThrow('Not cleared')
  })

  test('the expected amounts are without the principal, which the method adds', async () => {
    const { tokenId } = await mintWithNative(await at(), signer, await terms())
    const position = await readPosition(await at(), tokenId)
    const encode = (raw0: bigint) =>
      NonfungiblePositionManager.removeCallParameters(position, {
        slippageTolerance,
        deadline: 1_900_000_000,
        tokenId: tokenId.toString(),
        liquidityPercentage: new Percent(1),
        collectOptions: {
          expectedCurrencyOwed0: toAmount(native, raw0),
          expectedCurrencyOwed1: toAmount(A, 0n),
          recipient: signer.address,
        },
      })
    const { calldata } = encode(7n)
    const calls = INTERFACE.decodeFunctionData('multicall', calldata).data
    expect(functionNames(INTERFACE, calldata)).toEqual([
      'decreaseLiquidity',
      'collect',
      'unwrapWETH9',
      'sweepToken',
    ])
    const { amountMinimum } = INTERFACE.parseTransaction({ data: calls[2] }).args
    const { amount0 } = position.burnAmountsWithSlippage(slippageTolerance)
    expect(amountMinimum.toString()).toBe(String(BigInt(amount0.toString()) + 7n))
  })

  test('after a move of the price', async () => {
    const { tokenId, position } = await minted()
    const state = await at()
    const route = await directRoute(state, A, B, FeeAmount.MEDIUM)
    const trade = await buy(state, route, toAmount(B, 100_000_000n))
    await swap(signer, swapx, trade, { ...(await terms()), recipient: signer.address })
    const call = removeHalf(position, tokenId, signer.address, await deadline())
    await expect(send(call)).rejects.toThrow('Price slippage check')
  })

  test('only the owner, or an account that is approved', async () => {
    const position = await readPosition(await at(), 1n)
    const call = removeHalf(position, 1n, signer.address, await deadline())
    await expect(send(call)).rejects.toThrow('Not approved')
  })
})

describe('SafeTransferOptions', () => {
  test('the data chooses the function', () => {
    const selector = (data?: string) =>
      NonfungiblePositionManager.safeTransferFromParameters({
        sender: other,
        recipient: swapx.v3Staker,
        tokenId: 1,
        ...(data !== undefined && { data }),
      }).calldata.slice(0, 10)
    expect(selector()).toBe('0x42842e0e')
    expect(selector('')).toBe('0x42842e0e')
    expect(selector('0x')).toBe('0xb88d4fde')
  })

  test('a deposit belongs to the sender', async () => {
    const { tokenId } = await mintExample(await at(), signer, await terms())
    await send(depositCalldata(signer.address, swapx.v3Staker, tokenId, '0x'))
    expect(await ownerOf(tokenId)).toBe(swapx.v3Staker)
    const abi = ['function deposits(uint256) view returns (address owner, uint48, int24, int24)']
    const staker = new Contract(swapx.v3Staker, abi, provider)
    const { owner } = await staker.getFunction('deposits').staticCall(tokenId)
    expect(owner).toBe(signer.address)
  })

  test('what is refused', async () => {
    const { tokenId } = await mintExample(await at(), signer, await terms())
    const { address } = signer
    const call = (from: string, to: string, id = tokenId) => depositCalldata(from, to, id, '0x')
    await expect(send(call(other, swapx.v3Staker))).rejects.toThrow(
      'ERC721: transfer of token that is not own',
    )
    await expect(send(call(address, swapx.v3Staker, 1n))).rejects.toThrow(
      'ERC721: transfer caller is not owner nor approved',
    )
    await expect(send(call(address, swapx.swapRouter))).rejects.toThrow(
      'ERC721: transfer to non ERC721Receiver implementer',
    )
  })
})
