import {
  CurrencyAmount,
  Fraction,
  Percent,
  Rounding,
  Token,
} from '@uniswap/sdk-core'

const B = new Token(31337, '0x2000000000000000000000000000000000000002', 6, 'B')

export async function main() {
  const expected = CurrencyAmount.fromRawAmount(B, '1234567')
  const tolerance = new Percent(50, 10_000)
  const minimum = expected.multiply(new Percent(1).subtract(tolerance))
  console.log(`tolerance: ${tolerance.toFixed(2)}%`)
  console.log(`minimum: ${minimum.quotient} units`)

  const twoThirds = new Fraction(2, 3)
  console.log(`nearest: ${twoThirds.toSignificant(3)}`)
  console.log(
    `down: ${twoThirds.toSignificant(3, undefined, Rounding.ROUND_DOWN)}`,
  )
  console.log(`integer part: ${twoThirds.quotient}`)
}
