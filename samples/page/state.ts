import type { AccountFields, StateManagerInterface } from '@ethereumjs/common'
import { Account, type Address, bytesToHex, hexToBytes, KECCAK256_NULL_S } from '@ethereumjs/util'
import { keccak256 } from 'ethers'

export type Hex = `0x${string}`

/** All accounts as JSON: balances, slots and codes in hex, codes by their hash. */
export type StateDump = {
  accounts: Record<string, [nonce: number, balance: string, codeHash: string]>
  storage: Record<string, Record<string, string>>
  codes: Record<string, string>
}

/** What the EVM asks of a state; the rest of the interface serves tries. */
type StateOfEvm = Omit<
  StateManagerInterface,
  'getStateRoot' | 'setStateRoot' | 'hasStateRoot' | 'getCodeSize' | 'clearCaches' | 'shallowCopy'
>

/** A place, and what it held before a change. */
type Change = [map: Map<string, unknown>, key: string, before: unknown]

/** Sets back a change. @returns the change that does it again */
function reverse([map, key, before]: Change): Change {
  const change: Change = [map, key, map.get(key)]
  if (before === undefined) map.delete(key)
  else map.set(key, before)
  return change
}

const NOTHING = new Uint8Array()

/** Accounts, storage and codes, with a log of all changes that leads back to any earlier moment. */
export class State implements StateOfEvm {
  #accounts = new Map<string, Account>()
  /** By address and slot. */
  #storage = new Map<string, Uint8Array>()
  /** By hash; in hex until the code first runs, since most never do. */
  #codes = new Map<string, Uint8Array | Hex>([[KECCAK256_NULL_S, NOTHING]])
  #log: Change[] = []
  #checkpoints: number[] = []

  constructor(dump: StateDump) {
    for (const [address, [nonce, balance, hash]] of Object.entries(dump.accounts)) {
      const codeHash = hexToBytes(hash as Hex)
      const account = new Account(BigInt(nonce), BigInt(balance), undefined, codeHash)
      this.#accounts.set(address, account)
    }
    for (const [address, slots] of Object.entries(dump.storage)) {
      for (const [slot, value] of Object.entries(slots)) {
        this.#storage.set(address + slot, hexToBytes(value as Hex))
      }
    }
    for (const [hash, code] of Object.entries(dump.codes)) this.#codes.set(hash, code as Hex)
  }

  dump(): StateDump {
    const dump: StateDump = { accounts: {}, storage: {}, codes: {} }
    for (const [address, { nonce, balance, codeHash }] of this.#accounts) {
      const hash = bytesToHex(codeHash)
      dump.accounts[address] = [Number(nonce), `0x${balance.toString(16)}`, hash]
      const code = this.#codes.get(hash) as Uint8Array | Hex
      dump.codes[hash] = typeof code === 'string' ? code : bytesToHex(code)
    }
    for (const [key, value] of this.#storage) {
      const address = key.slice(0, 42)
      dump.storage[address] ??= {}
      dump.storage[address][key.slice(42)] = bytesToHex(value)
    }
    return dump
  }

  #set<T>(map: Map<string, T>, key: string, value: T | undefined) {
    this.#log.push(reverse([map, key, value]))
  }

  /** The present moment, for `undo`. */
  get mark(): number {
    return this.#log.length
  }

  /** Takes back all changes since a moment. @returns what `redo` takes */
  undo(mark: number): Change[] {
    return this.#log.splice(mark).reverse().map(reverse)
  }

  redo(undone: Change[]) {
    this.#log.push(...undone.reverse().map(reverse))
  }

  async checkpoint() {
    this.#checkpoints.push(this.mark)
  }

  async commit() {
    this.#checkpoints.pop()
  }

  async revert() {
    this.undo(this.#checkpoints.pop() as number)
  }

  async getAccount(address: Address) {
    const found = this.#accounts.get(address.toString())
    return found && new Account(found.nonce, found.balance, undefined, found.codeHash)
  }

  /** The account, which need not exist. */
  async account(address: Address) {
    return (await this.getAccount(address)) ?? new Account()
  }

  async putAccount(address: Address, account: Account) {
    this.#set(this.#accounts, address.toString(), account)
  }

  async deleteAccount(address: Address) {
    await this.clearStorage(address)
    this.#set(this.#accounts, address.toString(), undefined)
  }

  async modifyAccountFields(address: Address, fields: AccountFields) {
    await this.putAccount(address, Object.assign(await this.account(address), fields))
  }

  async getCode(address: Address) {
    const hash = bytesToHex((await this.account(address)).codeHash)
    const code = this.#codes.get(hash) as Uint8Array | Hex
    if (typeof code !== 'string') return code
    const bytes = hexToBytes(code)
    this.#codes.set(hash, bytes)
    return bytes
  }

  async putCode(address: Address, code: Uint8Array) {
    const hash = keccak256(code) as Hex
    this.#codes.set(hash, code)
    await this.modifyAccountFields(address, { codeHash: hexToBytes(hash) })
  }

  async getStorage(address: Address, slot: Uint8Array) {
    return this.#storage.get(address.toString() + bytesToHex(slot)) ?? NOTHING
  }

  async putStorage(address: Address, slot: Uint8Array, value: Uint8Array) {
    const key = address.toString() + bytesToHex(slot)
    this.#set(this.#storage, key, value.length > 0 ? value : undefined)
  }

  async clearStorage(address: Address) {
    const of = address.toString()
    for (const key of this.#storage.keys()) {
      if (key.startsWith(of)) this.#set(this.#storage, key, undefined)
    }
  }

  /** Values of slots before the transaction, as they are first asked for; gas depends on them. */
  originalStorageCache = {
    values: new Map<string, Uint8Array>(),
    get: async (address: Address, slot: Uint8Array) => {
      const { values } = this.originalStorageCache
      const key = address.toString() + bytesToHex(slot)
      const value = values.get(key) ?? (await this.getStorage(address, slot))
      values.set(key, value)
      return value
    },
    clear: () => this.originalStorageCache.values.clear(),
  }
}
