import { createClient, fallback, http } from 'viem'
import { chainOf, type Reader } from '../connection-viem'
import type { Deployment } from '../deployment'

/**
 * Asks the first endpoint, and the next one if it fails or takes more than a
 * second.
 */
export function connectToAny(swapx: Deployment, urls: string[]): Reader {
  const transports = urls.map(url =>
    http(url, { batch: true, retryCount: 0, timeout: 1000 }),
  )
  return createClient({
    chain: chainOf(swapx),
    transport: fallback(transports),
  })
}
