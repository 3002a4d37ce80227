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
  type Hex,
  isAddressEqual,
  parseEther,
  parseEventLogs,
  parseUnits,
  type TransactionReceipt,
} from 'viem'
import { call, getBalance, sendTransaction } from 'viem/actions'
import { confirmed, connect, type Writer } from '../connection-viem'
import { deadlineIn } from '../deadline-viem'
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
import { managerAbi, priceFrom } from './position-data-viem'
import type { At } from './quoting-viem'
import { now, readPool, withApproval } from './trading-viem'

/**
 * Sends what the SDK has encoded to the position manager and waits for its
 * block.
 */
export async function sendToManager(
  client: Writer,
  swapx: Deployment,
  { calldata, value }: MethodParameters,
): Promise<TransactionReceipt> {
  const request = {
    to: getAddress(swapx.nonfungiblePositionManager),
    data: calldata as Hex,
    value: BigInt(value),
  }
  await call(client, request)
  return await confirmed(client, await sendTransaction(client, request))
}

/** Reads from the receipt what a mint or an increase has done. */
export function added({ logs }: TransactionReceipt, swapx: Deployment): Added {
  const manager = getAddress(swapx.nonfungiblePositionManager)
  const [event] = parseEventLogs({
    abi: managerAbi,
    eventName: 'IncreaseLiquidity',
    logs: logs.filter(({ address }) => isAddressEqual(address, manager)),
  })
  if (!event) throw new Error('The transaction added no liquidity.')
  return event.args
}

/**
 * Approves, then mints a position or, with the options for that, increases one.
 * Whatever happens, it takes back what the node shows as left: see
 * `withAllowance`.
 */
export async function addLiquidity(
  client: Writer,
  swapx: Deployment,
  position: Position,
  options: AddLiquidityOptions,
): Promise<Added> {
  const manager = getAddress(swapx.nonfungiblePositionManager)
  const send = async () => {
    const encoded = NonfungiblePositionManager.addCallParameters(
      position,
      options,
    )
    return added(await sendToManager(client, swapx, encoded), swapx)
  }
  // The approval of one token around that of the next.
  const approved = tokenCost(position, options.useNative).reduce(
    (call, amount) => () => withApproval(client, manager, amount, call),
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
  client: Writer,
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
  const recipient = client.account.address
  return await addLiquidity(client, at.swapx, position, { ...terms, recipient })
}

/** Creates a pool at 0.5 C for 1 A, and mints from 0.4 to 0.6 C with 100 A. */
export async function mintInNewPool(
  at: At,
  client: Writer,
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
  const recipient = client.account.address
  const options = { ...terms, recipient, createPool: true }
  return await addLiquidity(client, at.swapx, position, options)
}

/**
 * Mints with 1 of the native currency and 10 to 15 A, from 8 to 12 A for 1
 * native.
 */
export async function mintWithNative(
  at: At,
  client: Writer,
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
  const recipient = client.account.address
  const options = { ...terms, recipient, useNative: native }
  return await addLiquidity(client, at.swapx, position, options)
}

export async function main(environment: Environment) {
  const { swapx, client } = connect(environment)
  const { A, B, C } = tokensOf(swapx)
  const slippageTolerance = new Percent(50, 10_000)
  const terms = {
    slippageTolerance,
    deadline: await deadlineIn(600, client),
  }

  console.log('100 A with B, from 1.8 to 2.2 B')
  let at = await now(swapx, client)
  const first = await mintExample(at, client, terms)
  console.log(`position ${first.tokenId}, liquidity ${first.liquidity}`)
  console.log(`took ${toAmount(A, first.amount0).toExact()} A`)
  console.log(`and ${toAmount(B, first.amount1).toExact()} B`)

  console.log('100 A with C, from 0.4 to 0.6 C, in a new pool')
  at = await now(swapx, client)
  const second = await mintInNewPool(at, client, terms)
  console.log(`position ${second.tokenId}`)
  console.log(`took ${toAmount(C, second.amount1).toExact()} C`)
  at = await now(swapx, client)
  const pool = await readPool(at, A, C, FeeAmount.MEDIUM)
  console.log(`1 A is ${pool.priceOf(A).toSignificant(6)} C`)

  console.log('1 of the native currency with A, from 8 to 12 A')
  const third = await mintWithNative(at, client, terms)
  console.log(`position ${third.tokenId}`)
  console.log(
    `took ${toAmount(nativeOf(swapx), third.amount0).toExact()} native`,
  )
  console.log(`and ${toAmount(A, third.amount1).toExact()} A`)
  const address = getAddress(swapx.nonfungiblePositionManager)
  const left = await getBalance(client, { address })
  console.log(`left with the manager: ${left}`)
}
