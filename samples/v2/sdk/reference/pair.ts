import { CurrencyAmount, Token } from '@uniswap/sdk-core'
import { Pair } from '@uniswap/v2-sdk'

// #region example-pair
/**
 * Token A with 18 decimals, B with 6. A has the lower address, so it is token0.
 */
export const A = new Token(
  31337,
  '0x2000000000000000000000000000000000000001',
  18,
  'A',
)
export const B = new Token(
  31337,
  '0x2000000000000000000000000000000000000002',
  6,
  'B',
)

/** An amount in smallest units. */
export function units(token: Token, raw: string): CurrencyAmount<Token> {
  return CurrencyAmount.fromRawAmount(token, raw)
}

/** The pair of 1,000 A and 2,000 B. */
export const pair = new Pair(
  units(A, '1000000000000000000000'),
  units(B, '2000000000'),
)
// #endregion

function quote() {
  const [output, after] = pair.getOutputAmount(
    units(A, '100000000000000000000'),
  )
  console.log(`100 A gives ${output.toExact()} B`)
  console.log(
    `  then ${after.reserve0.toExact()} A, ${after.reserve1.toExact()} B`,
  )
  console.log(`  and ${after.token0Price.toSignificant(6)} B per A`)

  const [input] = pair.getInputAmount(units(B, '100000000'))
  console.log(`100 B costs ${input.toExact()} A`)
}

/**
 * An amount of the example pair's LP token, in smallest units, as
 * `totalSupply()` of a pair returns it.
 */
const TOTAL_SUPPLY = '1414213562373095'

function liquidity() {
  const totalSupply = units(pair.liquidityToken, TOTAL_SUPPLY)
  const [a, b] = [units(A, '100000000000000000000'), units(B, '200000000')]
  const minted = pair.getLiquidityMinted(totalSupply, a, b)
  console.log(
    `100 A and 200 B give ${minted.quotient} smallest units of LP tokens`,
  )

  const after = new Pair(pair.reserve0.add(a), pair.reserve1.add(b))
  const value = after.getLiquidityValue(A, totalSupply.add(minted), minted)
  console.log(`  which are worth ${value.quotient} units of A`)
}

export async function main() {
  quote()
  liquidity()
}
