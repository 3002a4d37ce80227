import { Percent } from '@uniswap/sdk-core'
import {
  type AddLiquidityOptions,
  FeeAmount,
  type MethodParameters,
  NonfungiblePositionManager,
  type Position,
} from '@uniswap/v3-sdk'
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
import { nativeOf } from '../native-currency'
import { toAmount, tokensOf } from './background'
import {
  type Added,
  checkCost,
  poolAt,
  positionWith,
  rangeBetween,
  type Terms,
  tokenCost,
} from './position'
import { managerAbi, priceFrom } from './position-data'
import type { At } from './quoting'
import { now, readPool, withApproval } from './trading'

/**
 * Sends what the SDK has encoded to the position manager and waits for its
 * block.
 */
export async function sendToManager(
  signer: Signer,
  swapx: Deployment,
  { calldata, value }: MethodParameters,
): Promise<TransactionReceipt> {
  const request = {
    to: swapx.nonfungiblePositionManager,
    data: calldata,
    value,
  }
  await signer.call(request)
  const transaction = await signer.sendTransaction(request)
  const receipt = await transaction.wait()
  if (!receipt) throw new Error('The transaction is not in a block.')
  return receipt
}

/** Reads from the receipt what a mint or an increase has done. */
export function added(receipt: TransactionReceipt, swapx: Deployment): Added {
  const events = new Interface(managerAbi)
  const manager = getAddress(swapx.nonfungiblePositionManager)
  for (const log of receipt.logs.filter(({ address }) => address === manager)) {
    const event = events.parseLog(log)
    if (event?.name !== 'IncreaseLiquidity') continue
    const { tokenId, liquidity, amount0, amount1 } = event.args
    return { tokenId, liquidity, amount0, amount1 }
  }
  throw new Error('The transaction added no liquidity.')
}

/**
 * Approves, then mints a position or, with the options for that, increases one.
 * Whatever happens, it takes back what the node shows as left: see
 * `withAllowance`.
 */
export async function addLiquidity(
  signer: Signer,
  swapx: Deployment,
  position: Position,
  options: AddLiquidityOptions,
): Promise<Added> {
  const manager = swapx.nonfungiblePositionManager
  const send = async () => {
    const encoded = NonfungiblePositionManager.addCallParameters(
      position,
      options,
    )
    return added(await sendToManager(signer, swapx, encoded), swapx)
  }
  // The approval of one token around that of the next.
  const approved = tokenCost(position, options.useNative).reduce(
    (call, amount) => () => withApproval(signer, manager, amount, call),
    send,
  )
  return approved()
}

/**
 * Mints the position of these guides: 100 A with 250 B at most, and
 * `leastOfB` at least, from 1.8 to 2.2 B for 1 A.
 */
export async function mintExample(
  at: At,
  signer: Signer,
  terms: Terms,
  leastOfB = '180',
): Promise<Added> {
  const { A, B } = tokensOf(at.swapx)
  const pool = await readPool(at, A, B, FeeAmount.MEDIUM)
  const range = rangeBetween(
    pool,
    priceFrom(A, B, '1.8'),
    priceFrom(A, B, '2.2'),
  )
  const position = positionWith(pool, range, toAmount(A, parseEther('100')))
  checkCost(
    position,
    {
      least: toAmount(B, parseUnits(leastOfB, B.decimals)),
      most: toAmount(B, parseUnits('250', B.decimals)),
    },
    terms.slippageTolerance,
  )
  const recipient = await signer.getAddress()
  return await addLiquidity(signer, at.swapx, position, { ...terms, recipient })
}

/** Creates a pool at 0.5 C for 1 A, and mints from 0.4 to 0.6 C with 100 A. */
export async function mintInNewPool(
  at: At,
  signer: Signer,
  terms: Terms,
): Promise<Added> {
  const { A, C } = tokensOf(at.swapx)
  const pool = poolAt(FeeAmount.MEDIUM, priceFrom(A, C, '0.5'))
  const range = rangeBetween(
    pool,
    priceFrom(A, C, '0.4'),
    priceFrom(A, C, '0.6'),
  )
  const position = positionWith(pool, range, toAmount(A, parseEther('100')))
  const recipient = await signer.getAddress()
  const options = { ...terms, recipient, createPool: true }
  return await addLiquidity(signer, at.swapx, position, options)
}

/**
 * Mints with 1 of the native currency and 10 to 15 A, from 8 to 12 A for 1
 * native.
 */
export async function mintWithNative(
  at: At,
  signer: Signer,
  terms: Terms,
): Promise<Added> {
  const { A } = tokensOf(at.swapx)
  const native = nativeOf(at.swapx)
  const pool = await readPool(at, native.wrapped, A, FeeAmount.MEDIUM)
  const price = (value: string) => priceFrom(native.wrapped, A, value)
  const range = rangeBetween(pool, price('8'), price('12'))
  const position = positionWith(
    pool,
    range,
    toAmount(native.wrapped, parseEther('1')),
  )
  checkCost(
    position,
    {
      least: toAmount(A, parseEther('10')),
      most: toAmount(A, parseEther('15')),
    },
    terms.slippageTolerance,
  )
  const recipient = await signer.getAddress()
  const options = { ...terms, recipient, useNative: native }
  return await addLiquidity(signer, at.swapx, position, options)
}

export async function main(environment: Environment) {
  const { swapx, provider, signer } = connect(environment)
  const { A, B, C } = tokensOf(swapx)
  const slippageTolerance = new Percent(50, 10_000)
  const terms = {
    slippageTolerance,
    deadline: await deadlineIn(600, provider),
  }

  console.log('100 A with B, from 1.8 to 2.2 B')
  let at = await now(swapx, provider)
  const first = await mintExample(at, signer, terms)
  console.log(`position ${first.tokenId}, liquidity ${first.liquidity}`)
  console.log(`took ${toAmount(A, first.amount0).toExact()} A`)
  console.log(`and ${toAmount(B, first.amount1).toExact()} B`)

  console.log('100 A with C, from 0.4 to 0.6 C, in a new pool')
  at = await now(swapx, provider)
  const second = await mintInNewPool(at, signer, terms)
  console.log(`position ${second.tokenId}`)
  console.log(`took ${toAmount(C, second.amount1).toExact()} C`)
  at = await now(swapx, provider)
  const pool = await readPool(at, A, C, FeeAmount.MEDIUM)
  console.log(`1 A is ${pool.priceOf(A).toSignificant(6)} C`)

  console.log('1 of the native currency with A, from 8 to 12 A')
  const third = await mintWithNative(at, signer, terms)
  console.log(`position ${third.tokenId}`)
  console.log(
    `took ${toAmount(nativeOf(swapx), third.amount0).toExact()} native`,
  )
  console.log(`and ${toAmount(A, third.amount1).toExact()} A`)
  const left = await provider.getBalance(swapx.nonfungiblePositionManager)
  console.log(`left with the manager: ${left}`)
}
