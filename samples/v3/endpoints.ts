import {
  FetchRequest,
  type JsonRpcPayload,
  JsonRpcProvider,
  type JsonRpcResult,
} from 'ethers'
import type { Deployment } from '../deployment'

/**
 * Asks the first endpoint, and the next one if it fails or takes more than a
 * second; for a transaction, too, so none of them may be a private one.
 */
export function connectToAny({ chainId }: Deployment, urls: string[]) {
  return new AnyEndpoint(urls, chainId)
}

/** EIP-1474: the node refuses the transaction. */
const TRANSACTION_REJECTED = -32003

/**
 * Whether another node would answer the same, so that there is no point in
 * asking it. `fallback` of viem draws the same line. Nodes limit requests, or
 * lack a block, with many codes: all others lead to the next endpoint.
 */
function isFinal({ code, message }: { code: number; message: string }) {
  const reverted = /execution reverted|gas required exceeds allowance/
  return code === TRANSACTION_REJECTED || reverted.test(message)
}

class AnyEndpoint extends JsonRpcProvider {
  private readonly urls: string[]

  constructor(urls: string[], chainId: number) {
    // Ask for each nonce anew.
    super(urls[0], chainId, { staticNetwork: true, cacheTimeout: -1 })
    this.urls = urls
  }

  /**
   * ethers asks for a receipt at each block. It does not catch an error of that,
   * which would end the program at once.
   */
  override async getTransactionReceipt(hash: string) {
    return await super.getTransactionReceipt(hash).catch(() => null)
  }

  override async _send(
    payload: JsonRpcPayload | JsonRpcPayload[],
  ): Promise<JsonRpcResult[]> {
    let refused: JsonRpcResult[] | undefined
    let failure: unknown
    for (const url of this.urls) {
      const request = new FetchRequest(url)
      request.timeout = 1000
      request.setThrottleParams({ maxAttempts: 1 })
      request.body = JSON.stringify(payload)
      request.setHeader('content-type', 'application/json')
      try {
        const response = await request.send()
        response.assertOk()
        const answers = [response.bodyJson].flat()
        if (!answers.some(({ error }) => error && !isFinal(error)))
          return answers
        refused = answers
      } catch (error) {
        failure = error
      }
    }
    // ethers turns the answers of the last endpoint into errors.
    if (refused) return refused
    throw failure
  }
}
