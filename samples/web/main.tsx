import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { WagmiProvider } from 'wagmi'
import { App } from './app'
import { config } from './config'

const queries = new QueryClient({
  defaultOptions: {
    // viem tries again by itself; and what is offline may still reach a node on
    // the same machine.
    queries: { retry: false, networkMode: 'always' },
    mutations: { networkMode: 'always' },
  },
})

createRoot(document.getElementById('app') as HTMLElement).render(
  <StrictMode>
    <WagmiProvider config={config}>
      <QueryClientProvider client={queries}>
        <App />
      </QueryClientProvider>
    </WagmiProvider>
  </StrictMode>,
)
