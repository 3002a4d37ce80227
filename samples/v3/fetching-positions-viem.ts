import { type Currency, type CurrencyAmount, Percent } from '@uniswap/sdk-core'
import { FeeAmount, type Pool } from '@uniswap/v3-sdk'
import {
  type Abi,
  type AbiStateMutability,
  type Address,
  type ContractFunctionArgs,
  type ContractFunctionName,
  type ContractFunctionReturnType,
  decodeFunctionResult,
  encodeFunctionData,
  getAddress,
  type Hex,
  parseAbi,
  parseEther,
  zeroAddress,
} from 'viem'
import { readContract, simulateContract } from 'viem/actions'
import { connect, type Writer } from '../connection-viem'
import { deadlineIn } from '../deadline-viem'
import type { Environment } from '../deployment'
import { toAmount, tokensOf, toRaw } from './background'
import { addLiquidity, mintExample } from './minting-viem'
import {
  inRange,
  type Owed,
  type Owned,
  positionWith,
  rangeBetween,
  type Terms,
} from './position'
import {
  managerAbi,
  priceFrom,
  type Stored,
  toPosition,
} from './position-data-viem'
import type { At } from './quoting-viem'
import { directRoute, now, readPool, sell, swap } from './trading-viem'

type Name = ContractFunctionName<typeof managerAbi>
type Args<N extends Name> = Extract<
  ContractFunctionArgs<typeof managerAbi, AbiStateMutability, N>,
  readonly unknown[]
>
type Result<N extends Name> = ContractFunctionReturnType<
  typeof managerAbi,
  AbiStateMutability,
  N
>

/** How many calls one request carries: nodes limit the gas of a request. */
const CALLS = 100

/** Calls the manager once for each list of arguments, many in one request. */
export async function callMany<N extends Name>(
  { client, swapx, blockNumber }: At,
  functionName: N,
  lists: Args<N>[],
  account: Address = zeroAddress,
): Promise<Result<N>[]> {
  // Callers know what N takes and returns. In here, viem cannot follow it.
  const some: { abi: Abi; functionName: string } = {
    abi: managerAbi,
    functionName,
  }
  const calls = lists.map(args => encodeFunctionData({ ...some, args }))
  const requests: Promise<{ result: readonly Hex[] }>[] = []
  for (let start = 0; start < calls.length; start += CALLS) {
    const request = simulateContract(client, {
      address: getAddress(swapx.nonfungiblePositionManager),
      abi: managerAbi,
      functionName: 'multicall',
      args: [calls.slice(start, start + CALLS)],
      account,
      blockNumber,
    })
    requests.push(request)
  }
  const answers = await Promise.all(requests)
  return answers
    .flatMap(({ result }) => result)
    .map(data => decodeFunctionResult({ ...some, data }) as Result<N>)
}

/** The token IDs of all positions that an account owns. */
export async function tokenIdsOf(at: At, owner: Address): Promise<bigint[]> {
  const [count] = await callMany(at, 'balanceOf', [[owner]])
  const indices = [...Array(Number(count)).keys()]
  return await callMany(
    at,
    'tokenOfOwnerByIndex',
    indices.map(index => [owner, BigInt(index)]),
  )
}

const MOST = 2n ** 128n - 1n

/**
 * What `collect` would pay the owner for each position now: token0 and token1,
 * raw.
 */
export async function uncollected(at: At, owner: Address, tokenIds: bigint[]) {
  const most = { recipient: owner, amount0Max: MOST, amount1Max: MOST }
  return await callMany(
    at,
    'collect',
    tokenIds.map(tokenId => [{ tokenId, ...most }]),
    owner,
  )
}

