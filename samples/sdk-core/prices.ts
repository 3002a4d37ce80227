import { CurrencyAmount, Price, Token } from '@uniswap/sdk-core'

const A = new Token(
  31337,
  '0x2000000000000000000000000000000000000001',
  18,
  'A',
)
const B = new Token(31337, '0x2000000000000000000000000000000000000002', 6, 'B')

export async function main() {
  const oneA = CurrencyAmount.fromRawAmount(A, '1000000000000000000')
  const inB = CurrencyAmount.fromRawAmount(B, '1234567')

  const price = new Price({ baseAmount: oneA, quoteAmount: inB })
  console.log(`1 A is worth ${price.toSignificant(7)} B`)
  console.log(`1 B is worth ${price.invert().toSignificant(7)} A`)
  console.log(`3 A are worth ${price.quote(oneA.multiply(3)).toExact()} B`)

  const same = new Price(A, B, '1000000000000000000', '1234567')
  console.log(`denominator first: ${same.equalTo(price)}`)
}
