import { type Currency, type CurrencyAmount, Percent } from '@uniswap/sdk-core'
import { FeeAmount, type Pool } from '@uniswap/v3-sdk'
import {
  Contract,
  getAddress,
  parseEther,
  type Result,
  type Signer,
  ZeroAddress,
} from 'ethers'
import { connect } from '../connection'
import { deadlineIn } from '../deadline'
import type { Environment } from '../deployment'
import { toAmount, tokensOf, toRaw } from './background'
import { addLiquidity, mintExample } from './minting'
import {
  inRange,
  type Owed,
  type Owned,
  positionWith,
  rangeBetween,
  type Terms,
} from './position'
import { managerAbi, priceFrom, toPosition } from './position-data'
import type { At } from './quoting'
import { directRoute, now, readPool, sell, swap } from './trading'

/** How many calls one request carries: nodes limit the gas of a request. */
const CALLS = 100

/** Calls the manager once for each list of arguments, many in one request. */
export async function callMany(
  { provider, swapx, blockTag }: At,
  name: string,
  lists: unknown[][],
  from: string = ZeroAddress,
): Promise<Result[]> {
  const manager = new Contract(
    swapx.nonfungiblePositionManager,
    managerAbi,
    provider,
  )
  const calls = lists.map(list =>
    manager.interface.encodeFunctionData(name, list),
  )
  const multicall = manager.getFunction('multicall')
  const requests: Promise<string[]>[] = []
  for (let start = 0; start < calls.length; start += CALLS) {
    const some = calls.slice(start, start + CALLS)
    requests.push(multicall.staticCall(some, { blockTag, from }))
  }
  const answers = (await Promise.all(requests)).flat()
  return answers.map(answer =>
    manager.interface.decodeFunctionResult(name, answer),
  )
}

/** The token IDs of all positions that an account owns. */
export async function tokenIdsOf(at: At, owner: string): Promise<bigint[]> {
  const [balance] = await callMany(at, 'balanceOf', [[owner]])
  const indices = [...Array(Number(balance?.count)).keys()]
  const found = await callMany(
    at,
    'tokenOfOwnerByIndex',
    indices.map(index => [owner, index]),
  )
  return found.map(({ tokenId }) => tokenId)
}

const MOST = 2n ** 128n - 1n

/**
 * What `collect` would pay the owner for each position now: token0 and token1,
 * raw.
 */
export async function uncollected(at: At, owner: string, tokenIds: bigint[]) {
  const lists = tokenIds.map(tokenId => [[tokenId, owner, MOST, MOST]])
  const paid = await callMany(at, 'collect', lists, owner)
  return paid.map(({ amount0, amount1 }): [bigint, bigint] => [
    amount0,
    amount1,
  ])
}

/** The positions of an account, without those that are closed and paid out. */
export async function positionsOf(at: At, owner: string): Promise<Owned[]> {
  const tokenIds = await tokenIdsOf(at, owner)
  const lists = tokenIds.map(tokenId => [tokenId])
  const [stored, owed] = await Promise.all([
    callMany(at, 'positions', lists),
    uncollected(at, owner, tokenIds),
  ])
  const pools = new Map<string, Promise<Pool>>()
  const all = tokenIds.map(async (tokenId, index) => {
    const position = await toPosition(at, stored[index] as Result, pools)
    const [raw0, raw1] = owed[index] as [bigint, bigint]
    const { token0, token1 } = position.pool
    const [owed0, owed1] = [toAmount(token0, raw0), toAmount(token1, raw1)]
    const isClosed = stored[index]?.liquidity + raw0 + raw1 === 0n
    return isClosed ? [] : [{ tokenId, position, owed: [owed0, owed1] as Owed }]
  })
  return (await Promise.all(all)).flat()
}

const stakerAbi = [
  `function deposits(uint256 tokenId) view returns (address owner,
    uint48 numberOfStakes, int24 tickLower, int24 tickUpper)`,
]