/** The positions of an account, without those that are closed and paid out. */
export async function positionsOf(at: At, owner: Address): Promise<Owned[]> {
  const tokenIds = await tokenIdsOf(at, owner)
  const [stored, owed] = await Promise.all([
    callMany(
      at,
      'positions',
      tokenIds.map(tokenId => [tokenId]),
    ),
    uncollected(at, owner, tokenIds),
  ])
  const pools = new Map<string, Promise<Pool>>()
  const all = tokenIds.map(async (tokenId, index) => {
    const position = await toPosition(at, stored[index] as Stored, pools)
    const [raw0, raw1] = owed[index] as [bigint, bigint]
    const { token0, token1 } = position.pool
    const [owed0, owed1] = [toAmount(token0, raw0), toAmount(token1, raw1)]
    const isClosed = BigInt(position.liquidity.toString()) + raw0 + raw1 === 0n
    return isClosed ? [] : [{ tokenId, position, owed: [owed0, owed1] as Owed }]
  })
  return (await Promise.all(all)).flat()
}

const stakerAbi = parseAbi([
  'function deposits(uint256 tokenId) view returns (address owner, uint48 numberOfStakes, int24 tickLower, int24 tickUpper)',
])

/** The account that owns a position, even while it is staked. */
export async function ownerOf(at: At, tokenId: bigint): Promise<Address> {
  const { client, swapx, blockNumber } = at
  const staker = getAddress(swapx.v3Staker)
  const holder = await readContract(client, {
    address: getAddress(swapx.nonfungiblePositionManager),
    abi: managerAbi,
    functionName: 'ownerOf',
    args: [tokenId],
    blockNumber,
  })
  if (holder !== staker) return holder
  const [owner] = await readContract(client, {
    address: staker,
    abi: stakerAbi,
    functionName: 'deposits',
    args: [tokenId],
    blockNumber,
  })
  return owner
}

/** The token IDs of all positions that the manager has in a pool. */
export async function tokenIdsIn(at: At, pool: Pool): Promise<bigint[]> {
  const [supply] = await callMany(at, 'totalSupply', [[]])
  const indices = [...Array(Number(supply)).keys()]
  const lists = indices.map(index => [BigInt(index)] as const)
  const tokenIds = await callMany(at, 'tokenByIndex', lists)
  const stored = await callMany(
    at,
    'positions',
    tokenIds.map(id => [id]),
  )
  const key = [pool.token0.address, pool.token1.address, pool.fee].join()
  return tokenIds.filter(
    (_, index) => stored[index]?.slice(2, 5).join() === key,
  )
}

/** Sells an amount and sells the proceeds back, so that positions earn fees. */
export async function tradeThereAndBack(
  at: At,
  client: Writer,
  amount: CurrencyAmount<Currency>,
  other: Currency,
  terms: Terms,
): Promise<void> {
  const options = { ...terms, recipient: client.account.address }
  const there = await directRoute(at, amount.currency, other, FeeAmount.MEDIUM)
  const sale = await sell(at, there, amount)
  const { blockNumber } = await swap(client, at.swapx, sale, options)
  const next = { ...at, blockNumber }
  const back = await directRoute(next, other, amount.currency, FeeAmount.MEDIUM)
  const buyBack = await sell(
    next,
    back,
    toAmount(other, toRaw(sale.outputAmount)),
  )
  await swap(client, at.swapx, buyBack, options)
}

export async function main(environment: Environment) {
  const { swapx, client } = connect(environment)
  const { A, B } = tokensOf(swapx)
  const slippageTolerance = new Percent(50, 10_000)
  const terms = {
    slippageTolerance,
    deadline: await deadlineIn(600, client),
  }

  let at = await now(swapx, client)
  const example = await mintExample(at, client, terms)
  const pool = await readPool(at, A, B, FeeAmount.MEDIUM)
  const above = rangeBetween(
    pool,
    priceFrom(A, B, '2.2'),
    priceFrom(A, B, '2.4'),
  )
  const other = positionWith(pool, above, toAmount(A, parseEther('50')))
  const recipient = client.account.address
  await addLiquidity(client, swapx, other, { ...terms, recipient })
  at = await now(swapx, client)
  await tradeThereAndBack(at, client, toAmount(A, parseEther('10')), B, terms)

  at = await now(swapx, client)
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
  console.log(`stored as owed: ${stored?.slice(10).join(' and ')}`)
}
