import type { Hex, ReplacementReason, TransactionReceipt } from 'viem'
import { getTransactionReceipt, waitForTransactionReceipt } from 'viem/actions'
import { CONFIRMATIONS, PATIENCE } from '../confirmations'
import type { Reader } from '../connection-viem'

// #region outcome
/**
 * The receipt of a transaction that is done for good, or of the same call that
 * its user sent again with a higher fee. Undefined if the user cancelled it or sent another call in
 * its place.
 * @throws if the call reverted, or if time is up: then it may still run
 */
export async function outcomeOf(
  client: Reader,
  hash: Hex,
): Promise<TransactionReceipt | undefined> {
  let reason: ReplacementReason | undefined
  // One block first: with more, viem does not call `onReplaced`.
  const receipt = await waitForTransactionReceipt(client, {
    hash,
    timeout: PATIENCE,
    onReplaced: replacement => {
      reason = replacement.reason
    },
  })
  const isSameCall = reason !== 'cancelled' && reason !== 'replaced'
  const found = { hash: receipt.transactionHash }
  await waitForTransactionReceipt(client, {
    ...found,
    confirmations: CONFIRMATIONS,
    timeout: PATIENCE,
  })
  // viem does not notice that a block is gone.
  const kept = await getTransactionReceipt(client, found).catch(() => undefined)
  if (kept?.blockHash !== receipt.blockHash)
    return await outcomeOf(client, isSameCall ? found.hash : hash)
  if (!isSameCall) return undefined
  if (receipt.status === 'success') return receipt
  throw new Error('The transaction reverted.')
}
// #endregion
