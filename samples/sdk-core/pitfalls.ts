import {
  CurrencyAmount,
  Fraction,
  Price,
  Rounding,
  Token,
} from '@uniswap/sdk-core'

const A = new Token(
  31337,
  '0x2000000000000000000000000000000000000001',
  18,
  'A',
)
const B = new Token(31337, '0x2000000000000000000000000000000000000002', 6, 'B')

// #region pitfalls
export async function main() {
  const oneA = CurrencyAmount.fromRawAmount(A, '1000000000000000000')
  const twoB = CurrencyAmount.fromRawAmount(B, '2000000')
  const tenB = CurrencyAmount.fromRawAmount(B, '10000000')
  const price = new Price({ baseAmount: oneA, quoteAmount: twoB })
  console.log(`1 A above 10 B: ${oneA.greaterThan(tenB)}`)
  console.log(`its worth in B: ${price.quote(oneA).greaterThan(tenB)}`)

  const rate = new Fraction(10_001, 10_000)
  const up = Rounding.ROUND_UP
  console.log(`toFixed, up: ${rate.toFixed(2, undefined, up)}`)
  console.log(`toSignificant, up: ${rate.toSignificant(3, undefined, up)}`)
}
// #endregion
