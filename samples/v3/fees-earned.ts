import { Percent } from '@uniswap/sdk-core'
import { FeeAmount, type Position } from '@uniswap/v3-sdk'
import { Contract, parseEther } from 'ethers'
import { connect } from '../connection'
import { deadlineIn } from '../deadline'
import type { Environment } from '../deployment'
import { poolAbi } from './abi'
import { poolAddress, toAmount, tokensOf } from './background'
import { collect } from './collecting-fees'
import {
  type Amounts,
  earned,
  growthInside,
  partsOf,
  shareOfSwap,
  sum,
} from './earnings'
import { tradeThereAndBack, uncollected } from './fetching-positions'
import { mintExample } from './minting'
import { remove, removed } from './modifying-position'
import { positionWith, rangeBetween } from './position'
import { managerAbi, priceFrom, readPosition } from './position-data'
import type { At } from './quoting'
import { now, readPool } from './trading'

const SIGNS = [
  ['Collect', 1n],
  ['DecreaseLiquidity', -1n],
] as const

/**
 * The fees that a position has earned, collected or not, raw: token0, token1.
 * @param fromBlock the block of the mint, or an earlier one
 */
export async function feesSoFar(
  at: At,
  owner: string,
  tokenId: bigint,
  fromBlock: number,
): Promise<Amounts> {
  const { provider, swapx, blockTag } = at
  const address = swapx.nonfungiblePositionManager
  const manager = new Contract(address, managerAbi, provider)
  const found: Amounts[] = await uncollected(at, owner, [tokenId])
  for (const [from, to] of partsOf(fromBlock, blockTag)) {
    for (const [name, sign] of SIGNS) {
      const filter = manager.getEvent(name)(tokenId)
      for (const log of await manager.queryFilter(filter, from, to)) {
        const event = manager.interface.parseLog(log)?.args
        found.push([sign * event?.amount0, sign * event?.amount1])
      }
    }
  }
  return sum(found)
}

const growthAbi = [
  'function feeGrowthGlobal0X128() view returns (uint256 growth)',
  'function feeGrowthGlobal1X128() view returns (uint256 growth)',
]

/** The pool of a position, with what it says of fees. */
function poolOf({ swapx, provider }: At, { pool }: Position): Contract {
  const { token0, token1, fee } = pool
  const address = poolAddress(swapx, token0, token1, fee)
  return new Contract(address, [...poolAbi, ...growthAbi], provider)
}

/** The fee growth inside a position's range as of a block. */
async function growthAt(at: At, position: Position): Promise<Amounts> {
  const { blockTag } = at
  const pool = poolOf(at, position)
  const read = (name: string, ...args: number[]) =>
    pool.getFunction(name).staticCall(...args, { blockTag })
  const [{ tick }, global0, global1, lower, upper] = await Promise.all([
    read('slot0'),
    read('feeGrowthGlobal0X128'),
    read('feeGrowthGlobal1X128'),
    read('ticks', position.tickLower),
    read('ticks', position.tickUpper),
  ])
  if (!lower.initialized || !upper.initialized)
    throw new Error(`In block ${blockTag}, a tick is not initialised.`)
  const inside = (global: bigint, below: bigint, above: bigint) =>
    growthInside(position, Number(tick), global, below, above)
  return [
    inside(global0, lower.feeGrowthOutside0X128, upper.feeGrowthOutside0X128),
    inside(global1, lower.feeGrowthOutside1X128, upper.feeGrowthOutside1X128),
  ]
}

/** What a position's liquidity has earned between two blocks. */
export async function earnedBetween(
  before: At,
  after: At,
  position: Position,
): Promise<Amounts> {
  const [[from0, from1], [to0, to1]] = await Promise.all([
    growthAt(before, position),
    growthAt(after, position),
  ])
  const liquidity = BigInt(position.liquidity.toString())
  return [earned(liquidity, from0, to0), earned(liquidity, from1, to1)]
}

const swapAbi = [
  `event Swap(address indexed sender, address indexed recipient, int256 amount0,
    int256 amount1, uint160 sqrtPriceX96, uint128 liquidity, int24 tick)`,
]

/** What a planned position would have earned from the swaps since a block. */
export async function plannedEarnings(
  at: At,
  planned: Position,
  fromBlock: number,
): Promise<Amounts> {
  const { token0, token1, fee } = planned.pool
  const address = poolAddress(at.swapx, token0, token1, fee)
  const pool = new Contract(address, swapAbi, at.provider)
  const shares: Amounts[] = []
  for (const [from, to] of partsOf(fromBlock, at.blockTag)) {
    for (const log of await pool.queryFilter('Swap', from, to)) {
      const event = pool.interface.parseLog(log)
      if (!event) continue
      const { amount0, amount1, liquidity, tick } = event.args
      const swap = { amount0, amount1, liquidity, tick }
      shares.push(shareOfSwap(planned, swap))
    }
  }
  return sum(shares)
}

export async function main(environment: Environment) {
  const { swapx, provider, signer } = connect(environment)
  const { A, B } = tokensOf(swapx)
  const slippageTolerance = new Percent(50, 10_000)
  const terms = {
    slippageTolerance,
    deadline: await deadlineIn(600, provider),
  }
  const tenA = toAmount(A, parseEther('10'))
  const print = (label: string, [raw0, raw1]: Amounts) => {
    const [a, b] = [toAmount(A, raw0), toAmount(B, raw1)]
    console.log(`${label}: ${a.toExact()} A and ${b.toExact()} B`)
  }

  let at = await now(swapx, provider)
  const { tokenId } = await mintExample(at, signer, terms)
  const minted = await now(swapx, provider)
  const position = await readPosition(minted, tokenId)
  await tradeThereAndBack(minted, signer, tenA, B, terms)
  const traded = await now(swapx, provider)
  print('first two swaps', await earnedBetween(minted, traded, position))

  const half = await remove(
    traded,
    signer,
    tokenId,
    new Percent(50, 100),
    terms,
  )
  print('paid with half of the liquidity', half.paid)
  at = await now(swapx, provider)
  await tradeThereAndBack(at, signer, tenA, B, terms)
  at = await now(swapx, provider)
  const { paid } = removed(await collect(at, signer, tokenId), swapx)
  print('collected after two more', paid)
  at = await now(swapx, provider)
  await tradeThereAndBack(at, signer, tenA, B, terms)

  at = await now(swapx, provider)
  const fees = await feesSoFar(at, signer.address, tokenId, minted.blockTag)
  print('fees so far, after two more', fees)

  const pool = await readPool(at, A, B, FeeAmount.MEDIUM)
  const price = (value: string) => priceFrom(A, B, value)
  const range = rangeBetween(pool, price('1.9'), price('2.1'))
  const planned = positionWith(pool, range, toAmount(A, parseEther('100')))
  const estimate = await plannedEarnings(at, planned, minted.blockTag)
  print('from 1.9 to 2.1 B, all six', estimate)
}
