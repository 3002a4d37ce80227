import { readFileSync } from 'node:fs'
import path from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { run, stop } from './run.mjs'

// Unlike `npm ci`, which deletes all packages first, this restores what was there if it fails. By default npm
// retries an unreachable registry for more than three minutes.
const ARGUMENTS =
  'install --no-save --include=optional --no-audit --no-fund --loglevel=error --fetch-timeout=30000 --fetch-retries=1 --fetch-retry-mintimeout=2000'.split(
    ' ',
  )

/**
 * @typedef {object} Package
 * @property {string} [version]
 * @property {string} [integrity]
 * @property {boolean} [dev] only development needs it
 * @property {boolean} [optional]
 * @property {boolean} [devOptional]
 * @property {string[]} [os] platforms that it is for; all without
 * @property {string[]} [cpu]
 * @property {string[]} [libc]
 */

/** Installs that have begun, by folder. @type {Map<string, Promise<void>>} */
const installs = new Map()

/**
 * Installs the packages of the lock files that are missing, in parallel. Ends the process if it cannot.
 * @param {string[]} [folders] npm packages, relative to the project's folder
 * @param {object} [options]
 * @param {boolean} [options.dev] whether the packages for development are needed
 */
export async function installPackages(folders = ['.', 'samples'], { dev = true } = {}) {
  for (const folder of folders) {
    if (!installs.has(folder)) installs.set(folder, install(folder, dev))
  }
  await Promise.all(folders.map(folder => installs.get(folder)))
}

/**
 * Waits for the packages of a folder, if this process installs them.
 * @param {string} folder
 */
export const untilInstalled = folder => installs.get(folder)

/**
 * @param {string} folder
 * @param {boolean} dev
 */
async function install(folder, dev) {
  const wanted = readLock(folder)
  const installed = readInstalled(folder)
  const isThere = Object.entries(wanted).every(([name, entry]) => {
    const found = installed[name]
    if (!found) return isForOther(entry) || (entry.dev && !dev)
    const isSame = !entry.integrity || found.integrity === entry.integrity
    return found.version === entry.version && isSame
  })
  if (isThere) return
  console.log(`Installing packages${folder === '.' ? '' : ` of ${folder}`} …`)
  // Those for development stay where they are.
  const keepsDev = dev || Object.values(installed).some(entry => entry.dev)
  const args = [...ARGUMENTS, keepsDev ? '--include=dev' : '--omit=dev']
  // Windows cannot spawn `npm.cmd` without a shell; `npm run` names the script of npm.
  const script = process.env.npm_execpath
  const [command, ...before] = script?.endsWith('npm-cli.js') ? [process.execPath, script] : ['npm']
  const { ok, output } = await run(command, [...before, ...args], { cwd: folder, live: true })
  if (!ok) stop(reasonOf(output))
}

/**
 * Whether npm leaves out an optional package, since it is for another platform. A folder of packages that was
 * copied or mounted from there lacks those of this one.
 * @param {Package} entry
 */
function isForOther({ optional, devOptional, os, cpu, libc }) {
  if (!optional && !devOptional) return false
  if (!os && !cpu) return true
  const isOurs = os?.includes(process.platform) !== false && cpu?.includes(process.arch) !== false
  return !isOurs || libc?.includes(libcName()) === false
}

/** @type {string | undefined} */
let libcOfMachine

/** The C library of this machine, as packages name it. Node's report on it takes 16 ms, more with the network. */
function libcName() {
  if (libcOfMachine) return libcOfMachine
  const report = /** @type {any} */ (process.report)
  report.excludeNetwork = true
  const { header } = report.getReport()
  libcOfMachine = header.glibcVersionRuntime ? 'glibc' : 'musl'
  return libcOfMachine
}

/**
 * Why npm failed, and what to do.
 * @param {string} output
 */
function reasonOf(output) {
  const [cause] = output.trim().split('\n')
  const registry = process.env.npm_config_registry ?? 'https://registry.npmjs.org/'
  const remedy = output.includes('ENOSPC')
    ? 'The disk is full: the packages take 1.1 GB. Free some space'
    : `Check the network and the registry (${registry})`
  return `npm install failed (${cause}). ${remedy}, then run the command again.`
}

/**
 * The packages of a lock file, by path. Ends the process if it is not that of `package.json`.
 * @param {string} folder
 * @returns {Record<string, Package>}
 */
function readLock(folder) {
  const file = path.join(folder, 'package-lock.json')
  const { '': root = {}, ...packages } = readJson(file).packages
  const manifest = readJson(path.join(folder, 'package.json'))
  for (const kind of ['dependencies', 'devDependencies', 'optionalDependencies']) {
    if (isDeepStrictEqual(root[kind] ?? {}, manifest[kind] ?? {})) continue
    stop(
      `${file} has other ${kind} than package.json. Run 'npm install' in ${path.resolve(folder)}, then the command again.`,
    )
  }
  return packages
}

/**
 * @param {string} file
 * @returns {any}
 */
function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    return stop(
      `${file} cannot be read (${/** @type {Error} */ (error).message}). Correct it, then run the command again.`,
    )
  }
}

/**
 * The packages that npm has installed, by path. It lists them when it has finished.
 * @param {string} folder
 * @returns {Record<string, Package>}
 */
function readInstalled(folder) {
  try {
    const list = path.join(folder, 'node_modules/.package-lock.json')
    return JSON.parse(readFileSync(list, 'utf8')).packages
  } catch {
    // There is none, or the disk became full.
    return {}
  }
}
