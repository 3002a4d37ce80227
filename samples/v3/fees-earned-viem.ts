import { Percent } from '@uniswap/sdk-core'
import { FeeAmount, type Position } from '@uniswap/v3-sdk'
import { type Address, getAddress, parseAbi, parseEther } from 'viem'
import { getContractEvents, readContract } from 'viem/actions'
import { connect } from '../connection-viem'
import { deadlineIn } from '../deadline-viem'
import type { Environment } from '../deployment'
import { poolAbi } from './abi-viem'
import { poolAddress, toAmount, tokensOf } from './background'
import { collect } from './collecting-fees-viem'
import {
  type Amounts,
  earned,
  growthInside,
  partsOf,
  shareOfSwap,
  sum,
} from './earnings'
import { tradeThereAndBack, uncollected } from './fetching-positions-viem'
import { mintExample } from './minting-viem'
import { remove, removed } from './modifying-position-viem'
import { positionWith, rangeBetween } from './position'
import { managerAbi, priceFrom, readPosition } from './position-data-viem'
import type { At } from './quoting-viem'
import { now, readPool } from './trading-viem'

const SIGNS = [
  ['Collect', 1n],
  ['DecreaseLiquidity', -1n],
] as const

/**
 * The fees that a position has earned, collected or not, raw: token0, token1.
 * @param firstBlock the block of the mint, or an earlier one
 */
export async function feesSoFar(
  at: At,
  owner: Address,
  tokenId: bigint,
  firstBlock: bigint,
): Promise<Amounts> {
  const { client, swapx, blockNumber } = at
  const address = getAddress(swapx.nonfungiblePositionManager)
  const manager = {
    address,
    abi: managerAbi,
    args: { tokenId },
    strict: true,
  } as const
  const found: Amounts[] = await uncollected(at, owner, [tokenId])
  for (const [fromBlock, toBlock] of partsOf(firstBlock, blockNumber)) {
    for (const [eventName, sign] of SIGNS) {
      const filter = { ...manager, eventName, fromBlock, toBlock } as const
      for (const { args } of await getContractEvents(client, filter)) {
        found.push([sign * args.amount0, sign * args.amount1])
      }
    }
  }
  return sum(found)
}

const growthAbi = parseAbi([
  'function feeGrowthGlobal0X128() view returns (uint256 growth)',
  'function feeGrowthGlobal1X128() view returns (uint256 growth)',
])

/** The address of a position's pool. */
function poolOf({ swapx }: At, { pool }: Position): Address {
  const { token0, token1, fee } = pool
  return getAddress(poolAddress(swapx, token0, token1, fee))
}

/** The fee growth inside a position's range as of a block. */
async function growthAt(at: At, position: Position): Promise<Amounts> {
  const { client, blockNumber } = at
  const address = poolOf(at, position)
  const growth = { address, abi: growthAbi, blockNumber }
  const pool = { address, abi: poolAbi, blockNumber }
  const ticks = { ...pool, functionName: 'ticks' } as const
  const [[, tick], global0, global1, lower, upper] = await Promise.all([
    readContract(client, { ...pool, functionName: 'slot0' }),
    readContract(client, { ...growth, functionName: 'feeGrowthGlobal0X128' }),
    readContract(client, { ...growth, functionName: 'feeGrowthGlobal1X128' }),
    readContract(client, { ...ticks, args: [position.tickLower] }),
    readContract(client, { ...ticks, args: [position.tickUpper] }),
  ])
  // What `ticks` returns last is whether the tick is initialised.
  if (!lower[7] || !upper[7])
    throw new Error(`In block ${blockNumber}, a tick is not initialised.`)
  return [
    growthInside(position, tick, global0, lower[2], upper[2]),
    growthInside(position, tick, global1, lower[3], upper[3]),
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

const swapAbi = parseAbi([
  'event Swap(address indexed sender, address indexed recipient, int256 amount0, int256 amount1, uint160 sqrtPriceX96, uint128 liquidity, int24 tick)',
])

/** What a planned position would have earned from the swaps since a block. */
export async function plannedEarnings(
  at: At,
  planned: Position,
  firstBlock: bigint,
): Promise<Amounts> {
  const pool = {
    address: poolOf(at, planned),
    abi: swapAbi,
    strict: true,
  } as const
  const shares: Amounts[] = []
  for (const [fromBlock, toBlock] of partsOf(firstBlock, at.blockNumber)) {
    const filter = { ...pool, fromBlock, toBlock }
    for (const { args } of await getContractEvents(at.client, filter)) {
      shares.push(shareOfSwap(planned, args))
    }
  }
  return sum(shares)
}

export async function main(environment: Environment) {
  const { swapx, client } = connect(environment)
  const { A, B } = tokensOf(swapx)
  const slippageTolerance = new Percent(50, 10_000)
  const terms = {
    slippageTolerance,
    deadline: await deadlineIn(600, client),
  }
  const tenA = toAmount(A, parseEther('10'))
  const print = (label: string, [raw0, raw1]: Amounts) => {
    const [a, b] = [toAmount(A, raw0), toAmount(B, raw1)]
    console.log(`${label}: ${a.toExact()} A and ${b.toExact()} B`)
  }

  let at = await now(swapx, client)
  const { tokenId } = await mintExample(at, client, terms)
  const minted = await now(swapx, client)
  const position = await readPosition(minted, tokenId)
  await tradeThereAndBack(minted, client, tenA, B, terms)
  const traded = await now(swapx, client)
  print('first two swaps', await earnedBetween(minted, traded, position))

  const half = await remove(
    traded,
    client,
    tokenId,
    new Percent(50, 100),
    terms,
  )
  print('paid with half of the liquidity', half.paid)
  at = await now(swapx, client)
  await tradeThereAndBack(at, client, tenA, B, terms)
  at = await now(swapx, client)
  const { paid } = removed(await collect(at, client, tokenId), swapx)
  print('collected after two more', paid)
  at = await now(swapx, client)
  await tradeThereAndBack(at, client, tenA, B, terms)

  at = await now(swapx, client)
  const fees = await feesSoFar(
    at,
    client.account.address,
    tokenId,
    minted.blockNumber,
  )
  print('fees so far, after two more', fees)

  const pool = await readPool(at, A, B, FeeAmount.MEDIUM)
  const price = (value: string) => priceFrom(A, B, value)
  const range = rangeBetween(pool, price('1.9'), price('2.1'))
  const planned = positionWith(pool, range, toAmount(A, parseEther('100')))
  const estimate = await plannedEarnings(at, planned, minted.blockNumber)
  print('from 1.9 to 2.1 B, all six', estimate)
}
