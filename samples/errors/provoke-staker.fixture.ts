import { AbiCoder, parseEther, ZeroAddress } from 'ethers'
import type { TestChain } from './provocation.fixture'
import { caller, contractAt, type Provocation, STRANGER } from './provocation.fixture'

const STAKER = '@uniswap/v3-staker/artifacts/contracts/UniswapV3Staker.sol/UniswapV3Staker.json'
const MANAGER =
  '@uniswap/v3-periphery/artifacts/contracts/NonfungiblePositionManager.sol/NonfungiblePositionManager.json'
const KEY = 'tuple(address, address, uint256, uint256, address)'
const tokenAbi = ['function approve(address spender, uint256 amount) returns (bool)']
const DAY = 86_400
const reward = parseEther('1')
/** Positions that the node's account has, in the pools of A and B and of B and C. */
const [OWN, OTHER] = [1, 2]
const S = 'UniswapV3Staker::'

/** Reward token, pool, start, end, refundee. */
type Key = [string, string, number, number, string]

/** The errors of UniswapV3Staker, with incentives for the pool of A and B. */
export async function provokeStaker({ node, swapx }: TestChain): Promise<Provocation[]> {
  const { A, B, C } = swapx.tokens
  const me = (await node.getSigner()).address
  const staker = await contractAt(node, swapx.v3Staker, STAKER)
  const manager = await contractAt(node, swapx.nonfungiblePositionManager, MANAGER)
  const factory = await caller(node, swapx.v3Factory, [
    'function getPool(address, address, uint24) view returns (address)',
  ])
  const pool: string = await factory.call('getPool', A, B, 3000)
  const tokenC = await caller(node, C, tokenAbi)
  const { call, callAsStranger } = staker
  const time = async () => (await node.getBlock('latest'))?.timestamp ?? 0

  /** Of an incentive that starts in so many seconds. */
  const keyIn = async (start: number, duration = DAY): Promise<Key> => {
    const startTime = (await time()) + start
    return [C, pool, startTime, startTime + duration, me]
  }
  const create = async (start: number, duration?: number, amount = reward) =>
    call('createIncentive', await keyIn(start, duration), amount)
  const wait = async (seconds: number) => {
    await node.send('evm_increaseTime', [seconds])
    await node.send('evm_mine', [])
  }
  /** An incentive that runs. */
  const running = async (): Promise<Key> => {
    const key = await keyIn(100)
    await tokenC.send('approve', staker.address, reward)
    await staker.send('createIncentive', key, reward)
    await wait(100)
    return key
  }
  const deposit = (token = OWN, data = '0x') =>
    manager.send('safeTransferFrom(address,address,uint256,bytes)', me, staker.address, token, data)
  const staked = async (): Promise<Key> => {
    const key = await running()
    await deposit(OWN, AbiCoder.defaultAbiCoder().encode([KEY], [key]))
    return key
  }
  const stake = async (key: Key, token = OWN) => {
    await deposit(token)
    await call('stakeToken', key, token)
  }

  return [
    [`${S}createIncentive: reward must be positive`, () => create(100, DAY, 0n)],
    [`${S}createIncentive: start time must be now or in the future`, () => create(-100)],
    [`${S}createIncentive: start time too far into future`, () => create(31 * DAY)],
    [`${S}createIncentive: start time must be before end time`, () => create(100, 0)],
    [`${S}createIncentive: incentive duration is too long`, () => create(100, 731 * DAY)],
    ['STF', () => create(100)],
    [
      'TransferHelperExtended::safeTransferFrom: call to non-contract',
      async () => {
        const [, ...rest] = await keyIn(100)
        await call('createIncentive', [STRANGER, ...rest], reward)
      },
    ],
    [
      'TransferHelperExtended::safeTransfer: call to non-contract',
      () => call('claimReward', STRANGER, me, 0),
    ],
    [
      `${S}endIncentive: cannot end incentive before end time`,
      async () => call('endIncentive', await keyIn(100)),
    ],
    [
      `${S}endIncentive: no refund available`,
      async () => call('endIncentive', await keyIn(-100, 10)),
    ],
    [
      `${S}endIncentive: cannot end incentive while deposits are staked`,
      async () => {
        const key = await staked()
        await wait(2 * DAY)
        await call('endIncentive', key)
      },
    ],
    [`${S}onERC721Received: not a univ3 nft`, () => call('onERC721Received', me, me, OWN, '0x')],
    [
      `${S}stakeToken: only owner can stake token`,
      async () => call('stakeToken', await keyIn(0), OWN),
    ],
    [`${S}stakeToken: incentive not started`, async () => stake(await keyIn(1000))],
    [`${S}stakeToken: incentive ended`, async () => stake(await keyIn(-100, 10))],
    [`${S}stakeToken: non-existent incentive`, async () => stake(await keyIn(0))],
    [`${S}stakeToken: token already staked`, async () => call('stakeToken', await staked(), OWN)],
    [
      `${S}stakeToken: token pool is not the incentive pool`,
      async () => stake(await running(), OTHER),
    ],
    [
      `${S}stakeToken: cannot stake token with 0 liquidity`,
      async () => {
        const { liquidity } = await manager.call('positions', OWN)
        await manager.send('decreaseLiquidity', [OWN, liquidity, 0, 0, 2n ** 40n])
        await stake(await running())
      },
    ],
    [
      `${S}unstakeToken: only owner can withdraw token before incentive end time`,
      async () => callAsStranger('unstakeToken', await staked(), OWN),
    ],
    [
      `${S}unstakeToken: stake does not exist`,
      async () => call('unstakeToken', await keyIn(-100, 10), OWN),
    ],
    [
      `${S}getRewardInfo: stake does not exist`,
      async () => call('getRewardInfo', await keyIn(0), OWN),
    ],
    [
      `${S}transferDeposit: invalid transfer recipient`,
      () => call('transferDeposit', OWN, ZeroAddress),
    ],
    [
      `${S}transferDeposit: can only be called by deposit owner`,
      () => call('transferDeposit', OWN, me),
    ],
    [
      `${S}withdrawToken: cannot withdraw to staker`,
      () => call('withdrawToken', OWN, staker.address, '0x'),
    ],
    [
      `${S}withdrawToken: cannot withdraw token while staked`,
      async () => {
        await staked()
        await call('withdrawToken', OWN, me, '0x')
      },
    ],
    [
      `${S}withdrawToken: only owner can withdraw token`,
      () => call('withdrawToken', OWN, me, '0x'),
    ],
  ]
}
