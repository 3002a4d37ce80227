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

class AnyEndpoint extends JsonRpcProvider {
  private readonly urls: string[]

  constructor(urls: string[], chainId: number) {
    super(urls[0], chainId, { staticNetwork: true })
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
        return [response.bodyJson].flat()
      } catch (error) {
        failure = error
      }
    }
    throw failure
  }
}
