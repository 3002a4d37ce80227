import {
  BaseError,
  ContractFunctionExecutionError,
  decodeErrorResult,
  ExecutionRevertedError,
  type Hex,
  HttpRequestError,
  InsufficientFundsError,
  isHex,
  LimitExceededRpcError,
  ResourceUnavailableRpcError,
  RpcRequestError,
  TimeoutError,
  UnauthorizedProviderError,
  UserRejectedRequestError,
} from 'viem'
import { swapx } from './config'
import { WrongEndpointError } from './endpoint'

/** An error and those that caused it: viem wraps what a node or wallet says. */
function causesOf(error: unknown): { code?: number; data?: unknown }[] {
  if (!(error instanceof Object)) return []
  return [error, ...causesOf((error as Error).cause)]
}

type ErrorClass = abstract new (...args: never[]) => Error

export const hasCause = (error: unknown, type: ErrorClass) =>
  causesOf(error).some(cause => cause instanceof type)

const hasCode = (error: unknown, { code }: { code: number }) =>
  causesOf(error).some(cause => cause.code === code)

/** Whether there was no answer, so that nothing is known. */
export const isUnreachable = (error: unknown) =>
  hasCode(error, LimitExceededRpcError) ||
  hasCause(error, HttpRequestError) ||
  hasCause(error, TimeoutError)

/** What a node has answered in the place of a result. */
const refusalOf = (error: unknown) =>
  causesOf(error).find(cause => cause instanceof RpcRequestError)

/**
 * Whether a contract has reverted, says the node. Its other errors, such as a
 * limit or a block that it does not have, say nothing of a contract.
 */
export function isRevert(error: unknown): boolean {
  const refusal = refusalOf(error)
  if (!refusal) return false
  // Some nodes have another code, and the data of a revert or these words.
  const { code } = ExecutionRevertedError
  return refusal.code === code || /\brevert/i.test(refusal.details)
}

/** No value where a contract reverts. */
export function ifReverts(error: unknown): undefined {
  if (!isRevert(error)) throw error
}

/** No value where a contract reverts, or what it returns cannot be decoded. */
export function ifContract(error: unknown): undefined {
  const isAnswered = !isUnreachable(error) && !refusalOf(error)
  if (isAnswered && error instanceof ContractFunctionExecutionError) return
  ifReverts(error)
}

const tooLittle = 'the price has moved by more than the tolerance'
const tooLate = 'the deadline has passed'
const notTaken = 'the router may not take that much of the token'

/** What the routers and the token say when they revert, in words. */
const reasons: Record<string, string> = {
  'Too little received': tooLittle,
  'Too much requested': tooLittle,
  'UniswapV2Router: INSUFFICIENT_OUTPUT_AMOUNT': tooLittle,
  'UniswapV2Router: EXCESSIVE_INPUT_AMOUNT': tooLittle,
  'Transaction too old': tooLate,
  'UniswapV2Router: EXPIRED': tooLate,
  STF: notTaken,
  'TransferHelper: TRANSFER_FROM_FAILED': notTaken,
}

/** Selector of `Error(string)`, which `require` reverts with. */
const ERROR = '0x08c379a0'

/**
 * Why a call reverts: a text, or the selector of another error. Nothing if it
 * does not revert or does not say.
 */
export function revertReason(error: unknown): string | undefined {
  const data = causesOf(error)
    .map(cause => cause.data)
    .find((data): data is Hex => isHex(data) && data !== '0x')
  if (!data) return undefined
  if (!data.startsWith(ERROR)) return data.slice(0, 10)
  const [reason] = decodeErrorResult({ data }).args as [string]
  return reasons[reason] ?? reason
}

/** What went wrong, and what to do, in a sentence. */
export function explain(error: unknown): string {
  const reason = revertReason(error)
  if (reason) return `Nothing was sent, as it would fail: ${reason}.`
  if (hasCode(error, UserRejectedRequestError))
    return 'You rejected the request in your wallet. Nothing was sent.'
  if (hasCode(error, UnauthorizedProviderError))
    return 'Your wallet is locked. Unlock it, then try again.'
  if (hasCode(error, ResourceUnavailableRpcError))
    return 'Your wallet has a request open. Answer it there.'
  if (hasCause(error, InsufficientFundsError))
    return 'You have too little native currency to pay for gas.'
  if (error instanceof WrongEndpointError)
    return `The endpoint ${swapx.rpcUrl} serves chain ${error.chainId}, not ${swapx.chainId}. The app reads nothing from it.`
  const refusal = refusalOf(error)
  if (refusal && !isRevert(error))
    return `The endpoint ${swapx.rpcUrl} refuses: ${refusal.details}`
  if (isUnreachable(error) && !navigator.onLine)
    return 'You are offline. The app goes on once you are back.'
  if (isUnreachable(error))
    return `The endpoint ${swapx.rpcUrl} does not answer. The app asks again.`
  if (error instanceof BaseError) return error.shortMessage
  return (error as Error).message
}
