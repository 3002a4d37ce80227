import { Percent } from '@uniswap/sdk-core'
import NonfungiblePositionManager from '@uniswap/v3-periphery/artifacts/contracts/NonfungiblePositionManager.sol/NonfungiblePositionManager.json'
import { FeeAmount, type Pool, Position } from '@uniswap/v3-sdk'
import {
  Contract,
  formatUnits,
  getAddress,
  type Provider,
  parseUnits,
  type Signer,
  type TransactionReceipt,
} from 'ethers'
import { withAllowance } from '../allowance'
import { connect } from '../connection'
import { deadlineIn } from '../deadline'
import type { Deployment, Environment } from '../deployment'
import { atLeast } from '../v2/limits'
import { tokensOf } from './background'
import { quoteExactInput } from './contract-swaps'
import { sellForToken } from './swap-router'
import { readPool } from './trading'

/** First and last tick of a position, multiples of the pool's tick spacing. */
export type Range = { tickLower: number; tickUpper: number }

/** What you offer at most, in smallest units of token0 and token1. */
export type Desired = { amount0Desired: bigint; amount1Desired: bigint }

/**
 * What you accept at least, in smallest units, and until when, in Unix seconds.
 */
export type Limits = {
  amount0Min: bigint
  amount1Min: bigint
  deadline: number
}

export const managerOf = (
  signer: Signer,
  { nonfungiblePositionManager }: Deployment,
) =>
  new Contract(
    nonfungiblePositionManager,
    NonfungiblePositionManager.abi,
    signer,
  )

/** Makes a call that may take up to these amounts of A and B. */
function withDesired<T>(
  signer: Signer,
  { nonfungiblePositionManager: spender, tokens: { A, B } }: Deployment,
  { amount0Desired, amount1Desired }: Desired,
  call: () => Promise<T>,
): Promise<T> {
  return withAllowance(signer, A, spender, amount0Desired, () =>
    withAllowance(signer, B, spender, amount1Desired, call),
  )
}

/**
 * Opens a position in the pool of A and B with the fee of 0.30%.
 * @returns its token ID
 */
export async function mint(
  signer: Signer,
  swapx: Deployment,
  range: Range,
  desired: Desired,
  limits: Limits,
): Promise<bigint> {
  const { nonfungiblePositionManager, tokens } = swapx
  // A has the lower address.
  const pool = { token0: tokens.A, token1: tokens.B, fee: 3000 }
  const recipient = await signer.getAddress()
  const mint = managerOf(signer, swapx).getFunction('mint')
  const order = { ...pool, ...range, ...desired, ...limits, recipient }
  return withDesired(signer, swapx, desired, async () => {
    const transaction = await mint(order)
    return tokenIdOf(await transaction.wait(), nonfungiblePositionManager)
  })
}

/** The token ID in the event IncreaseLiquidity of the position manager. */
function tokenIdOf({ logs }: TransactionReceipt, manager: string): bigint {
  const { interface: abi } = new Contract(
    manager,
    NonfungiblePositionManager.abi,
  )
  const events = logs
    .filter(log => log.address === getAddress(manager))
    .map(log => abi.parseLog(log))
  return events.find(event => event?.name === 'IncreaseLiquidity')?.args.tokenId
}

/** Adds to a position of A and B. */
export async function increase(
  signer: Signer,
  swapx: Deployment,
  tokenId: bigint,
  desired: Desired,
  limits: Limits,
) {
  const increase = managerOf(signer, swapx).getFunction('increaseLiquidity')
  return withDesired(signer, swapx, desired, async () => {
    const transaction = await increase({ tokenId, ...desired, ...limits })
    return transaction.wait()
  })
}

const ALL = 2n ** 128n - 1n // the largest number that collect takes

/**
 * @returns what `collect` would pay now, in smallest units of token0 and token1
 */
export async function claimable(
  signer: Signer,
  swapx: Deployment,
  tokenId: bigint,
) {
  const collect = managerOf(signer, swapx).getFunction('collect')
  const recipient = await signer.getAddress()
  const all = { tokenId, recipient, amount0Max: ALL, amount1Max: ALL }
  const { amount0, amount1 } = await collect.staticCall(all)
  return { amount0: amount0 as bigint, amount1: amount1 as bigint }
}

/**
 * Takes liquidity out of a position and collects it, together with all fees.
 */
export async function decreaseAndCollect(
  signer: Signer,
  swapx: Deployment,
  tokenId: bigint,
  liquidity: bigint,
  limits: Limits,
) {
  const manager = managerOf(signer, swapx)
  const recipient = await signer.getAddress()
  const decrease = { tokenId, liquidity, ...limits }
  const collect = { tokenId, recipient, amount0Max: ALL, amount1Max: ALL }
  const transaction = await manager.getFunction('multicall')([
    manager.interface.encodeFunctionData('decreaseLiquidity', [decrease]),
    manager.interface.encodeFunctionData('collect', [collect]),
  ])
  return transaction.wait()
}

