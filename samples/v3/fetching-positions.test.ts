import { Percent } from '@uniswap/sdk-core'
import { FeeAmount, NonfungiblePositionManager } from '@uniswap/v3-sdk'
import { Contract, parseEther, ZeroAddress } from 'ethers'
import JSBI from 'jsbi'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { outputOf, testChain } from '../chain/test-chain'
import { toAmount, tokensOf, toRaw } from './background'
import * as sample from './fetching-positions'
import { addLiquidity, mintExample, sendToManager } from './minting'
import { inRange, positionWith, rangeBetween } from './position'
import { managerAbi, priceFrom, readPosition } from './position-data'
import { now, readPool } from './trading'

const { swapx, provider, signer, node, deadline } = await testChain()
const { A, B, C } = tokensOf(swapx)
const manager = new Contract(swapx.nonfungiblePositionManager, managerAbi, signer)
const now_ = () => now(swapx, provider)
const terms = async () => ({
  slippageTolerance: new Percent(50, 10_000),
  deadline: await deadline(),
})
const mint = async () => (await mintExample(await now_(), signer, await terms())).tokenId
const trade = async () =>
  sample.tradeThereAndBack(await now_(), signer, toAmount(A, parseEther('10')), B, await terms())

/** Takes all liquidity out and leaves it with the manager. */
async function close(tokenId: bigint) {
  const { liquidity } = await readPosition(await now_(), tokenId)
  const decrease = NonfungiblePositionManager.INTERFACE.encodeFunctionData('decreaseLiquidity', [
    [tokenId.toString(), liquidity.toString(), '1', '1', await deadline()],
  ])
  await sendToManager(signer, swapx, { calldata: decrease, value: '0x00' })
}

async function collect(tokenId: bigint) {
  const most = 2n ** 128n - 1n
  const collection = await manager.getFunction('collect')([tokenId, signer.address, most, most])
  await collection.wait()
}

// Every test starts from the same pools.
let snapshot: string
beforeEach(async () => {
  if (snapshot) await node.send('evm_revert', [snapshot])
  snapshot = await node.send('evm_snapshot', [])
})

test('main prints what the page shows', async () => {
  await expect(await outputOf(sample.main)).toMatchFileSnapshot('fetching-positions.out.txt')
})

test('an account without positions', async () => {
  const nobody = '0x3000000000000000000000000000000000000001'
  expect(await sample.tokenIdsOf(await now_(), nobody)).toEqual([])
  expect(await sample.positionsOf(await now_(), nobody)).toEqual([])
})

test('positions in the order of the account, with the liquidity that they have', async () => {
  const tokenIds = [await mint(), await mint()]
  expect(tokenIds).toEqual([6n, 7n])
  const owned = await sample.positionsOf(await now_(), signer.address)
  expect(owned.map(({ tokenId }) => tokenId)).toEqual(tokenIds)
  const [first] = owned
  const single = await readPosition(await now_(), 6n)
  expect(first?.position.liquidity.toString()).toBe(single.liquidity.toString())
})

test('several positions in a pool cost no more calls than one', async () => {
  await mint()
  const [before, calls] = [await now_(), vi.spyOn(provider, 'call')]
  await sample.positionsOf(before, signer.address)
  const ofOne = calls.mock.calls.length
  await mint()
  const after = await now_()
  calls.mockClear()
  await sample.positionsOf(after, signer.address)
  expect(calls).toHaveBeenCalledTimes(ofOne)
  calls.mockRestore()
})

test('a listing sees the block that it names', async () => {
  const before = await now_()
  await mint()
  expect(await sample.tokenIdsOf(before, signer.address)).toEqual([])
  expect(await sample.tokenIdsOf(await now_(), signer.address)).toEqual([6n])
})

describe('what is owed', () => {
  test('grows with swaps, while what is stored does not', async () => {
    const tokenId = await mint()
    await trade()
    const [[owed0, owed1] = []] = await sample.uncollected(await now_(), signer.address, [tokenId])
    expect([owed0, owed1]).toEqual([20_478_859_475_956_642n, 40_706n])
    const stored = await manager.getFunction('positions')(tokenId)
    expect([stored.tokensOwed0, stored.tokensOwed1]).toEqual([0n, 0n])
  })

  test('of the 0.3% of both swaps, the position has its share of the liquidity', async () => {
    const tokenId = await mint()
    const { pool, liquidity } = await readPosition(await now_(), tokenId)
    await trade()
    const [[owed0] = []] = await sample.uncollected(await now_(), signer.address, [tokenId])
    const share = Number(liquidity) / Number(pool.liquidity)
    expect(share).toBeCloseTo(0.683, 3)
    expect(Number(owed0) / 1e18).toBeCloseTo(10 * 0.003 * share, 4)
  })

  test('is nothing out of range', async () => {
    const pool = await readPool(await now_(), A, B, FeeAmount.MEDIUM)
    const above = rangeBetween(pool, priceFrom(A, B, '2.2'), priceFrom(A, B, '2.4'))
    const position = positionWith(pool, above, toAmount(A, parseEther('50')))
    const options = { ...(await terms()), recipient: signer.address }
    const { tokenId } = await addLiquidity(signer, swapx, position, options)
    await trade()
    const read = await readPosition(await now_(), tokenId)
    expect(inRange(read)).toBe(false)
    expect(await sample.uncollected(await now_(), signer.address, [tokenId])).toEqual([[0n, 0n]])
  })

  test('holds the principal of a position that is closed and not paid out', async () => {
    const tokenId = await mint()
    await close(tokenId)
    const [closed] = await sample.positionsOf(await now_(), signer.address)
    expect(closed?.position.liquidity.toString()).toBe('0')
    expect(closed?.owed.map(amount => amount.toFixed(2))).toEqual(['99.99', '215.47'])
    expect(closed && toRaw(closed.owed[1])).toBe(215_471_340n)
    await collect(tokenId)
    expect(await sample.positionsOf(await now_(), signer.address)).toEqual([])
    expect(await sample.tokenIdsOf(await now_(), signer.address)).toEqual([tokenId])
  })
})

