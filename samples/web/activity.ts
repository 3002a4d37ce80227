import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { Hash } from 'viem'
import { explain } from './errors'
import { follow, type Stage } from './transaction'

/** What the app does for the user, and how far it is. */
export type Activity = { what: string } & (
  | Stage
  | { at: 'wallet' }
  | { at: 'failed'; why: string }
)

/** While it is at one of these, a second transaction could pay twice. */
const OPEN = ['wallet', 'pending', 'reorganised']

/** With these, balances and prices may be others. */
const CHANGES = ['included', 'reorganised', 'replaced']

/** The newest activity, and a function that starts one. */
export function useActivity() {
  const [activity, setActivity] = useState<Activity>()
  const queries = useQueryClient()
  const newest = useRef<object>(undefined)

  async function start(what: string, send: () => Promise<Hash>) {
    const mine = {}
    newest.current = mine
    const show = (
      stage: Stage | { at: 'wallet' } | { at: 'failed'; why: string },
    ) => {
      if (newest.current === mine) setActivity({ what, ...stage })
    }
    show({ at: 'wallet' })
    try {
      for await (const stage of follow(await send())) {
        show(stage)
        if (CHANGES.includes(stage.at)) void queries.invalidateQueries()
      }
    } catch (error) {
      show({ at: 'failed', why: explain(error) })
    }
  }

  const isBusy = activity !== undefined && OPEN.includes(activity.at)
  return { activity, start, isBusy }
}
