// What a page and the worker that runs a sample tell each other.

/** What the page asks of the worker. */
export type ToWorker = {
  /** File of the sample without extension, such as `v3/quoting`. */
  run: string
}

/** What the worker tells. */
export type FromWorker =
  | { line: string }
  | { transaction: ShownTransaction }
  | { done: true; milliseconds: number }
  | { failed: string }

type Named = [name: string, value: string]

/** A transaction, in words. */
export type ShownTransaction = {
  /** Name of the contract, or its address. */
  contract: string
  /** Name of the function, `creation`, or the selector. */
  call: string
  arguments: Named[]
  gas: string
  events: { contract: string; name: string; arguments: Named[] }[]
  /** Of the account that signs: those that have changed. */
  balances: { token: string; before: string; after: string }[]
  reverted?: { reason: string; error?: string }
}

/** `run.json` of the export. */
export type RunManifest = {
  worker: string
  /** The files that a first run of each sample takes. */
  samples: Record<string, { files: string[] }>
  /** Sizes of the files, unpacked. */
  bytes: Record<string, number>
  /** Samples that cannot run in a page, each with the reason. */
  left: Record<string, string>
}
