import { CurrencyAmount, Percent, type Token } from '@uniswap/sdk-core'
import {
  encodeSqrtRatioX96,
  FeeAmount,
  type IncentiveKey,
  NonfungiblePositionManager,
  Pool,
  Position,
  Staker,
  TickMath,
} from '@uniswap/v3-sdk'
import StakerArtifact from '@uniswap/v3-staker/artifacts/contracts/UniswapV3Staker.sol/UniswapV3Staker.json'
import { Contract, Interface, parseEther, ZeroAddress } from 'ethers'
import { describe, expect, test } from 'vitest'
import { approveExactly } from '../../allowance'
import { outputOf, testChain } from '../../chain/test-chain'
import { tokensOf } from '../background'
import { functionNames } from './multicall'
import { poolAddress } from './pool'
import { collectRewards, depositData, encodeKey, main, withdrawToken } from './staker'

const { swapx, provider, signer, node, deadline } = await testChain()
const { A, C, B } = tokensOf(swapx)
const somebody = '0x2000000000000000000000000000000000000009'
const staker = new Contract(swapx.v3Staker, StakerArtifact.abi, signer)
const managerAbi = [
  'function totalSupply() view returns (uint256)',
  'function tokenByIndex(uint256) view returns (uint256)',
  'function ownerOf(uint256) view returns (address)',
]
const manager = new Contract(swapx.nonfungiblePositionManager, managerAbi, provider)
const balance = (token: Token, owner: string): Promise<bigint> => {
  const abi = ['function balanceOf(address) view returns (uint256)']
  return new Contract(token.address, abi, provider).getFunction('balanceOf')(owner)
}
const send = async (to: string, data: string) => (await signer.sendTransaction({ to, data })).wait()
const time = async () => (await provider.getBlock('latest'))?.timestamp ?? 0
/** The next block has this time. */
const nextAt = (seconds: number) => node.send('evm_setNextBlockTimestamp', [seconds])

/** A pool that the account makes, with the account's position in it, and its number. */
async function ownPosition(fee: FeeAmount, one = A, other = C) {
  const pool = new Pool(one, other, fee, encodeSqrtRatioX96(1, 1), 0, 0)
  const spacing = pool.tickSpacing
  const liquidity = other === B ? '10000000000' : '1000000000000000000'
  const position = new Position({ pool, tickLower: -spacing, tickUpper: spacing, liquidity })
  for (const token of [one, other]) {
    await approveExactly(signer, token.address, swapx.nonfungiblePositionManager, parseEther('10'))
  }
  const { calldata } = NonfungiblePositionManager.addCallParameters(position, {
    slippageTolerance: new Percent(50, 10_000),
    deadline: await deadline(),
    recipient: signer.address,
    createPool: true,
  })
  await send(swapx.nonfungiblePositionManager, calldata)
  const count = await manager.getFunction('totalSupply').staticCall()
  const tokenId = String(await manager.getFunction('tokenByIndex').staticCall(count - 1n))
  return { pool, tokenId }
}

/** Starts an incentive of 1,000 C over 1,000 seconds, 100 seconds from now. */
async function incentive(pool: Pool, startsIn = 100): Promise<IncentiveKey> {
  const startTime = (await time()) + startsIn
  const key = { rewardToken: C, pool, startTime, endTime: startTime + 1000, refundee: somebody }
  await approveExactly(signer, C.address, swapx.v3Staker, parseEther('1000'))
  const encoded = encodeKey(swapx, key)
  await (await staker.getFunction('createIncentive')(encoded, parseEther('1000'))).wait()
  return key
}

/** Sends the position to the staker, with data. */
const deposit = (tokenId: string, data: string) => {
  const transfer = { sender: signer.address, recipient: swapx.v3Staker, tokenId, data }
  const { calldata } = NonfungiblePositionManager.safeTransferFromParameters(transfer)
  return send(swapx.nonfungiblePositionManager, calldata)
}
const owner = (tokenId: string) => manager.getFunction('ownerOf').staticCall(tokenId)
const stakes = async (tokenId: string) =>
  Number((await staker.getFunction('deposits').staticCall(tokenId)).numberOfStakes)

test('main shows that the pool of the SDK is not the one of the deployment', async () => {
  await expect(await outputOf(main)).toMatchFileSnapshot('staker.out.txt')
})

