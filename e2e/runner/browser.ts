import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from 'playwright'
import { bin, run, stop } from '../../lib/cli/run.mjs'
import { installDebianPackages, PATIENCE } from './debian'
import { fail } from './tally'

/** The first one has no window of its own, and takes a third of the time for each page of a test. */
const SYSTEM = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
]

const works = (file: string) => spawnSync(file, ['--version']).status === 0

/** Whether Playwright has downloaded its own Chromium, which it starts by itself. */
const hasOwn = () => existsSync(chromium.executablePath())

/**
 * Path of the Chromium for the tests where it is not Playwright's own: the one that `CHROMIUM_PATH`
 * names, else the system's.
 */
export function browserPath(): string | undefined {
  return process.env.CHROMIUM_PATH || (hasOwn() ? undefined : SYSTEM.find(works))
}

/**
 * Makes sure that there is a Chromium for the tests: Playwright's own, else the system's, else
 * Debian's package. A missing one counts as a failed test.
 * @returns whether there is one
 */
export async function ensureBrowser(): Promise<boolean> {
  const named = process.env.CHROMIUM_PATH
  if (named && !works(named)) stop(`CHROMIUM_PATH names no working browser: ${named}`)
  const isThere = () => browserPath() !== undefined || hasOwn()
  if (isThere()) return true
  console.log('No Chromium here: downloading the one of Playwright …')
  await run(process.execPath, [bin('playwright'), 'install', 'chromium'], { timeout: PATIENCE })
  if (!isThere()) await installDebianPackages(['chromium-headless-shell'])
  if (isThere()) return true
  fail(
    'Browser',
    'No Chromium for the browser tests. Install one (Debian: apt-get install chromium-headless-shell) or set CHROMIUM_PATH to it.',
  )
  return false
}
