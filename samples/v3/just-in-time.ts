import { FeeAmount } from '@uniswap/v3-sdk'
import { formatUnits, parseEther, parseUnits, type Signer } from 'ethers'
import { connect } from '../connection'
import { deadlineIn } from '../deadline'
import type { Deployment, Environment } from '../deployment'
import { atLeast } from '../v2/limits'
import { tokensOf } from './background'
import { balanceOf, quoteExactInput } from './contract-swaps'
import {
  claimable,
  decreaseAndCollect,
  leastToAdd,
  leastToRemove,
  managerOf,
  mint,
} from './position-manager'
import { sellForToken } from './swap-router'
import { swapTo } from './target-price'
import { now, readPool } from './trading'

/** The local chain's first position, which covers all prices. */
const STANDING = 1n

/** Two tick spacings around 2 B per A: 1.987 to 2.011 B. */
const NARROW = { tickLower: -269_460, tickUpper: -269_340 }

const poolNow = async (signer: Signer, swapx: Deployment) => {
  const { A, B } = tokensOf(swapx)
  const provider = signer.provider as Parameters<typeof now>[1]
  return readPool(await now(swapx, provider), A, B, FeeAmount.MEDIUM)
}

/**
 * Opens a narrow position for the length of a sale. A real one is in the same
 * block, around a sale that its builder has seen.
 */
async function provideDuring(
  signer: Signer,
  swapx: Deployment,
  deadline: number,
  sale: () => Promise<void>,
): Promise<void> {
  const offer = {
    amount0Desired: parseEther('1000'),
    amount1Desired: parseUnits('2000', 6),
  }
  const least = leastToAdd(await poolNow(signer, swapx), NARROW, offer)
  const limits = { ...least, deadline }
  const tokenId = await mint(signer, swapx, NARROW, offer, limits)
  await sale()
  const positions = managerOf(signer, swapx).getFunction('positions')
  const { liquidity } = await positions(tokenId)
  const pool = await poolNow(signer, swapx)
  const minimums = leastToRemove(pool, NARROW, liquidity)
  const terms = { ...minimums, deadline }
  await decreaseAndCollect(signer, swapx, tokenId, liquidity, terms)
}

export async function main(environment: Environment): Promise<void> {
  const { swapx, provider, signer } = connect(environment)
  const { A, B } = swapx.tokens
  const trader = await provider.getSigner() // who has the standing position
  const deadline = await deadlineIn(600, provider)
  const amountIn = parseEther('10')

  async function sellAndPrint(): Promise<void> {
    const before = await balanceOf(trader, B, trader.address)
    const feesBefore = await claimable(trader, swapx, STANDING)
    const quote = await quoteExactInput(provider, swapx, amountIn)
    const minimum = atLeast(quote, 50n)
    await sellForToken(trader, swapx, amountIn, minimum, deadline)
    const received = (await balanceOf(trader, B, trader.address)) - before
    const fees = await claimable(trader, swapx, STANDING)
    const earned = fees.amount0 - feesBefore.amount0
    console.log(`  the seller gets ${formatUnits(received, 6)} B`)
    console.log(`  the standing position earns ${formatUnits(earned)} A`)
  }

  const start = BigInt((await poolNow(signer, swapx)).sqrtRatioX96.toString())
  console.log('Somebody sells 10 A:')
  await sellAndPrint()
  // Back to 2 B per A.
  const buyA = { tokenIn: B, tokenOut: A, fee: FeeAmount.MEDIUM }
  await swapTo(trader, swapx, buyA, start)

  const balances = () =>
    Promise.all([A, B].map(token => balanceOf(signer, token, signer.address)))
  const [a = 0n, b = 0n] = await balances()
  console.log('The same sale, with liquidity for its length only:')
  await provideDuring(signer, swapx, deadline, sellAndPrint)
  const [endA = 0n, endB = 0n] = await balances()
  const [boughtA, paidB] = [formatUnits(endA - a), formatUnits(b - endB, 6)]
  console.log(`  its provider has bought ${boughtA} A for ${paidB} B`)
}
