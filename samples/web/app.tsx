import { useNewestBlock } from './endpoint'
import { explain } from './errors'
import { SwapForm } from './swap-form'
import { nameOf, useCurrencies } from './tokens'
import { Wallet } from './wallet'

export function App() {
  const { data: block, error } = useNewestBlock()
  const isReady = block !== undefined && !error
  const { data: currencies, failureReason } = useCurrencies(isReady)
  const nameless = (currencies ?? []).filter(({ symbol }) => !symbol)
  const problem = error ?? (currencies ? null : failureReason)
  return (
    <main>
      <h1>Swap on the local chain</h1>
      <div role="alert">{problem && <p>{explain(problem)}</p>}</div>
      <Wallet />
      {nameless.map(token => (
        <p key={token.wrapped.address}>
          {nameOf(token)} has no symbol. Check its address:{' '}
          <code>{token.wrapped.address}</code>
        </p>
      ))}
      {currencies && block !== undefined && (
        <SwapForm currencies={currencies} block={block} isReady={isReady} />
      )}
      {!currencies && !problem && <p role="status">Reading the tokens…</p>}
    </main>
  )
}