// #region exit
/** Takes everything out of a position and burns its token, all or nothing. */
export async function exit(
  signer: Signer,
  swapx: Deployment,
  tokenId: bigint, // of a position with liquidity
  limits: Limits,
) {
  const manager = managerOf(signer, swapx)
  const { liquidity } = await manager.getFunction('positions')(tokenId)
  const recipient = await signer.getAddress()
  const decrease = { tokenId, liquidity, ...limits }
  const collect = { tokenId, recipient, amount0Max: ALL, amount1Max: ALL }
  const transaction = await manager.getFunction('multicall')([
    manager.interface.encodeFunctionData('decreaseLiquidity', [decrease]),
    manager.interface.encodeFunctionData('collect', [collect]),
    manager.interface.encodeFunctionData('burn', [tokenId]),
  ])
  return transaction.wait()
}
// #endregion

const TOLERANCE = new Percent(50, 10_000) // 0.5% of the price, up or down

/**
 * The least that the planned liquidity costs at a price within the tolerance.
 * A deposit passes after about half of that move, since it gets less liquidity.
 */
export function leastToAdd(pool: Pool, range: Range, desired: Desired) {
  const amount0 = desired.amount0Desired.toString()
  const amount1 = desired.amount1Desired.toString()
  const offer = { pool, ...range, amount0, amount1, useFullPrecision: false }
  const least = Position.fromAmounts(offer).mintAmountsWithSlippage(TOLERANCE)
  return minimumsOf(least)
}

/** The least that a withdrawal pays at a price within the tolerance. */
export function leastToRemove(pool: Pool, range: Range, liquidity: bigint) {
  const position = new Position({
    pool,
    ...range,
    liquidity: liquidity.toString(),
  })
  return minimumsOf(position.burnAmountsWithSlippage(TOLERANCE))
}

const minimumsOf = ({ amount0, amount1 }: Position['mintAmounts']) => ({
  amount0Min: BigInt(amount0.toString()),
  amount1Min: BigInt(amount1.toString()),
})

/** The pool of A and B with the fee of 0.30%, as it is now. */
async function poolNow(provider: Provider, swapx: Deployment): Promise<Pool> {
  const { A, B } = tokensOf(swapx)
  const blockTag = await provider.getBlockNumber()
  return readPool({ provider, swapx, blockTag }, A, B, FeeAmount.MEDIUM)
}

export async function main(environment: Environment) {
  const { swapx, provider, signer } = connect(environment)
  const manager = managerOf(signer, swapx)
  const deadline = await deadlineIn(600, provider)
  // 1.67 to 2.39 B for 1 A.
  const range = { tickLower: -271_200, tickUpper: -267_600 }
  const positionOf = (tokenId: bigint) =>
    manager.getFunction('positions')(tokenId)
  const show = (
    name: string,
    { amount0, amount1 }: { amount0: bigint; amount1: bigint },
  ) =>
    console.log(
      name,
      formatUnits(amount0, 18),
      'A,',
      formatUnits(amount1, 6),
      'B',
    )

  const [tenA, twentyB] = [parseUnits('10', 18), parseUnits('20', 6)]
  const desired = { amount0Desired: tenA, amount1Desired: twentyB }
  let least = leastToAdd(await poolNow(provider, swapx), range, desired)
  const tokenId = await mint(signer, swapx, range, desired, {
    ...least,
    deadline,
  })
  console.log('minted    ', (await positionOf(tokenId)).liquidity.toString())

  least = leastToAdd(await poolNow(provider, swapx), range, desired)
  await increase(signer, swapx, tokenId, desired, { ...least, deadline })
  const { liquidity } = await positionOf(tokenId)
  console.log('increased ', liquidity.toString())

  const sold = parseUnits('10', 18)
  const minimum = atLeast(await quoteExactInput(provider, swapx, sold), 50n)
  await sellForToken(signer, swapx, sold, minimum, deadline)
  const stale = await positionOf(tokenId)
  show('tokensOwed', { amount0: stale.tokensOwed0, amount1: stale.tokensOwed1 })
  show('live fees ', await claimable(signer, swapx, tokenId))

  const half = liquidity / 2n
  least = leastToRemove(await poolNow(provider, swapx), range, half)
  await decreaseAndCollect(signer, swapx, tokenId, half, { ...least, deadline })
  console.log('decreased ', (await positionOf(tokenId)).liquidity.toString())
  show('live fees ', await claimable(signer, swapx, tokenId))

  least = leastToRemove(await poolNow(provider, swapx), range, liquidity - half)
  await exit(signer, swapx, tokenId, { ...least, deadline })
  const left = await manager.getFunction('balanceOf')(signer.address)
  console.log('positions ', left.toString())
}
