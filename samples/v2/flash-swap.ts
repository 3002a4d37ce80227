import type { BaseContract, Provider, Signer } from 'ethers'
import {
  Contract,
  formatUnits,
  parseEther,
  parseUnits,
  ZeroAddress,
} from 'ethers'
import { withAllowance } from '../allowance'
import { connect } from '../connection'
import { deadlineIn } from '../deadline'
import type { Deployment, Environment } from '../deployment'
import { pairAbi, routerAbi, tokenAbi, v3QuoterAbi, v3RouterAbi } from './abi'
import { deployContract } from './deploy'
import { atLeast } from './limits'
import { pairAddress } from './pair-address'
import { quoteExactInput } from './swap'

/** What repays a loan in the token that was borrowed, in its smallest unit. */
export function repaymentInSameToken(amount: bigint): bigint {
  return (amount * 1000n + 996n) / 997n // rounded up
}

/**
 * What repays a loan in the other token of the pair, in that token's smallest
 * unit.
 */
export async function repaymentInOtherToken(
  provider: Provider,
  swapx: Deployment,
  { borrow, other, amount }: { borrow: string; other: string; amount: bigint },
): Promise<bigint> {
  const pair = new Contract(
    pairAddress(swapx, borrow, other),
    pairAbi,
    provider,
  )
  const [reserve0, reserve1] = await pair
    .getFunction('getReserves')
    .staticCall()
  const isOther0 = BigInt(other) < BigInt(borrow)
  const [reserveIn, reserveOut] = isOther0
    ? [reserve0, reserve1]
    : [reserve1, reserve0]
  const router = new Contract(swapx.v2Router02, routerAbi, provider)
  return router
    .getFunction('getAmountIn')
    .staticCall(amount, reserveIn, reserveOut)
}

/** `FlashBorrower.Plan`: amounts in the smallest unit of their token. */
export type Plan = {
  borrow: string
  other: string
  amount: bigint
  via: string
  viaMin: bigint
  v3Fee: number
  minProfit: bigint
  deadline: number
}

/**
 * What a plan would earn now, before gas, in the smallest unit of the token
 * that it repays.
 */
export async function expectedProfit(
  provider: Provider,
  swapx: Deployment,
  { borrow, other, amount, via, v3Fee }: Plan,
): Promise<bigint> {
  const quoter = new Contract(swapx.quoter, v3QuoterAbi, provider)
  const quote = quoter.getFunction('quoteExactInputSingle')
  const sell = (
    tokenIn: string,
    tokenOut: string,
    amountIn: bigint,
  ): Promise<bigint> => quote.staticCall(tokenIn, tokenOut, v3Fee, amountIn, 0n)
  if (via === ZeroAddress) {
    const owed = await repaymentInOtherToken(provider, swapx, {
      borrow,
      other,
      amount,
    })
    return (await sell(borrow, other, amount)) - owed
  }
  const bought = await quoteExactInput(provider, swapx, amount, [borrow, via])
  return (await sell(via, borrow, bought)) - repaymentInSameToken(amount)
}

/**
 * Runs a plan from the account that owns the contract, after a simulation.
 * @returns the profit, in the smallest unit of the token that was repaid
 */
export async function runPlan(
  owner: Signer,
  flashBorrower: BaseContract,
  plan: Plan,
): Promise<bigint> {
  const profitToken = plan.via === ZeroAddress ? plan.other : plan.borrow
  const balanceOf = new Contract(profitToken, tokenAbi, owner).getFunction(
    'balanceOf',
  )
  const before: bigint = await balanceOf.staticCall(owner)
  const run = flashBorrower.getFunction('run')
  await run.staticCall(plan)
  await (await run.send(plan)).wait()
  return (await balanceOf.staticCall(owner)) - before
}

/**
 * Makes A cost more in v3 than in v2: buys A for 200 B in the v3 pool of A and
 * B at 0.3%.
 */
export async function raisePriceInV3(
  signer: Signer,
  swapx: Deployment,
  deadline: number,
) {
  const { A, B } = swapx.tokens
  const amountIn = parseUnits('200', 6)
  const router = new Contract(swapx.swapRouter, v3RouterAbi, signer)
  const buy = router.getFunction('exactInputSingle')
  const order = {
    tokenIn: B,
    tokenOut: A,
    fee: 3000,
    recipient: signer,
    deadline,
    amountIn,
    amountOutMinimum: parseEther('90'),
    sqrtPriceLimitX96: 0n,
  }
  await withAllowance(signer, B, swapx.swapRouter, amountIn, async () =>
    (await buy.send(order)).wait(),
  )
}

/**
 * The least profit for which to run a plan, in smallest units of B: more than
 * its gas costs.
 */
const WORTHWHILE = parseUnits('1', 6)

export async function main(environment: Environment): Promise<void> {
  const { swapx, provider, signer } = connect(environment)
  const { A, B, C } = swapx.tokens
  const deadline = await deadlineIn(600, provider)
  await raisePriceInV3(signer, swapx, deadline)
  const routers = [swapx.v2Router02, swapx.swapRouter]
  const flashBorrower = await deployContract(
    signer,
    'FlashBorrower',
    ...routers,
  )

  async function runIfWorthwhile(name: string, plan: Plan): Promise<void> {
    const expected = await expectedProfit(provider, swapx, plan)
    const minProfit = atLeast(expected, 1_000n) // 10% less
    if (minProfit < WORTHWHILE) return
    const profit = await runPlan(signer, flashBorrower, { ...plan, minProfit })
    const [hoped, got] = [expected, profit].map(amount =>
      formatUnits(amount, 6),
    )
    console.log(`${name}: expected a profit of ${hoped} B, got ${got} B.`)
  }
  const common = { v3Fee: 3000, minProfit: 0n, deadline }

  // Borrow A of the pair A/B, sell it in v3, repay B.
  const loanOfA = { borrow: A, other: B, amount: parseEther('10') }
  await runIfWorthwhile('10 A', {
    ...loanOfA,
    via: ZeroAddress,
    viaMin: 0n,
    ...common,
  })

  // Borrow B of the pair B/C, buy A with it in v2, sell that in v3, repay B.
  const loanOfB = { borrow: B, other: C, amount: parseUnits('20', 6) }
  const bought = await quoteExactInput(provider, swapx, loanOfB.amount, [B, A])
  const viaMin = atLeast(bought, 50n)
  await runIfWorthwhile('20 B', { ...loanOfB, via: A, viaMin, ...common })
}
