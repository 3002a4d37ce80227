import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { run, stop } from './run.mjs'

/** Holds the hash of the lock file that `node_modules` was installed from. */
const MARKER = 'node_modules/.installed-lock'

// By default npm retries an unreachable registry for more than three minutes.
const ARGUMENTS =
  'ci --no-audit --no-fund --include=dev --loglevel=error --fetch-timeout=30000 --fetch-retries=1 --fetch-retry-mintimeout=2000'.split(
    ' ',
  )

/**
 * Runs `npm ci` in the folders whose lock file has changed since, in parallel.
 * @param {string[]} [folders] npm packages, relative to the project's folder
 */
export async function installPackages(folders = ['.', 'samples']) {
  const causes = await Promise.all(folders.map(install))
  const cause = causes.find(Boolean)
  if (!cause) return
  const registry = process.env.npm_config_registry ?? 'https://registry.npmjs.org/'
  stop(
    `npm ci failed (${cause}). Check the network and the registry (${registry}), then run the command again.`,
  )
}

/**
 * @param {string} folder
 * @returns {Promise<string | undefined>} why it failed
 */
async function install(folder) {
  const lockFile = readFileSync(path.join(folder, 'package-lock.json'))
  const marker = path.join(folder, MARKER)
  const hash = createHash('sha256').update(lockFile).digest('hex')
  if (existsSync(marker) && readFileSync(marker, 'utf8') === hash) return
  console.log(`Installing packages${folder === '.' ? '' : ` of ${folder}`} …`)
  // Windows cannot spawn `npm.cmd` without a shell; `npm run` names the script of npm.
  const script = process.env.npm_execpath
  const [command, ...before] = script?.endsWith('npm-cli.js') ? [process.execPath, script] : ['npm']
  const { ok, output } = await run(command, [...before, ...ARGUMENTS], { cwd: folder, live: true })
  if (!ok) return output.trim().split('\n')[0]
  writeFileSync(marker, hash)
}
