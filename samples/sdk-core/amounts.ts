import { CurrencyAmount, Token } from '@uniswap/sdk-core'

const A = new Token(
  31337,
  '0x2000000000000000000000000000000000000001',
  18,
  'A',
)
const B = new Token(31337, '0x2000000000000000000000000000000000000002', 6, 'B')

export async function main() {
  const amount = CurrencyAmount.fromRawAmount(B, '1234567')
  console.log(`quotient: ${amount.quotient}`)
  console.log(`toExact(): ${amount.toExact()}`)
  console.log(`toFixed(2): ${amount.toFixed(2)}`)
  console.log(`toSignificant(3): ${amount.toSignificant(3)}`)

  const ofA = CurrencyAmount.fromRawAmount(A, '1234567')
  console.log(`as many units of A: ${ofA.toExact()}`)

  const half = amount.divide(2)
  console.log(`half, rounded down: ${half.quotient}`)
  console.log(`half and half: ${half.add(half).quotient}`)
}
