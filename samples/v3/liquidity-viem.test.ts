import { Percent } from '@uniswap/sdk-core'
import { FeeAmount } from '@uniswap/v3-sdk'
import { Contract, parseEther } from 'ethers'
import { getAddress } from 'viem'
import { readContract } from 'viem/actions'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { testChain } from '../chain/test-chain'
import { connect } from '../connection-viem'
import { environment } from '../environment'
import { tokenAbi } from './abi-viem'
import { toAmount, tokensOf } from './background'
import * as fetching from './fetching-positions-viem'
import { allowedPermitFor as allowedPermitWithEthers } from './liquidity-permits'
import { allowedPermitFor } from './liquidity-permits-viem'
import { mintExample } from './minting-viem'
import { increase, remove } from './modifying-position-viem'
import { now, readPool } from './trading-viem'

const { node, deadline, signer } = await testChain()
const { swapx, client } = connect(environment)
const account = client.account.address
const manager = getAddress(swapx.nonfungiblePositionManager)
const { A, B } = tokensOf(swapx)
const now_ = () => now(swapx, client)
const terms = async () => ({
  slippageTolerance: new Percent(50, 10_000),
  deadline: await deadline(),
})
const mint = async () => (await mintExample(await now_(), client, await terms())).tokenId

// Every test starts from the same pools.
let snapshot: string
beforeEach(async () => {
  if (snapshot) await node.send('evm_revert', [snapshot])
  snapshot = await node.send('evm_snapshot', [])
})

test('a mint leaves no allowance, whether it is done or fails', async () => {
  const allowance = async () => {
    const address = getAddress(A.address)
    const args = [account, manager] as const
    return await readContract(client, { address, abi: tokenAbi, functionName: 'allowance', args })
  }
  await mint()
  expect(await allowance()).toBe(0n)
  const late = { ...(await terms()), deadline: 1 }
  await expect(mintExample(await now_(), client, late)).rejects.toThrow('Transaction too old')
  expect(await allowance()).toBe(0n)
})

test('several positions in a pool cost no more requests than one', async () => {
  await mint()
  const [before, requests] = [await now_(), vi.spyOn(client, 'request')]
  await fetching.positionsOf(before, account)
  const ofOne = requests.mock.calls.length
  await mint()
  const after = await now_()
  requests.mockClear()
  await fetching.positionsOf(after, account)
  expect(requests).toHaveBeenCalledTimes(ofOne)
  requests.mockRestore()
})

test('lists of more than 100 come in several requests', async () => {
  const many = Array.from({ length: 250 }, () => [1n] as const)
  const stored = await fetching.callMany(await now_(), 'ownerOf', many)
  expect(stored).toHaveLength(250)
})

test('the owner of a position, also while the staker holds it', async () => {
  const tokenId = await mint()
  expect(await fetching.ownerOf(await now_(), tokenId)).toBe(account)
  const nft = new Contract(
    manager,
    ['function safeTransferFrom(address from, address to, uint256 tokenId)'],
    signer,
  )
  await (await nft.getFunction('safeTransferFrom')(account, swapx.v3Staker, tokenId)).wait()
  expect(await fetching.tokenIdsOf(await now_(), account)).toEqual([])
  expect(await fetching.ownerOf(await now_(), tokenId)).toBe(account)
})

test('the positions of a pool', async () => {
  const pool = await readPool(await now_(), A, B, FeeAmount.MEDIUM)
  expect(await fetching.tokenIdsIn(await now_(), pool)).toEqual([1n])
  const tokenId = await mint()
  expect(await fetching.tokenIdsIn(await now_(), pool)).toEqual([1n, tokenId])
})

test('a permit for everything is signed as with ethers', async () => {
  const expiry = await deadline()
  expect(await allowedPermitFor(client, swapx, A, expiry)).toEqual(
    await allowedPermitWithEthers(signer, swapx, A, expiry),
  )
})

describe('what a reader meets', () => {
  test('a read that reverts', async () => {
    const tokenId = await mint()
    const at = await now_()
    const reverted = 'The contract function "multicall" reverted'
    const because = (reason: string) => `${reverted} with the following reason:\n${reason}`
    const { callMany, uncollected } = fetching
    await expect(uncollected(at, manager, [tokenId])).rejects.toThrow(because('Not approved'))
    await expect(callMany(at, 'positions', [[999n]])).rejects.toThrow(because('Invalid token ID'))
    const index = callMany(at, 'tokenOfOwnerByIndex', [[account, 1n]])
    await expect(index).rejects.toThrow(because('EnumerableSet: index out of bounds'))
    const none = { tokenId, recipient: account, amount0Max: 0n, amount1Max: 0n }
    await expect(callMany(at, 'collect', [[none]], account)).rejects.toThrow(`${reverted}.`)
  })

  test('a transaction that would revert', async () => {
    const tokenId = await mint()
    const read = await now_()
    const half = new Percent(50, 100)
    const because = (reason: string) => `Execution reverted with reason: ${reason}.`
    await expect(remove(read, client, 1n, half, await terms())).rejects.toThrow(
      because('Not approved'),
    )
    const fiftyA = toAmount(A, parseEther('50'))
    const someB = { least: toAmount(B, 80_000_000n), most: toAmount(B, 200_000_000n) }
    await increase(read, client, tokenId, fiftyA, someB, await terms())
    await expect(remove(read, client, tokenId, new Percent(1), await terms())).rejects.toThrow(
      because('Not cleared'),
    )
    const later = await now_()
    await remove(later, client, tokenId, half, await terms())
    await expect(remove(later, client, tokenId, new Percent(1), await terms())).rejects.toThrow(
      'Execution reverted for an unknown reason.',
    )
  })
})
