import { buildArguments, isBuilt } from '../../lib/cli/build'
import { installPackages } from '../../lib/cli/install.mjs'
import { installDebianPackages } from './debian'
import { check, playwrightSuite } from './tally'

/** Installs the hosts that are not on this machine, if it can. */
export async function ensureHosts() {
  await installPackages(['e2e/hosts'])
  await installDebianPackages(['nginx-light', 'caddy', 'apache2-bin', 'media-types', 'python3'])
}

/**
 * Tests the export on real hosts, as `npm run test:hosts` does; the export is built unless it is there.
 * @param live whether it shows its progress, as one suite at a time may
 */
export async function testHosts(live = true) {
  if (!isBuilt() && !(await check('Build', buildArguments)).ok) return
  const others = ['--import', 'tsx', 'e2e/hosts/builds.ts']
  if (!(await check('The same in another folder, and below a base path', others)).ok) return
  await playwrightSuite('Hosts', 'e2e/hosts/playwright.config.ts', { live })
}
