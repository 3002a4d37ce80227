import { useNewestBlock } from './endpoint'
import { explain } from './errors'
import { SwapForm } from './swap-form'
import { nameOf, useTokens } from './tokens'
import { Wallet } from './wallet'

export function App() {
  const { data: block, error } = useNewestBlock()
  const isReady = block !== undefined && !error
  const tokens = useTokens(isReady)
  const found = tokens.data ?? []
  const nameless = found.filter(({ symbol }) => !symbol)
  const problem = error ?? tokens.failureReason
  return (
    <main>
      <h1>Swap on the local chain</h1>
      <div role="alert">{problem && <p>{explain(problem)}</p>}</div>
      <Wallet />
      {nameless.map(token => (
        <p key={token.address}>
          {nameOf(token)} has no symbol. Check its address:{' '}
          <code>{token.address}</code>
        </p>
      ))}
      {tokens.data && block !== undefined && (
        <SwapForm tokens={tokens.data} block={block} isReady={isReady} />
      )}
      {!tokens.data && !problem && <p role="status">Reading the tokens…</p>}
    </main>
  )
}
