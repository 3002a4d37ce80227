import { defineConfig } from 'playwright/test'
import base from '../playwright.config'
import { builds } from './exports'
import { hosts } from './servers'
import type { HostOptions } from './test'

const sites = hosts.flatMap(host => builds.map(made => ({ host, made })))

export default defineConfig<object, HostOptions>({
  testDir: '.',
  outputDir: '../../.cache/hosts-results',
  forbidOnly: base.forbidOnly,
  workers: base.workers,
  timeout: base.timeout,
  expect: base.expect,
  reporter: base.reporter,
  use: base.use,
  projects: [
    { name: 'export', testMatch: 'export.spec.ts' },
    // On one host: what differs from host to host is in the other tests.
    {
      name: 'crawl',
      testMatch: 'crawl.spec.ts',
      use: { site: sites.find(({ made }) => made.base !== '') },
    },
    ...sites.map(site => ({
      name: site.host.name + site.made.base,
      testMatch: site.host.recipe ? ['host.spec.ts', 'recipe.spec.ts'] : 'host.spec.ts',
      use: { site },
    })),
  ],
})
