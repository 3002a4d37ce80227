import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { buildArguments, isBuilt } from '../../lib/cli/build'
import { installDebianPackages } from './debian'
import { check, playwrightSuite } from './tally'

const LIBRARIES = '/usr/lib'
const WEBKIT_FOLDERS = ['webkit2gtk-4.1', 'webkit2gtk-4.0']

/** Path of a command. */
function find(name: string) {
  const folders = (process.env.PATH ?? '').split(path.delimiter)
  return folders.map(folder => path.join(folder, name)).find(file => existsSync(file))
}

/** Path of the Firefox of this machine. */
export function findFirefox(): string | undefined {
  return process.env.FIREFOX_PATH ?? find('firefox-esr') ?? find('firefox')
}

/**
 * Paths of the WebKitGTK of this machine: its test browser, the browser's driver, and a display for it.
 */
export function findWebKit(): { browser: string; driver: string; display: string } | undefined {
  const browser = process.env.WEBKIT_PATH ?? miniBrowsers().find(file => existsSync(file))
  const driver = find('WebKitWebDriver')
  const display = find('Xvfb')
  return browser && driver && display ? { browser, driver, display } : undefined
}

/** Where Debian puts WebKitGTK's test browser. */
function miniBrowsers() {
  if (!existsSync(LIBRARIES)) return []
  return readdirSync(LIBRARIES).flatMap(platform =>
    WEBKIT_FOLDERS.map(folder => path.join(LIBRARIES, platform, folder, 'MiniBrowser')),
  )
}

/** Installs the engines that are not on this machine, if it can. */
export async function ensureEngines() {
  if (!findFirefox()) await installDebianPackages(['firefox-esr'])
  if (!findWebKit()) {
    await installDebianPackages(['webkit2gtk-driver', 'libwebkit2gtk-4.1-0', 'xvfb'])
  }
}

/**
 * Tests the export in Firefox and WebKit, as `npm run test:engines` does; it is built unless it is
 * there. An engine that cannot be had is left out, which is said.
 */
export async function testEngines() {
  const engines = { Firefox: findFirefox(), WebKit: findWebKit() }
  for (const [name, found] of Object.entries(engines)) {
    if (!found) console.log(`Not tested, since it is not on this machine: ${name}`)
  }
  if (!engines.Firefox && !engines.WebKit) return
  if (!isBuilt() && !(await check('Build', buildArguments)).ok) return
  const config = 'e2e/engines/playwright.config.ts'
  await playwrightSuite('Firefox and WebKit', config)
}
