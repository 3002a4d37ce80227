import { type Abi, decodeFunctionData, type Hex } from 'viem'

// #region calls
type Call = { name: string; args: readonly unknown[] }

/**
 * The functions that calldata calls, in order, with their arguments. Looks
 * inside a multicall.
 */
export function callsOf(abi: Abi, calldata: Hex): Call[] {
  const decoded = decodeFunctionData({ abi, data: calldata })
  const { functionName: name, args = [] } = decoded
  if (name !== 'multicall') return [{ name, args }]
  const [calls] = args as [Hex[]]
  return calls.flatMap(call => callsOf(abi, call))
}
// #endregion
