import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Address } from 'viem'
import { toAmount, toRaw } from '../v3/background'
import { useIsContract } from './account'
import {
  approve,
  useAllowance,
  usePermitDomain,
  useWantsReset,
} from './allowance'
import { explain } from './errors'
import { freshOffer } from './offers'
import { isSale, type Offer, orderOf } from './quote'
import {
  GREAT_IMPACT,
  HOURS_TO_SIGN,
  isOfPair,
  maximumOf,
  minimumOf,
  routerOf,
  swap,
  TOLERANCE,
} from './swap'
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
  const queries = useQueryClient()
  const most = maximumOf(offer)
  const { currency } = most
  const router = routerOf(offer)
  const account = useIsContract(owner, isReady)
  const permits = usePermitDomain(currency, isReady)
  const allowance = useAllowance(currency, owner, router, isReady)
  const allowed = allowance.data ?? 0n
  const mayTake = currency.isNative || allowed >= toRaw(most)
  const isChange = allowed > 0n && !mayTake
  const reset = useWantsReset(most.wrapped, owner, router, isReady && isChange)
  const wantsReset = isChange ? reset.data : false
  const isKnown =
    account.data !== undefined &&
    (currency.isNative || allowance.isSuccess) &&
    wantsReset !== undefined
  const asked = [account, permits, allowance, reset]
  const problem = asked.find(query => query.failureReason)?.failureReason

  const isSold = isSale(orderOf(offer))
  const { inputAmount, outputAmount, priceImpact } = offer.trade
  const aim = textOf(isSold ? inputAmount : outputAmount)
  const limit = textOf(isSold ? minimumOf(offer) : most)
  const [accepted, accept] = useState<string>()
  const isGreat = priceImpact.greaterThan(GREAT_IMPACT)
  const isAccepted = accepted === `${aim} ${limit}`

  const obstacle =
    (!isReady && 'Wait until the endpoint answers.') ||
    (!owner && 'Connect a wallet on this chain to swap.') ||
    (balance?.lessThan(most) && `You have ${textOf(balance)} only.`) ||
    (isGreat && !isAccepted && 'Accept the price impact, or swap less.') ||
    (!isKnown && 'Reading what the router may take…') ||
    (activity.isBusy && 'Finish the step below first.')

  const swapIt = (byPermit: boolean) =>
    activity.start(`${isSold ? 'Swap' : 'Purchase'} of ${aim}`, async () => {
      const fresh = await freshOffer(queries, offer)
      return swap(fresh, owner as Address, byPermit)
    })
  const allow = () =>
    activity.start(`Approval of ${textOf(most)}`, () =>
      approve(most.wrapped, owner as Address, router),
    )
  const forbid = () =>
    activity.start(`Reset of the allowance of ${nameOf(currency)}`, () =>
      approve(toAmount(currency.wrapped, 0n), owner as Address, router),
    )
  const toReset = `Set the allowance of ${nameOf(currency)} to 0`
  const [label, next] = wantsReset
    ? [toReset, forbid]
    : mayTake
      ? [`${isSold ? 'Swap' : 'Buy'} ${aim}`, () => swapIt(false)]
      : [`Approve ${textOf(most)}`, allow]
  const act = (action: () => void) => () => {
    if (obstacle) return
    keep()
    action()
  }
  return (
    <>
      <p>
        You {isSold ? 'receive at least' : 'pay at most'} {limit} (tolerance{' '}
        {percentOf(TOLERANCE, 1)}), or the swap fails.
      </p>
      {isGreat && (
        <label>
          <input
            type="checkbox"
            checked={isAccepted}
            onChange={() => accept(isAccepted ? '' : `${aim} ${limit}`)}
          />
          <span>I accept a price impact of {percentOf(priceImpact)}.</span>
        </label>
      )}
      {account.data && (
        <p>
          Your account is a contract, such as a Safe. What you send waits in its
          wallet for its signers; a swap is void after {HOURS_TO_SIGN} hours.
        </p>
      )}
      {isChange && (
        <p id="reset">
          The router may already take{' '}
          {textOf(toAmount(currency.wrapped, allowed))}
          {wantsReset &&
            `, and this token lets nobody change that but to 0. Your wallet asks twice: to set it to 0, then to approve ${textOf(most)}`}
          .
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
        {!mayTake && permits.data && !isOfPair(offer) && !account.data && (
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
        {isChange && !wantsReset && (
          <button
            type="button"
            className="quiet"
            aria-disabled={Boolean(obstacle)}
            aria-describedby="reset obstacle"
            onClick={act(forbid)}
          >
            {toReset}
          </button>
        )}
      </div>
      <p id="obstacle">{obstacle}</p>
      <div role="status">{problem && <p>{explain(problem)}</p>}</div>
    </>
  )
}
