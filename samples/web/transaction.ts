import {
  type Address,
  BaseError,
  BlockNotFoundError,
  type Hash,
  isAddressEqual,
  type Transaction,
  type TransactionReceipt,
  TransactionReceiptNotFoundError,
} from 'viem'
import {
  call,
  getBlock,
  getBlockNumber,
  getTransaction,
  getTransactionCount,
  getTransactionReceipt,
} from 'viem/actions'
import { CONFIRMATIONS } from '../confirmations'
import { client } from './config'
import { isRevert, isUnreachable, revertReason } from './errors'

/** What tells a transaction from another one in its place. */
export type Sent = Pick<
  Transaction,
  'hash' | 'from' | 'nonce' | 'to' | 'input' | 'value'
>

/** Where a transaction is on its way. */
export type Stage =
  | { at: 'pending'; hash: Hash; sent: Sent | undefined }
  | { at: 'reorganised' | 'cancelled' | 'replaced'; hash: Hash }
  | { at: 'included' | 'settled'; hash: Hash; block: bigint; isFaster: boolean }
  | { at: 'reverted'; hash: Hash; block: bigint; reason: string }

/**
 * Follows a transaction until the block that ends it is confirmed.
 * @param known what was read of it before the page was loaded again
 */
export async function* follow(hash: Hash, known?: Sent): AsyncGenerator<Stage> {
  yield { at: 'pending', hash, sent: known }
  const sent = known ?? (await answer(() => getTransaction(client, { hash })))
  yield { at: 'pending', hash, sent }
  while (true) {
    const end = await answer(() => findEnd(sent))
    const stage = await stageOf(sent, end)
    yield stage
    if (await answer(() => isKept(end.receipt))) {
      if (stage.at === 'included') yield { ...stage, at: 'settled' }
      return
    }
    yield { at: 'reorganised', hash: sent.hash }
  }
}

/**
 * Asks until there is an answer, however long it takes: a user who sends the
 * call again may pay twice. An error is not an answer, and above all does not
 * mean that the transaction failed.
 */
async function answer<T>(ask: () => Promise<T | undefined>): Promise<T> {
  while (true) {
    try {
      const given = await ask()
      if (given !== undefined) return given
    } catch (error) {
      if (!(error instanceof BaseError)) throw error
    }
    await new Promise(resolve => setTimeout(resolve, client.pollingInterval))
  }
}

type End = {
  fate: 'done' | 'cancelled' | 'replaced'
  receipt: TransactionReceipt
}

/** What the block says, as long as it stays in the chain. */
async function stageOf(sent: Sent, { fate, receipt }: End): Promise<Stage> {
  const { transactionHash: hash, blockNumber: block } = receipt
  if (fate !== 'done') return { at: fate, hash }
  if (receipt.status === 'success')
    return { at: 'included', hash, block, isFaster: hash !== sent.hash }
  const reason = await answer(() => reasonOf(sent, block))
  return { at: 'reverted', hash, block, reason }
}

/** What became of a transaction, once it or its replacement is in a block. */
async function findEnd(sent: Sent): Promise<End | undefined> {
  const [own, newest] = await Promise.all([
    getTransactionReceipt(client, { hash: sent.hash }).catch(ifGone),
    getBlockNumber(client),
  ])
  if (own) return { fate: 'done', receipt: own }
  const taker = await findTaker(sent, newest)
  if (!taker) return undefined
  const receipt = await getTransactionReceipt(client, { hash: taker.hash })
  return { fate: fateOf(sent, taker), receipt }
}

/**
 * The transaction that took the nonce, found by its sender's transaction count;
 * viem recognises only one that arrives while it waits. The search begins with
 * the newest block, since many endpoints do not know the counts at old ones.
 */
async function findTaker({ from: address, nonce }: Sent, newest: bigint) {
  const isTaken = async (blockNumber: bigint) =>
    (await getTransactionCount(client, { address, blockNumber })) > nonce
  let before = newest
  let after = newest
  for (let step = 1n; await isTaken(before); step *= 2n) {
    after = before
    before = step < before ? before - step : 0n
  }
  if (before === newest) return undefined
  while (after - before > 1n) {
    const middle = (before + after) / 2n
    if (await isTaken(middle)) after = middle
    else before = middle
  }
  const block = await getBlock(client, {
    blockNumber: after,
    includeTransactions: true,
  })
  return block.transactions.find(
    taker => isAddressEqual(taker.from, address) && taker.nonce === nonce,
  )
}

/** The same call with a higher fee is as good as the first one. */
function fateOf(sent: Sent, taker: Transaction): End['fate'] {
  const { from, to, input, value } = taker
  const isTo = (other: Address | null) =>
    to && other && isAddressEqual(to, other)
  if (isTo(sent.to) && input === sent.input && value === sent.value)
    return 'done'
  return isTo(from) && value === 0n ? 'cancelled' : 'replaced'
}

/** Whether a receipt's block stays in the chain until it is confirmed. */
async function isKept({ blockNumber, blockHash }: TransactionReceipt) {
  const [newest, block] = await Promise.all([
    getBlockNumber(client),
    getBlock(client, { blockNumber }).catch(ifGone),
  ])
  if (block?.hash !== blockHash) return false
  return newest - blockNumber + 1n >= BigInt(CONFIRMATIONS) || undefined
}

/** No value for what is not, or no longer, on the chain. */
function ifGone(error: unknown): undefined {
  if (error instanceof BlockNotFoundError) return
  if (error instanceof TransactionReceiptNotFoundError) return
  throw error
}

/** Repeats the call as of its block, to learn why it reverts. */
async function reasonOf(
  { from: account, to, input: data, value }: Sent,
  blockNumber: bigint,
): Promise<string> {
  try {
    await call(client, { account, to, data, value, blockNumber })
  } catch (error) {
    if (isUnreachable(error)) throw error
    // Many nodes have forgotten the state of a block that is not new.
    if (!isRevert(error)) return 'the endpoint cannot say why'
    return revertReason(error) ?? 'the contract does not say why'
  }
  return 'the contract does not say why'
}
