import { type Currency, TradeType } from '@uniswap/sdk-core'
import { useRef, useState } from 'react'
import { useConnection } from 'wagmi'
import { useActivity } from './activity'
import { ActivityStatus } from './activity-status'
import { readAmount } from './amount'
import { Balances } from './balances'
import { chain } from './config'
import { explain } from './errors'
import { keyOf, nameOf, useBalances } from './tokens'
import { Trade } from './trade'

type Props = {
  currencies: Currency[]
  /** The newest block that is known. */
  block: bigint
  /** Whether the endpoint answers. */
  isReady: boolean
}

export function SwapForm({ currencies, block, isReady }: Props) {
  const { address, chainId } = useConnection()
  const owner = chainId === chain.id ? address : undefined
  const asked = useBalances(currencies, owner, block)
  const balances = asked.data
  const activity = useActivity(owner)

  const heading = useRef<HTMLHeadingElement>(null)
  // The button that was pressed is gone, and with it the focus.
  const dismiss = () => {
    activity.dismiss()
    heading.current?.focus()
  }

  const [text, setText] = useState('')
  const [[from, to], setPair] = useState<[number, number]>([0, 1])
  const [type, setType] = useState(TradeType.EXACT_INPUT)
  // One currency cannot be on both sides, so they change places.
  const pay = (next: number) => setPair([next, next === to ? from : to])
  const receive = (next: number) => setPair([next === from ? to : from, next])

  const [input, output] = [currencies[from], currencies[to]] as [
    Currency,
    Currency,
  ]
  const [fixed, other] =
    type === TradeType.EXACT_INPUT ? [input, output] : [output, input]
  const { amount, mistake } = readAmount(text.trim(), fixed)
  return (
    <>
      {owner && balances && <Balances balances={balances} />}
      <div role="status">
        {asked.failureReason && <p>{explain(asked.failureReason)}</p>}
      </div>
      <section aria-labelledby="swap">
        <h2 id="swap" ref={heading} tabIndex={-1}>
          Swap
        </h2>
        <CurrencyField
          label="Pay with"
          at={from}
          pick={pay}
          {...{ currencies }}
        />
        <CurrencyField
          label="Receive"
          at={to}
          pick={receive}
          {...{ currencies }}
        />
        <label>
          Fix
          <select
            value={type}
            onChange={event => setType(Number(event.target.value))}
          >
            <option value={TradeType.EXACT_INPUT}>what I pay</option>
            <option value={TradeType.EXACT_OUTPUT}>what I receive</option>
          </select>
        </label>
        <label htmlFor="amount">Amount of {nameOf(fixed)}</label>
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
        {amount && (
          <Trade
            key={`${keyOf(input)} ${keyOf(output)}`}
            order={{ type, exact: amount, other }}
            {...{ owner, isReady, activity }}
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
  currencies: Currency[]
  at: number
  pick: (next: number) => void
}

function CurrencyField({ label, currencies, at, pick }: FieldProps) {
  return (
    <label>
      {label}
      <select value={at} onChange={event => pick(Number(event.target.value))}>
        {currencies.map((currency, index) => (
          <option key={keyOf(currency)} value={index}>
            {nameOf(currency)}
          </option>
        ))}
      </select>
    </label>
  )
}
