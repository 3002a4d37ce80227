import { Percent } from '@uniswap/sdk-core'
import {
  FeeAmount,
  type IncentiveKey,
  type MethodParameters,
  Multicall,
  Pool,
  Staker,
} from '@uniswap/v3-sdk'
import { AbiCoder, Contract, keccak256, parseEther, type TransactionReceipt } from 'ethers'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { testChain } from '../../../chain/test-chain'
import { transferred } from '../../../transferred'
import { approve } from '../../approve.fixture'
import { toAmount, tokensOf, toRaw } from '../../background'
import { mintExample, sendToManager } from '../../minting'
import { managerAbi } from '../../position-data'
import { now, readPool } from '../../trading'
import { functionNames } from '../multicall'
import { poolAddress } from '../pool'
import { collectRewards, depositData, encodeKey, withdrawToken } from '../staker'
import { depositCalldata } from './liquidity'
import { claimCalldata, leaveCalldata, oneDay } from './staking'

const { swapx, provider, signer, deadline, node, advance } = await testChain()
const { A, B, C } = tokensOf(swapx)
const other = '0x2000000000000000000000000000000000000009'
const reward = parseEther('86.4') // 0.001 for each second of a day
const manager = new Contract(swapx.nonfungiblePositionManager, managerAbi, provider)

let snapshot: string
beforeEach(async () => {
  snapshot = await node.send('evm_snapshot', [])
})
afterEach(() => node.send('evm_revert', [snapshot]))

const abi = [
  'function incentives(bytes32) view returns (uint256 unclaimed, uint160, uint96 stakes)',
  'function rewards(address, address) view returns (uint256)',
]
const staker = new Contract(swapx.v3Staker, abi, provider)

const send = async ({ calldata, value }: MethodParameters): Promise<TransactionReceipt> => {
  const request = { to: swapx.v3Staker, data: calldata, value }
  const receipt = await (await signer.sendTransaction(request)).wait()
  if (!receipt) throw new Error('no receipt')
  return receipt
}
const call = (name: string, ...args: unknown[]) => ({
  calldata: Staker.INTERFACE.encodeFunctionData(name, args),
  value: '0x00',
})
const idOf = (key: IncentiveKey) => {
  const type =
    'tuple(address rewardToken, address pool, uint startTime, uint endTime, address refundee)'
  return keccak256(AbiCoder.defaultAbiCoder().encode([type], [encodeKey(swapx, key)]))
}
const time = async () => (await deadline()) - 600

/** An incentive that begins in 100 seconds. */
async function created(): Promise<IncentiveKey> {
  const pool = await readPool(await now(swapx, provider), A, B, FeeAmount.MEDIUM)
  const key = oneDay(pool, C, (await time()) + 100, other)
  await approve(signer, swapx.v3Staker, toAmount(C, reward))
  await send(call('createIncentive', encodeKey(swapx, key), reward.toString()))
  return key
}

/** A position that is staked in it, as of its beginning. */
async function staked() {
  const key = await created()
  const terms = { slippageTolerance: new Percent(50, 10_000), deadline: await deadline() }
  const { tokenId } = await mintExample(await now(swapx, provider), signer, terms)
  await advance((key.startTime as number) - (await time()))
  const data = depositData(swapx, [key])
  const deposit = depositCalldata(signer.address, swapx.v3Staker, tokenId, data)
  await sendToManager(signer, swapx, deposit)
  return { key, tokenId }
}

describe('IncentiveKey', () => {
  test('a programme on the chain is found by all five fields', async () => {
    const key = await created()
    const unclaimed = async (which: IncentiveKey) =>
      (await staker.getFunction('incentives').staticCall(idOf(which))).unclaimed
    expect(await unclaimed(key)).toBe(reward)
    expect(await unclaimed({ ...key, refundee: signer.address })).toBe(0n)
    expect(await unclaimed({ ...key, endTime: (key.endTime as number) + 1 })).toBe(0n)
  })

  test('the SDK names another pool than the factory', async () => {
    const key = await created()
    const right = poolAddress(swapx, A, B, FeeAmount.MEDIUM)
    expect(encodeKey(swapx, key).pool).toBe(right)
    const pool = Pool.getAddress(A, B, FeeAmount.MEDIUM)
    expect(Staker.encodeDeposit(key)).toContain(pool.slice(2).toLowerCase())
    expect(Staker.encodeDeposit(key)).not.toContain(right.slice(2).toLowerCase())
  })

  test('what the staker and the SDK refuse', async () => {
    const pool = await readPool(await now(swapx, provider), A, B, FeeAmount.MEDIUM)
    const create = (key: IncentiveKey) =>
      send(call('createIncentive', encodeKey(swapx, key), reward.toString()))
    const start = (await time()) + 100
    const key = oneDay(pool, C, start, other)
    await expect(create({ ...key, startTime: start - 1000 })).rejects.toThrow(
      'start time must be now or in the future',
    )
    await expect(create({ ...key, endTime: start })).rejects.toThrow(
      'start time must be before end time',
    )
    expect(() => Staker.encodeDeposit({ ...key, refundee: 'me' })).toThrow('not a valid address')
    expect(() => Staker.encodeDeposit({ ...key, startTime: 5n as never })).toThrow('to a BigInt')
  })

  test('nobody can stake before the start', async () => {
    const key = await created()
    const terms = { slippageTolerance: new Percent(50, 10_000), deadline: await deadline() }
    const { tokenId } = await mintExample(await now(swapx, provider), signer, terms)
    const data = depositData(swapx, [key])
    const deposit = depositCalldata(signer.address, swapx.v3Staker, tokenId, data)
    await expect(sendToManager(signer, swapx, deposit)).rejects.toThrow('incentive not started')
  })
})

