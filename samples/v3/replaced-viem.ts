import type { Hex, ReplacementReason, TransactionReceipt } from 'viem'
import { waitForTransactionReceipt } from 'viem/actions'
import type { Reader } from '../connection-viem'

// #region outcome
/**
 * The receipt of a transaction, or of the same call that its user sent again
 * with a higher fee. Undefined if the user cancelled it or sent another call in
 * its place.
 * @throws if the call reverted
 */
export async function outcomeOf(
  client: Reader,
  hash: Hex,
): Promise<TransactionReceipt | undefined> {
  let reason: ReplacementReason | undefined
  const receipt = await waitForTransactionReceipt(client, {
    hash,
    onReplaced: replacement => {
      reason = replacement.reason
    },
  })
  if (reason === 'cancelled' || reason === 'replaced') return undefined
  if (receipt.status === 'reverted')
    throw new Error('The transaction reverted.')
  return receipt
}
// #endregion
