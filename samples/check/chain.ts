import { JsonRpcProvider } from 'ethers'
import type { Deployment } from '../deployment'
import { wrong } from './values'

/**
 * Only reads. ethers is given a chain here so that it does not ask for one over
 * and over.
 */
export function connectTo(rpcUrl: string): JsonRpcProvider {
  return new JsonRpcProvider(rpcUrl, 1, { staticNetwork: true })
}

/**
 * The node that the variable `RPC_URL` names, with its chain.
 * @throws if the variable is missing
 */
export async function namedNode(): Promise<
  Pick<Deployment, 'chainId' | 'rpcUrl'>
> {
  const rpcUrl = process.env.RPC_URL
  if (!rpcUrl) throw new Error('Set RPC_URL to a node of the chain.')
  const node = connectTo(rpcUrl)
  const chainId = await chainOf(node)
  node.destroy()
  return { chainId, rpcUrl }
}

/** The chain that the node says it serves. */
async function chainOf(node: JsonRpcProvider): Promise<number> {
  return Number(await node.send('eth_chainId', []))
}

/** A node that serves another chain than the file's. */
export async function checkChain(
  { chainId, rpcUrl }: Deployment,
  node: JsonRpcProvider,
): Promise<string[]> {
  const found = await chainOf(node)
  const reason = `the node at ${rpcUrl} serves chain ${found}`
  return found === chainId ? [] : [wrong('chainId', chainId, reason)]
}