describe('deposit data', () => {
  const key = (fee: FeeAmount): IncentiveKey => ({
    rewardToken: C,
    pool: new Pool(A, C, fee, encodeSqrtRatioX96(1, 1), 1, 0),
    startTime: 1_900_000_000,
    endTime: 1_900_086_400,
    refundee: somebody,
  })

  test('differs from the SDK in the pool alone', () => {
    for (const keys of [[key(FeeAmount.HIGH)], [key(FeeAmount.HIGH), key(FeeAmount.LOW)]]) {
      const word = (address: string) => address.slice(2).toLowerCase()
      const corrected = keys.reduce((data, { pool: { token0, token1, fee } }) => {
        const theirs = word(Pool.getAddress(token0, token1, fee))
        return data.replace(theirs, word(poolAddress(swapx, token0, token1, fee)))
      }, Staker.encodeDeposit(keys))
      expect(depositData(swapx, keys)).toBe(corrected)
      expect(Staker.encodeDeposit(keys)).not.toBe(corrected)
    }
    expect(depositData(swapx, [key(FeeAmount.HIGH)])).toHaveLength(2 + 2 * 160)
    expect(() => depositData(swapx, [])).toThrow('Name at least one incentive.')
  })

  test('the SDK has the ABI of the staker that is deployed', () => {
    const theirs = Interface.from(Staker.INTERFACE.format('json') as string)
    expect(theirs.format().sort()).toEqual(staker.interface.format().sort())
  })

  test('the calls of the sample are those of the SDK', () => {
    const names = (calldata: string) => functionNames(Staker.INTERFACE, calldata)
    const options = { tokenId: 1, recipient: somebody }
    const collect = ['unstakeToken', 'claimReward', 'stakeToken']
    const keys = [key(FeeAmount.HIGH), key(FeeAmount.LOW)]
    expect(names(Staker.collectRewards(keys, options).calldata)).toEqual([...collect, ...collect])
    expect(names(collectRewards(swapx, keys, options).calldata)).toEqual([...collect, ...collect])
    const back = { ...options, owner: somebody }
    const withdraw = ['unstakeToken', 'claimReward', 'unstakeToken', 'claimReward', 'withdrawToken']
    expect(names(Staker.withdrawToken(keys, back).calldata)).toEqual(withdraw)
    expect(names(withdrawToken(swapx, keys, back).calldata)).toEqual(withdraw)
  })

  test('the SDK sends one byte of data where none is asked for, the sample none', () => {
    const options = { tokenId: 1, recipient: somebody, owner: somebody }
    const data = (calldata: string) => {
      const last = Staker.INTERFACE.decodeFunctionData('multicall', calldata).data.at(-1)
      return Staker.INTERFACE.decodeFunctionData('withdrawToken', last).data
    }
    const keys = [key(FeeAmount.HIGH)]
    expect(data(Staker.withdrawToken(keys, options).calldata)).toBe('0x00')
    expect(data(withdrawToken(swapx, keys, options).calldata)).toBe('0x')
  })

  test('no keys, and what is no address', () => {
    expect(() => Staker.encodeDeposit([])).toThrow(TypeError)
    const wrong = { ...key(FeeAmount.HIGH), refundee: '0x12' }
    expect(() => Staker.encodeDeposit(wrong)).toThrow('0x12 is not a valid address')
    const times = { ...key(FeeAmount.HIGH), startTime: 1n as never }
    expect(() => Staker.encodeDeposit(times)).toThrow('Cannot convert 1 to a BigInt')
  })
})

