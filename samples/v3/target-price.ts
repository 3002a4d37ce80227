import SwapRouter from '@uniswap/v3-periphery/artifacts/contracts/SwapRouter.sol/SwapRouter.json'
import { encodeSqrtRatioX96, TickMath } from '@uniswap/v3-sdk'
import {
  Contract,
  formatUnits,
  type Provider,
  parseEther,
  parseUnits,
  type Signer,
  ZeroAddress,
} from 'ethers'
import { withAllowance } from '../allowance'
import { connect } from '../connection'
import { deadlineIn } from '../deadline'
import type { Deployment, Environment } from '../deployment'
import { factoryAbi, poolAbi, quoterV2Abi } from './abi'

/** A pool, in the direction of the swap. */
export type Direction = { tokenIn: string; tokenOut: string; fee: number }

// #region reach
/**
 * The input, in smallest units, that moves the price of a pool to a limit. It
 * asks for all that the pool has up to there.
 * @throws `SPL` for a price on the other side of the present one
 */
export async function inputToReach(
  provider: Provider,
  { quoterV2 }: Deployment,
  direction: Direction,
  sqrtPriceLimitX96: bigint,
): Promise<bigint> {
  const quoter = new Contract(quoterV2, quoterV2Abi, provider)
  const amount = 2n ** 255n - 1n
  const { amountIn } = await quoter
    .getFunction('quoteExactOutputSingle')
    .staticCall({ ...direction, amount, sqrtPriceLimitX96 })
  return amountIn
}
// #endregion

// #region push
/**
 * Where the price must stay for `seconds`, from `tick`, so that its mean over
 * `window` seconds moves by a number of ticks. A negative one means down.
 */
export function pushedPrice(
  tick: number,
  ticks: number,
  window: number,
  seconds: number,
): bigint {
  const distance = Math.ceil((Math.abs(ticks) * window) / seconds)
  const pushed = tick + Math.sign(ticks) * distance
  // The last prices at which a pool trades.
  const [lowest, highest] = [TickMath.MIN_TICK + 1, TickMath.MAX_TICK - 1]
  const end = Math.max(lowest, Math.min(pushed, highest))
  return BigInt(TickMath.getSqrtRatioAtTick(end).toString())
}
// #endregion

// #region cost
/**
 * What an attacker pays to move the mean price of a pool in one push, and what
 * they get for it, in smallest units. What they get is worth little more than
 * before. Many small pushes cost far less.
 * @param ticks 954 for 10%
 */
export async function costOfMovingMean(
  provider: Provider,
  swapx: Deployment,
  direction: Direction,
  [ticks, window, seconds]: [number, number, number],
): Promise<{ amountIn: bigint; amountOut: bigint }> {
  const { tokenIn, tokenOut, fee } = direction
  const find = new Contract(swapx.v3Factory, factoryAbi, provider)
  const pool = await find.getFunction('getPool')(tokenIn, tokenOut, fee)
  if (pool === ZeroAddress) throw new Error('There is no pool of this fee.')
  const slot0 = new Contract(pool, poolAbi, provider).getFunction('slot0')
  const tick = Number((await slot0()).tick)
  const isDown = BigInt(tokenIn) < BigInt(tokenOut)
  const limit = pushedPrice(tick, isDown ? -ticks : ticks, window, seconds)
  const amountIn = await inputToReach(provider, swapx, direction, limit)
  const quoter = new Contract(swapx.quoterV2, quoterV2Abi, provider)
  const { amountOut } = await quoter
    .getFunction('quoteExactInputSingle')
    .staticCall({ ...direction, amountIn, sqrtPriceLimitX96: limit })
  return { amountIn, amountOut }
}
// #endregion

/**
 * Buys or sells until the price of a pool is at a limit. For the local chain:
 * nothing bounds what it pays but the pool.
 */
export async function swapTo(
  signer: Signer,
  swapx: Deployment,
  direction: Direction,
  sqrtPriceLimitX96: bigint,
): Promise<void> {
  const provider = signer.provider as Provider
  const { tokenIn, tokenOut, fee } = direction
  const recipient = await signer.getAddress()
  const amountIn = await inputToReach(
    provider,
    swapx,
    direction,
    sqrtPriceLimitX96,
  )
  const order = {
    ...{ tokenIn, tokenOut, fee, recipient, amountIn, sqrtPriceLimitX96 },
    deadline: await deadlineIn(600, provider),
    amountOutMinimum: 1n,
  }
  const router = new Contract(swapx.swapRouter, SwapRouter.abi, signer)
  await withAllowance(signer, tokenIn, swapx.swapRouter, amountIn, async () =>
    (await router.getFunction('exactInputSingle')(order)).wait(),
  )
}

export async function main(environment: Environment): Promise<void> {
  const { swapx, provider } = connect(environment)
  const { A, B } = swapx.tokens
  const buyA = { tokenIn: B, tokenOut: A, fee: 3000 }
  const units = [parseUnits('2.2', 6), parseEther('1')].map(String)
  const limit = BigInt(
    encodeSqrtRatioX96(...(units as [string, string])).toString(),
  )
  const input = await inputToReach(provider, swapx, buyA, limit)
  console.log(`From 2 to 2.2 B per A: ${formatUnits(input, 6)} B`)

  // 954 ticks are 10%.
  const { amountIn, amountOut } = await costOfMovingMean(
    provider,
    swapx,
    buyA,
    [954, 1800, 12],
  )
  console.log('To raise the mean of 30 minutes by 10% within 12 s:')
  console.log(`  pay ${formatUnits(amountIn, 6)} B`)
  console.log(`  for ${formatUnits(amountOut)} A`)

  const small = await costOfMovingMean(provider, swapx, buyA, [954, 12, 12])
  // What is bought is worth 2 B for 1 A again after each push.
  const loss = small.amountIn - (2n * small.amountOut) / 10n ** 12n
  console.log('By 150 pushes of 10%, one every 12 s:')
  console.log(`  pay ${formatUnits(small.amountIn, 6)} B at a time`)
  console.log(`  lose ${formatUnits(150n * loss, 6)} B in all`)
}
