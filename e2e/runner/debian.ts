import { spawnSync } from 'node:child_process'
import { createInterface } from 'node:readline/promises'
import { run } from '../../lib/cli/run.mjs'

/** Longest wait for a download, in milliseconds. */
export const PATIENCE = 180_000

/**
 * Installs Debian packages where they are missing, as root, if whoever runs this agrees; else prints
 * the command that does. Whether all is there then is for the caller to see.
 */
export async function installDebianPackages(names: string[]) {
  const missing = names.filter(name => spawnSync('dpkg', ['--status', name]).status !== 0)
  if (missing.length === 0) return
  const command = `apt-get install ${missing.join(' ')}`
  if (process.getuid?.() !== 0 || !(await isAllowed(command))) {
    console.log(`Not installed: ${missing.join(', ')}. On Debian: ${command}`)
    return
  }
  console.log(`Installing ${missing.join(', ')} from Debian …`)
  for (const args of [['update'], ['install', '-y', ...missing]]) {
    await run('apt-get', ['-qq', ...args], { timeout: PATIENCE })
  }
}

/**
 * Whether system packages may be installed: asked on a terminal, unless `--yes` was given. Where there
 * is none, as in CI and containers, nobody could answer.
 */
async function isAllowed(command: string) {
  if (process.argv.includes('--yes') || process.env.CI || !process.stdin.isTTY) return true
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await terminal.question(`May this run '${command}' as root? [y/N] `)
  terminal.close()
  return /^y/i.test(answer)
}
