import { type QueryClient, useQuery } from '@tanstack/react-query'
import {
  findOffers,
  findTiers,
  isBetter,
  type Offer,
  type Order,
  orderOf,
} from './quote'
import { keyOf } from './tokens'

/** Milliseconds for which an offer holds. */
const LIFE = 10_000

/** Milliseconds without a keystroke after which offers are asked for. */
const STILL = 300

/** Asked for once: a tier that exists is never taken away. */
const tiersQuery = {
  queryKey: ['tiers'],
  queryFn: findTiers,
  staleTime: Infinity,
  retry: false,
}

type Context = { signal: AbortSignal; client: QueryClient }

/** Asks for offers, unless the user types on. */
const offersQuery = ({ type, exact, other }: Order) => ({
  queryKey: [
    'offers',
    type,
    exact.toExact(),
    keyOf(exact.currency),
    keyOf(other),
  ],
  queryFn: async ({ signal, client }: Context) => {
    await new Promise(resolve => setTimeout(resolve, STILL))
    signal.throwIfAborted()
    const tiers = await client.fetchQuery(tiersQuery)
    return findOffers({ type, exact, other }, tiers)
  },
  staleTime: LIFE,
})

export function useOffers(order: Order, isReady: boolean) {
  return useQuery({ ...offersQuery(order), enabled: isReady })
}

/**
 * The offer itself while it holds, else the one that is made now.
 * @throws if that one is worse, or the node does not say
 */
export async function freshOffer(
  queries: QueryClient,
  offer: Offer,
): Promise<Offer> {
  const query = offersQuery(orderOf(offer))
  await queries.cancelQueries({ queryKey: query.queryKey })
  const offers = await queries.fetchQuery({ ...query, retry: false })
  const fresh = offers.find(({ name }) => name === offer.name)
  if (!fresh || isBetter(offer, fresh))
    throw new Error(
      'the offer had expired, and the new one is worse. Nothing was sent: look at it, then swap again.',
    )
  return fresh
}
