import {
  type Account,
  type Chain,
  type Client,
  createClient,
  defineChain,
  type Hash,
  type Hex,
  http,
  type TransactionReceipt,
  type Transport,
  toHex,
} from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { waitForTransactionReceipt } from 'viem/actions'
import type { Deployment, Environment } from './deployment'

/** Reads a chain. */
export type Reader = Client<Transport, Chain>

/** Reads a chain, and sends transactions of one account. */
export type Writer = Client<Transport, Chain, Account>

/** The chain of a deployment, as viem describes chains. */
export function chainOf({ chainId, rpcUrl }: Deployment): Chain {
  return defineChain({
    id: chainId,
    name: `Chain ${chainId}`,
    nativeCurrency: { name: 'Native currency', symbol: 'NATIVE', decimals: 18 },
    rpcUrls: { default: { http: [rpcUrl] } },
  })
}

const withHalf = (gas: Hex): Hex => toHex((BigInt(gas) * 3n) / 2n)

/**
 * Adds half to each gas estimate, also to one that comes with a filled
 * transaction. The first swap of a pool in a new second costs more gas than
 * later ones, and an estimate made within the old second does not include that.
 */
function withGasMargin(transport: Transport): Transport {
  return options => {
    const { request, ...rest } = transport(options)
    const generous: typeof request = async args => {
      const answer: unknown = await request(args)
      if (args.method === 'eth_estimateGas')
        return withHalf(answer as Hex) as never
      if (args.method !== 'eth_fillTransaction') return answer as never
      // viem keeps a limit that the caller has set.
      const { tx, ...filled } = answer as { tx: { gas: Hex } }
      return { ...filled, tx: { ...tx, gas: withHalf(tx.gas) } } as never
    }
    return { ...rest, request: generous }
  }
}

/** The deployment, and a client for its chain that signs with one account. */
export function connect({ swapx, privateKey }: Environment) {
  const client = createClient({
    account: privateKeyToAccount(privateKey as Hex),
    chain: chainOf(swapx),
    // Requests made together are sent as one.
    transport: withGasMargin(http(swapx.rpcUrl, { batch: true })),
    // Milliseconds. viem must ask for the newest block each time, and look for
    // receipts twice a second.
    cacheTime: 0,
    pollingInterval: 500,
  })
  return { swapx, client }
}

/**
 * Waits until a transaction is in a block.
 * @throws if it reverted there, or if another one took its place
 */
export async function confirmed(
  client: Reader,
  hash: Hash,
): Promise<TransactionReceipt> {
  const receipt = await waitForTransactionReceipt(client, { hash })
  if (receipt.transactionHash !== hash)
    throw new Error(`Another transaction has replaced ${hash}.`)
  if (receipt.status === 'reverted')
    throw new Error(`The transaction ${hash} has reverted.`)
  return receipt
}
