import {
  type Account,
  type Address,
  createAddressFromString,
  createZeroAddress,
} from '@ethereumjs/util'
import {
  getBytes,
  hexlify,
  SigningKey,
  Transaction,
  toBeHex,
  toQuantity,
  zeroPadValue,
} from 'ethers'
import type { Deployment } from '../deployment'
import { failure, RpcError, refused } from './errors'
import { CHAIN_ID, GAS_LIMIT, intrinsicGas, type Log, type Message, type Outcome } from './evm'
import { encode, formatBlock, formatLogs, formatReceipt, formatTransaction } from './formats'
import { type Block, Ledger, type LedgerDump, type MinedTransaction, PRIORITY_FEE } from './ledger'
import type { Hex } from './state'

export type { MinedTransaction } from './ledger'

/** A chain as JSON, with the addresses on it and the key of a funded account. */
export type Snapshot = LedgerDump & { deployment: Deployment; key: string }

/** The account that the node itself signs for: the first of every development node. */
export const ACCOUNT = '0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266'
const ACCOUNT_KEY = '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80'

const SECONDS_BETWEEN_LOOKS = 5

type Method = (...params: never[]) => unknown

/** A call or transaction as JSON-RPC has it. */
type Request = {
  from?: string
  to?: string
  data?: string
  input?: string
  value?: string
  gas?: string
  nonce?: string
  maxFeePerGas?: string
  maxPriorityFeePerGas?: string
}

type Filter = {
  address?: string | string[]
  topics?: (string | string[] | null)[]
  fromBlock?: string
  toBlock?: string
  blockHash?: string
}

/** A development chain that answers JSON-RPC as anvil does, one request after the other. */
export class PageChain {
  /** Called for every transaction that has been put into a block, reverted ones included. */
  onTransaction?: (mined: MinedTransaction) => void
  #ledger: Ledger
  #last: Promise<unknown> = Promise.resolve()
  /** With the first block that each has not told of; a removed one leaves a gap. */
  #filters: { filter: Filter; next: number }[] = []

  private constructor(dump: LedgerDump) {
    this.#ledger = new Ledger(dump)
  }

  static open(dump: LedgerDump): PageChain {
    return new PageChain(dump)
  }

  dump(): LedgerDump {
    return this.#ledger.dump()
  }

  /** Unix time in seconds of the newest block. */
  get time(): number {
    return this.#ledger.newest.time
  }

