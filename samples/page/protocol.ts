/** What the page tells the worker: the sample to run, such as `v3/quoting`. */
export type ToWorker = { run: string }

/** What the worker tells the page; the last message is `done` or `failed`. */
export type FromWorker =
  | { line: string }
  | { transaction: ShownTransaction }
  | { done: true; milliseconds: number }
  | { failed: string }

/** A transaction for people: what was called with what, and what came of it. */
export type ShownTransaction = {
  /** Name or address. */
  contract: string
  /** Name of the function, its selector where it is not known, or `creation`. */
  call: string
  arguments: Shown[]
  gas: string
  events: { contract: string; name: string; arguments: Shown[] }[]
  /** What the signing account has more or less of, in whole units. */
  balances: { token: string; before: string; after: string }[]
  /** Why it failed; `error` is its text in the index of errors. */
  reverted?: { reason: string; error?: string }
}

export type Shown = [name: string, value: string]
