import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Address, Hash } from 'viem'
import { isContract } from './account'
import { explain } from './errors'
import { forget, keep, recall } from './kept'
import { follow, type Stage } from './transaction'

type Step =
  | Stage
  | { at: 'wallet' }
  | { at: 'handed'; hash: Hash }
  | { at: 'failed'; why: string }

/** What the app does for the user, and how far it is. */
export type Activity = { what: string } & Step

/** While it is at one of these, a second transaction could pay twice. */
const OPEN = ['wallet', 'pending', 'reorganised']

/** With these, balances and prices may be others. */
const CHANGES = ['included', 'reorganised', 'replaced']

/**
 * An account's newest activity, which a load of the page does not end, and
 * functions that start and dismiss one.
 */
export function useActivity(owner: Address | undefined) {
  const [activity, setActivity] = useState<Activity>()
  const queries = useQueryClient()
  const newest = useRef<object>(undefined)

  async function show(
    what: string,
    owner: Address,
    steps: AsyncIterable<Step>,
  ) {
    const mine = {}
    newest.current = mine
    const tell = (step: Step) => {
      if (newest.current === mine) setActivity({ what, ...step })
    }
    let hash: Hash | undefined
    try {
      for await (const step of steps) {
        tell(step)
        if (step.at === 'pending') {
          hash = step.hash
          await keep(owner, { what, hash, sent: step.sent })
        }
        if (CHANGES.includes(step.at)) void queries.invalidateQueries()
      }
      if (hash) await forget(owner, hash)
    } catch (error) {
      tell({ at: 'failed', why: explain(error) })
    }
  }

  const start = (what: string, send: () => Promise<Hash>) =>
    show(what, owner as Address, sendAndFollow(owner as Address, send))

  /** Waits for it no longer, whatever becomes of it. */
  const dismiss = () => {
    if (owner && activity && 'hash' in activity)
      void forget(owner, activity.hash)
    newest.current = undefined
    setActivity(undefined)
  }

  const shown = useRef<Address>(undefined)
  const takeUp = useEffectEvent(async (owner?: Address) => {
    if (!owner || owner === shown.current) return
    shown.current = owner
    newest.current = undefined
    setActivity(undefined)
    const kept = await recall(owner)
    if (kept && owner === shown.current && !newest.current)
      await show(kept.what, owner, follow(kept.hash, kept.sent))
  })
  useEffect(() => void takeUp(owner), [owner])

  const isBusy = activity !== undefined && OPEN.includes(activity.at)
  return { activity, start, dismiss, isBusy }
}

async function* sendAndFollow(
  owner: Address,
  send: () => Promise<Hash>,
): AsyncGenerator<Step> {
  // At once: until then, a second press would start another one.
  yield { at: 'wallet' }
  // Before anything is sent: an error after that would say that nothing was.
  const hasSigners = await isContract(owner)
  const hash = await send()
  if (hasSigners) yield { at: 'handed', hash }
  else yield* follow(hash)
}
