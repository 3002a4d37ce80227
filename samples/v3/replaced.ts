import {
  isError,
  type TransactionReceipt,
  type TransactionResponse,
} from 'ethers'
import { CONFIRMATIONS, PATIENCE } from '../confirmations'

// #region outcome
/**
 * The receipt of a transaction that is done for good, or of the same call that
 * its user sent again with a higher fee. Undefined if the user cancelled it or sent another call in
 * its place.
 * @throws if the call reverted, or if time is up: then it may still run
 */
export async function outcomeOf(
  transaction: TransactionResponse,
): Promise<TransactionReceipt | undefined> {
  try {
    return (await transaction.wait(CONFIRMATIONS, PATIENCE)) ?? undefined
  } catch (error) {
    if (!isError(error, 'TRANSACTION_REPLACED')) throw error
    if (error.reason !== 'repriced') return undefined
    if (error.receipt.status === 0)
      throw new Error('The transaction was sped up, and reverted.')
    return error.receipt
  }
}
// #endregion
