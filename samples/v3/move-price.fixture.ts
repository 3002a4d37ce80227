import { encodeSqrtRatioX96, FeeAmount } from '@uniswap/v3-sdk'
import { Contract, type Wallet } from 'ethers'
import type { Deployment } from '../deployment'
import { approve } from './approve.fixture'
import { toAmount, tokensOf, toRaw } from './background'
import { now, readPool } from './trading'

/**
 * Swaps until the price of A in B, in the pool of this fee, has moved by a number of hundredths
 * of a percent.
 * @throws if the price ends elsewhere
 */
export async function movePrice(
  signer: Wallet,
  swapx: Deployment,
  basisPoints: number,
  deadline: number,
  fee = FeeAmount.MEDIUM,
): Promise<void> {
  const { A, B } = tokensOf(swapx)
  const from = await readPool(await now(swapx, providerOf(signer)), A, B, fee)
  const { numerator, denominator } = from.token0Price.asFraction
    .multiply(10_000 + basisPoints)
    .divide(10_000)
  const limit = BigInt(encodeSqrtRatioX96(numerator, denominator).toString())
  await movePriceTo(signer, swapx, limit, deadline, fee)
}

/**
 * Swaps until the square root of the price, in the pool of A and B of this fee, is a number, as Q64.96.
 * @throws if the price ends elsewhere
 */
export async function movePriceTo(
  signer: Wallet,
  swapx: Deployment,
  limit: bigint,
  deadline: number,
  fee: FeeAmount,
): Promise<void> {
  const { A, B } = tokensOf(swapx)
  const read = async () => {
    const { sqrtRatioX96 } = await readPool(await now(swapx, providerOf(signer)), A, B, fee)
    return BigInt(sqrtRatioX96.toString())
  }
  const [tokenIn, tokenOut] = limit < (await read()) ? [A, B] : [B, A]
  const amount = toAmount(tokenIn, 10n ** BigInt(tokenIn.decimals) * 1000n)
  await approve(signer, swapx.swapRouter, amount)
  const abi = [
    'function exactInputSingle((address, address, uint24, address, uint256, uint256, uint256, uint160)) payable returns (uint256)',
  ]
  const router = new Contract(swapx.swapRouter, abi, signer)
  const ends = [tokenIn.address, tokenOut.address, fee, signer.address]
  const swap = await router.getFunction('exactInputSingle')([
    ...ends,
    ...[deadline, toRaw(amount), 1, limit],
  ])
  await swap.wait()
  if ((await read()) !== limit) throw new Error('The pool has too much liquidity.')
}

const providerOf = (signer: Wallet) => signer.provider as Parameters<typeof now>[1]
