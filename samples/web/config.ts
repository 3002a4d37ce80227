import { createPublicClient, defineChain, http } from 'viem'
import { createConfig } from 'wagmi'
import type { Deployment } from '../deployment'

/** The deployment file, which vite.config.ts reads. */
declare const DEPLOYMENT: Deployment
export const swapx = DEPLOYMENT

// #region config
/** The chain, as viem knows it and as a wallet is told to add it. */
export const chain = defineChain({
  id: swapx.chainId,
  name: 'SwapX local chain',
  nativeCurrency: { name: 'Native currency', symbol: 'NATIVE', decimals: 18 },
  rpcUrls: { default: { http: [swapx.rpcUrl] } },
})

/** What the app reads, it reads from here, whatever wallet is connected. */
export const client = createPublicClient({
  chain,
  // Requests made together go as one.
  transport: http(swapx.rpcUrl, { batch: true }),
  pollingInterval: 1000,
})

/** Each wallet that announces itself as EIP-6963 says becomes a connector. */
export const config = createConfig({
  chains: [chain],
  client: () => client,
  multiInjectedProviderDiscovery: true,
})
// #endregion

declare module 'wagmi' {
  interface Register {
    config: typeof config
  }
}
