import type { CurrencyAmount, Token } from '@uniswap/sdk-core'
import { nameOf } from './tokens'

export function Balances({ balances }: { balances: CurrencyAmount<Token>[] }) {
  return (
    <section aria-labelledby="balances">
      <h2 id="balances">Balances</h2>
      <ul>
        {balances.map(balance => (
          <li key={balance.currency.address}>
            {balance.toSignificant(10, { groupSeparator: ',' })}{' '}
            {nameOf(balance.currency)}
          </li>
        ))}
      </ul>
    </section>
  )
}
