import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { stop } from './run.mjs'

/** Holds the hash of the lock file that `node_modules` was installed from. */
const MARKER = 'node_modules/.installed-lock'

/** Installs the packages of the lock file, unless they are there already. */
export function installPackages() {
  const lock = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex')
  if (existsSync(MARKER) && readFileSync(MARKER, 'utf8') === lock) return
  console.log('Installing packages …')
  const args = ['ci', '--no-audit', '--no-fund', '--include=dev', '--loglevel=error']
  const { status } = npm(args)
  if (status !== 0) {
    stop(
      `npm ${args[0]} failed (exit code ${status}); the lines above say why. Check the network and the registry, then run the command again.`,
    )
  }
  writeFileSync(MARKER, lock)
}

/**
 * Runs npm: the one that started this process, else the one on the path.
 * @param {string[]} args
 */
function npm(args) {
  const script = process.env.npm_execpath
  if (script?.endsWith('.js')) {
    return spawnSync(process.execPath, [script, ...args], { stdio: 'inherit' })
  }
  return spawnSync('npm', args, { stdio: 'inherit', shell: process.platform === 'win32' })
}
