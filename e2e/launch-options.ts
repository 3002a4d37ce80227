import { findBrowser } from '../lib/cli/browser.mjs'

/** How the tests start Chromium. Containers run as root, where it has no sandbox. */
export const launchOptions = {
  executablePath: findBrowser(),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
}
