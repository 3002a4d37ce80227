import { browserPath } from './runner/browser'

/** How the tests start Chromium. Containers run as root, where it has no sandbox. */
export const launchOptions = {
  executablePath: browserPath(),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
}
