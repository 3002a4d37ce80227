import { createAddressFromString } from '@ethereumjs/util'
import { getBytes, id, type Transaction } from 'ethers'
import { RpcError, refused } from './errors'
import { GAS_LIMIT, intrinsicGas, type Log, lesser, Machine, type Message } from './evm'
import { type Hex, State, type StateDump } from './state'

/** A transaction that is in a block, and what came of it. */
export type MinedTransaction = {
  hash: string
  from: string
  to: string | null
  /** Address of the contract that it made, or would have made. */
  created: string | null
  data: string
  value: bigint
  gasUsed: bigint
  /** What it paid for each unit of gas, in wei. */
  gasPrice: bigint
  success: boolean
  /** Return data or revert data. */
  returned: string
  logs: Log[]
}

/** A block, with one transaction or none. */
export type Block = {
  number: number
  hash: string
  parentHash: string
  /** Unix time in seconds. */
  time: number
  baseFee: bigint
  gasUsed: bigint
  transactionHash: string | null
  logs: Log[]
  /** Moment of the state after the block; blocks of the snapshot have none. */
  mark?: number
  /** Of blocks since the snapshot. */
  transaction?: Transaction
  mined?: MinedTransaction
}

export type LedgerDump = StateDump & {
  blocks: {
    time: number
    baseFee: string
    gasUsed: string
    transactionHash: string | null
    logs: Log[]
  }[]
}

/** State, blocks and clock of a chain that makes a block of each transaction, at cancun. */
export class Ledger {
  readonly state: State
  readonly blocks: Block[] = []
  readonly machine: Machine
  /** Seconds that the clock of the chain is ahead. */
  #offset = 0
  /** Time of the next block, whatever the clock says. */
  #exact: number | undefined
  /** Seconds between blocks, in place of the clock. */
  interval: number | undefined
  /** None is left of those that were gone back to, and of later ones. */
  #snapshots: ({ height: number; mark: number } | undefined)[] = []

  constructor({ blocks, ...state }: LedgerDump) {
    this.state = new State(state)
    for (const { baseFee, gasUsed, ...block } of blocks) {
      this.#append({ ...block, baseFee: BigInt(baseFee), gasUsed: BigInt(gasUsed) })
    }
    this.newest.mark = 0
    this.machine = new Machine(this.state)
  }

  dump(): LedgerDump {
    const blocks = this.blocks.map(({ time, baseFee, gasUsed, transactionHash, logs }) => {
      return { time, baseFee: hex(baseFee), gasUsed: hex(gasUsed), transactionHash, logs }
    })
    return { ...this.state.dump(), blocks }
  }

  get newest(): Block {
    return this.blocks.at(-1) as Block
  }

  /** Base fee of the next block. */
  get baseFee(): bigint {
    const { number, baseFee, gasUsed } = this.newest
    if (number === 0) return baseFee
    const target = GAS_LIMIT / 2n
    const change = (baseFee * (gasUsed - target)) / target / 8n
    return baseFee + (gasUsed > target && change === 0n ? 1n : change)
  }

