import { FetchRequest, type JsonRpcPayload, type JsonRpcResult } from 'ethers'
import { SwapxProvider } from '../connection'
import type { Deployment } from '../deployment'

/**
 * Asks the first endpoint, and the next one if it fails or takes more than a
 * second; for a transaction, too, so none of them may be a private one. Gas
 * estimates get half more.
 */
export function connectToAny(swapx: Deployment, urls: string[]) {
  return new AnyEndpoint(swapx, urls)
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

class AnyEndpoint extends SwapxProvider {
  private readonly urls: string[]

  constructor(swapx: Deployment, urls: string[]) {
    super(swapx)
    this.urls = urls
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
