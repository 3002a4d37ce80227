import {
  type CurrencyAmount,
  Percent,
  type Price,
  type Token,
} from '@uniswap/sdk-core'
import { FeeAmount, type Pool } from '@uniswap/v3-sdk'
import { parseEther, parseUnits } from 'viem'
import { connect, type Reader, type Writer } from '../connection-viem'
import { deadlineIn } from '../deadline-viem'
import type { Deployment, Environment } from '../deployment'
import { transferred } from '../transferred-viem'
import { toAmount, tokensOf, toRaw } from './background'
import { addLiquidity } from './minting-viem'
import { remove } from './modifying-position-viem'
import { type Added, positionWith, type Removed } from './position'
import { priceFrom, readPosition } from './position-data-viem'
import type { At } from './quoting-viem'
import { orderRange, stateOf } from './range-order'
import { directRoute, now, readPool, sell, swap } from './trading-viem'

/** Mints the position that sells this amount from about this price on. */
export async function placeOrder(
  at: At,
  client: Writer,
  pool: Pool,
  amount: CurrencyAmount<Token>,
  price: Price<Token, Token>,
  deadline: number,
): Promise<Added> {
  const range = orderRange(pool, amount.currency, price)
  const order = positionWith(pool, range, amount)
  const recipient = client.account.address
  // All or nothing: the price may move, but not into the range.
  const slippageTolerance = new Percent(0)
  const options = { recipient, slippageTolerance, deadline }
  return await addLiquidity(client, at.swapx, order, options)
}

/**
 * Checks at each new block until an order is filled. The signal ends the wait.
 */
export async function whenFilled(
  swapx: Deployment,
  client: Reader,
  tokenId: bigint,
  sold: Token,
  signal: AbortSignal,
): Promise<At> {
  let seen = -1n
  while (true) {
    const at = await now(swapx, client)
    if (at.blockNumber !== seen) {
      const order = await readPosition(at, tokenId)
      if (stateOf(order, sold) === 'filled') return at
    }
    seen = at.blockNumber
    await new Promise(resolve => setTimeout(resolve, 500))
    signal.throwIfAborted()
  }
}

// #region withdraw
/**
 * Pays an order out and burns it, if it is still as it was in the block of
 * `at`.
 */
export async function withdraw(
  at: At,
  client: Writer,
  tokenId: bigint,
  deadline: number,
): Promise<Removed> {
  const terms = { slippageTolerance: new Percent(0), deadline }
  return await remove(at, client, tokenId, new Percent(1), terms)
}
// #endregion

export async function main(environment: Environment) {
  const { swapx, client } = connect(environment)
  const { A, B } = tokensOf(swapx)
  const fee = FeeAmount.MEDIUM
  const deadline = await deadlineIn(600, client)
  const slippageTolerance = new Percent(50, 10_000)
  const options = {
    slippageTolerance,
    deadline,
    recipient: client.account.address,
  }
  const trade = async (input: Token, output: Token, raw: bigint) => {
    const at = await now(swapx, client)
    const sale = await sell(
      at,
      await directRoute(at, input, output, fee),
      toAmount(input, raw),
    )
    const receipt = await swap(client, swapx, sale, options)
    return toRaw(transferred(receipt, output, client.account.address))
  }

  const at = await now(swapx, client)
  const pool = await readPool(at, A, B, fee)
  const fiftyA = toAmount(A, parseEther('50'))
  const target = priceFrom(A, B, '2.1')
  const { tokenId } = await placeOrder(
    at,
    client,
    pool,
    fiftyA,
    target,
    deadline,
  )
  const show = async () => {
    const order = await readPosition(await now(swapx, client), tokenId)
    const { amount0, amount1 } = order
    console.log(
      `1 A is ${order.pool.priceOf(A).toFixed(4)} B, order ${stateOf(order, A)}`,
    )
    console.log(`  ${amount0.toFixed(2)} A and ${amount1.toFixed(2)} B`)
  }
  const order = await readPosition(await now(swapx, client), tokenId)
  const [lowest, highest] = [order.token0PriceLower, order.token0PriceUpper]
  console.log(`ticks ${order.tickLower} to ${order.tickUpper}`)
  console.log(
    `from ${lowest.toSignificant(6)} to ${highest.toSignificant(6)} B`,
  )
  await show()

  await trade(B, A, parseUnits('100', 6))
  await show()
  const gained = await trade(B, A, parseUnits('100', 6))
  await show()
  await trade(A, B, gained * 2n)
  await show()

  const filled = whenFilled(
    swapx,
    client,
    tokenId,
    A,
    AbortSignal.timeout(60_000),
  )
  await trade(B, A, parseUnits('300', 6))
  await show()
  const { principal, paid } = await withdraw(
    await filled,
    client,
    tokenId,
    deadline,
  )
  console.log(`sold for ${toAmount(B, principal[1]).toExact()} B`)
  console.log(`fees ${toAmount(A, paid[0]).toExact()} A`)
  console.log(`and ${toAmount(B, paid[1] - principal[1]).toExact()} B`)
}