/** The account that owns a position, even while it is staked. */
export async function ownerOf(at: At, tokenId: bigint): Promise<string> {
  const { provider, swapx, blockTag } = at
  const [holder] = await callMany(at, 'ownerOf', [[tokenId]])
  if (holder?.owner !== getAddress(swapx.v3Staker)) return holder?.owner
  const staker = new Contract(swapx.v3Staker, stakerAbi, provider)
  const deposits = staker.getFunction('deposits')
  return (await deposits.staticCall(tokenId, { blockTag })).owner
}

/** The token IDs of all positions that the manager has in a pool. */
export async function tokenIdsIn(at: At, pool: Pool): Promise<bigint[]> {
  const [supply] = await callMany(at, 'totalSupply', [[]])
  const indices = [...Array(Number(supply?.count)).keys()]
  const lists = indices.map(index => [index])
  const tokenIds = await callMany(at, 'tokenByIndex', lists)
  const stored = await callMany(at, 'positions', tokenIds)
  const { token0, token1, fee } = pool
  const key = [token0.address, token1.address, BigInt(fee)].join()
  return tokenIds
    .filter((_, index) => stored[index]?.slice(2, 5).join() === key)
    .map(({ tokenId }) => tokenId)
}

/** Sells an amount and sells the proceeds back, so that positions earn fees. */
export async function tradeThereAndBack(
  at: At,
  signer: Signer,
  amount: CurrencyAmount<Currency>,
  other: Currency,
  terms: Terms,
): Promise<void> {
  const options = { ...terms, recipient: await signer.getAddress() }
  const there = await directRoute(at, amount.currency, other, FeeAmount.MEDIUM)
  const sale = await sell(at, there, amount)
  const { blockNumber } = await swap(signer, at.swapx, sale, options)
  const next = { ...at, blockTag: blockNumber }
  const back = await directRoute(next, other, amount.currency, FeeAmount.MEDIUM)
  const buyBack = await sell(
    next,
    back,
    toAmount(other, toRaw(sale.outputAmount)),
  )
  await swap(signer, at.swapx, buyBack, options)
}

export async function main(environment: Environment) {
  const { swapx, provider, signer } = connect(environment)
  const { A, B } = tokensOf(swapx)
  const slippageTolerance = new Percent(50, 10_000)
  const terms = {
    slippageTolerance,
    deadline: await deadlineIn(600, provider),
  }

  let at = await now(swapx, provider)
  const example = await mintExample(at, signer, terms)
  const pool = await readPool(at, A, B, FeeAmount.MEDIUM)
  const above = rangeBetween(
    pool,
    priceFrom(A, B, '2.2'),
    priceFrom(A, B, '2.4'),
  )
  const other = positionWith(pool, above, toAmount(A, parseEther('50')))
  const recipient = signer.address
  await addLiquidity(signer, swapx, other, { ...terms, recipient })
  at = await now(swapx, provider)
  await tradeThereAndBack(at, signer, toAmount(A, parseEther('10')), B, terms)

  at = await now(swapx, provider)
  for (const { tokenId, position, owed } of await positionsOf(at, recipient)) {
    const { token0, token1, fee } = position.pool
    console.log(
      `position ${tokenId}: ${token0.symbol} and ${token1.symbol}, fee ${fee}`,
    )
    console.log(`in range: ${inRange(position)}`)
    console.log(`holds ${position.amount0.toSignificant(8)} ${token0.symbol}`)
    console.log(`and ${position.amount1.toSignificant(8)} ${token1.symbol}`)
    console.log(`owed ${owed[0].toSignificant(8)} ${token0.symbol}`)
    console.log(`and ${owed[1].toSignificant(8)} ${token1.symbol}`)
  }

  const [stored] = await callMany(at, 'positions', [[example.tokenId]])
  console.log(
    `stored as owed: ${stored?.tokensOwed0} and ${stored?.tokensOwed1}`,
  )
}
