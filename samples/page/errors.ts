import { AbiCoder } from 'ethers'

/** An error that a node answers, with anvil's codes and words. */
export class RpcError extends Error {
  readonly code: number
  readonly data?: string

  constructor(code: number, message: string, data?: string) {
    super(message)
    this.code = code
    if (data !== undefined) this.data = data
  }
}

/** A transaction that does not come into a block. */
export function refused(message: string): RpcError {
  return new RpcError(-32003, message)
}

/** Code of a call that reverted. */
export const REVERTED = 3

/** Selector of `Error(string)`. */
const ERROR = '0x08c379a0'

/** Anvil's names for the exceptions of the EVM. */
const EXCEPTIONS: Record<string, string> = {
  'invalid opcode': 'InvalidFEOpcode',
  'invalid JUMP': 'InvalidJump',
  'out of gas': 'OutOfGas',
}

/** What a node answers to a call that failed. */
export function failure(exception: string, returned: string): RpcError {
  if (exception === 'revert') return new RpcError(REVERTED, revertMessage(returned), returned)
  const name = exception.replace(/ at .*/, '')
  return new RpcError(-32603, `EVM error ${EXCEPTIONS[name] ?? name}`)
}

function revertMessage(data: string): string {
  if (data === '0x') return 'execution reverted'
  const selector = data.slice(0, 10)
  const { reason } = AbiCoder.getBuiltinCallException('call', { data: '0x' }, data)
  if (selector === ERROR && reason) return `execution reverted: ${reason}`
  return ['execution reverted', `custom error ${selector}`, data.slice(10)]
    .filter(part => part !== '')
    .join(': ')
}
