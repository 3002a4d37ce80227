// What a page and the worker that runs a sample tell each other.

export type ToWorker = {
  /** File of the sample without extension, such as `v3/quoting`. */
  run: string
}

export type FromWorker =
  | { line: string }
  | { transaction: ShownTransaction }
  | { done: true; milliseconds: number }
  | { failed: string }

/** What balances call the currency of the chain. */
export const NATIVE = 'the native currency'

/** A transaction, or a call that reverted, in words. */
export type ShownTransaction = {
  /** Name or address. */
  contract: string
  /** Name of the function, its selector where it is not known, or `creation`. */
  call: string
  arguments: Shown[]
  /** Of a transaction: a call is only tried. */
  gas?: string
  events: { contract: string; name: string; arguments: Shown[] }[]
  /** What the signing account has more or less of, in whole units. */
  balances: { token: string; before: string; after: string }[]
  /** Why it failed, and the address of what is said of it in the index of errors. */
  reverted?: { reason: string; help?: string }
}

export type Shown = [name: string, value: string]
