import { mineWhenStill, PageChain, type Snapshot } from './chain'
import type { ShownTransaction } from './messages'
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
 * @param errors addresses in the index of errors, by their texts
 * @param tell called with each transaction of the chain, and each call that reverts
 */
export function openChain(
  snapshot: Snapshot,
  errors: Record<string, string>,
  tell: (transaction: ShownTransaction) => void,
): OpenChain {
  const chain = PageChain.open(snapshot)
  const trace = new Trace(chain, snapshot, errors)
  let told = Promise.resolve()
  chain.onTransaction = mined => {
    told = told.then(async () => tell(await trace.show(mined)))
  }
  chain.onRevert = (request, returned) => {
    told = told.then(() => tell(trace.showRevert(request, returned)))
  }
  mineWhenStill(chain)
  return { answer: body => chain.answer(body), told: () => told }
}
