import { spawnSync } from 'node:child_process'
import { chromium } from 'playwright'
import { installDebianPackages } from './debian.mjs'
import { bin, run, stop } from './run.mjs'

const SYSTEM = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** Longest wait for a download, in milliseconds. */
const PATIENCE = 180_000

/** @param {string} file */
const works = file => spawnSync(file, ['--version']).status === 0

/**
 * Path of a Chromium for the tests, of those that are on this machine.
 * @returns {string | undefined}
 */
export function findBrowser() {
  const candidates = [process.env.CHROMIUM_PATH, chromium.executablePath(), ...SYSTEM]
  return candidates.find(file => file && works(file))
}

/**
 * Finds a Chromium or gets one: Playwright's own, else Debian's package.
 * @returns {Promise<string>} its path
 */
export async function ensureBrowser() {
  const named = process.env.CHROMIUM_PATH
  if (named && !works(named)) stop(`CHROMIUM_PATH names no working browser: ${named}`)
  const found = findBrowser()
  if (found) return found
  console.log('No Chromium here: downloading the one of Playwright …')
  await run(process.execPath, [bin('playwright'), 'install', 'chromium'], { timeout: PATIENCE })
  if (!findBrowser()) await installDebianPackages(['chromium'])
  return (
    findBrowser() ??
    stop(
      'No Chromium for the browser tests. Install one (Debian: apt-get install chromium) or set CHROMIUM_PATH to it.',
    )
  )
}
