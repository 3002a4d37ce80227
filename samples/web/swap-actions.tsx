import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Address } from 'viem'
import { toAmount, toRaw } from '../v3/background'
import {
  approve,
  useAllowance,
  usePermitDomain,
  useWantsReset,
} from './allowance'
import { freshOffer } from './offers'
import { GREAT_IMPACT, type Offer } from './quote'
import { minimumOf, routerOf, swap, TOLERANCE } from './swap'
import { nameOf, percentOf, textOf } from './tokens'
import type { Trader } from './trade'

type Props = Trader & {
  offer: Offer
  /** Keeps the offer chosen, even if another one becomes the best. */
  keep: () => void
}

/** What a user does with an offer: accepts its impact, approves and swaps. */
export function SwapActions(props: Props) {
  const { offer, keep, owner, balance, isReady, activity } = props
  const { amountIn } = offer
  const queries = useQueryClient()
  const token = amountIn.currency
  const router = routerOf(offer)
  const allowance = useAllowance(token, owner, router, isReady).data
  const permits = usePermitDomain(token, isReady).data
  const mayTake = (allowance ?? 0n) >= toRaw(amountIn)
  const isChange = Boolean(allowance) && !mayTake
  const asked = useWantsReset(amountIn, owner, router, isReady && isChange)
  const wantsReset = isChange ? asked.data : false

  const paid = textOf(amountIn)
  const minimum = textOf(minimumOf(offer))
  const [accepted, accept] = useState<string>()
  const isGreat = offer.priceImpact.greaterThan(GREAT_IMPACT)
  const isAccepted = accepted === `${paid} ${minimum}`

  const obstacle =
    (!isReady && 'Wait until the endpoint answers.') ||
    (!owner && 'Connect a wallet on this chain to swap.') ||
    (balance?.lessThan(amountIn) && `You have ${textOf(balance)} only.`) ||
    (isGreat && !isAccepted && 'Accept the price impact, or swap less.') ||
    ((allowance === undefined || wantsReset === undefined) &&
      'Reading what the router may take…') ||
    (activity.isBusy && 'Finish the step below first.')

  const swapIt = (byPermit: boolean) =>
    activity.start(`Swap of ${paid}`, async () => {
      const fresh = await freshOffer(queries, offer)
      return swap(fresh, owner as Address, byPermit)
    })
  const allow = () =>
    activity.start(`Approval of ${paid}`, () =>
      approve(amountIn, owner as Address, router),
    )
  const reset = () =>
    activity.start(`Reset of the allowance of ${nameOf(token)}`, () =>
      approve(toAmount(token, 0n), owner as Address, router),
    )
  const [label, next] = wantsReset
    ? [`Set the allowance of ${nameOf(token)} to 0`, reset]
    : mayTake
      ? [`Swap ${paid}`, () => swapIt(false)]
      : [`Approve ${paid}`, allow]
  const act = (action: () => void) => () => {
    if (obstacle) return
    keep()
    action()
  }
  return (
    <>
      <p>
        You receive at least {minimum} (tolerance {percentOf(TOLERANCE, 1)}), or
        the swap fails.
      </p>
      {isGreat && (
        <label>
          <input
            type="checkbox"
            checked={isAccepted}
            onChange={() => accept(isAccepted ? '' : `${paid} ${minimum}`)}
          />
          <span>
            I accept a price impact of {percentOf(offer.priceImpact)}.
          </span>
        </label>
      )}
      {wantsReset && allowance && (
        <p id="reset">
          The router may already take {textOf(toAmount(token, allowance))}, and
          this token lets nobody change that but to 0. Your wallet asks twice:
          to set it to 0, then to approve {paid}.
        </p>
      )}
      <div className="buttons">
        <button
          type="button"
          aria-disabled={Boolean(obstacle)}
          aria-describedby="reset obstacle"
          onClick={act(next)}
        >
          {label}
        </button>
        {!mayTake && permits && 'pool' in offer && (
          <button
            type="button"
            className="quiet"
            aria-disabled={Boolean(obstacle)}
            aria-describedby="obstacle"
            onClick={act(() => swapIt(true))}
          >
            Sign a permit and swap
          </button>
        )}
      </div>
      <p id="obstacle">{obstacle}</p>
    </>
  )
}
