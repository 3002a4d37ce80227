import { Percent } from '@uniswap/sdk-core'
import { type CollectOptions, NonfungiblePositionManager } from '@uniswap/v3-sdk'
import { Contract, formatEther, parseEther } from 'ethers'
import { beforeEach, describe, expect, test } from 'vitest'
import { outputOf, testChain } from '../chain/test-chain'
import { nativeOf } from '../native-currency'
import { transferred } from '../transferred'
import { tokenAbi } from './abi'
import { toAmount, tokensOf } from './background'
import * as sample from './collecting-fees'
import { tradeThereAndBack, uncollected } from './fetching-positions'
import { mintExample, mintWithNative, sendToManager } from './minting'
import { removed } from './modifying-position'
import { uncollectedAmounts } from './reference/position-library'
import { nativeGained, now } from './trading'

const { swapx, provider, signer, node, deadline } = await testChain()
const { A, B } = tokensOf(swapx)
const native = nativeOf(swapx)
const now_ = () => now(swapx, provider)
const terms = async () => ({
  slippageTolerance: new Percent(50, 10_000),
  deadline: await deadline(),
})

/** The example's position, with the fees of a trade there and back. */
async function earning(): Promise<bigint> {
  const { tokenId } = await mintExample(await now_(), signer, await terms())
  const tenA = toAmount(A, parseEther('10'))
  await tradeThereAndBack(await now_(), signer, tenA, B, await terms())
  return tokenId
}

/** The same in the native currency and A. */
async function earningNative(): Promise<bigint> {
  const { tokenId } = await mintWithNative(await now_(), signer, await terms())
  const one = toAmount(native, parseEther('1'))
  await tradeThereAndBack(await now_(), signer, one, A, await terms())
  return tokenId
}

/** Collects with expectations of the test's own. */
async function collectExpecting(tokenId: bigint, expected: Partial<CollectOptions>) {
  const encoded = NonfungiblePositionManager.collectCallParameters({
    tokenId: tokenId.toString(),
    expectedCurrencyOwed0: toAmount(native, 0n),
    expectedCurrencyOwed1: toAmount(A, 0n),
    recipient: signer.address,
    ...expected,
  })
  return await sendToManager(signer, swapx, encoded)
}

// Every test starts from the same pools.
let snapshot: string
beforeEach(async () => {
  if (snapshot) await node.send('evm_revert', [snapshot])
  snapshot = await node.send('evm_snapshot', [])
})

test('main prints what the page shows', async () => {
  await expect(await outputOf(sample.main)).toMatchFileSnapshot('collecting-fees.out.txt')
})

test('what is paid is what the call without a transaction said', async () => {
  const tokenId = await earning()
  const [owed] = await uncollected(await now_(), signer.address, [tokenId])
  const receipt = await sample.collect(await now_(), signer, tokenId)
  expect(removed(receipt, swapx).paid).toEqual(owed)
  expect(transferred(receipt, A, signer.address).toExact()).toBe('0.020478859475956642')
  expect(transferred(receipt, B, signer.address).toExact()).toBe('0.040706')
  const again = await sample.collect(await now_(), signer, tokenId)
  expect(removed(again, swapx).paid).toEqual([0n, 0n])
})

test('another position with the same range can take a unit of what was owed', async () => {
  const other = await earning()
  const tokenId = await earning()
  const ask = async () => {
    const [owed = [0n, 0n]] = await uncollected(await now_(), signer.address, [tokenId])
    return owed
  }
  const oneA = toAmount(A, parseEther('1'))
  // The pool rounds what both have earned whenever one of them is paid, not once for each.
  for (const missing of [0n, 0n, 1n]) {
    const [, before] = await ask()
    await sample.collect(await now_(), signer, other)
    const [, after] = await ask()
    expect(before - after).toBe(missing)
    await tradeThereAndBack(await now_(), signer, oneA, B, await terms())
  }
})

