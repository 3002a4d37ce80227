import { type QueryClient, useQuery } from '@tanstack/react-query'
import type { CurrencyAmount, Token } from '@uniswap/sdk-core'
import { findOffers, type Offer } from './quote'

/** Milliseconds for which an offer holds. */
const LIFE = 10_000

/** Milliseconds without a keystroke after which offers are asked for. */
const STILL = 300

/** Asks for offers, unless the user types on. */
const offersQuery = (amount: CurrencyAmount<Token>, tokenOut: Token) => ({
  queryKey: [
    'offers',
    amount.currency.address,
    amount.toExact(),
    tokenOut.address,
  ],
  queryFn: async ({ signal }: { signal: AbortSignal }) => {
    await new Promise(resolve => setTimeout(resolve, STILL))
    signal.throwIfAborted()
    return findOffers(amount, tokenOut)
  },
  staleTime: LIFE,
})

export function useOffers(
  amount: CurrencyAmount<Token>,
  tokenOut: Token,
  isReady: boolean,
) {
  return useQuery({ ...offersQuery(amount, tokenOut), enabled: isReady })
}

/**
 * The offer itself while it holds, else the one that is made now.
 * @throws if that one pays less
 */
export async function freshOffer(
  queries: QueryClient,
  { name, amountIn, amountOut }: Offer,
): Promise<Offer> {
  const query = offersQuery(amountIn, amountOut.currency)
  const offers = await queries.fetchQuery(query)
  const fresh = offers.find(offer => offer.name === name)
  if (!fresh || fresh.amountOut.lessThan(amountOut))
    throw new Error(
      'the offer had expired, and the new one pays less. Nothing was sent: look at it, then swap again.',
    )
  return fresh
}
