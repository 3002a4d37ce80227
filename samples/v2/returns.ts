import { formatUnits, parseEther, parseUnits } from 'ethers'
import { connect } from '../connection'
import { deadlineIn } from '../deadline'
import type { Environment } from '../deployment'
import { type Pair, readPair, reservesFrom } from './pair'
import { addLiquidity } from './pools'
import { pendingFee } from './protocol-fee'
import { sqrt } from './sqrt'
import { swapExactInput } from './swap'

// #region claim
/**
 * The claim of one LP token on sqrt(k), times 10^18. Only fees and donations
 * raise it.
 * @param pendingFee LP tokens, in smallest units, that the pair will mint to
 *   `feeTo`
 */
export function claimPerToken(pair: Pair, pendingFee: bigint): bigint {
  const rootK = sqrt(pair.reserve0 * pair.reserve1)
  return (rootK * 10n ** 18n) / (pair.totalSupply + pendingFee)
}
// #endregion

/** Whole tokens of a position, to show. */
export type Holding = { a: number; b: number }

/**
 * Value of a position in B, and of the deposited tokens, had they been held.
 */
export function compareWithHolding(
  deposited: Holding,
  now: Holding,
  price: number,
) {
  const value = ({ a, b }: Holding) => a * price + b
  const [position, held] = [value(now), value(deposited)]
  return { position, held, difference: position / held - 1 }
}

export async function main(environment: Environment): Promise<void> {
  const { swapx, provider, signer } = connect(environment)
  const tokens: [string, string] = [swapx.tokens.A, swapx.tokens.B]
  const deadline = await deadlineIn(600, provider)
  const desired: [bigint, bigint] = [parseEther('250'), parseUnits('500', 6)]
  const minimums: [bigint, bigint] = [
    parseEther('248.75'),
    parseUnits('497.5', 6),
  ]
  const limits = { desired, minimums, deadline }
  const { amounts, liquidity } = await addLiquidity(
    signer,
    swapx,
    tokens,
    limits,
  )
  const start = await readPair(
    provider,
    swapx,
    tokens,
    await provider.getBlockNumber(),
  )

  // Somebody else buys A until its price is 1.5 times as high.
  const trader = await provider.getSigner() // the local chain's own account
  const trade = {
    amountIn: parseUnits('562.7', 6),
    amountOutMin: parseEther('228'),
    deadline,
  }
  await swapExactInput(trader, swapx, {
    ...trade,
    path: [swapx.tokens.B, swapx.tokens.A],
  })

  const block = await provider.getBlockNumber()
  const end = await readPair(provider, swapx, tokens, block)
  const fee = await pendingFee(provider, swapx, end, block)
  const whole = ([a, b]: [bigint, bigint]): Holding => ({
    a: Number(formatUnits(a)),
    b: Number(formatUnits(b, 6)),
  })
  const [reserveA, reserveB] = reservesFrom(end, swapx.tokens.A)
  const share = (reserve: bigint) =>
    (liquidity * reserve) / (end.totalSupply + fee)
  const now = whole([share(reserveA), share(reserveB)])
  const reserves = whole([reserveA, reserveB])
  // Stands in for the market price: read that from a source you trust.
  const price = reserves.b / reserves.a
  const { position, held, difference } = compareWithHolding(
    whole(amounts),
    now,
    price,
  )
  const growth =
    Number(claimPerToken(end, fee)) / Number(claimPerToken(start, 0n)) - 1

  const percent = (fraction: number) => `${(fraction * 100).toFixed(2)}%`
  console.log(`Price of A: ${price.toFixed(4)} B`)
  console.log(`To withdraw: ${now.a.toFixed(2)} A and ${now.b.toFixed(2)} B`)
  console.log(
    `Worth ${position.toFixed(2)} B, held ${held.toFixed(2)} B: ${percent(difference)}`,
  )
  console.log(`Growth from fees: ${percent(growth)}`)
}
