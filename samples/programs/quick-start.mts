import { CurrencyAmount, Percent, Token } from '@uniswap/sdk-core'
import { Pair, Route, Trade } from '@uniswap/v2-sdk'

// Two tokens, with 18 and 6 decimals, and a pair of 1,000 A and 2,000 B.
const A = new Token(31337, '0x2000000000000000000000000000000000000001', 18)
const B = new Token(31337, '0x2000000000000000000000000000000000000002', 6)
const reserveA = CurrencyAmount.fromRawAmount(A, `${1000n * 10n ** 18n}`)
const reserveB = CurrencyAmount.fromRawAmount(B, `${2000n * 10n ** 6n}`)
const pair = new Pair(reserveA, reserveB)

// The price before a trade.
const route = new Route([pair], A, B)
console.log(`mid price ${route.midPrice.toSignificant(6)} B per A`)

// What an amount of A would buy.
const amountIn = CurrencyAmount.fromRawAmount(A, `${100n * 10n ** 18n}`)
const trade = Trade.exactIn(route, amountIn)
console.log(`${amountIn.toExact()} A buy ${trade.outputAmount.toExact()} B`)
console.log(`price impact ${trade.priceImpact.toFixed(2)}%`)

// The least to accept, 0.5% below.
const tolerance = new Percent(50, 10_000)
console.log(`at least ${trade.minimumAmountOut(tolerance).toExact()} B`)
