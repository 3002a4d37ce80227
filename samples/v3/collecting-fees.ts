import {
  type Currency,
  type CurrencyAmount,
  Percent,
  type Token,
} from '@uniswap/sdk-core'
import { NonfungiblePositionManager } from '@uniswap/v3-sdk'
import {
  formatEther,
  parseEther,
  type Signer,
  type TransactionReceipt,
} from 'ethers'
import { connect } from '../connection'
import { deadlineIn } from '../deadline'
import type { Environment } from '../deployment'
import { nativeOf } from '../native-currency'
import { transferred } from '../transferred'
import { toAmount, tokensOf } from './background'
import { callMany, tradeThereAndBack, uncollected } from './fetching-positions'
import { mintExample, mintWithNative, sendToManager } from './minting'
import { removed } from './modifying-position'
import { readPosition } from './position-data'
import type { At } from './quoting'
import { nativeGained, now } from './trading'

/** Pays everything that a position is owed to its owner, as tokens. */
export async function collect(
  at: At,
  signer: Signer,
  tokenId: bigint,
): Promise<TransactionReceipt> {
  const { pool } = await readPosition(at, tokenId)
  const encoded = NonfungiblePositionManager.collectCallParameters({
    tokenId: tokenId.toString(),
    expectedCurrencyOwed0: toAmount(pool.token0, 0n),
    expectedCurrencyOwed1: toAmount(pool.token1, 0n),
    recipient: await signer.getAddress(),
  })
  return await sendToManager(signer, at.swapx, encoded)
}

// #region collect-native
/** The same, with the wrapped token paid out as native currency. */
export async function collectNative(
  at: At,
  signer: Signer,
  tokenId: bigint,
): Promise<TransactionReceipt> {
  const owner = await signer.getAddress()
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
  return await sendToManager(signer, at.swapx, encoded)
}
// #endregion

export async function main(environment: Environment) {
  const { swapx, provider, signer } = connect(environment)
  const { A, B } = tokensOf(swapx)
  const slippageTolerance = new Percent(50, 10_000)
  const terms = {
    slippageTolerance,
    deadline: await deadlineIn(600, provider),
  }
  const owner = signer.address

  console.log('A position in A and B')
  let at = await now(swapx, provider)
  const { tokenId } = await mintExample(at, signer, terms)
  at = await now(swapx, provider)
  await tradeThereAndBack(at, signer, toAmount(A, parseEther('10')), B, terms)
  at = await now(swapx, provider)
  const [stored] = await callMany(at, 'positions', [[tokenId]])
  console.log(
    `stored as owed: ${stored?.tokensOwed0} and ${stored?.tokensOwed1}`,
  )
  const [owed] = await uncollected(at, owner, [tokenId])
  console.log(`owed: ${owed?.join(' and ')}`)
  const { paid } = removed(await collect(at, signer, tokenId), swapx)
  console.log(`paid: ${toAmount(A, paid[0]).toExact()} A`)
  console.log(`and ${toAmount(B, paid[1]).toExact()} B`)
  const [left] = await uncollected(await now(swapx, provider), owner, [tokenId])
  console.log(`owed now: ${left?.join(' and ')}`)

  console.log('A position in the native currency and A')
  at = await now(swapx, provider)
  const native = await mintWithNative(at, signer, terms)
  at = await now(swapx, provider)
  const one = toAmount(nativeOf(swapx), parseEther('1'))
  await tradeThereAndBack(at, signer, one, A, terms)
  at = await now(swapx, provider)
  const receipt = await collectNative(at, signer, native.tokenId)
  console.log(
    `paid: ${formatEther(await nativeGained(provider, receipt, owner))} native`,
  )
  console.log(`and ${transferred(receipt, A, owner).toExact()} A`)
}
