import { setTimeout } from 'node:timers/promises'

/**
 * Repeats an action, which waits for the one before.
 * @param pause between two, in milliseconds
 * @param action may fail, such as when the chain has been stopped
 * @returns stops; resolves once no action is under way
 */
export function every(pause: number, action: () => Promise<unknown>): () => Promise<void> {
  const stopped = new AbortController()
  const { signal } = stopped
  const repeat = async () => {
    while (!signal.aborted) {
      await setTimeout(pause, undefined, { ref: false, signal })
        .then(action)
        .catch(() => {})
    }
  }
  const end = repeat()
  return async () => {
    stopped.abort()
    await end
  }
}
