import { type CurrencyAmount, Percent, type Token } from '@uniswap/sdk-core'
import { FeeAmount, type Pool } from '@uniswap/v3-sdk'
import {
  type BaseContract,
  Contract,
  ContractFactory,
  type InterfaceAbi,
  parseEther,
  type Signer,
} from 'ethers'
import { compileContracts } from '../chain/compile'
import { connect } from '../connection'
import { deadlineIn } from '../deadline'
import type { Environment } from '../deployment'
import { checkTrade } from '../trade-check'
import { transferred } from '../transferred'
import { poolAddress, toAmount, tokensOf, toRaw } from './background'
import { added, addLiquidity } from './minting'
import {
  type Added,
  positionWithin,
  type Range,
  rangeBetween,
  type Terms,
} from './position'
import { priceFrom } from './position-data'
import type { At } from './quoting'
import { ChainTicks } from './routing'
import { checkMove, checkPlanned, type Plan, plan } from './swap-plan'
import { directRoute, now, readPool, sell, swap, withApproval } from './trading'

/**
 * A position to create from an amount of one token, in the pool with this
 * fee.
 */
export type Task = {
  amount: CurrencyAmount<Token>
  other: Token
  fee: FeeAmount
  range: Range
}

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
  signer: Signer,
  task: Task,
  terms: Terms,
) {
  const { amount, other, fee, range } = task
  const recipient = await signer.getAddress()
  const options = { ...terms, recipient }

  const planned = await planTask(at, task)
  const { toSwap } = planned
  const sale = await sell(
    at,
    await directRoute(at, amount.currency, other, fee),
    toSwap,
  )
  const receipt = await swap(signer, at.swapx, sale, options)
  const received = transferred(receipt, other, recipient)

  const afterSwap = { ...at, blockTag: receipt.blockNumber }
  const pool = await readPool(afterSwap, amount.currency, other, fee)
  checkPlanned(pool, planned, terms.slippageTolerance)
  const rest = amount.subtract(toSwap)
  const position = positionWithin(pool, range, rest, received)
  const minted = await addLiquidity(signer, at.swapx, position, options)
  return { toSwap, received, minted }
}
// #endregion

/** Deploys SwapAndMint for a pool. */
export async function deploySwapAndMint(
  { swapx }: At,
  signer: Signer,
  { token0, token1, fee }: Pool,
  compiled: { abi: InterfaceAbi; bytecode: string } | undefined,
): Promise<BaseContract> {
  if (!compiled) throw new Error('contracts/SwapAndMint.sol is missing.')
  const { swapRouter, nonfungiblePositionManager: manager } = swapx
  const factory = new ContractFactory(compiled.abi, compiled.bytecode, signer)
  const tokens = [token0.address, token1.address]
  const contract = await factory.deploy(swapRouter, manager, ...tokens, fee)
  return await contract.waitForDeployment()
}

const swapAndMintAbi = [
  `function swapAndMint((bool sellsToken0, uint256 amountIn, uint256 amountToSwap,
    uint256 amountOutMinimum, int24 tickLower, int24 tickUpper, uint256 amount0Min,
    uint256 amount1Min, uint256 deadline) order)
    returns (uint256 tokenId, uint128 liquidity)`,
]

/**
 * Swaps and mints in one transaction: both happen, or neither, and no approval
 * is left.
 */
export async function swapAndAddAtOnce(
  at: At,
  signer: Signer,
  contract: string,
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
    amount0Min: minimums.amount0.toString(),
    amount1Min: minimums.amount1.toString(),
    deadline,
  }
  const send = new Contract(contract, swapAndMintAbi, signer).getFunction(
    'swapAndMint',
  )
  return withApproval(signer, contract, amount, async () => {
    const transaction = await send(order)
    return added(await transaction.wait(), at.swapx)
  })
}

export async function main(environment: Environment) {
  const { swapx, provider, signer } = connect(environment)
  const { A, B } = tokensOf(swapx)
  const fee = FeeAmount.MEDIUM
  const slippageTolerance = new Percent(50, 10_000)
  const terms = {
    slippageTolerance,
    deadline: await deadlineIn(600, provider),
  }

  let at = await now(swapx, provider)
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
    signer,
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
  at = await now(swapx, provider)
  const after = await readPool(at, A, B, fee)
  const [was, is] = [before.priceOf(A).toFixed(4), after.priceOf(A).toFixed(4)]
  console.log(`1 A was ${was} B, is ${is} B`)

  console.log('In one transaction, with 10 A')
  const compiled = compileContracts().SwapAndMint
  const contract = await deploySwapAndMint(at, signer, after, compiled)
  const address = await contract.getAddress()
  const tenA = { ...hundredA, amount: toAmount(A, parseEther('10')) }
  at = await now(swapx, provider)
  const atOnce = await swapAndAddAtOnce(at, signer, address, tenA, terms)
  const [usedA, usedB] = [
    toAmount(A, atOnce.amount0),
    toAmount(B, atOnce.amount1),
  ]
  console.log(
    `position ${atOnce.tokenId}: ${usedA.toExact()} A, ${usedB.toExact()} B`,
  )
}
