import { http } from 'viem'
import { createConfig } from 'wagmi'
import { chainOf } from '../connection-viem'
import type { Deployment } from '../deployment'

/** The deployment file, which vite.config.ts reads. */
declare const DEPLOYMENT: Deployment
export const swapx = DEPLOYMENT

// #region config
/** As viem knows it, and as a wallet is told to add it. */
export const chain = { ...chainOf(swapx), name: 'SwapX local chain' }

/** Each wallet that announces itself as EIP-6963 says becomes a connector. */
export const config = createConfig({
  chains: [chain],
  multiInjectedProviderDiscovery: true,
  // Requests made together go as one.
  transports: { [chain.id]: http(swapx.rpcUrl, { batch: true }) },
  // Milliseconds. The newest block must be asked for each time.
  cacheTime: 0,
  pollingInterval: 1000,
})

/** What the app reads, it reads from here, whatever wallet is connected. */
export const client = config.getClient()
// #endregion

declare module 'wagmi' {
  interface Register {
    config: typeof config
  }
}
