import './node-version.mjs'

const { mkdirSync } = await import('node:fs')
const { installPackages } = await import('./install.mjs')
installPackages()
installPackages('e2e/hosts')
const { ensureBrowser } = await import('./browser.mjs')
const { build, isBuilt } = await import('./build.mjs')
const { installDebianPackages } = await import('./debian.mjs')
const { node } = await import('./run.mjs')
const { finish, playwrightSuite, step } = await import('./tally.mjs')

mkdirSync('.cache', { recursive: true })
const browser = ensureBrowser()
installDebianPackages(['nginx-light', 'caddy', 'apache2-bin', 'media-types', 'python3'])

const others = () => node(['--import', 'tsx', 'e2e/hosts/builds.ts'])
if (
  step('Build', () => isBuilt() || build()) &&
  step('The same in another folder, and below a base path', others)
) {
  playwrightSuite('Hosts', 'e2e/hosts/playwright.config.ts', '.cache/hosts.json', browser)
}

finish()
