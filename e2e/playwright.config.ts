import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { defineConfig } from 'playwright/test'
import { siteConfig } from '../lib/site/site-config'
import { launchOptions } from './launch-options'
import { ports } from './ports'
import { isQuick, SLOW_SPECS } from './runner/levels'
import { RESULTS_FILE } from './runner/results'

/** In a log, `line` would print one line for each test, and bury what failed. */
const progress = process.stdout.isTTY ? 'line' : 'dot'

const REPORTER = path.join(import.meta.dirname, 'runner/playwright-reporter.ts')

/** Tests of programs, for which the browser waits. */
const WAITING = ['dev.spec.ts', 'starter.spec.ts', 'web-app.spec.ts']

/** Tests of samples that run in the page. */
const RUNNING = ['run.spec.ts', 'run-files.spec.ts']

/** Files with nothing to test here. */
const LEFT_OUT = [
  ...(siteConfig.runSamples ? [] : RUNNING),
  ...(isQuick ? Object.keys(SLOW_SPECS) : []),
]

export default defineConfig({
  testDir: '.',
  outputDir: '../.cache/e2e-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // Some tests wait more than they work.
  workers: availableParallelism() + 1,
  // For a slow machine under load. Where nothing is broken, it costs no time.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: process.env[RESULTS_FILE] ? [[progress], [REPORTER]] : 'list',
  use: {
    baseURL: `http://127.0.0.1:${ports.site}`,
    viewport: { width: 1280, height: 900 },
    launchOptions,
    // A new renderer, and scripts that it has not compiled, take most of a test's time. `console.ts` resets the rest.
    reuseContext: true,
  },
  projects: [
    // First, since they mostly wait.
    {
      name: 'programs',
      testMatch: WAITING,
      testIgnore: LEFT_OUT,
      use: { reuseContext: false },
    },
    {
      name: 'export',
      testMatch: '*.spec.ts',
      testIgnore: [...LEFT_OUT, ...WAITING, 'hosts/**', 'engines/**'],
    },
  ],
  webServer: [
    server(ports.site, '..'),
    // Tests of pages alone do without it.
    ...(existsSync('.cache/variant/out') ? [server(ports.variant, '../.cache/variant')] : []),
  ],
})

/** Serves the export of the project in `cwd`. */
function server(port: number, cwd: string) {
  return {
    command: `node --import tsx ${path.resolve(import.meta.dirname, '../lib/cli/commands/serve.ts')}`,
    cwd,
    env: { PORT: String(port) },
    url: `http://127.0.0.1:${port}`,
    stdout: 'ignore' as const,
  }
}