describe('a life of a stake', () => {
  test('deposit, collect, withdraw', async () => {
    const { pool, tokenId } = await ownPosition(FeeAmount.LOW)
    const key = await incentive(pool)
    const start = Number(key.startTime)
    const options = { tokenId, recipient: somebody }

    await expect(deposit(tokenId, depositData(swapx, [key]))).rejects.toThrow(
      'UniswapV3Staker::stakeToken: incentive not started',
    )
    await nextAt(start)
    await node.send('evm_mine', [])
    await expect(deposit(tokenId, Staker.encodeDeposit(key))).rejects.toThrow(
      'UniswapV3Staker::stakeToken: non-existent incentive',
    )

    await nextAt(start + 250)
    await deposit(tokenId, depositData(swapx, [key]))
    expect(await owner(tokenId)).toBe(swapx.v3Staker)
    expect(await stakes(tokenId)).toBe(1)

    // 250 of the 1,000 seconds in the stake: a quarter of the reward.
    const wrong = send(swapx.v3Staker, Staker.collectRewards(key, options).calldata)
    await expect(wrong).rejects.toThrow('UniswapV3Staker::unstakeToken: stake does not exist')
    await nextAt(start + 500)
    await send(swapx.v3Staker, collectRewards(swapx, [key], options).calldata)
    const collected = await balance(C, somebody)
    expect(collected).toBeLessThanOrEqual(parseEther('250'))
    expect(collected).toBeGreaterThan(parseEther('249.999'))
    expect(await stakes(tokenId)).toBe(1)

    await nextAt(start + 750)
    const back = { ...options, owner: signer.address }
    await send(swapx.v3Staker, withdrawToken(swapx, [key], back).calldata)
    const all = await balance(C, somebody)
    expect(all - collected).toBeLessThanOrEqual(parseEther('250'))
    expect(all - collected).toBeGreaterThan(parseEther('249.999'))
    expect(await owner(tokenId)).toBe(signer.address)
  })

  test('two incentives at once', async () => {
    const { pool, tokenId } = await ownPosition(FeeAmount.MEDIUM)
    const first = await incentive(pool)
    const second = await incentive(pool, 200)
    await nextAt(Number(second.startTime))
    await expect(deposit(tokenId, depositData(swapx, [first, first]))).rejects.toThrow(
      'UniswapV3Staker::stakeToken: token already staked',
    )
    await deposit(tokenId, depositData(swapx, [first, second]))
    expect(await stakes(tokenId)).toBe(2)
    await nextAt(Number(second.startTime) + 100)
    const before = await balance(C, signer.address)
    const options = { tokenId, recipient: signer.address }
    await send(swapx.v3Staker, collectRewards(swapx, [first, second], options).calldata)
    expect((await balance(C, signer.address)) - before).toBeGreaterThan(parseEther('199'))

    const one = withdrawToken(swapx, [first], { ...options, owner: signer.address })
    await expect(send(swapx.v3Staker, one.calldata)).rejects.toThrow(
      'UniswapV3Staker::withdrawToken: cannot withdraw token while staked',
    )
  })

  test('after the end nothing can be collected, but withdrawn', async () => {
    const { pool, tokenId } = await ownPosition(FeeAmount.LOW, A, B)
    const key = await incentive(pool)
    await nextAt(Number(key.startTime))
    await deposit(tokenId, depositData(swapx, [key]))
    await nextAt(Number(key.endTime))
    await node.send('evm_mine', [])
    const options = { tokenId, recipient: signer.address }
    const late = send(swapx.v3Staker, collectRewards(swapx, [key], options).calldata)
    await expect(late).rejects.toThrow('UniswapV3Staker::stakeToken: incentive ended')
    const before = await balance(C, signer.address)
    const back = { ...options, owner: signer.address, amount: parseEther('1').toString() }
    await send(swapx.v3Staker, withdrawToken(swapx, [key], back).calldata)
    // A part was claimed; the rest stays with the staker, for the account.
    expect((await balance(C, signer.address)) - before).toBe(parseEther('1'))
    const rest = await staker.getFunction('rewards').staticCall(C.address, signer.address)
    expect(rest).toBeGreaterThan(parseEther('990'))
  })

  test('a reward token that refuses its transfer does not keep the position', async () => {
    const { pool, tokenId } = await ownPosition(FeeAmount.HIGH, A, B)
    const key = await incentive(pool)
    await nextAt(Number(key.startTime))
    await deposit(tokenId, depositData(swapx, [key]))
    const code = await provider.getCode(C.address)
    await node.send('anvil_setCode', [C.address, '0x60006000fd']) // reverts
    const back = { tokenId, recipient: signer.address, owner: signer.address }
    const paid = send(swapx.v3Staker, withdrawToken(swapx, [key], back).calldata)
    await expect(paid).rejects.toThrow('execution reverted')
    await (await staker.getFunction('unstakeToken')(encodeKey(swapx, key), tokenId)).wait()
    await send(swapx.v3Staker, withdrawToken(swapx, [], back).calldata)
    expect(await owner(tokenId)).toBe(signer.address)
    await node.send('anvil_setCode', [C.address, code])
    expect(await staker.getFunction('rewards')(C.address, signer.address)).toBeGreaterThan(0n)
  })

  test('after the end a stranger may end the stake, whose key is then left out', async () => {
    const { pool, tokenId } = await ownPosition(FeeAmount.LOW, A, B)
    const key = await incentive(pool)
    await nextAt(Number(key.startTime))
    await deposit(tokenId, depositData(swapx, [key]))
    await nextAt(Number(key.endTime))
    const stranger = (await provider.getSigner()).address
    expect(stranger).not.toBe(signer.address)
    const unstake = Staker.INTERFACE.encodeFunctionData('unstakeToken', [
      encodeKey(swapx, key),
      tokenId,
    ])
    await node.send('eth_sendTransaction', [{ from: stranger, to: swapx.v3Staker, data: unstake }])

    const back = { tokenId, recipient: signer.address, owner: signer.address }
    const late = send(swapx.v3Staker, withdrawToken(swapx, [key], back).calldata)
    await expect(late).rejects.toThrow('UniswapV3Staker::unstakeToken: stake does not exist')
    await send(swapx.v3Staker, withdrawToken(swapx, [], back).calldata)
    expect(await owner(tokenId)).toBe(signer.address)
    const before = await balance(C, signer.address)
    await (await staker.getFunction('claimReward')(C.address, signer.address, 0)).wait()
    expect((await balance(C, signer.address)) - before).toBeGreaterThan(parseEther('990'))
  })

  test('only the owner of the deposit may collect and withdraw, who need not have made it', async () => {
    const { pool, tokenId } = await ownPosition(FeeAmount.HIGH, A, B)
    const key = await incentive(pool)
    await nextAt(Number(key.startTime))
    await deposit(tokenId, depositData(swapx, [key]))
    const options = { tokenId, recipient: somebody }
    const { calldata } = collectRewards(swapx, [key], options)
    const collect = (from: string) => provider.call({ to: swapx.v3Staker, data: calldata, from })
    const refusal =
      'UniswapV3Staker::unstakeToken: only owner can withdraw token before incentive end time'
    await expect(collect(somebody)).rejects.toThrow(refusal)
    const transfer = Staker.INTERFACE.encodeFunctionData('transferDeposit', [tokenId, somebody])
    await send(swapx.v3Staker, transfer)
    await expect(collect(signer.address)).rejects.toThrow(refusal)
    await collect(somebody)
  })

  test('a position of another pool', async () => {
    const { tokenId } = await ownPosition(FeeAmount.LOW, A, B)
    const { pool } = await ownPosition(FeeAmount.HIGH, C, B)
    const key = await incentive(pool)
    await nextAt(Number(key.startTime))
    await expect(deposit(tokenId, depositData(swapx, [key]))).rejects.toThrow(
      'UniswapV3Staker::stakeToken: token pool is not the incentive pool',
    )
  })

  test('a position that is sent without data is deposited and not staked', async () => {
    const { tokenId } = await ownPosition(FeeAmount.LOW, A, B)
    await deposit(tokenId, '0x')
    expect(await stakes(tokenId)).toBe(0)
    expect((await staker.getFunction('deposits').staticCall(tokenId)).owner).toBe(signer.address)
    const collect = NonfungiblePositionManager.collectCallParameters({
      tokenId,
      recipient: signer.address,
      expectedCurrencyOwed0: CurrencyAmount.fromRawAmount(A, 0),
      expectedCurrencyOwed1: CurrencyAmount.fromRawAmount(B, 0),
    })
    const collected = send(swapx.nonfungiblePositionManager, collect.calldata)
    await expect(collected).rejects.toThrow('Not approved')
  })

  test('after the end, the reward of a position out of range shrinks until it is unstaked', async () => {
    const { pool, tokenId } = await ownPosition(FeeAmount.HIGH, C, B)
    const key = await incentive(pool)
    const end = Number(key.endTime)
    await nextAt(Number(key.startTime))
    await deposit(tokenId, depositData(swapx, [key]))
    await approveExactly(signer, C.address, swapx.swapRouter, parseEther('100'))
    const reward = async () => {
      const encoded = encodeKey(swapx, key)
      return (await staker.getFunction('getRewardInfo').staticCall(encoded, tokenId)).reward
    }
    await nextAt(end)
    await node.send('evm_mine', [])
    // The pool has another position of the same liquidity, which is not staked.
    expect((parseEther('500') - (await reward())) / 1000n).toBe(0n)

    // A swap of C for B moves the price below the range, after a tenth of the time more.
    const router = new Contract(
      swapx.swapRouter,
      [
        'function exactInputSingle((address, address, uint24, address, uint256 deadline, uint256 amountIn, uint256 minimum, uint160 limit)) payable returns (uint256)',
      ],
      signer,
    )
    const limit = TickMath.getSqrtRatioAtTick(C.sortsBefore(B) ? -1000 : 1000).toString()
    const order = [C.address, B.address, FeeAmount.HIGH, signer.address, end + 1000]
    await nextAt(end + 100)
    await (
      await router.getFunction('exactInputSingle').send([...order, 10n ** 15n, 1, limit])
    ).wait()
    await nextAt(end + 9000)
    await node.send('evm_mine', [])
    expect((parseEther('55') - (await reward())) / 1000n).toBe(0n)
  })

  test('a position that is sent by plain transferFrom is lost', async () => {
    const { tokenId } = await ownPosition(FeeAmount.LOW, A, B)
    const data = NonfungiblePositionManager.INTERFACE.encodeFunctionData('transferFrom', [
      signer.address,
      swapx.v3Staker,
      tokenId,
    ])
    await send(swapx.nonfungiblePositionManager, data)
    expect(await owner(tokenId)).toBe(swapx.v3Staker)
    expect((await staker.getFunction('deposits').staticCall(tokenId)).owner).toBe(ZeroAddress)
    const back = staker.getFunction('withdrawToken').staticCall(tokenId, signer.address, '0x')
    await expect(back).rejects.toThrow('UniswapV3Staker::withdrawToken: only owner can withdraw')
  })
})
