import { Percent, type Token } from '@uniswap/sdk-core'
import { FeeAmount } from '@uniswap/v3-sdk'
import { getAddress, parseEther } from 'viem'
import { connect, type Writer } from '../connection-viem'
import { deadlineIn } from '../deadline-viem'
import type { Environment } from '../deployment'
import { poolAddress, toAmount, tokensOf } from './background'
import { addLiquidity, mintExample } from './minting-viem'
import { loadPool, loadTicks } from './pool-data-viem'
import { positionWith, rangeBetween, type Terms } from './position'
import { priceFrom } from './position-data-viem'
import type { At } from './quoting-viem'
import { payableUntil, print, type Step, stepsOf } from './steps'
import { wordsBetween } from './ticks'
import { directRoute, now, readPool, sell, swap } from './trading-viem'

/**
 * The steps within this many ticks of the price, and possibly more, from a part
 * of the ticks.
 */
export async function stepsAround(
  at: At,
  tokenA: Token,
  tokenB: Token,
  fee: FeeAmount,
  distance: number,
): Promise<Step[]> {
  const pool = await readPool(at, tokenA, tokenB, fee)
  const [from, to] = [pool.tickCurrent - distance, pool.tickCurrent + distance]
  const words = wordsBetween(from, to, pool.tickSpacing)
  const address = getAddress(poolAddress(at.swapx, tokenA, tokenB, fee))
  return stepsOf(pool, await loadTicks(at, address, words))
}

/**
 * Mints two positions beside the one over all prices: from 1.8 to 2.2 and from
 * 1.9 to 2.1 B.
 */
export async function mintTwo(
  at: At,
  client: Writer,
  terms: Terms,
): Promise<void> {
  const { A, B } = tokensOf(at.swapx)
  await mintExample(at, client, terms)
  const pool = await readPool(at, A, B, FeeAmount.MEDIUM)
  const range = rangeBetween(
    pool,
    priceFrom(A, B, '1.9'),
    priceFrom(A, B, '2.1'),
  )
  const position = positionWith(pool, range, toAmount(A, parseEther('100')))
  const recipient = client.account.address
  await addLiquidity(client, at.swapx, position, { ...terms, recipient })
}

export async function main(environment: Environment) {
  const { swapx, client } = connect(environment)
  const { A, B } = tokensOf(swapx)
  const fee = FeeAmount.MEDIUM
  const slippageTolerance = new Percent(50, 10_000)
  const terms = {
    slippageTolerance,
    deadline: await deadlineIn(600, client),
  }
  await mintTwo(await now(swapx, client), client, terms)

  const before = await now(swapx, client)
  const { pool, ticks } = await loadPool(before, A, B, fee)
  const steps = stepsOf(pool, ticks)
  console.log(
    `1 A is ${pool.priceOf(A).toSignificant(6)} B, tick ${pool.tickCurrent}`,
  )
  print(pool, steps)
  const edge = steps.find(({ isCurrent }) => isCurrent)?.tickLower ?? 0
  const most = payableUntil(pool, steps, edge)
  console.log(`down to tick ${edge} the pool pays ${most.toExact()} B`)

  const amount = toAmount(A, parseEther('250'))
  const sale = await sell(before, await directRoute(before, A, B, fee), amount)
  await swap(client, swapx, sale, {
    ...terms,
    recipient: client.account.address,
  })
  const after = await now(swapx, client)
  const next = await loadPool(after, A, B, fee)
  console.log(
    `1 A is ${next.pool.priceOf(A).toSignificant(6)} B, tick ${next.pool.tickCurrent}`,
  )
  print(next.pool, stepsOf(next.pool, next.ticks))
  const same = JSON.stringify(next.ticks) === JSON.stringify(ticks)
  console.log(`ticks are the same as before: ${same}`)
}
