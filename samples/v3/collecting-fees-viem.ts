import {
  type Currency,
  type CurrencyAmount,
  Percent,
  type Token,
} from '@uniswap/sdk-core'
import { NonfungiblePositionManager } from '@uniswap/v3-sdk'
import { formatEther, parseEther, type TransactionReceipt } from 'viem'
import { connect, type Writer } from '../connection-viem'
import { deadlineIn } from '../deadline-viem'
import type { Environment } from '../deployment'
import { nativeOf } from '../native-currency'
import { transferred } from '../transferred-viem'
import { toAmount, tokensOf } from './background'
import {
  callMany,
  tradeThereAndBack,
  uncollected,
} from './fetching-positions-viem'
import { mintExample, mintWithNative, sendToManager } from './minting-viem'
import { removed } from './modifying-position-viem'
import { readPosition } from './position-data-viem'
import type { At } from './quoting-viem'
import { nativeGained, now } from './trading-viem'

/** Pays everything that a position is owed to its owner, as tokens. */
export async function collect(
  at: At,
  client: Writer,
  tokenId: bigint,
): Promise<TransactionReceipt> {
  const { pool } = await readPosition(at, tokenId)
  const encoded = NonfungiblePositionManager.collectCallParameters({
    tokenId: tokenId.toString(),
    expectedCurrencyOwed0: toAmount(pool.token0, 0n),
    expectedCurrencyOwed1: toAmount(pool.token1, 0n),
    recipient: client.account.address,
  })
  return await sendToManager(client, at.swapx, encoded)
}

// #region collect-native
/** The same, with the wrapped token paid out as native currency. */
export async function collectNative(
  at: At,
  client: Writer,
  tokenId: bigint,
): Promise<TransactionReceipt> {
  const owner = client.account.address
  const native = nativeOf(at.swapx)
  const { pool } = await readPosition(at, tokenId)
  const [owed] = await uncollected(at, owner, [tokenId])
  if (!owed) throw new Error('There is no such position.')
  const amount = (token: Token, raw: bigint): CurrencyAmount<Currency> =>
    toAmount(token.equals(native.wrapped) ? native : token, raw)
  const encoded = NonfungiblePositionManager.collectCallParameters({
    tokenId: tokenId.toString(),
    expectedCurrencyOwed0: amount(pool.token0, owed[0]),
    expectedCurrencyOwed1: amount(pool.token1, owed[1]),
    recipient: owner,
  })
  return await sendToManager(client, at.swapx, encoded)
}
// #endregion

export async function main(environment: Environment) {
  const { swapx, client } = connect(environment)
  const { A, B } = tokensOf(swapx)
  const slippageTolerance = new Percent(50, 10_000)
  const terms = {
    slippageTolerance,
    deadline: await deadlineIn(600, client),
  }
  const owner = client.account.address

  console.log('A position in A and B')
  let at = await now(swapx, client)
  const { tokenId } = await mintExample(at, client, terms)
  at = await now(swapx, client)
  await tradeThereAndBack(at, client, toAmount(A, parseEther('10')), B, terms)
  at = await now(swapx, client)
  const [stored] = await callMany(at, 'positions', [[tokenId]])
  console.log(`stored as owed: ${stored?.slice(10).join(' and ')}`)
  const [owed] = await uncollected(at, owner, [tokenId])
  console.log(`owed: ${owed?.join(' and ')}`)
  const { paid } = removed(await collect(at, client, tokenId), swapx)
  console.log(`paid: ${toAmount(A, paid[0]).toExact()} A`)
  console.log(`and ${toAmount(B, paid[1]).toExact()} B`)
  const [left] = await uncollected(await now(swapx, client), owner, [tokenId])
  console.log(`owed now: ${left?.join(' and ')}`)

  console.log('A position in the native currency and A')
  at = await now(swapx, client)
  const native = await mintWithNative(at, client, terms)
  at = await now(swapx, client)
  const one = toAmount(nativeOf(swapx), parseEther('1'))
  await tradeThereAndBack(at, client, one, A, terms)
  at = await now(swapx, client)
  const receipt = await collectNative(at, client, native.tokenId)
  console.log(
    `paid: ${formatEther(await nativeGained(client, receipt, owner))} native`,
  )
  console.log(`and ${transferred(receipt, A, owner).toExact()} A`)
}