  /**
   * EIP-1193.
   * @throws {RpcError} with `code`, `message` and, for reverts, `data`
   */
  request({ method, params = [] }: { method: string; params?: unknown[] }): Promise<unknown> {
    const answer = this.#last.then(async () => {
      const known = Object.hasOwn(this.#methods, method) ? this.#methods[method] : undefined
      if (!known) throw new RpcError(-32601, 'Method not found')
      try {
        return encode(await known(...(params as never[])))
      } catch (error) {
        throw error instanceof RpcError ? error : new RpcError(-32602, String(error))
      }
    })
    // A read of the past undoes state meanwhile, so that no other request may run.
    this.#last = answer.catch(() => {})
    return answer
  }

  /** Answers the body of a JSON-RPC POST, single or batch, as text. */
  async answer(body: string): Promise<string> {
    const asked = JSON.parse(body)
    const one = async (call: { id: unknown; method: string; params?: unknown[] }) => {
      const { id } = call
      try {
        return { jsonrpc: '2.0', id, result: await this.request(call) }
      } catch (error) {
        const { code, message, data } = error as RpcError
        return { jsonrpc: '2.0', id, error: { code, message, data } }
      }
    }
    return JSON.stringify(await (Array.isArray(asked) ? Promise.all(asked.map(one)) : one(asked)))
  }

  /** What answers each method; a bigint goes out as a quantity. */
  #methods: Record<string, Method> = {
    eth_chainId: () => BigInt(CHAIN_ID),
    net_version: () => String(CHAIN_ID),
    web3_clientVersion: () => 'swapx-page',
    eth_accounts: () => [ACCOUNT],
    eth_blockNumber: () => BigInt(this.#ledger.newest.number),
    eth_gasPrice: () => this.#ledger.baseFee + PRIORITY_FEE,
    eth_maxPriorityFeePerGas: () => PRIORITY_FEE,
    eth_feeHistory: (count: Hex, newest: string) => this.#feeHistory(Number(count), newest),

    eth_getBalance: (address: string, tag?: string) =>
      this.#account(address, tag, ({ balance }) => balance),
    eth_getTransactionCount: (address: string, tag?: string) =>
      this.#account(address, tag, ({ nonce }) => nonce),
    eth_getCode: (address: string, tag?: string) =>
      this.#read(tag, async state => hexlify(await state.getCode(addressOf(address)))),
    eth_getStorageAt: (address: string, slot: string, tag?: string) =>
      this.#read(tag, async state => {
        const value = await state.getStorage(addressOf(address), getBytes(toBeHex(slot, 32)))
        return zeroPadValue(value, 32)
      }),

    eth_call: async (request: Request, tag?: string) => {
      return (await this.#call(request, this.#block(tag))).returned
    },
    eth_estimateGas: (request: Request, tag?: string) => this.#estimate(request, this.#block(tag)),
    eth_sendTransaction: (request: Request) => this.#send(request),
    eth_sendRawTransaction: (raw: string) => this.#add(decode(raw)),
    eth_getTransactionByHash: (hash: string) => formatTransaction(this.#blockOf(hash)),
    eth_getTransactionReceipt: (hash: string) => formatReceipt(this.#blockOf(hash)),

    eth_getBlockByNumber: (tag: string, full?: boolean) =>
      formatBlock(this.#ledger.blocks[this.#height(tag)], full),
    eth_getBlockByHash: (hash: string, full?: boolean) =>
      formatBlock(
        this.#ledger.blocks.find(block => block.hash === hash),
        full,
      ),
    eth_getLogs: (filter: Filter) => this.#logs(filter),
    eth_newFilter: (filter: Filter) => {
      const count = this.#filters.push({ filter, next: this.#ledger.blocks.length })
      return BigInt(count - 1)
    },
    eth_getFilterChanges: (index: Hex) => this.#filterChanges(Number(index)),
    eth_uninstallFilter: (index: Hex) => {
      const had = Number(index) in this.#filters
      delete this.#filters[Number(index)]
      return had
    },

    evm_mine: () => {
      this.#ledger.mine()
      return '0x0'
    },
    anvil_mine: (count: Hex = '0x1', seconds: Hex = '0x0') => {
      for (let block = 0; block < Number(count); block += 1) {
        this.#ledger.mine()
        this.#ledger.increaseTime(Number(seconds))
      }
    },
    evm_increaseTime: (seconds: number) => this.#ledger.increaseTime(Number(seconds)),
    evm_setNextBlockTimestamp: (time: number) => {
      if (Number(time) < this.time) {
        const reason = `${Number(time)} is lower than previous block's timestamp`
        throw new RpcError(-32602, `Timestamp error: ${reason}`)
      }
      this.#ledger.setNextTime(Number(time))
    },
    anvil_setBlockTimestampInterval: (seconds: number) => {
      this.#ledger.interval = Number(seconds)
    },
    anvil_removeBlockTimestampInterval: () => {
      const had = this.#ledger.interval !== undefined
      this.#ledger.interval = undefined
      return had
    },
    evm_snapshot: () => BigInt(this.#ledger.snapshot()),
    evm_revert: (snapshot: Hex) => this.#ledger.revert(Number(snapshot)),
    anvil_setCode: async (address: string, code: string) => {
      await this.#ledger.state.putCode(addressOf(address), getBytes(code))
    },
    anvil_setBalance: async (address: string, balance: string) => {
      const fields = { balance: BigInt(balance) }
      await this.#ledger.state.modifyAccountFields(addressOf(address), fields)
    },
  }

  #height(tag = 'latest'): number {
    if (tag === 'earliest') return 0
    return tag.startsWith('0x') ? Number(tag) : this.#ledger.newest.number
  }

  #block(tag?: string): Block {
    const height = this.#height(tag)
    const block = this.#ledger.blocks[height]
    if (block) return block
    const { number } = this.#ledger.newest
    const reason = `block height is ${number} but requested was ${height}`
    throw new RpcError(-32602, `BlockOutOfRangeError: ${reason}`)
  }

  #blockOf(transaction: string): Block | undefined {
    return this.#ledger.blocks.find(({ mined }) => mined?.hash === transaction)
  }

  #read<T>(tag: string | undefined, read: (state: Ledger['state']) => Promise<T>): Promise<T> {
    return this.#ledger.at(this.#block(tag), () => read(this.#ledger.state))
  }

  #account<T>(address: string, tag: string | undefined, read: (account: Account) => T): Promise<T> {
    return this.#read(tag, async state => {
      return read(await state.account(addressOf(address)))
    })
  }

  async #call(request: Request, block: Block): Promise<Outcome> {
    const message = messageOf(request)
    const { balance } = await this.#ledger.at(block, () => this.#ledger.state.account(message.from))
    if (message.gas < intrinsicGas(message)) {
      throw new RpcError(-32000, 'intrinsic gas too high -- CallGasCostMoreThanGasLimit')
    }
    if (balance < message.value) throw refused('Insufficient funds for gas * price + value')
    const outcome = await this.#ledger.call(message, block)
    if (outcome.error) throw failure(outcome.error, outcome.returned)
    return outcome
  }

  /**
   * The lowest gas limit with which a call goes through, at most 1.5 % more: a step of the search
   * is a run of the call.
   */
  async #estimate(request: Request, block: Block): Promise<bigint> {
    const message = messageOf(request)
    const { gasUsed, refund } = await this.#call(request, block)
    const suffices = async (gas: bigint) => {
      return !(await this.#ledger.call({ ...message, gas }, block)).error
    }
    let low = gasUsed + refund
    if (await suffices(low)) return low
    // Each call in a call holds back 1/64 of the gas.
    let high = (low * 64n) / 63n + 2_300n
    while (!(await suffices(high))) high *= 2n
    while ((high - low) * 200n > high * 3n) {
      const middle = (low + high) / 2n
      if (await suffices(middle)) high = middle
      else low = middle
    }
    return high
  }

  async #send({ from, to, gas, value, nonce, ...request }: Request): Promise<string> {
    if (from?.toLowerCase() !== ACCOUNT) throw new RpcError(-32602, 'No Signer available')
    const account = await this.#account(ACCOUNT, 'latest', ({ nonce }) => nonce)
    const transaction = Transaction.from({
      type: 2,
      chainId: CHAIN_ID,
      nonce: Number(nonce ?? account),
      to: to ?? null,
      data: request.data ?? request.input ?? '0x',
      value: value ?? 0,
      gasLimit: gas ?? GAS_LIMIT,
      maxFeePerGas: request.maxFeePerGas ?? this.#ledger.baseFee + PRIORITY_FEE,
      maxPriorityFeePerGas: request.maxPriorityFeePerGas ?? PRIORITY_FEE,
    })
    transaction.signature = new SigningKey(ACCOUNT_KEY).sign(transaction.unsignedHash)
    return this.#add(transaction)
  }

  async #add(transaction: Transaction): Promise<string> {
    const mined = await this.#ledger.add(transaction)
    this.onTransaction?.(mined)
    return mined.hash
  }

  #logs({ address, topics = [], blockHash, fromBlock, toBlock }: Filter) {
    const addresses = lowerCase(address)
    const blocks = blockHash
      ? this.#ledger.blocks.filter(({ hash }) => hash === blockHash)
      : this.#ledger.blocks.slice(this.#height(fromBlock), this.#height(toBlock) + 1)
    const wanted = (log: Log) =>
      (addresses.length === 0 || addresses.includes(log.address)) &&
      topics.every((topic, place) => {
        return topic === null || lowerCase(topic).includes(log.topics[place] ?? '')
      })
    return blocks.flatMap(formatLogs).filter(wanted)
  }

  #filterChanges(index: number) {
    const found = this.#filters[index]
    if (!found) throw new RpcError(-32000, 'filter not found')
    const fromBlock = toQuantity(found.next)
    found.next = this.#ledger.blocks.length
    return this.#logs({ ...found.filter, fromBlock, toBlock: 'latest' })
  }

  #feeHistory(count: number, newest: string) {
    const last = this.#block(newest).number
    const first = Math.max(0, last - count + 1)
    const blocks = this.#ledger.blocks.slice(first, last + 1)
    const next = this.#ledger.blocks[last + 1]?.baseFee ?? this.#ledger.baseFee
    return {
      oldestBlock: BigInt(first),
      baseFeePerGas: [...blocks.map(({ baseFee }) => baseFee), next],
      gasUsedRatio: blocks.map(({ gasUsed }) => Number(gasUsed) / Number(GAS_LIMIT)),
    }
  }
}

