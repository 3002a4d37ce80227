import { spawnSync } from 'node:child_process'

/** Longest wait for a download, in milliseconds. */
const PATIENCE = 180_000

/**
 * Installs Debian packages if this user may. Whether that worked is for the caller to see.
 * @param {string[]} names
 */
export function installDebianPackages(names) {
  if (process.getuid?.() !== 0) return
  console.log(`Installing ${names.join(', ')} from Debian …`)
  for (const args of [['update'], ['install', '-y', ...names]]) {
    spawnSync('apt-get', ['-qq', ...args], { timeout: PATIENCE, stdio: 'ignore' })
  }
}