describe('ClaimOptions', () => {
  test('without an amount everything is paid, and the stake goes on', async () => {
    const { key, tokenId } = await staked()
    await advance(3600)
    const claim = claimCalldata(swapx, [key], tokenId, other)
    expect(functionNames(Staker.INTERFACE, claim.calldata)).toEqual([
      'unstakeToken',
      'claimReward',
      'stakeToken',
    ])
    const paid = toRaw(transferred(await send(claim), C, other))
    // The position has part of the liquidity, so part of about 3.6 C.
    expect(paid).toBeGreaterThan(parseEther('1'))
    expect(paid).toBeLessThan(parseEther('3.7'))
    expect(await staker.getFunction('rewards').staticCall(C.address, signer.address)).toBe(0n)
    const { stakes } = await staker.getFunction('incentives').staticCall(idOf(key))
    expect(stakes).toBe(1n)
  })

  test('an amount is a maximum; the rest stays in the staker', async () => {
    const { key, tokenId } = await staked()
    await advance(3600)
    const options = { tokenId: tokenId.toString(), recipient: other, amount: '1000' }
    const receipt = await send(collectRewards(swapx, [key], options))
    expect(toRaw(transferred(receipt, C, other))).toBe(1000n)
    const rest = await staker.getFunction('rewards').staticCall(C.address, signer.address)
    expect(rest).toBeGreaterThan(parseEther('1'))
    const more = { ...options, amount: parseEther('1000').toString() }
    const again = await send(collectRewards(swapx, [key], more))
    expect(toRaw(transferred(again, C, other))).toBeGreaterThanOrEqual(rest)
  })

  test('it is encoded by the SDK as 0 too', async () => {
    const key = await created()
    const { calldata } = Staker.collectRewards(key, { tokenId: 1, recipient: other })
    const claim = Multicall.decodeMulticall(calldata)[1] ?? ''
    const { amountRequested } = Staker.INTERFACE.parseTransaction({ data: claim }).args
    expect(amountRequested.toString()).toBe('0')
  })

  test('after the end there is nothing to go on with', async () => {
    const { key, tokenId } = await staked()
    await advance(86_400)
    const claim = claimCalldata(swapx, [key], tokenId, other)
    await expect(send(claim)).rejects.toThrow('incentive ended')
    await send(leaveCalldata(swapx, [key], { tokenId: String(tokenId), recipient: other }, other))
  })

  test('a position that is not staked', async () => {
    const key = await created()
    const claim = claimCalldata(swapx, [key], 1n, other)
    await expect(send(claim)).rejects.toThrow('UniswapV3Staker::unstakeToken')
  })
})

describe('WithdrawOptions', () => {
  test('the owner is who gets the NFT', async () => {
    const { key, tokenId } = await staked()
    await advance(3600)
    const claim = { tokenId: tokenId.toString(), recipient: signer.address }
    const leave = leaveCalldata(swapx, [key], claim, other)
    expect(functionNames(Staker.INTERFACE, leave.calldata)).toEqual([
      'unstakeToken',
      'claimReward',
      'withdrawToken',
    ])
    await send(leave)
    expect(await manager.getFunction('ownerOf').staticCall(tokenId)).toBe(other)
  })

  test('without data the SDK sends one byte', async () => {
    const options = { tokenId: 1, recipient: other, owner: other }
    const { calldata } = Staker.withdrawToken([], options)
    const { data } = Staker.INTERFACE.parseTransaction({ data: calldata }).args
    expect(data).toBe('0x00')
    const empty = Staker.withdrawToken([], { ...options, data: '0x' })
    const { args } = Staker.INTERFACE.parseTransaction({ data: empty.calldata })
    expect(args.data).toBe('0x')
  })

  test('every stake must end first', async () => {
    const { key, tokenId } = await staked()
    const options = { tokenId: tokenId.toString(), recipient: other, owner: other }
    await expect(send(withdrawToken(swapx, [], options))).rejects.toThrow(
      'cannot withdraw token while staked',
    )
    const toStaker = { ...options, owner: swapx.v3Staker }
    await expect(send(withdrawToken(swapx, [key], toStaker))).rejects.toThrow(
      'cannot withdraw to staker',
    )
    const toRouter = { ...options, owner: swapx.swapRouter }
    await expect(send(withdrawToken(swapx, [key], toRouter))).rejects.toThrow(
      'ERC721: transfer to non ERC721Receiver implementer',
    )
    const zero = { ...options, owner: `0x${'0'.repeat(40)}` }
    await expect(send(withdrawToken(swapx, [key], zero))).rejects.toThrow(
      'ERC721: transfer to the zero address',
    )
  })
})
