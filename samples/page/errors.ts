import { AbiCoder, dataSlice } from 'ethers'

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

/** Anvil's names for the exceptions of the EVM. */
const EXCEPTIONS: Record<string, string> = {
  'invalid opcode': 'InvalidFEOpcode',
  'invalid JUMP': 'InvalidJump',
  'out of gas': 'OutOfGas',
}

/** What a node answers to a call that failed. */
export function failure(exception: string, returned: string): RpcError {
  if (exception === 'revert') return new RpcError(3, revertMessage(returned), returned)
  return new RpcError(-32603, `EVM error ${EXCEPTIONS[exception] ?? exception}`)
}

function revertMessage(data: string): string {
  const start = 'execution reverted'
  if (data === '0x') return start
  if (data.startsWith('0x08c379a0')) {
    return `${start}: ${AbiCoder.defaultAbiCoder().decode(['string'], dataSlice(data, 4))[0]}`
  }
  const rest = data.slice(10)
  return `${start}: custom error ${data.slice(0, 10)}${rest && `: ${rest}`}`
}