test('more calls than one request carries come back in their order', async () => {
  const tokenIds = [await mint(), await mint()]
  const many = [...Array(251).keys()].map(index => [tokenIds[index % 2]])
  const stored = await sample.callMany(await now_(), 'ownerOf', many)
  expect(stored).toHaveLength(251)
  const lists = [...Array(5).keys()].map(index => [index])
  const found = await sample.callMany(await now_(), 'tokenByIndex', lists)
  expect(found.map(({ tokenId }) => tokenId)).toEqual([1n, 2n, 3n, 4n, 5n])
})

test('the owner of a position, also while the staker holds it', async () => {
  const tokenId = await mint()
  expect(await sample.ownerOf(await now_(), tokenId)).toBe(signer.address)
  const abi = ['function safeTransferFrom(address from, address to, uint256 tokenId)']
  const nft = new Contract(swapx.nonfungiblePositionManager, abi, signer)
  await (await nft.getFunction('safeTransferFrom')(signer.address, swapx.v3Staker, tokenId)).wait()
  expect(await manager.getFunction('ownerOf')(tokenId)).toBe(swapx.v3Staker)
  expect(await sample.tokenIdsOf(await now_(), signer.address)).toEqual([])
  expect(await sample.ownerOf(await now_(), tokenId)).toBe(signer.address)
  await trade()
  const [owed] = await sample.uncollected(await now_(), swapx.v3Staker, [tokenId])
  expect(owed?.[0]).toBe(20_478_859_475_956_642n)
})

test('the staker records no owner of an NFT sent with transferFrom', async () => {
  const tokenId = await mint()
  const abi = ['function transferFrom(address from, address to, uint256 tokenId)']
  const nft = new Contract(swapx.nonfungiblePositionManager, abi, signer)
  await (await nft.getFunction('transferFrom')(signer.address, swapx.v3Staker, tokenId)).wait()
  expect(await sample.ownerOf(await now_(), tokenId)).toBe(ZeroAddress)
})

test('all positions of a pool', async () => {
  const at = await now_()
  const pool = await readPool(at, A, B, FeeAmount.MEDIUM)
  expect(await sample.tokenIdsIn(at, pool)).toEqual([1n])
  const other = await readPool(at, C, B, FeeAmount.LOW)
  const [only, ...more] = await sample.tokenIdsIn(at, other)
  expect(more).toEqual([])
  const { token0, token1, fee } = (await readPosition(at, only ?? 0n)).pool
  expect([token0, token1].every(token => token.equals(B) || token.equals(C))).toBe(true)
  expect(fee).toBe(FeeAmount.LOW)
  await mint()
  expect(await sample.tokenIdsIn(await now_(), pool)).toEqual([1n, 6n])
})

describe('what a reader meets', () => {
  test('fees asked for by somebody who may not collect', async () => {
    await mint()
    const nobody = '0x3000000000000000000000000000000000000001'
    await expect(sample.uncollected(await now_(), nobody, [6n])).rejects.toThrow(
      'execution reverted: "Not approved"',
    )
  })

  test('numbers that do not exist', async () => {
    const at = await now_()
    await expect(sample.callMany(at, 'positions', [[999]])).rejects.toThrow(
      'execution reverted: "Invalid token ID"',
    )
    await expect(sample.ownerOf(at, 999n)).rejects.toThrow(
      'execution reverted: "ERC721: owner query for nonexistent token"',
    )
    const list = [[signer.address, 0]]
    await expect(sample.callMany(at, 'tokenOfOwnerByIndex', list)).rejects.toThrow(
      'execution reverted: "EnumerableSet: index out of bounds"',
    )
  })

  test('a bigint for JSBI', () => {
    const liquidity: unknown = 10n
    expect(() => JSBI.BigInt(liquidity as string)).toThrow('Cannot convert 10 to a BigInt')
  })

  test('limits of nothing', async () => {
    await mint()
    const nothing = manager.getFunction('collect').staticCall([6n, signer.address, 0, 0])
    await expect(nothing).rejects.toThrow('execution reverted (no data present')
  })
})
