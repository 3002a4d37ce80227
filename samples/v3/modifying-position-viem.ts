import { type CurrencyAmount, Percent, type Token } from '@uniswap/sdk-core'
import { NonfungiblePositionManager } from '@uniswap/v3-sdk'
import {
  getAddress,
  isAddressEqual,
  parseEther,
  parseEventLogs,
  parseUnits,
  type TransactionReceipt,
} from 'viem'
import { connect, type Writer } from '../connection-viem'
import { deadlineIn } from '../deadline-viem'
import type { Deployment, Environment } from '../deployment'
import { toAmount, tokensOf } from './background'
import { tokenIdsOf, tradeThereAndBack } from './fetching-positions-viem'
import { addLiquidity, mintExample, sendToManager } from './minting-viem'
import {
  type Added,
  type Bounds,
  checkCost,
  positionWith,
  type Removed,
  type Terms,
} from './position'
import { managerAbi, readPosition } from './position-data-viem'
import type { At } from './quoting-viem'
import { now } from './trading-viem'

// #region increase
/**
 * Adds this amount to a position, and as much of the other token as its range
 * needs, within bounds.
 */
export async function increase(
  at: At,
  client: Writer,
  tokenId: bigint,
  amount: CurrencyAmount<Token>,
  ofOther: Bounds,
  { slippageTolerance, deadline }: Terms,
): Promise<Added> {
  const { pool, tickLower, tickUpper } = await readPosition(at, tokenId)
  const addition = positionWith(pool, { tickLower, tickUpper }, amount)
  checkCost(addition, ofOther, slippageTolerance)
  const options = { tokenId: tokenId.toString(), slippageTolerance, deadline }
  return await addLiquidity(client, at.swapx, addition, options)
}
// #endregion

/** Reads from the receipt what a withdrawal or a collect has done. */
export function removed(
  { logs }: TransactionReceipt,
  swapx: Deployment,
): Removed {
  const result: Removed = { principal: [0n, 0n], paid: [0n, 0n] }
  const manager = getAddress(swapx.nonfungiblePositionManager)
  const events = parseEventLogs({
    abi: managerAbi,
    eventName: ['DecreaseLiquidity', 'Collect'],
    logs: logs.filter(({ address }) => isAddressEqual(address, manager)),
  })
  for (const { eventName, args } of events) {
    const amounts: [bigint, bigint] = [args.amount0, args.amount1]
    if (eventName === 'DecreaseLiquidity') result.principal = amounts
    else result.paid = amounts
  }
  return result
}

/**
 * Withdraws part of a position and pays out all fees. Burns the NFT if the part
 * is 100%.
 */
export async function remove(
  at: At,
  client: Writer,
  tokenId: bigint,
  part: Percent,
  terms: Terms,
): Promise<Removed> {
  const position = await readPosition(at, tokenId)
  const { token0, token1 } = position.pool
  const encoded = NonfungiblePositionManager.removeCallParameters(position, {
    ...terms,
    tokenId: tokenId.toString(),
    liquidityPercentage: part,
    burnToken: part.equalTo(1),
    collectOptions: {
      expectedCurrencyOwed0: toAmount(token0, 0n),
      expectedCurrencyOwed1: toAmount(token1, 0n),
      recipient: client.account.address,
    },
  })
  return removed(await sendToManager(client, at.swapx, encoded), at.swapx)
}

export async function main(environment: Environment) {
  const { swapx, client } = connect(environment)
  const { A, B } = tokensOf(swapx)
  const slippageTolerance = new Percent(50, 10_000)
  const terms = {
    slippageTolerance,
    deadline: await deadlineIn(600, client),
  }
  const text = (raw0: bigint, raw1: bigint) =>
    `${toAmount(A, raw0).toExact()} A and ${toAmount(B, raw1).toExact()} B`

  let at = await now(swapx, client)
  const { tokenId, liquidity } = await mintExample(at, client, terms)
  console.log(`position ${tokenId}, liquidity ${liquidity}`)

  at = await now(swapx, client)
  const fiftyA = toAmount(A, parseEther('50'))
  const someB = {
    least: toAmount(B, parseUnits('90', B.decimals)),
    most: toAmount(B, parseUnits('125', B.decimals)),
  }
  const more = await increase(at, client, tokenId, fiftyA, someB, terms)
  console.log(`added ${text(more.amount0, more.amount1)}`)
  at = await now(swapx, client)
  await tradeThereAndBack(at, client, toAmount(A, parseEther('10')), B, terms)

  at = await now(swapx, client)
  const half = await remove(at, client, tokenId, new Percent(50, 100), terms)
  console.log(`half: ${text(...half.principal)}`)
  console.log(`paid: ${text(...half.paid)}`)
  at = await now(swapx, client)
  const { liquidity: left } = await readPosition(at, tokenId)
  console.log(`liquidity left ${left}`)

  const all = await remove(at, client, tokenId, new Percent(100, 100), terms)
  console.log(`rest: ${text(...all.principal)}`)
  console.log(`paid: ${text(...all.paid)}`)
  const tokenIds = await tokenIdsOf(
    await now(swapx, client),
    client.account.address,
  )
  console.log(`positions of the account: ${tokenIds.length}`)
}
