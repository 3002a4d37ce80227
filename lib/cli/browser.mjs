import { spawnSync } from 'node:child_process'
import { chromium } from 'playwright'
import { bin, stop } from './run.mjs'

const SYSTEM = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** Longest wait for a download, in milliseconds. */
const PATIENCE = 180_000

/** @param {string} file */
const works = file => spawnSync(file, ['--version']).status === 0

/** @param {string} command @param {string[]} args */
const quietly = (command, args) =>
  spawnSync(command, args, { timeout: PATIENCE, stdio: 'ignore' }).status === 0

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
    quietly(process.execPath, [bin('playwright'), 'install', 'chromium'])
  }
  const found = findBrowser()
  if (found) return found
  if (process.getuid?.() === 0) {
    console.log("Installing Debian's chromium …")
    quietly('apt-get', ['update', '-qq'])
    quietly('apt-get', ['install', '-y', '-qq', 'chromium'])
  }
  return (
    findBrowser() ??
    stop(
      'No Chromium for the browser tests. Install one (Debian: apt-get install chromium) or set CHROMIUM_PATH to it.',
    )
  )
}
