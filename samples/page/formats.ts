import { type Signature, toBeHex, toQuantity, ZeroHash } from 'ethers'
import { GAS_LIMIT } from './evm'
import type { Block } from './ledger'

/** Turns each bigint of an answer into a quantity. */
export function encode(value: unknown): unknown {
  return JSON.parse(
    JSON.stringify(value ?? null, (_, part) =>
      typeof part === 'bigint' ? toQuantity(part) : part,
    ),
  )
}

function placeOf({ hash, number }: Block) {
  return { blockHash: hash, blockNumber: BigInt(number), transactionIndex: 0n }
}

export function formatLogs(block: Block) {
  const { transactionHash } = block
  return block.logs.map((log, index) => ({
    ...log,
    ...placeOf(block),
    blockTimestamp: BigInt(block.time),
    transactionHash,
    logIndex: BigInt(index),
    removed: false,
  }))
}

const NO_BLOOM = `0x${'0'.repeat(512)}`

export function formatBlock(block: Block | undefined, full = false) {
  if (!block) return null
  const { number, hash, parentHash, time, baseFee, gasUsed, transactionHash } = block
  const transactions = transactionHash ? [transactionHash] : []
  return {
    number: BigInt(number),
    hash,
    parentHash,
    timestamp: BigInt(time),
    baseFeePerGas: baseFee,
    gasUsed,
    gasLimit: GAS_LIMIT,
    transactions: full && block.mined ? [formatTransaction(block)] : transactions,
    miner: toBeHex(0, 20),
    nonce: toBeHex(0, 8),
    difficulty: 0n,
    extraData: '0x',
    mixHash: ZeroHash,
    stateRoot: ZeroHash,
    transactionsRoot: ZeroHash,
    receiptsRoot: ZeroHash,
    sha3Uncles: ZeroHash,
    logsBloom: NO_BLOOM,
    size: 0n,
    uncles: [],
  }
}

export function formatTransaction(block: Block | undefined) {
  if (!block?.transaction || !block.mined) return null
  const { transaction: sent, mined } = block
  const signature = sent.signature as Signature
  return {
    ...placeOf(block),
    hash: mined.hash,
    type: BigInt(sent.type ?? 0),
    chainId: sent.chainId,
    nonce: BigInt(sent.nonce),
    from: mined.from,
    to: mined.to,
    input: mined.data,
    value: mined.value,
    gas: sent.gasLimit,
    gasPrice: mined.gasPrice,
    maxFeePerGas: sent.maxFeePerGas ?? undefined,
    maxPriorityFeePerGas: sent.maxPriorityFeePerGas ?? undefined,
    accessList: sent.accessList ?? undefined,
    r: BigInt(signature.r),
    s: BigInt(signature.s),
    v: signature.networkV ?? BigInt(signature.yParity),
    yParity: sent.type === 0 ? undefined : BigInt(signature.yParity),
  }
}

export function formatReceipt(block: Block | undefined) {
  if (!block?.transaction || !block.mined) return null
  const { transaction: sent, mined } = block
  return {
    ...placeOf(block),
    transactionHash: mined.hash,
    type: BigInt(sent.type ?? 0),
    status: mined.success ? 1n : 0n,
    from: mined.from,
    to: mined.to,
    contractAddress: mined.created,
    gasUsed: mined.gasUsed,
    cumulativeGasUsed: mined.gasUsed,
    effectiveGasPrice: mined.gasPrice,
    logs: formatLogs(block),
    logsBloom: NO_BLOOM,
  }
}
