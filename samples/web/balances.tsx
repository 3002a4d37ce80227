import type { Currency, CurrencyAmount } from '@uniswap/sdk-core'
import { keyOf, nameOf } from './tokens'

export function Balances({
  balances,
}: {
  balances: CurrencyAmount<Currency>[]
}) {
  return (
    <section aria-labelledby="balances">
      <h2 id="balances">Balances</h2>
      <ul>
        {balances.map(balance => (
          <li key={keyOf(balance.currency)}>
            {balance.toSignificant(10, { groupSeparator: ',' })}{' '}
            {nameOf(balance.currency)}
          </li>
        ))}
      </ul>
    </section>
  )
}
