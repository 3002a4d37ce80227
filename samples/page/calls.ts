import { createZeroAddress } from '@ethereumjs/util'
import { getBytes } from 'ethers'
import { addressOf } from './accounts'
import { failure, RpcError, refused } from './errors'
import { GAS_LIMIT, intrinsicGas, type Message, type Outcome } from './evm'
import type { Ledger } from './ledger'

/** A call or transaction as JSON-RPC has it. */
export type Request = {
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

/** Calls that change nothing, on the state after a block. */
export function callMethods(ledger: Ledger) {
  const run = (message: Message, tag?: string) => {
    return ledger.at(tag, block => ledger.machine.call(message, block))
  }

  /** @throws if the call fails */
  async function call(message: Message, tag?: string): Promise<Outcome> {
    if (message.gas < intrinsicGas(message)) {
      throw new RpcError(-32000, 'intrinsic gas too high -- CallGasCostMoreThanGasLimit')
    }
    const { balance } = await ledger.at(tag, () => ledger.state.account(message.from))
    if (balance < message.value) throw refused('Insufficient funds for gas * price + value')
    const outcome = await run(message, tag)
    if (outcome.error) throw failure(outcome.error, outcome.returned)
    return outcome
  }

  /** The lowest gas limit that suffices, or up to 1.5% more: each step of the search is a run. */
  async function estimate(message: Message, tag?: string): Promise<bigint> {
    const { gasUsed, refund } = await call(message, tag)
    const suffices = async (gas: bigint) => !(await run({ ...message, gas }, tag)).error
    let low = gasUsed + refund
    if (await suffices(low)) return low
    // A call in a call gets all but 1/64 of the gas.
    let high = (low * 64n) / 63n
    while (!(await suffices(high))) high *= 2n
    while ((high - low) * 200n > high * 3n) {
      const middle = (low + high) / 2n
      if (await suffices(middle)) high = middle
      else low = middle
    }
    return high
  }

  return {
    eth_call: async (request: Request, tag?: string) =>
      (await call(messageOf(request), tag)).returned,
    eth_estimateGas: (request: Request, tag?: string) => estimate(messageOf(request), tag),
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
