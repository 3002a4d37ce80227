import { CurrencyAmount, Percent, Token } from '@uniswap/sdk-core'
import { Pair, Route, Trade } from '@uniswap/v2-sdk'

const A = new Token(31337, '0x2000000000000000000000000000000000000001', 18)
const B = new Token(31337, '0x2000000000000000000000000000000000000002', 6)
const C = new Token(31337, '0x2000000000000000000000000000000000000003', 18)

/** An amount from a whole number of tokens. */
function whole(token: Token, amount: bigint) {
  const raw = amount * 10n ** BigInt(token.decimals)
  return CurrencyAmount.fromRawAmount(token, `${raw}`)
}

// From A to C through two pairs.
const pairs = [
  new Pair(whole(A, 1000n), whole(B, 2000n)),
  new Pair(whole(B, 4000n), whole(C, 1000n)),
]
const route = new Route(pairs, A, C)
const { midPrice } = route
console.log(`mid price ${midPrice.toSignificant(6)} C per A`)
console.log(`or ${midPrice.invert().toSignificant(6)} A per C`)

const trade = Trade.exactIn(route, whole(A, 10n))
const { executionPrice, inputAmount, outputAmount, priceImpact } = trade
console.log(`${inputAmount.toExact()} A buy ${outputAmount.toExact()} C`)
console.log(`execution price ${executionPrice.toSignificant(6)} C per A`)
console.log(`price impact ${priceImpact.toFixed(2)}%`)

// What the size of the trade causes, without the fee of each pair.
const one = new Percent(1)
const kept = route.pairs.reduce(
  product => product.multiply(new Percent(997, 1000)),
  one,
)
const ofSize = one.subtract(one.subtract(priceImpact).divide(kept))
console.log(`price impact without fees ${ofSize.toFixed(2)}%`)
