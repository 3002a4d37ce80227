import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import path from 'node:path'

const require = createRequire(import.meta.url)

/** Nothing of what is done here is reported to anyone. */
const ENVIRONMENT = { ...process.env, NEXT_TELEMETRY_DISABLED: '1' }

/**
 * Runs Node with these arguments and shows what it prints.
 * @param {string[]} args
 * @param {Record<string, string>} [settings] environment variables on top of the present ones
 * @param {string} [cwd] folder to run in, if not the present one
 * @returns {boolean} whether it ended well
 */
export function node(args, settings, cwd) {
  const env = { ...ENVIRONMENT, ...settings }
  return spawnSync(process.execPath, args, { stdio: 'inherit', env, cwd }).status === 0
}

/**
 * Path of a command that an installed package brings.
 * @param {string} name the package
 * @param {string} [command] the command, when it is not called like the package
 */
export function bin(name, command = name) {
  const manifest = require.resolve(`${name}/package.json`)
  const { bin } = require(manifest)
  return path.join(path.dirname(manifest), typeof bin === 'string' ? bin : bin[command])
}

/**
 * Ends with one line that says what went wrong and the mend.
 * @param {string} message
 * @returns {never}
 */
export function stop(message) {
  console.error(message)
  process.exit(1)
}
