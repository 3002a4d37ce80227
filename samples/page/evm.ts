import { Common, Hardfork, Mainnet, type StateManagerInterface } from '@ethereumjs/common'
import { EVM, EVMMockBlockchain } from '@ethereumjs/evm'
import type { State } from './state'

export const CHAIN_ID = 31337

/** The rules of cancun. The EVM asks for them several times in each instruction. */
class Rules extends Common {
  #active = new Map<number, boolean>()

  override isActivatedEIP(eip: number): boolean {
    const isActive = this.#active.get(eip) ?? super.isActivatedEIP(eip)
    this.#active.set(eip, isActive)
    return isActive
  }
}

export function evmOn(state: State): EVM {
  // Without the factory, which would bring a state of its own into the bundle.
  return new EVM({
    common: new Rules({ chain: { ...Mainnet, chainId: CHAIN_ID }, hardfork: Hardfork.Cancun }),
    stateManager: state as unknown as StateManagerInterface,
    blockchain: new EVMMockBlockchain(),
  })
}

let remembers = false

/**
 * Lets the interpreter look through each code for places to jump to once, and not in each call,
 * which would take half of the time.
 */
export async function rememberJumps(evm: EVM) {
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
