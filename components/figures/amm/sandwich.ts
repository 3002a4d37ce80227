import { type Reserves, sellA, sellB } from './example-pair'

type Sandwich = {
  /** B that the attacker's first trade yields. */
  frontRunOut: bigint
  /** B that the pair offers to the victim between the attacker's trades. */
  victimOut: bigint
  /** Whether the victim's trade is executed: the router reverts below the minimum. */
  executed: boolean
  /** A that the attacker gets back for the B of the first trade. */
  backRunOut: bigint
}

/**
 * One block: the attacker sells A, the victim sells A, the attacker sells the B back. Amounts in
 * raw units. Below `minimum` the victim's trade reverts, as in `swapExactTokensForTokens` of
 * `UniswapV2Router02` (`INSUFFICIENT_OUTPUT_AMOUNT`), and leaves the pair as it was.
 */
export function sandwich(
  pool: Reserves,
  frontRunIn: bigint,
  victimIn: bigint,
  minimum: bigint,
): Sandwich {
  const frontRun = sellA(pool, frontRunIn)
  const victim = sellA(frontRun.pool, victimIn)
  const executed = victim.amountOut >= minimum
  const backRun = sellB(executed ? victim.pool : frontRun.pool, frontRun.amountOut)
  return {
    frontRunOut: frontRun.amountOut,
    victimOut: victim.amountOut,
    executed,
    backRunOut: backRun.amountOut,
  }
}

/** The smallest output that a quote and a tolerance in basis points accept, rounded up: one unit has a limit, too. */
export function minimumOut(quoted: bigint, toleranceBips: bigint): bigint {
  return (quoted * (10_000n - toleranceBips) + 9_999n) / 10_000n
}
