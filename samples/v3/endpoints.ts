import {
  FetchRequest,
  type JsonRpcPayload,
  JsonRpcProvider,
  type JsonRpcResult,
} from 'ethers'
import type { Deployment } from '../deployment'

/**
 * Asks the first endpoint, and the next one if it fails or takes more than a
 * second.
 */
export function connectToAny({ chainId }: Deployment, urls: string[]) {
  return new AnyEndpoint(urls, chainId)
}

/** How a node refuses further requests (EIP-1474), with status 200. */
const LIMIT_EXCEEDED = -32005

class AnyEndpoint extends JsonRpcProvider {
  private readonly urls: string[]

  constructor(urls: string[], chainId: number) {
    // Ask for each nonce anew.
    super(urls[0], chainId, { staticNetwork: true, cacheTimeout: -1 })
    this.urls = urls
  }

  override async _send(
    payload: JsonRpcPayload | JsonRpcPayload[],
  ): Promise<JsonRpcResult[]> {
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
        const refused = answers.find(
          ({ error }) => error?.code === LIMIT_EXCEEDED,
        )
        if (!refused) return answers
        failure = new Error(refused.error.message)
      } catch (error) {
        failure = error
      }
    }
    throw failure
  }
}
