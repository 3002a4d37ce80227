import { spawnSync } from 'node:child_process'
import { chromium } from 'playwright'
import { installDebianPackages } from './debian.mjs'
import { bin, stop } from './run.mjs'

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
 * Finds a Chromium or installs one: Playwright's own, else the system's, else Debian's package.
 * @returns {string} its path
 */
export function ensureBrowser() {
  if (process.env.CHROMIUM_PATH) {
    if (works(process.env.CHROMIUM_PATH)) return process.env.CHROMIUM_PATH
    stop(`CHROMIUM_PATH names no working browser: ${process.env.CHROMIUM_PATH}`)
  }
  if (!works(chromium.executablePath())) {
    const args = [bin('playwright'), 'install', 'chromium']
    spawnSync(process.execPath, args, { timeout: PATIENCE, stdio: 'ignore' })
  }
  const found = findBrowser()
  if (found) return found
  installDebianPackages(['chromium'])
  return (
    findBrowser() ??
    stop(
      'No Chromium for the browser tests. Install one (Debian: apt-get install chromium) or set CHROMIUM_PATH to it.',
    )
  )
}