  get #now(): number {
    return Math.floor(Date.now() / 1000)
  }

  /** Lets time pass. @returns by how many seconds the clock is ahead */
  increaseTime(seconds: number): number {
    this.#offset += seconds
    return this.#offset
  }

  /** Sets the time of the next block, from which the clock goes on. */
  setNextTime(time: number) {
    this.#exact = time
  }

  #setClock(time: number) {
    this.#offset = time - this.#now
    this.#exact = undefined
  }

  get #nextTime(): number {
    if (this.#exact !== undefined) return this.#exact
    const { time } = this.newest
    if (this.interval !== undefined) return time + this.interval
    const next = this.#now + this.#offset
    return next < time ? time + 1 : next
  }

  /** @returns a number to go back to */
  snapshot(): number {
    return this.#snapshots.push({ height: this.blocks.length, mark: this.state.mark }) - 1
  }

  /** Goes back to a snapshot. @returns whether there is one */
  revert(snapshot: number): boolean {
    const found = this.#snapshots[snapshot]
    if (!found) return false
    this.#snapshots.fill(undefined, snapshot)
    this.state.undo(found.mark)
    this.blocks.length = found.height
    this.#setClock(this.newest.time)
    return true
  }

  /** Number of the block that a tag means, such as `latest` or `0x10`. */
  height(tag = 'latest'): number {
    if (tag === 'earliest') return 0
    return tag.startsWith('0x') ? Number(tag) : this.newest.number
  }

  /** Reads the state as it was after a block. @throws if there is none of that block */
  async at<T>(tag: string | undefined, read: (block: Block) => Promise<T>): Promise<T> {
    const { number } = this.newest
    const height = this.height(tag)
    const block = this.blocks[height]
    if (!block) {
      const reason = `block height is ${number} but requested was ${height}`
      throw new RpcError(-32602, `BlockOutOfRangeError: ${reason}`)
    }
    if (height === number) return read(block)
    if (block.mark === undefined) {
      const first = this.blocks.find(({ mark }) => mark !== undefined) as Block
      throw new RpcError(-32000, `This chain keeps no state of blocks before ${first.number}.`)
    }
    const undone = this.state.undo(block.mark)
    try {
      return await read(block)
    } finally {
      this.state.redo(undone)
    }
  }

  /** Makes a block without a transaction. */
  mine() {
    const { mark } = this.state
    this.#append({ ...this.#next(), gasUsed: 0n, transactionHash: null, logs: [], mark })
  }

  /** Makes a block of a signed transaction. @throws if the transaction is refused */
  async add(transaction: Transaction): Promise<MinedTransaction> {
    const next = this.#next()
    const message = messageOf(transaction, next.baseFee)
    await this.#check(transaction, message, next.baseFee)
    const { error, refund, ...outcome } = await this.machine.run(message, next)
    const mined = {
      hash: transaction.hash as string,
      from: message.from.toString(),
      to: message.to?.toString() ?? null,
      data: transaction.data,
      value: message.value,
      gasPrice: message.gasPrice,
      success: error === undefined,
      ...outcome,
    }
    const { hash: transactionHash, gasUsed, logs } = mined
    const { mark } = this.state
    this.#append({ ...next, gasUsed, transactionHash, logs, mark, transaction, mined })
    return mined
  }

  #next() {
    return { number: this.blocks.length, time: this.#nextTime, baseFee: this.baseFee }
  }

  #append(block: Omit<Block, 'number' | 'hash' | 'parentHash'>) {
    if (this.#exact !== undefined) this.#setClock(this.#exact)
    const number = this.blocks.length
    const parentHash = this.blocks.at(-1)?.hash ?? `0x${'0'.repeat(64)}`
    // Made up of what tells blocks apart: this chain has no roots to hash.
    const hash = id([parentHash, number, block.time, block.transactionHash].join())
    this.blocks.push({ ...block, number, hash, parentHash })
  }

  async #check({ nonce, maxFeePerGas }: Transaction, message: Message, baseFee: bigint) {
    const { from, gas, gasPrice, value } = message
    const account = await this.state.account(from)
    if (BigInt(nonce) < account.nonce) throw refused('nonce too low')
    if (BigInt(nonce) > account.nonce) throw refused('nonce too high')
    if ((maxFeePerGas ?? gasPrice) < baseFee) {
      throw refused('max fee per gas less than block base fee')
    }
    if (account.balance < gas * (maxFeePerGas ?? gasPrice) + value) {
      throw refused('Insufficient funds for gas * price + value')
    }
    if (gas > GAS_LIMIT) {
      throw new RpcError(-32000, 'intrinsic gas too high -- tx.gas_limit > env.block.gas_limit')
    }
    if (gas < intrinsicGas(message)) throw new RpcError(-32000, 'intrinsic gas too low')
  }
}

function messageOf(transaction: Transaction, baseFee: bigint): Message {
  const { from, to, data, value, gasLimit, accessList } = transaction
  const most = (transaction.maxFeePerGas ?? transaction.gasPrice) as bigint
  const offered = baseFee + (transaction.maxPriorityFeePerGas ?? most)
  return {
    from: createAddressFromString(from as string),
    to: to === null ? undefined : createAddressFromString(to),
    data: getBytes(data),
    value,
    gas: gasLimit,
    gasPrice: lesser(offered, most),
    accessList: (accessList ?? []).map(({ address, storageKeys }) => [address, storageKeys]),
  }
}

function hex(value: bigint): Hex {
  return `0x${value.toString(16)}`
}
