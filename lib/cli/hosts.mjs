import { build, isBuilt } from './build.mjs'
import { installDebianPackages } from './debian.mjs'
import { installPackages } from './install.mjs'
import { node } from './run.mjs'
import { playwrightSuite, step } from './tally.mjs'

/**
 * Tests the export on real hosts, as `npm run test:hosts` does; the export is built unless it is there.
 * @param {string} browser path of a Chromium
 */
export function testHosts(browser) {
  installPackages('e2e/hosts')
  installDebianPackages(['nginx-light', 'caddy', 'apache2-bin', 'media-types', 'python3'])
  const others = () => node(['--import', 'tsx', 'e2e/hosts/builds.ts'])
  if (
    step('Build', () => isBuilt() || build()) &&
    step('The same in another folder, and below a base path', others)
  ) {
    playwrightSuite('Hosts', 'e2e/hosts/playwright.config.ts', '.cache/hosts.json', browser)
  }
}
