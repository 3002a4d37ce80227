import { Common, Hardfork, Mainnet, type StateManagerInterface } from '@ethereumjs/common'
import { EVM, EVMMockBlockchain } from '@ethereumjs/evm'
import { type Address, createAddressFromString, createZeroAddress } from '@ethereumjs/util'
import { hexlify } from 'ethers'
import type { State } from './state'

export const CHAIN_ID = 31337
export const GAS_LIMIT = 60_000_000n

const coinbase = createZeroAddress()

export type Log = { address: string; topics: string[]; data: string }

/** A message to run: a call, or a transaction. */
export type Message = {
  from: Address
  /** None creates a contract. */
  to: Address | undefined
  data: Uint8Array
  value: bigint
  gas: bigint
  /** In wei, of which the block burns its base fee. */
  gasPrice: bigint
  accessList: [address: string, slots: string[]][]
}

export type Outcome = {
  /** Name of the exception as the EVM has it. */
  error: string | undefined
  returned: string
  created: string | null
  gasUsed: bigint
  /** Part of what was used meanwhile, and given back at the end. */
  refund: bigint
  logs: Log[]
}

/** What a message sees of its block. */
type Surroundings = { number: number; time: number; baseFee: bigint }

/** The rules of cancun. The EVM asks for them several times in each instruction. */
class Rules extends Common {
  #active = new Map<number, boolean>()

  override isActivatedEIP(eip: number): boolean {
    const isActive = this.#active.get(eip) ?? super.isActivatedEIP(eip)
    this.#active.set(eip, isActive)
    return isActive
  }
}

/** The EVM on a state, with what a transaction does around it: fees, refunds, warm addresses. */
export class Machine {
  #state: State
  #evm: EVM
  #warm: string[]

  constructor(state: State) {
    this.#state = state
    const chain = { ...Mainnet, chainId: CHAIN_ID }
    // Without the factory, which would bring a state of its own into the bundle.
    this.#evm = new EVM({
      common: new Rules({ chain, hardfork: Hardfork.Cancun }),
      stateManager: state as unknown as StateManagerInterface,
      blockchain: new EVMMockBlockchain(),
    })
    this.#warm = [...this.#evm.precompiles.keys(), coinbase.toString()]
  }

  /** Runs a message and forgets what it changed. */
  async call(message: Message, block: Surroundings): Promise<Outcome> {
    const { mark } = this.#state
    try {
      return await this.run(message, block)
    } finally {
      this.#state.undo(mark)
    }
  }

  /** Runs a message as a transaction of a block. */
  async run(message: Message, block: Surroundings): Promise<Outcome> {
    const { from, to, data, value, gas, gasPrice, accessList } = message
    const { journal } = this.#evm
    for (const address of this.#warm) journal.addAlwaysWarmAddress(address)
    for (const address of [from, to]) if (address) journal.addAlwaysWarmAddress(address.toString())
    for (const [address, slots] of accessList) {
      journal.addAlwaysWarmAddress(address.toLowerCase())
      for (const slot of slots) journal.addAlwaysWarmSlot(address.toLowerCase(), slot)
    }
    this.#state.originalStorageCache.clear()
    await this.#pay(from, -gas * gasPrice)
    const intrinsic = intrinsicGas(message)
    await rememberJumps(this.#evm)
    const { execResult: result, createdAddress } = await this.#evm.runCall({
      block: { header: headerOf(block) },
      caller: from,
      ...(to && { to }),
      data,
      value,
      gasLimit: gas - intrinsic,
      gasPrice,
    })
    const spent = intrinsic + result.executionGasUsed
    const refund = lesser(result.gasRefund ?? 0n, spent / 5n)
    const gasUsed = spent - refund
    await this.#pay(from, (gas - gasUsed) * gasPrice)
    if (gasPrice > 0n) await this.#pay(coinbase, gasUsed * (gasPrice - block.baseFee))
    // Since cancun only a contract that the transaction itself has made goes away.
    for (const address of result.selfdestruct?.keys() ?? []) {
      if (result.createdAddresses?.has(address)) {
        await journal.deleteAccount(createAddressFromString(address))
      }
    }
    await journal.cleanup()
    return {
      error: result.exceptionError?.error,
      returned: hexlify(result.returnValue),
      created: createdAddress?.toString() ?? null,
      gasUsed,
      refund,
      logs: (result.logs ?? []).map(([address, topics, data]) => ({
        address: hexlify(address),
        topics: topics.map(topic => hexlify(topic)),
        data: hexlify(data),
      })),
    }
  }

  async #pay(address: Address, amount: bigint) {
    const account = await this.#state.account(address)
    account.balance += amount
    await this.#evm.journal.putAccount(address, account)
  }
}

/** Gas that a transaction costs before its first instruction. */
export function intrinsicGas({ to, data, accessList }: Message): bigint {
  const zeros = data.filter(byte => byte === 0).length
  let gas = 21_000 + 16 * data.length - 12 * zeros
  if (!to) gas += 32_000 + 2 * Math.ceil(data.length / 32)
  for (const [, slots] of accessList) gas += 2_400 + 1_900 * slots.length
  return BigInt(gas)
}

function headerOf({ number, time, baseFee }: Surroundings) {
  return {
    number: BigInt(number),
    timestamp: BigInt(time),
    coinbase,
    difficulty: 0n,
    prevRandao: new Uint8Array(32),
    gasLimit: GAS_LIMIT,
    baseFeePerGas: baseFee,
    getBlobGasPrice: () => 1n,
  }
}

export function lesser(a: bigint, b: bigint): bigint {
  if (a < b) return a
  return b
}

let remembers = false

/**
 * Lets the interpreter look through each code for places to jump to once, and not in each call,
 * which would take half of the time.
 */
async function rememberJumps(evm: EVM) {
  if (remembers) return
  remembers = true
  const { runState } = await evm.runCode({ code: new Uint8Array(1) })
  const interpreter = Object.getPrototypeOf(runState?.interpreter)
  const seek = interpreter._getValidJumpDestinations
  const known = new WeakMap<Uint8Array, object>()
  interpreter._getValidJumpDestinations = function (code: Uint8Array) {
    const found = known.get(code) ?? seek.call(this, code)
    known.set(code, found)
    return found
  }
}
