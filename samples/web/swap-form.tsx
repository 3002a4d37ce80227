import type { Token } from '@uniswap/sdk-core'
import { useRef, useState } from 'react'
import { useConnection } from 'wagmi'
import { useActivity } from './activity'
import { ActivityStatus } from './activity-status'
import { readAmount } from './amount'
import { Balances } from './balances'
import { chain } from './config'
import { nameOf, useBalances } from './tokens'
import { Trade } from './trade'

type Props = {
  tokens: Token[]
  /** The newest block that is known. */
  block: bigint
  /** Whether the endpoint answers. */
  isReady: boolean
}

export function SwapForm({ tokens, block, isReady }: Props) {
  const { address, chainId } = useConnection()
  const owner = chainId === chain.id ? address : undefined
  const balances = useBalances(tokens, owner, block).data
  const activity = useActivity(owner)

  const heading = useRef<HTMLHeadingElement>(null)
  // The button that was pressed is gone, and with it the focus.
  const dismiss = () => {
    activity.dismiss()
    heading.current?.focus()
  }

  const [text, setText] = useState('')
  const [[from, to], setPair] = useState<[number, number]>([0, 1])
  // One token cannot be on both sides, so they change places.
  const pay = (next: number) => setPair([next, next === to ? from : to])
  const receive = (next: number) => setPair([next === from ? to : from, next])

  const [tokenIn, tokenOut] = [tokens[from] as Token, tokens[to] as Token]
  const { amount, mistake } = readAmount(text.trim(), tokenIn)
  return (
    <>
      {owner && balances && <Balances balances={balances} />}
      <section aria-labelledby="swap">
        <h2 id="swap" ref={heading} tabIndex={-1}>
          Swap
        </h2>
        <TokenField label="Pay with" {...{ tokens }} at={from} pick={pay} />
        <label htmlFor="amount">Amount</label>
        <input
          id="amount"
          inputMode="decimal"
          autoComplete="off"
          value={text}
          onChange={event => setText(event.target.value)}
          aria-invalid={mistake !== undefined}
          aria-describedby="mistake"
        />
        <p id="mistake" role="status">
          {mistake}
        </p>
        <TokenField label="Receive" {...{ tokens }} at={to} pick={receive} />
        {amount && (
          <Trade
            key={`${tokenIn.address} ${tokenOut.address}`}
            {...{ amount, tokenOut, owner, isReady, activity }}
            balance={owner && balances?.[from]}
          />
        )}
        <div role="status" className="activity" data-at={activity.activity?.at}>
          {activity.activity && (
            <ActivityStatus activity={activity.activity} dismiss={dismiss} />
          )}
        </div>
      </section>
    </>
  )
}

type FieldProps = {
  label: string
  tokens: Token[]
  at: number
  pick: (next: number) => void
}

function TokenField({ label, tokens, at, pick }: FieldProps) {
  return (
    <label>
      {label}
      <select value={at} onChange={event => pick(Number(event.target.value))}>
        {tokens.map((token, index) => (
          <option key={token.address} value={index}>
            {nameOf(token)}
          </option>
        ))}
      </select>
    </label>
  )
}
