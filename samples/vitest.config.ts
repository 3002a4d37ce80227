import { createRequire } from 'node:module'
import { availableParallelism } from 'node:os'
import { configDefaults, defineConfig } from 'vitest/config'
import { isQuick, SLOW_SAMPLES } from '../e2e/runner/levels.ts'

const require = createRequire(import.meta.url)

// The SDKs' ESM builds import folders and files without ending, which Node refuses: take CommonJS.
// jsbi goes with them, since its numbers are only recognised within one copy.
const sdks = ['@uniswap/sdk-core', '@uniswap/v2-sdk', '@uniswap/v3-sdk', 'jsbi']

export default defineConfig({
  resolve: {
    alias: Object.fromEntries(sdks.map(name => [name, require.resolve(name)])),
  },
  test: {
    allowOnly: !process.env.CI,
    exclude: [
      ...configDefaults.exclude,
      ...(isQuick ? Object.keys(SLOW_SAMPLES) : []),
    ],
    // Lists what has run.
    coverage: {
      enabled: true,
      provider: 'custom',
      customProviderModule: 'tested/provider.ts',
    },
    globalSetup: 'chain/global-setup.ts',
    // Loading ethers and the SDKs anew for each file would take most of the time.
    isolate: false,
    // Each waits for its chain as long as it works.
    maxWorkers: availableParallelism() + 1,
    // For a slow machine under load.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
