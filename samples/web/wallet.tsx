import { useEffect, useRef, useState } from 'react'
import {
  useConnect,
  useConnection,
  useConnectionEffect,
  useConnectors,
  useDisconnect,
  useSwitchChain,
} from 'wagmi'
import { chain } from './config'
import { explain } from './errors'

export function Wallet() {
  const { address, isConnected, isReconnecting } = useConnection()
  const [hasLeft, setHasLeft] = useState(false)
  useConnectionEffect({
    onConnect: () => setHasLeft(false),
    onDisconnect: () => setHasLeft(true),
  })
  return (
    <section aria-labelledby="wallet">
      <h2 id="wallet">Wallet</h2>
      {isReconnecting && <p role="status">Asking your wallet…</p>}
      {!isReconnecting && !address && <Connect />}
      {address && <Connected address={address} />}
      <div role="status">
        {isConnected && !address && (
          <p>Your wallet is locked. Unlock it, then connect again.</p>
        )}
        {hasLeft && (
          <p>
            Your wallet has disconnected. If it is locked, unlock it, then
            connect again.
          </p>
        )}
      </div>
    </section>
  )
}

/** A button for each wallet that has announced itself. */
function Connect() {
  const wallets = useConnectors()
  const { mutate: connect, variables, isPending, error } = useConnect()
  return (
    <>
      {wallets.length === 0 && (
        <p>
          No wallet found. Install one in this browser, or allow it on this
          page, then load the page again. This app knows wallets that announce
          themselves in a browser; for one on a phone, see its{' '}
          <code>config.ts</code>.
        </p>
      )}
      <ul className="buttons">
        {wallets.map(wallet => (
          <li key={wallet.uid}>
            <button
              type="button"
              onClick={() => connect({ connector: wallet })}
            >
              Connect {wallet.name}
            </button>
          </li>
        ))}
      </ul>
      <div role="status">
        {isPending && variables && (
          <p>Confirm the connection in {variables.connector.name}.</p>
        )}
        {error && <p>{explain(error)}</p>}
      </div>
    </>
  )
}

function Connected({ address }: { address: string }) {
  const { connector, chainId } = useConnection()
  const { mutate: disconnect } = useDisconnect()
  const text = useRef<HTMLParagraphElement>(null)
  // The button that was pressed is gone, and with it the focus.
  useEffect(() => text.current?.focus(), [])
  return (
    <>
      <p ref={text} tabIndex={-1}>
        {connector?.name}: <code>{address}</code>
      </p>
      {chainId !== chain.id && <WrongChain />}
      <button type="button" className="quiet" onClick={() => disconnect()}>
        Disconnect
      </button>
    </>
  )
}

/** Has the wallet change to the chain, which wagmi adds if it is new there. */
function WrongChain() {
  const { chainId } = useConnection()
  const { mutate: switchChain, isPending, error } = useSwitchChain()
  return (
    <>
      <p role="alert">
        Your wallet is on chain {chainId}, not on {chain.name} ({chain.id}).
      </p>
      <button type="button" onClick={() => switchChain({ chainId: chain.id })}>
        Switch to {chain.name}
      </button>
      <div role="status">
        {isPending && <p>Confirm the change in your wallet.</p>}
        {error && <p>{explain(error)}</p>}
      </div>
    </>
  )
}