test('the formula gives the same, without being the owner', async () => {
  const tokenId = await earning()
  const [owed] = await uncollected(await now_(), signer.address, [tokenId])
  expect(await uncollectedAmounts(provider, swapx, tokenId)).toEqual(owed)
})

describe('native currency', () => {
  test('is unwrapped, and nothing stays with the manager', async () => {
    const tokenId = await earningNative()
    const [owed] = await uncollected(await now_(), signer.address, [tokenId])
    const receipt = await sample.collectNative(await now_(), signer, tokenId)
    const gained = await nativeGained(provider, receipt, signer.address)
    expect(gained).toBe(owed?.[0])
    expect(formatEther(gained)).toBe('0.000671691294141774')
    const wrapped = new Contract(swapx.wrappedNative, tokenAbi, provider)
    const balanceOf = wrapped.getFunction('balanceOf')
    expect(await balanceOf(swapx.nonfungiblePositionManager)).toBe(0n)
    expect(await provider.getBalance(swapx.nonfungiblePositionManager)).toBe(0n)
  })

  test('arrives as the wrapped token if both amounts are of tokens', async () => {
    const tokenId = await earningNative()
    const receipt = await sample.collect(await now_(), signer, tokenId)
    const got = transferred(receipt, native.wrapped, signer.address)
    expect(got.toExact()).toBe('0.000671691294141774')
  })

  test('more expected than there is', async () => {
    const tokenId = await earningNative()
    const [[owed0, owed1] = [0n, 0n]] = await uncollected(await now_(), signer.address, [tokenId])
    const moreNative = { expectedCurrencyOwed0: toAmount(native, owed0 + 1n) }
    await expect(collectExpecting(tokenId, moreNative)).rejects.toThrow(
      'execution reverted: "Insufficient WETH9"',
    )
    const moreA = { expectedCurrencyOwed1: toAmount(A, owed1 + 1n) }
    await expect(collectExpecting(tokenId, moreA)).rejects.toThrow(
      'execution reverted: "Insufficient token"',
    )
  })

  test('the currencies in the order of the wrong pool', async () => {
    const tokenId = await earning()
    const wrong = {
      expectedCurrencyOwed0: toAmount(native, 1n),
      expectedCurrencyOwed1: toAmount(B, 0n),
    }
    await expect(collectExpecting(tokenId, wrong)).rejects.toThrow(
      'execution reverted: "Insufficient WETH9"',
    )
    const expected = { ...wrong, expectedCurrencyOwed0: toAmount(native, 0n) }
    const receipt = await collectExpecting(tokenId, expected)
    const left = transferred(receipt, A, swapx.nonfungiblePositionManager)
    expect(left.toExact()).toBe('0.020478859475956642')
  })
})

describe('expected amounts of tokens', () => {
  test('do nothing', async () => {
    const tokenId = await earning()
    const absurd = {
      expectedCurrencyOwed0: toAmount(A, 10n ** 30n),
      expectedCurrencyOwed1: toAmount(B, 10n ** 30n),
    }
    const { paid } = removed(await collectExpecting(tokenId, absurd), swapx)
    expect(paid).toEqual([20_478_859_475_956_642n, 40_706n])
  })
})

describe('what a reader meets', () => {
  test('somebody else collects', async () => {
    await expect(sample.collect(await now_(), signer, 1n)).rejects.toThrow(
      'execution reverted: "Not approved"',
    )
  })

  test('a recipient that is no address', async () => {
    await expect(collectExpecting(6n, { recipient: 'me' })).rejects.toThrow(
      'me is not a valid address.',
    )
  })

  test('the zero address as the recipient leaves the tokens with the manager', async () => {
    const tokenId = await earning()
    const tokens = {
      expectedCurrencyOwed0: toAmount(A, 0n),
      expectedCurrencyOwed1: toAmount(B, 0n),
      recipient: '0x0000000000000000000000000000000000000000',
    }
    const receipt = await collectExpecting(tokenId, tokens)
    expect(transferred(receipt, B, swapx.nonfungiblePositionManager).toExact()).toBe('0.040706')
  })
})
