import { defineConfig } from 'playwright/test'
import { findFirefox, findWebKit } from '../../lib/build/cli/engines.mjs'
import base from '../playwright.config'
import type { EngineOptions } from './test'

const found = { Firefox: findFirefox(), WebKit: findWebKit() }
const engines = (['Firefox', 'WebKit'] as const).filter(name => found[name])

export default defineConfig<object, EngineOptions>({
  testDir: '.',
  outputDir: '../../.cache/engines-results',
  forbidOnly: base.forbidOnly,
  retries: base.retries,
  workers: base.workers,
  timeout: base.timeout,
  reporter: base.reporter,
  projects: engines.map(engineName => ({ name: engineName, use: { engineName } })),
})
