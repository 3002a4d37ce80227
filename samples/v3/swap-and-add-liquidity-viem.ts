import { Percent } from '@uniswap/sdk-core'
import { FeeAmount, type Pool } from '@uniswap/v3-sdk'
import { type Address, getAddress, type Hex, parseAbi, parseEther } from 'viem'
import { deployContract, simulateContract, writeContract } from 'viem/actions'
import { compileContracts } from '../chain/compile'
import { confirmed, connect, type Writer } from '../connection-viem'
import { deadlineIn } from '../deadline-viem'
import type { Environment } from '../deployment'
import { checkTrade } from '../trade-check'
import { transferred } from '../transferred-viem'
import { poolAddress, toAmount, tokensOf, toRaw } from './background'
import { added, addLiquidity } from './minting-viem'
import {
  type Added,
  positionWithin,
  rangeBetween,
  type Terms,
} from './position'
import { priceFrom } from './position-data-viem'
import type { At } from './quoting-viem'
import { ChainTicks } from './routing-viem'
import type { Task } from './swap-and-add-liquidity'
import { checkMove, checkPlanned, type Plan, plan } from './swap-plan'
import {
  directRoute,
  now,
  readPool,
  sell,
  swap,
  withApproval,
} from './trading-viem'

/**
 * Reads the pool with its ticks and plans the task.
 * @throws if the swap would move the price by more than a trade may
 */
export async function planTask(
  at: At,
  { amount, other, fee, range }: Task,
): Promise<Plan> {
  const address = poolAddress(at.swapx, amount.currency, other, fee)
  const ticks = new ChainTicks(at, address)
  const pool = await readPool(at, amount.currency, other, fee, ticks)
  const planned = await plan(pool, range, amount)
  checkMove(pool, planned)
  return planned
}

// #region swap-and-add
/**
 * Swaps, then mints from what is there: two transactions, each after its
 * approvals.
 */
export async function swapAndAdd(
  at: At,
  client: Writer,
  task: Task,
  terms: Terms,
) {
  const { amount, other, fee, range } = task
  const recipient = client.account.address
  const options = { ...terms, recipient }

  const planned = await planTask(at, task)
  const { toSwap } = planned
  const sale = await sell(
    at,
    await directRoute(at, amount.currency, other, fee),
    toSwap,
  )
  const receipt = await swap(client, at.swapx, sale, options)
  const received = transferred(receipt, other, recipient)

  const afterSwap = { ...at, blockNumber: receipt.blockNumber }
  const pool = await readPool(afterSwap, amount.currency, other, fee)
  checkPlanned(pool, planned, terms.slippageTolerance)
  const rest = amount.subtract(toSwap)
  const position = positionWithin(pool, range, rest, received)
  const minted = await addLiquidity(client, at.swapx, position, options)
  return { toSwap, received, minted }
}
// #endregion

export const swapAndMintAbi = parseAbi([
  'constructor(address router, address manager, address token0, address token1, uint24 fee)',
  'struct Order { bool sellsToken0; uint256 amountIn; uint256 amountToSwap; uint256 amountOutMinimum; int24 tickLower; int24 tickUpper; uint256 amount0Min; uint256 amount1Min; uint256 deadline; }',
  'function swapAndMint(Order order) returns (uint256 tokenId, uint128 liquidity)',
])

/** Deploys SwapAndMint for a pool. */
export async function deploySwapAndMint(
  { swapx }: At,
  client: Writer,
  { token0, token1, fee }: Pool,
  compiled: { bytecode: string } | undefined,
): Promise<Address> {
  if (!compiled) throw new Error('contracts/SwapAndMint.sol is missing.')
  const hash = await deployContract(client, {
    abi: swapAndMintAbi,
    bytecode: compiled.bytecode as Hex,
    args: [
      getAddress(swapx.swapRouter),
      getAddress(swapx.nonfungiblePositionManager),
      getAddress(token0.address),
      getAddress(token1.address),
      fee,
    ],
  })
  const { contractAddress } = await confirmed(client, hash)
  if (!contractAddress) throw new Error('The transaction made no contract.')
  return contractAddress
}

/**
 * Swaps and mints in one transaction: both happen, or neither, and no approval
 * is left.
 */
export async function swapAndAddAtOnce(
  at: At,
  client: Writer,
  contract: Address,
  task: Task,
  { slippageTolerance, deadline }: Terms,
): Promise<Added> {
  const { amount, other, fee, range } = task
  const { toSwap, position } = await planTask(at, task)
  const sale = await sell(
    at,
    await directRoute(at, amount.currency, other, fee),
    toSwap,
  )
  checkTrade(sale, slippageTolerance)
  const minimums = position.mintAmountsWithSlippage(slippageTolerance)
  const order = {
    sellsToken0: amount.currency.equals(position.pool.token0),
    amountIn: toRaw(amount),
    amountToSwap: toRaw(toSwap),
    amountOutMinimum: toRaw(sale.minimumAmountOut(slippageTolerance)),
    ...range,
    amount0Min: BigInt(minimums.amount0.toString()),
    amount1Min: BigInt(minimums.amount1.toString()),
    deadline: BigInt(deadline),
  }
  return withApproval(client, contract, amount, async () => {
    const { request } = await simulateContract(client, {
      address: contract,
      abi: swapAndMintAbi,
      functionName: 'swapAndMint',
      args: [order],
    })
    const hash = await writeContract(client, request)
    return added(await confirmed(client, hash), at.swapx)
  })
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

  let at = await now(swapx, client)
  const before = await readPool(at, A, B, fee)
  const range = rangeBetween(
    before,
    priceFrom(A, B, '1.8'),
    priceFrom(A, B, '2.2'),
  )
  const hundredA = {
    amount: toAmount(A, parseEther('100')),
    other: B,
    fee,
    range,
  }
  const { toSwap, received, minted } = await swapAndAdd(
    at,
    client,
    hundredA,
    terms,
  )
  console.log(`swapped ${toSwap.toExact()} A for ${received.toExact()} B`)
  const taken = toAmount(A, minted.amount0)
  const takenB = toAmount(B, minted.amount1)
  console.log(
    `position ${minted.tokenId}: ${taken.toExact()} A, ${takenB.toExact()} B`,
  )
  const left = hundredA.amount.subtract(toSwap).subtract(taken)
  console.log(
    `left: ${left.toExact()} A, ${received.subtract(takenB).toExact()} B`,
  )
  at = await now(swapx, client)
  const after = await readPool(at, A, B, fee)
  const [was, is] = [before.priceOf(A).toFixed(4), after.priceOf(A).toFixed(4)]
  console.log(`1 A was ${was} B, is ${is} B`)

  console.log('In one transaction, with 10 A')
  const compiled = compileContracts().SwapAndMint
  const contract = await deploySwapAndMint(at, client, after, compiled)
  const tenA = { ...hundredA, amount: toAmount(A, parseEther('10')) }
  at = await now(swapx, client)
  const atOnce = await swapAndAddAtOnce(at, client, contract, tenA, terms)
  const [usedA, usedB] = [
    toAmount(A, atOnce.amount0),
    toAmount(B, atOnce.amount1),
  ]
  console.log(
    `position ${atOnce.tokenId}: ${usedA.toExact()} A, ${usedB.toExact()} B`,
  )
}
