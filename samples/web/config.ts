import { http } from 'viem'
import { createConfig } from 'wagmi'
import { chainOf } from '../connection-viem'
import type { Deployment } from '../deployment'

/** The deployment file, which vite.config.ts reads. */
declare const DEPLOYMENT: Deployment
export const swapx = DEPLOYMENT

/** The chain, for viem and for a wallet that is asked to add it. */
export const chain = { ...chainOf(swapx), name: 'SwapX local chain' }

/**
 * Each wallet that announces itself through EIP-6963 becomes a connector. For
 * wallets on a phone, add `walletConnect({ projectId })` of `wagmi/connectors`
 * to `connectors`, and the package `@walletconnect/ethereum-provider`. It is not
 * here since it needs a project id of your own, and sends what it carries
 * through WalletConnect's relay.
 */
export const config = createConfig({
  chains: [chain],
  multiInjectedProviderDiscovery: true,
  // Requests made together are sent as one.
  transports: { [chain.id]: http(swapx.rpcUrl, { batch: true }) },
  // Milliseconds. Ask for the newest block each time.
  cacheTime: 0,
  pollingInterval: 1000,
})

/** The app reads through this client, whichever wallet is connected. */
export const client = config.getClient()

declare module 'wagmi' {
  interface Register {
    config: typeof config
  }
}
