import { Percent, type Token } from '@uniswap/sdk-core'
import { FeeAmount, tickToPrice } from '@uniswap/v3-sdk'
import {
  Contract,
  type JsonRpcProvider,
  parseEther,
  type Signer,
  type TransactionReceipt,
  toQuantity,
} from 'ethers'
import { connect } from '../connection'
import { deadlineIn } from '../deadline'
import type { Environment } from '../deployment'
import { transferred } from '../transferred'
import { poolAbi } from './abi'
import { poolAddress, toAmount, tokensOf, toRaw } from './background'
import { meanLiquidity, meanTick } from './means'
import type { At } from './quoting'
import { directRoute, now, readPool, sell, swap } from './trading'

/** What this guide calls besides the functions of `v3/abi.ts`. */
export const oracleAbi = [
  ...poolAbi,
  `function observe(uint32[] secondsAgos) view returns (int56[] tickCumulatives,
    uint160[] secondsPerLiquidityCumulativeX128s)`,
  `function observations(uint256 index) view returns (uint32 blockTimestamp,
    int56 tickCumulative, uint160 secondsPerLiquidityCumulativeX128, bool initialized)`,
  'function increaseObservationCardinalityNext(uint16 next)',
]

/** Means over a window that ends with the block. */
export type Means = { tick: number; liquidity: bigint }

/**
 * For each sum of the pool: its value when the window began, and at its end.
 */
type Sums = [ticks: [bigint, bigint], spans: [bigint, bigint]]

/**
 * Asks a pool for its means over the last `seconds` before the block of `at`.
 */
export async function consult(
  at: At,
  pool: string,
  seconds: number,
): Promise<Means> {
  const contract = new Contract(pool, oracleAbi, at.provider)
  const observe = contract.getFunction('observe')
  const { blockTag } = at
  const [ticks, spans]: Sums = await observe.staticCall([seconds, 0], {
    blockTag,
  })
  return {
    tick: meanTick(BigInt.asIntN(56, ticks[1] - ticks[0]), seconds),
    liquidity: meanLiquidity(BigInt.asUintN(160, spans[1] - spans[0]), seconds),
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
export async function historyOf(at: At, pool: string): Promise<History> {
  const { blockTag } = at
  const contract = new Contract(pool, oracleAbi, at.provider)
  const slot0 = await contract.getFunction('slot0').staticCall({ blockTag })
  const cardinality = Number(slot0.observationCardinality)
  const read = contract.getFunction('observations')
  const next = (Number(slot0.observationIndex) + 1) % cardinality
  let oldest = await read.staticCall(next, { blockTag })
  // While the ring grows, its end is empty, and its first entry is the oldest.
  if (!oldest.initialized) oldest = await read.staticCall(0, { blockTag })
  const block = await at.provider.getBlock(blockTag)
  if (!block) throw new Error('The node does not have the block.')
  const seconds = block.timestamp - Number(oldest.blockTimestamp)
  return {
    cardinality,
    cardinalityNext: Number(slot0.observationCardinalityNext),
    seconds,
  }
}

/** Makes room for more observations, at the sender's cost. */
export async function growHistory(
  signer: Signer,
  pool: string,
  observations: number,
): Promise<TransactionReceipt> {
  const contract = new Contract(pool, oracleAbi, signer)
  const grow = contract.getFunction('increaseObservationCardinalityNext')
  const receipt = await (await grow(observations)).wait()
  if (!receipt) throw new Error('The transaction is not in a block.')
  return receipt
}

/** Makes room in several transactions, each for `step` observations at most. */
export async function growInSteps(
  at: At,
  signer: Signer,
  pool: string,
  observations: number,
  step = 250,
): Promise<TransactionReceipt[]> {
  const receipts: TransactionReceipt[] = []
  let { cardinalityNext: room } = await historyOf(at, pool)
  while (room < observations) {
    room = Math.min(room + step, observations)
    receipts.push(await growHistory(signer, pool, room))
  }
  return receipts
}

/** Seconds from one block of the local chain to the next, in this guide. */
const BLOCK_TIME = 12

/** Makes this many blocks. Only a development chain does that. */
async function pass(provider: JsonRpcProvider, blocks: number): Promise<void> {
  await provider.send('anvil_setBlockTimestampInterval', [BLOCK_TIME])
  await provider.send('anvil_mine', [toQuantity(blocks)])
}

export async function main(environment: Environment) {
  const { swapx, provider, signer } = connect(environment)
  const { A, C } = tokensOf(swapx)
  const fee = FeeAmount.HIGH
  const pool = poolAddress(swapx, A, C, fee)
  const slippageTolerance = new Percent(50, 10_000)
  // An hour: this guide puts the chain's clock forward.
  const deadline = await deadlineIn(3600, provider)
  // This guide moves the price on purpose.
  const greatImpact = new Percent(60, 100)
  const options = { slippageTolerance, deadline, recipient: signer.address }
  const trade = async (input: Token, output: Token, raw: bigint) => {
    const at = await now(swapx, provider)
    const sale = await sell(
      at,
      await directRoute(at, input, output, fee),
      toAmount(input, raw),
    )
    const receipt = await swap(signer, swapx, sale, options, greatImpact)
    const { tickCurrent } = await readPool(
      await now(swapx, provider),
      A,
      C,
      fee,
    )
    console.log(
      `sold ${sale.inputAmount.toSignificant(6)} ${input.symbol}, tick ${tickCurrent}`,
    )
    return toRaw(transferred(receipt, output, signer.address))
  }

  const history = async () => {
    const { cardinality, cardinalityNext, seconds } = await historyOf(
      await now(swapx, provider),
      pool,
    )
    console.log(
      `room for ${cardinality}, next ${cardinalityNext}, ${seconds} s of history`,
    )
  }

  await pass(provider, 1)
  await trade(A, C, parseEther('10'))
  await history()
  const { gasUsed } = await growHistory(signer, pool, 60)
  console.log(`gas for room for 59 more: ${gasUsed}`)
  await history()

  await pass(provider, 10)
  const gained = await trade(C, A, parseEther('100'))
  await history()
  const returned = await trade(A, C, gained)
  console.log(`got back ${toAmount(C, returned).toSignificant(6)} C`)
  await pass(provider, 5)
  await history()

  const at = await now(swapx, provider)
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
  await provider.send('anvil_removeBlockTimestampInterval', [])
}
