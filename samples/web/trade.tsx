import type { Currency, CurrencyAmount } from '@uniswap/sdk-core'
import { useState } from 'react'
import type { Address } from 'viem'
import type { useActivity } from './activity'
import { explain } from './errors'
import { Offers } from './offer-list'
import { useOffers } from './offers'
import { type Order, sidesOf } from './quote'
import { SwapActions } from './swap-actions'
import { nameOf } from './tokens'

/** Who swaps. */
export type Trader = {
  owner: Address | undefined
  balance: CurrencyAmount<Currency> | undefined
  /** Whether the endpoint answers. */
  isReady: boolean
  activity: ReturnType<typeof useActivity>
}

type Props = Trader & { order: Order }

/** The offers for an order, and what the user can do with one. */
export function Trade({ order, ...trader }: Props) {
  const asked = useOffers(order, trader.isReady)
  const [input, output] = sidesOf(order)
  const [choice, choose] = useState<string>()
  const offers = asked.data ?? []
  const offer = offers.find(({ name }) => name === choice) ?? offers[0]
  return (
    <>
      {offer && (
        <>
          <Offers offers={offers} chosen={offer} choose={choose} />
          <SwapActions
            {...trader}
            offer={offer}
            keep={() => choose(offer.name)}
          />
        </>
      )}
      {/* Below, so that no button moves as it is pressed. */}
      <div role="status">
        {asked.failureReason ? (
          <p>{explain(asked.failureReason)}</p>
        ) : (
          asked.isFetching && <p>Asking for offers…</p>
        )}
        {asked.data?.length === 0 && (
          <p>
            No pool has the liquidity to swap {nameOf(input)} for{' '}
            {nameOf(output)} in this amount.
          </p>
        )}
        {offer && asked.isStale && !asked.isFetching && (
          <p>These offers have expired. The app asks again before you swap.</p>
        )}
      </div>
    </>
  )
}
