import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { WagmiProvider } from 'wagmi'
import { App } from './app'
import { config } from './config'

const queries = new QueryClient({
  defaultOptions: {
    // What has no answer is asked again, and a chain that has just started has
    // no contracts yet. What is offline may still reach a node on this machine.
    queries: { retry: true, retryDelay: 1000, networkMode: 'always' },
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
