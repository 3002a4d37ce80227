import { mineWhenStill, PageChain, type Snapshot } from './chain'
import type { ShownTransaction } from './protocol'
import { Trace } from './trace'

/** A chain whose transactions are told. */
export type OpenChain = {
  /** Answers the body of a JSON-RPC request. */
  answer: (body: string) => Promise<string>
  /** Resolves when all transactions up to now have been told. */
  told: () => Promise<void>
}

/**
 * Opens the chain of a snapshot.
 * @param errors texts of the index of errors
 * @param tell called with each transaction of the chain
 */
export function openChain(
  snapshot: Snapshot,
  errors: string[],
  tell: (transaction: ShownTransaction) => void,
): OpenChain {
  const chain = PageChain.open(snapshot)
  const trace = new Trace(chain, snapshot, errors)
  let told = Promise.resolve()
  chain.onTransaction = mined => {
    told = told.then(async () => tell(await trace.show(mined)))
  }
  mineWhenStill(chain)
  return { answer: body => chain.answer(body), told: () => told }
}
