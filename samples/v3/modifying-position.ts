import { type CurrencyAmount, Percent, type Token } from '@uniswap/sdk-core'
import { NonfungiblePositionManager } from '@uniswap/v3-sdk'
import {
  getAddress,
  Interface,
  parseEther,
  parseUnits,
  type Signer,
  type TransactionReceipt,
} from 'ethers'
import { connect } from '../connection'
import { deadlineIn } from '../deadline'
import type { Deployment, Environment } from '../deployment'
import { toAmount, tokensOf } from './background'
import { tokenIdsOf, tradeThereAndBack } from './fetching-positions'
import { addLiquidity, mintExample, sendToManager } from './minting'
import {
  type Added,
  type Bounds,
  checkCost,
  positionWith,
  type Removed,
  type Terms,
} from './position'
import { managerAbi, readPosition } from './position-data'
import type { At } from './quoting'
import { now } from './trading'

// #region increase
/**
 * Adds this amount to a position, and as much of the other token as its range
 * needs, within bounds.
 */
export async function increase(
  at: At,
  signer: Signer,
  tokenId: bigint,
  amount: CurrencyAmount<Token>,
  ofOther: Bounds,
  { slippageTolerance, deadline }: Terms,
): Promise<Added> {
  const { pool, tickLower, tickUpper } = await readPosition(at, tokenId)
  const addition = positionWith(pool, { tickLower, tickUpper }, amount)
  checkCost(addition, ofOther, slippageTolerance)
  const options = { tokenId: tokenId.toString(), slippageTolerance, deadline }
  return await addLiquidity(signer, at.swapx, addition, options)
}
// #endregion

/** Reads from the receipt what a withdrawal or a collect has done. */
export function removed(
  receipt: TransactionReceipt,
  swapx: Deployment,
): Removed {
  const events = new Interface(managerAbi)
  const result: Removed = { principal: [0n, 0n], paid: [0n, 0n] }
  const manager = getAddress(swapx.nonfungiblePositionManager)
  for (const log of receipt.logs.filter(({ address }) => address === manager)) {
    const event = events.parseLog(log)
    if (event?.name === 'DecreaseLiquidity') {
      result.principal = [event.args.amount0, event.args.amount1]
    }
    if (event?.name === 'Collect')
      result.paid = [event.args.amount0, event.args.amount1]
  }
  return result
}

/**
 * Withdraws part of a position and pays out all fees. Burns the NFT if the part
 * is 100%.
 */
export async function remove(
  at: At,
  signer: Signer,
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
      recipient: await signer.getAddress(),
    },
  })
  return removed(await sendToManager(signer, at.swapx, encoded), at.swapx)
}

export async function main(environment: Environment) {
  const { swapx, provider, signer } = connect(environment)
  const { A, B } = tokensOf(swapx)
  const slippageTolerance = new Percent(50, 10_000)
  const terms = {
    slippageTolerance,
    deadline: await deadlineIn(600, provider),
  }
  const text = (raw0: bigint, raw1: bigint) =>
    `${toAmount(A, raw0).toExact()} A and ${toAmount(B, raw1).toExact()} B`

  let at = await now(swapx, provider)
  const { tokenId, liquidity } = await mintExample(at, signer, terms)
  console.log(`position ${tokenId}, liquidity ${liquidity}`)

  at = await now(swapx, provider)
  const fiftyA = toAmount(A, parseEther('50'))
  const someB = {
    least: toAmount(B, parseUnits('90', B.decimals)),
    most: toAmount(B, parseUnits('125', B.decimals)),
  }
  const more = await increase(at, signer, tokenId, fiftyA, someB, terms)
  console.log(`added ${text(more.amount0, more.amount1)}`)
  at = await now(swapx, provider)
  await tradeThereAndBack(at, signer, toAmount(A, parseEther('10')), B, terms)

  at = await now(swapx, provider)
  const half = await remove(at, signer, tokenId, new Percent(50, 100), terms)
  console.log(`half: ${text(...half.principal)}`)
  console.log(`paid: ${text(...half.paid)}`)
  at = await now(swapx, provider)
  const { liquidity: left } = await readPosition(at, tokenId)
  console.log(`liquidity left ${left}`)

  const all = await remove(at, signer, tokenId, new Percent(100, 100), terms)
  console.log(`rest: ${text(...all.principal)}`)
  console.log(`paid: ${text(...all.paid)}`)
  const tokenIds = await tokenIdsOf(await now(swapx, provider), signer.address)
  console.log(`positions of the account: ${tokenIds.length}`)
}
