import {
  formatUnits,
  isError,
  type Provider,
  parseEther,
  type Signer,
} from 'ethers'
import { connect } from '../connection'
import { deadlineIn } from '../deadline'
import type { Deployment, Environment } from '../deployment'
import { atLeast } from './limits'
import { type Path, quoteExactInput, swapExactInput } from './swap'

/**
 * Amounts in smallest units. `received` is undefined if the victim's swap
 * reverted.
 */
export type Outcome = { received: bigint | undefined; attackerGain: bigint }

/** An attacker sells before the victim sells, and buys back afterwards. */
export async function sandwich(
  {
    attacker,
    victim,
    provider,
  }: { attacker: Signer; victim: Signer; provider: Provider },
  swapx: Deployment,
  trade: {
    frontRun: bigint
    amountIn: bigint
    amountOutMin: bigint
    path: Path
    deadline: number
  },
): Promise<Outcome> {
  const { frontRun, amountIn, amountOutMin, path, deadline } = trade
  async function attack(input: bigint, way: Path): Promise<bigint> {
    const quote = await quoteExactInput(provider, swapx, input, way)
    const limits = { amountIn: input, amountOutMin: quote, path: way, deadline }
    return swapExactInput(attacker, swapx, limits)
  }
  const bought = await attack(frontRun, path)
  const own = { amountIn, amountOutMin, path, deadline }
  const received = await swapExactInput(victim, swapx, own).catch(orRevert)
  const regained = await attack(bought, [...path].reverse() as Path)
  return { received, attackerGain: regained - frontRun }
}

/** Lets a revert for too little output pass as an outcome. */
function orRevert(error: unknown): undefined {
  const reason = 'UniswapV2Router: INSUFFICIENT_OUTPUT_AMOUNT'
  if (isError(error, 'CALL_EXCEPTION') && error.reason === reason) return
  throw error
}

export async function main(environment: Environment): Promise<void> {
  const { swapx, provider, signer } = connect(environment)
  const { A, B } = swapx.tokens
  const attacker = await provider.getSigner() // the local chain's own account
  const deadline = await deadlineIn(600, provider)

  const amountIn = parseEther('10')
  const path: Path = [A, B]
  const quote = await quoteExactInput(provider, swapx, amountIn, path)
  console.log(`Quote for 10 A: ${formatUnits(quote, 6)} B`)
  const attacks = [
    { frontRun: '2330', tolerance: 9_999n },
    { frontRun: '50', tolerance: 50n },
    { frontRun: '2.52566', tolerance: 50n },
  ]
  for (const { frontRun, tolerance } of attacks) {
    const amountOutMin = atLeast(quote, tolerance)
    const trade = {
      frontRun: parseEther(frontRun),
      amountIn,
      amountOutMin,
      path,
      deadline,
    }
    const before = await provider.send('evm_snapshot', [])
    const outcome = await sandwich(
      { attacker, victim: signer, provider },
      swapx,
      trade,
    )
    await provider.send('evm_revert', [before])
    const { received, attackerGain } = outcome
    const got =
      received === undefined ? 'reverts' : `gets ${formatUnits(received, 6)} B`
    console.log(
      `${frontRun} A in front, minimum ${formatUnits(amountOutMin, 6)} B:`,
    )
    console.log(
      `  your swap ${got}, the attacker gains ${formatUnits(attackerGain)} A`,
    )
  }
}
