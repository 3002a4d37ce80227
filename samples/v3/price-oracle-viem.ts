import { Percent, type Token } from '@uniswap/sdk-core'
import { FeeAmount, tickToPrice } from '@uniswap/v3-sdk'
import {
  type Address,
  getAddress,
  parseAbi,
  parseEther,
  type TransactionReceipt,
  testActions,
} from 'viem'
import {
  getBlock,
  readContract,
  simulateContract,
  writeContract,
} from 'viem/actions'
import { confirmed, connect, type Writer } from '../connection-viem'
import { deadlineIn } from '../deadline-viem'
import type { Environment } from '../deployment'
import { transferred } from '../transferred-viem'
import { poolAbi } from './abi-viem'
import { poolAddress, toAmount, tokensOf, toRaw } from './background'
import { meanLiquidity, meanTick } from './means'
import type { At } from './quoting-viem'
import { directRoute, now, readPool, sell, swap } from './trading-viem'

/** What this guide calls besides the functions of `v3/abi-viem.ts`. */
export const oracleAbi = [
  ...poolAbi,
  ...parseAbi([
    'function observe(uint32[] secondsAgos) view returns (int56[] tickCumulatives, uint160[] secondsPerLiquidityCumulativeX128s)',
    'function observations(uint256 index) view returns (uint32 blockTimestamp, int56 tickCumulative, uint160 secondsPerLiquidityCumulativeX128, bool initialized)',
    'function increaseObservationCardinalityNext(uint16 next)',
  ]),
] as const

/** Means over a window that ends with the block. */
export type Means = { tick: number; liquidity: bigint }

/** What has been added to a sum of the pool since the window began. */
const change = ([start = 0n, end = 0n]: readonly bigint[]) => end - start

/**
 * Asks a pool for its means over the last `seconds` before the block of `at`.
 */
export async function consult(
  { client, blockNumber }: At,
  pool: Address,
  seconds: number,
): Promise<Means> {
  const [ticks, spans] = await readContract(client, {
    address: pool,
    abi: oracleAbi,
    functionName: 'observe',
    args: [[seconds, 0]],
    blockNumber,
  })
  return {
    tick: meanTick(BigInt.asIntN(56, change(ticks)), seconds),
    liquidity: meanLiquidity(BigInt.asUintN(160, change(spans)), seconds),
  }
}

/** How many observations a pool keeps, and how far back they go. */
export type History = {
  cardinality: number
  cardinalityNext: number
  seconds: number
}

/**
 * Reads how long a window may be, as of the block of `at`: `seconds` at most.
 */
export async function historyOf(
  { client, blockNumber }: At,
  pool: Address,
): Promise<History> {
  const contract = { address: pool, abi: oracleAbi, blockNumber }
  const slot0 = await readContract(client, {
    ...contract,
    functionName: 'slot0',
  })
  const [, , newest, cardinality, cardinalityNext] = slot0
  const read = (index: number) =>
    readContract(client, {
      ...contract,
      functionName: 'observations',
      args: [BigInt(index)],
    })
  let [oldest, , , initialized] = await read((newest + 1) % cardinality)
  // While the ring grows, its end is empty, and its first entry is the oldest.
  if (!initialized) [oldest] = await read(0)
  const { timestamp } = await getBlock(client, { blockNumber })
  return { cardinality, cardinalityNext, seconds: Number(timestamp) - oldest }
}

/** Makes room for more observations, at the sender's cost. */
export async function growHistory(
  client: Writer,
  pool: Address,
  observations: number,
): Promise<TransactionReceipt> {
  const { request } = await simulateContract(client, {
    address: pool,
    abi: oracleAbi,
    functionName: 'increaseObservationCardinalityNext',
    args: [observations],
  })
  return await confirmed(client, await writeContract(client, request))
}

/** Makes room in several transactions, each for `step` observations at most. */
export async function growInSteps(
  at: At,
  client: Writer,
  pool: Address,
  observations: number,
  step = 250,
): Promise<TransactionReceipt[]> {
  const receipts: TransactionReceipt[] = []
  let { cardinalityNext: room } = await historyOf(at, pool)
  while (room < observations) {
    room = Math.min(room + step, observations)
    receipts.push(await growHistory(client, pool, room))
  }
  return receipts
}

/** Seconds from one block of the local chain to the next, in this guide. */
const BLOCK_TIME = 12

/** What only a development chain does. */
const localChain = (client: Writer) =>
  client.extend(testActions({ mode: 'anvil' }))

/** Makes this many blocks. */
async function pass(client: Writer, blocks: number): Promise<void> {
  const chain = localChain(client)
  await chain.setBlockTimestampInterval({ interval: BLOCK_TIME })
  await chain.mine({ blocks })
}

export async function main(environment: Environment) {
  const { swapx, client } = connect(environment)
  const account = client.account.address
  const { A, C } = tokensOf(swapx)
  const fee = FeeAmount.HIGH
  const pool = getAddress(poolAddress(swapx, A, C, fee))
  const slippageTolerance = new Percent(50, 10_000)
  // An hour: this guide puts the chain's clock forward.
  const deadline = await deadlineIn(3600, client)
  // This guide moves the price on purpose.
  const greatImpact = new Percent(60, 100)
  const options = { slippageTolerance, deadline, recipient: account }
  const trade = async (input: Token, output: Token, raw: bigint) => {
    const at = await now(swapx, client)
    const sale = await sell(
      at,
      await directRoute(at, input, output, fee),
      toAmount(input, raw),
    )
    const receipt = await swap(client, swapx, sale, options, greatImpact)
    const { tickCurrent } = await readPool(await now(swapx, client), A, C, fee)
    console.log(
      `sold ${sale.inputAmount.toSignificant(6)} ${input.symbol}, tick ${tickCurrent}`,
    )
    return toRaw(transferred(receipt, output, account))
  }

  const history = async () => {
    const { cardinality, cardinalityNext, seconds } = await historyOf(
      await now(swapx, client),
      pool,
    )
    console.log(
      `room for ${cardinality}, next ${cardinalityNext}, ${seconds} s of history`,
    )
  }

  await pass(client, 1)
  await trade(A, C, parseEther('10'))
  await history()
  const { gasUsed } = await growHistory(client, pool, 60)
  console.log(`gas for room for 59 more: ${gasUsed}`)
  await history()

  await pass(client, 10)
  const gained = await trade(C, A, parseEther('100'))
  await history()
  const returned = await trade(A, C, gained)
  console.log(`got back ${toAmount(C, returned).toSignificant(6)} C`)
  await pass(client, 5)
  await history()

  const at = await now(swapx, client)
  const { tickCurrent, liquidity } = await readPool(at, A, C, fee)
  const price = (tick: number) => tickToPrice(A, C, tick).toSignificant(6)
  console.log(`now: tick ${tickCurrent}, 1 A is ${price(tickCurrent)} C`)
  console.log(`  liquidity ${liquidity}`)
  for (const window of [60, 120, 240]) {
    const means = await consult(at, pool, window)
    console.log(
      `${window} s: tick ${means.tick}, 1 A is ${price(means.tick)} C`,
    )
    console.log(`  liquidity ${means.liquidity}`)
  }
  await localChain(client).removeBlockTimestampInterval()
}
