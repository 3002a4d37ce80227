import { connect } from '../../connection'
import type { Environment } from '../../deployment'
import { readPairs, readTokens } from './fetching-data'
import { impactOfSize, midPrices, sell, toText } from './prices'
import { amountOf } from './quick-start'

export async function main(environment: Environment) {
  const { swapx, provider } = connect(environment)
  const { A, B, C } = await readTokens(provider, swapx)
  const both = await readPairs(provider, swapx, [
    [A, B],
    [B, C],
  ])
  const first = both.slice(0, 1)

  const [inB, inA] = midPrices(first, A, B)
  console.log(`mid price: ${inB} B per A, ${inA} A per B`)
  const [inC] = midPrices(both, A, C)
  console.log(`over both pairs: ${inC} C per A`)

  for (const whole of ['1', '10', '100'])
    console.log(toText(sell(first, amountOf(A, whole), B)))
  const trade = sell(both, amountOf(A, '10'), C)
  console.log(toText(trade))
  console.log(`  impact without fees: ${impactOfSize(trade).toFixed(2)}%`)
}