/**
 * Makes a block when there was none for some seconds: a wait that missed the block of its
 * transaction goes on at the next one.
 * @returns what ends it
 */
export function mineWhenStill(chain: PageChain): () => void {
  let seen: unknown
  const timer = setInterval(async () => {
    const newest = await chain.request({ method: 'eth_blockNumber' })
    if (newest === seen) await chain.request({ method: 'evm_mine' })
    seen = newest
  }, SECONDS_BETWEEN_LOOKS * 1000)
  return () => clearInterval(timer)
}

function addressOf(text: string): Address {
  return createAddressFromString(text.toLowerCase())
}

function lowerCase(values: string | string[] = []): string[] {
  return [values].flat().map(value => value.toLowerCase())
}

function decode(raw: string): Transaction {
  try {
    return Transaction.from(raw)
  } catch {
    throw new RpcError(-32602, 'Failed to decode transaction')
  }
}

function messageOf({ from, to, data, input, value, gas }: Request): Message {
  return {
    from: from ? addressOf(from) : createZeroAddress(),
    to: to ? addressOf(to) : undefined,
    data: getBytes(data ?? input ?? '0x'),
    value: BigInt(value ?? 0),
    gas: gas ? BigInt(gas) : GAS_LIMIT,
    gasPrice: 0n,
    accessList: [],
  }
}
