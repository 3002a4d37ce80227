import { Percent } from '@uniswap/sdk-core'
import { FeeAmount, type Pool } from '@uniswap/v3-sdk'
import { parseEther, parseUnits } from 'ethers'
import { connect } from '../connection'
import { deadlineIn } from '../deadline'
import type { Environment } from '../deployment'
import { toAmount, tokensOf } from './background'
import { priceLimit } from './contract-swaps'
import { addLiquidity } from './minting'
import { remove } from './modifying-position'
import { fullRange, positionWith, type Range, rangeBetween } from './position'
import { priceFrom } from './position-data'
import { swapTo } from './target-price'
import { now, readPool } from './trading'

/** Raw amounts of A and B. */
type Amounts = [bigint, bigint]

/**
 * What a withdrawal is worth against the tokens that went in, at a price in
 * units of B for a unit of A: without the fees, and the fees.
 */
export function againstHolding(
  deposited: Amounts,
  principal: Amounts,
  paid: Amounts,
  price: number,
): { loss: number; fees: number } {
  const value = ([a, b]: Amounts) => Number(a) * price + Number(b)
  const held = value(deposited)
  return {
    loss: value(principal) / held - 1,
    fees: (value(paid) - value(principal)) / held,
  }
}

export async function main(environment: Environment): Promise<void> {
  const { swapx, provider, signer } = connect(environment)
  const { A, B } = tokensOf(swapx)
  const trader = await provider.getSigner() // the local chain's own account
  const slippageTolerance = new Percent(50, 10_000)
  const deadline = await deadlineIn(600, provider)
  const terms = { slippageTolerance, deadline, recipient: signer.address }
  const between = (lower: string, upper: string) => (pool: Pool) =>
    rangeBetween(pool, priceFrom(A, B, lower), priceFrom(A, B, upper))
  const ranges: [string, (pool: Pool) => Range][] = [
    ['full range  ', fullRange],
    ['1 to 4 B    ', between('1', '4')],
    ['1.6 to 2.5 B', between('1.6', '2.5')],
    ['1.8 to 2.2 B', between('1.8', '2.2')],
  ]

  const opened: { tokenId: bigint; deposited: Amounts }[] = []
  for (const [, rangeIn] of ranges) {
    const pool = await readPool(
      await now(swapx, provider),
      A,
      B,
      FeeAmount.MEDIUM,
    )
    const amount = toAmount(A, parseEther('100'))
    const position = positionWith(pool, rangeIn(pool), amount)
    const added = await addLiquidity(signer, swapx, position, terms)
    const deposited: Amounts = [added.amount0, added.amount1]
    opened.push({ tokenId: added.tokenId, deposited })
  }

  // Somebody buys A until it costs 2.4 B.
  const limit = priceLimit(parseUnits('2.4', 6), parseEther('1'))
  const buyA = { tokenIn: B.address, tokenOut: A.address, fee: 3000 }
  await swapTo(trader, swapx, buyA, limit)

  console.log('From 2 to 2.4 B per A, against holding the tokens:')
  for (const [index, { tokenId, deposited }] of opened.entries()) {
    const at = await now(swapx, provider)
    const all = new Percent(100, 100)
    const out = await remove(at, signer, tokenId, all, terms)
    const { principal, paid } = out
    const result = againstHolding(deposited, principal, paid, 2.4e-12)
    const [loss, fees] = [result.loss, result.fees].map(part =>
      (100 * part).toFixed(2),
    )
    console.log(`${ranges[index]?.[0]} ${loss}%, fees +${fees}%`)
  }
}
