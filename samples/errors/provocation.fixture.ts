import { AbiCoder, Contract, type InterfaceAbi, type JsonRpcProvider } from 'ethers'
import { readArtifact } from '../chain/artifacts'
import type { testChain } from '../chain/test-chain'

/** A call that must fail with the text, after what it sends before. */
export type Provocation = [text: string, provoke: () => Promise<unknown>]

export type TestChain = Awaited<ReturnType<typeof testChain>>

/** Code that answers every call with the same word. */
export function codeReturning(word: bigint): string {
  return `0x7f${word.toString(16).padStart(64, '0')}60005260206000f3`
}

/** Somebody without tokens, allowances or rights. */
export const STRANGER = '0x2000000000000000000000000000000000000009'

/** Unix time in seconds that no run of the chain reaches. */
export const FAR = 2n ** 40n

/** More than any transaction here needs. */
const gasLimit = 9_000_000

export type Call = { target: string; data: string }

/** What the callbacks of the contracts for tests make of their data. */
export const encodeCalls = (calls: Call[]): string =>
  AbiCoder.defaultAbiCoder().encode(['tuple(address target, bytes data)[]'], [calls])

/**
 * A contract of a package, called from the node's own account, which owns the factories and positions.
 * @param artifact a file of a package
 */
export async function contractAt(node: JsonRpcProvider, address: string, artifact: string) {
  return caller(node, address, readArtifact(artifact).abi)
}

/** The same by its ABI. */
export async function caller(node: JsonRpcProvider, address: string, abi: InterfaceAbi) {
  const contract = new Contract(address, abi, await node.getSigner())
  return {
    address,
    /** Simulates a call. */
    call: (name: string, ...inputs: unknown[]) => contract.getFunction(name).staticCall(...inputs),
    /** The same, from somebody else. */
    callAsStranger: (name: string, ...inputs: unknown[]) =>
      new Contract(address, abi, node).getFunction(name).staticCall(...inputs, { from: STRANGER }),
    send: async (name: string, ...inputs: unknown[]) =>
      (await contract.getFunction(name)(...inputs, { gasLimit })).wait(),
    encode: (name: string, ...inputs: unknown[]): Call => ({
      target: address,
      data: contract.interface.encodeFunctionData(name, inputs),
    }),
  }
}
