import path from 'node:path'
import { browserPath } from './runner/browser'

/**
 * Environment variables that let a browser see fonts of packages and none of the system, so that a page has the
 * same lines on every machine with fontconfig.
 * @param name of a file of `fonts/`
 */
export const fontSettings = (name: 'wide' | 'narrow' | 'latin'): Record<string, string> => ({
  FONTCONFIG_PATH: path.join(import.meta.dirname, 'fonts'),
  FONTCONFIG_FILE: `${name}.conf`,
})

/** How the tests start Chromium. Containers run as root, where it has no sandbox. */
export const launchOptions = {
  executablePath: browserPath(),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  env: { ...(process.env as Record<string, string>), ...fontSettings('wide') },
}
