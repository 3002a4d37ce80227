import { defineConfig } from 'playwright/test'
import { findBrowser } from '../lib/cli/browser.mjs'

const PORT = 4173

/** Containers run as root, where Chromium has no sandbox. */
const args = process.getuid?.() === 0 ? ['--no-sandbox'] : []

export default defineConfig({
  testDir: '.',
  outputDir: '../.cache/e2e-results',
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['line'], ['json']] : 'list',
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    viewport: { width: 1280, height: 900 },
    launchOptions: { executablePath: findBrowser(), args },
  },
  projects: [
    { name: 'export', testIgnore: 'dev.spec.ts' },
    // Alone and last: it compiles, which would slow the others down.
    { name: 'development', testMatch: 'dev.spec.ts', dependencies: ['export'] },
  ],
  webServer: {
    command: 'node lib/cli/serve.mjs',
    cwd: '..',
    env: { PORT: String(PORT) },
    url: `http://127.0.0.1:${PORT}`,
    stdout: 'ignore',
  },
})
