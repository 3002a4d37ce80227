import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { stop } from './run.mjs'

/** Holds the hash of the lock file that `node_modules` was installed from. */
const MARKER = 'node_modules/.installed-lock'

/** By itself, npm asks a registry that cannot be reached for more than three minutes. */
const IMPATIENT = ['--fetch-timeout=30000', '--fetch-retries=1', '--fetch-retry-mintimeout=2000']

/** Longest time, in minutes; what has arrived by then is kept for the next time. */
const LIMIT = 10

/** The npm packages that make up the project. */
const PROJECT = ['.', 'samples']

/**
 * Installs the packages of lock files, unless they are there already, side by side: npm leaves
 * processors idle.
 * @param {string[]} [folders] npm packages, seen from the project's folder
 */
export async function installPackages(folders = PROJECT) {
  const faults = await Promise.all(folders.map(install))
  const fault = faults.find(Boolean)
  if (fault) stop(fault)
}

/**
 * @param {string} folder
 * @returns {Promise<string | undefined>} what went wrong, and the mend
 */
async function install(folder) {
  const lockFile = path.join(folder, 'package-lock.json')
  const marker = path.join(folder, MARKER)
  const lock = createHash('sha256').update(readFileSync(lockFile)).digest('hex')
  if (existsSync(marker) && readFileSync(marker, 'utf8') === lock) return
  const registry = process.env.npm_config_registry ?? 'https://registry.npmjs.org/'
  console.log(`Installing packages${folder === '.' ? '' : ` of ${folder}`} from ${registry} …`)
  const args = ['ci', '--no-audit', '--no-fund', '--include=dev', '--loglevel=error', ...IMPATIENT]
  const waiting = setInterval(() => console.log(`Still waiting for ${registry} …`), 30_000)
  const [status] = await once(npm(args, folder), 'exit').catch(error => {
    // No npm on the path.
    console.error(error.message)
    return [error.code]
  })
  clearInterval(waiting)
  if (status !== 0) {
    const how = status === null ? `no end within ${LIMIT} minutes` : `exit code ${status}`
    return `npm ${args[0]} failed (${how}); the lines above say why. Check the network and the registry (${registry}), then run the command again.`
  }
  writeFileSync(marker, lock)
}

/**
 * Runs npm: the one that started this process, else the one on the path.
 * @param {string[]} args
 * @param {string} cwd
 */
function npm(args, cwd) {
  const script = process.env.npm_execpath
  /** @type {import('node:child_process').SpawnOptions} */
  const options = { cwd, stdio: 'inherit', timeout: LIMIT * 60_000, killSignal: 'SIGKILL' }
  if (script?.endsWith('.js')) return spawn(process.execPath, [script, ...args], options)
  return spawn('npm', args, { ...options, shell: process.platform === 'win32' })
}
