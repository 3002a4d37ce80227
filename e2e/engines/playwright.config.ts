import { defineConfig } from 'playwright/test'
import base from '../playwright.config'
import { findFirefox, findWebKit } from '../runner/engines'
import type { EngineOptions } from './test'

const found = { Firefox: findFirefox(), WebKit: findWebKit() }
const engines = (['Firefox', 'WebKit'] as const).filter(name => found[name])

const SAMPLES = 'samples.spec.ts'

export default defineConfig<object, EngineOptions>({
  testDir: '.',
  outputDir: '../../.cache/engines-results',
  forbidOnly: base.forbidOnly,
  workers: base.workers,
  timeout: base.timeout,
  expect: base.expect,
  reporter: base.reporter,
  projects: [
    ...engines.map(engineName => ({
      name: engineName,
      testIgnore: SAMPLES,
      use: { engineName },
    })),
    // Last: they take all processors, so that a tab in the background would hardly go on.
    ...engines.map(engineName => ({
      name: `${engineName}, samples`,
      testMatch: SAMPLES,
      use: { engineName },
      dependencies: engines,
    })),
  ],
})
