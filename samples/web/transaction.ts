import {
  BlockNotFoundError,
  type Hash,
  type ReplacementReason,
  type TransactionReceipt,
} from 'viem'
import {
  call,
  getBlock,
  getBlockNumber,
  getTransaction,
  waitForTransactionReceipt,
} from 'viem/actions'
import { client } from './config'
import { isUnreachable, revertReason } from './errors'

/** Blocks, its own included, after which a transaction counts as settled. */
const CONFIRMATIONS = 3n

/** Where a transaction is on its way. */
export type Stage =
  | { at: 'pending' | 'reorganised'; hash: Hash }
  | { at: 'cancelled' | 'replaced'; hash: Hash }
  | { at: 'included' | 'settled'; hash: Hash; block: bigint; isFaster: boolean }
  | { at: 'reverted'; hash: Hash; block: bigint; reason: string | undefined }

// #region follow
/** Follows a transaction until it is settled, reverted, cancelled or replaced. */
export async function* follow(sent: Hash): AsyncGenerator<Stage> {
  let hash = sent
  yield { at: 'pending', hash }
  while (true) {
    try {
      let replacement: ReplacementReason | undefined
      const receipt = await waitForTransactionReceipt(client, {
        hash,
        // Until it has an end, a user who sends it again may pay twice.
        timeout: 0,
        onReplaced: ({ reason }) => {
          replacement = reason
        },
      })
      hash = receipt.transactionHash
      if (replacement === 'cancelled' || replacement === 'replaced')
        return yield { at: replacement, hash }

      const { blockNumber: block } = receipt
      if (receipt.status === 'reverted')
        return yield {
          at: 'reverted',
          hash,
          block,
          reason: await reasonOf(receipt),
        }

      const isFaster = hash !== sent
      yield { at: 'included', hash, block, isFaster }
      if (await isKept(receipt))
        return yield { at: 'settled', hash, block, isFaster }
      yield { at: 'reorganised', hash }
    } catch (error) {
      // Without an answer, nothing is known of it, least of all that it failed.
      if (!isUnreachable(error)) throw error
      await pause()
    }
  }
}
// #endregion

// #region reorganisation
/** Waits for the confirmations: whether the block of a receipt is still there. */
async function isKept(receipt: TransactionReceipt): Promise<boolean> {
  while (true) {
    const { blockNumber, blockHash } = receipt
    const [newest, block] = await Promise.all([
      getBlockNumber(client),
      getBlock(client, { blockNumber }).catch(ifGone),
    ])
    if (block?.hash !== blockHash) return false
    if (newest - blockNumber + 1n >= CONFIRMATIONS) return true
    await pause()
  }
}

function ifGone(error: unknown): undefined {
  if (!(error instanceof BlockNotFoundError)) throw error
}
// #endregion

const pause = () =>
  new Promise(resolve => setTimeout(resolve, client.pollingInterval))

/** Makes the call once more, as of its block, to hear why it reverts. */
async function reasonOf(receipt: TransactionReceipt) {
  const { transactionHash: hash, blockNumber } = receipt
  const transaction = await getTransaction(client, { hash })
  const { from: account, to, input: data } = transaction
  try {
    await call(client, { account, to, data, blockNumber })
  } catch (error) {
    if (isUnreachable(error)) throw error
    return revertReason(error)
  }
}
