import { FallbackProvider, JsonRpcProvider, Network } from 'ethers'
import type { Deployment } from '../deployment'

// #region fallback
/**
 * Asks the first endpoint, and the next one if it fails or takes more than a
 * second.
 */
export function connectToAny(
  { chainId }: Deployment,
  urls: string[],
): FallbackProvider {
  const staticNetwork = Network.from(chainId)
  const providers = urls.map((url, index) => ({
    provider: new JsonRpcProvider(url, chainId, { staticNetwork }),
    priority: index + 1,
    stallTimeout: 1000,
  }))
  return new FallbackProvider(providers, chainId, { quorum: 1 })
}
// #endregion
