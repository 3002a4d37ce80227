import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createRequire } from 'node:module'
import path from 'node:path'

const require = createRequire(import.meta.url)

/** Nothing of what is done here is reported to anyone. */
const ENVIRONMENT = { ...process.env, NEXT_TELEMETRY_DISABLED: '1' }

/**
 * Runs a command beside others.
 * @param {string} command
 * @param {string[]} args
 * @param {object} [options]
 * @param {Record<string, string>} [options.settings] environment variables on top of the present ones
 * @param {string} [options.cwd] folder to run in, if not the present one
 * @param {boolean} [options.live] shows what it prints; of that, its warnings and errors are returned
 * @param {number} [options.timeout] longest time that it may take, in milliseconds
 * @param {AbortSignal} [options.signal] ends it from outside
 * @returns {Promise<{ ok: boolean, output: string, signal: string | null }>} whether it ended well, what
 *   it printed, and what ended it from outside
 */
export async function run(
  command,
  args,
  { settings, cwd, live, timeout, signal: stopSignal } = {},
) {
  const env = { ...ENVIRONMENT, ...settings }
  /** @type {import('node:child_process').StdioOptions} */
  const stdio = live ? ['inherit', 'inherit', 'pipe'] : ['ignore', 'pipe', 'pipe']
  const child = spawn(command, args, { stdio, env, cwd, timeout, signal: stopSignal })
  if (live) child.stderr?.pipe(process.stderr)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', text => {
      output += text
    })
  }
  const [status, signal] = await once(child, 'close').catch(error => {
    // There is no such command, or it was ended.
    output += `${error.message}\n`
    return [error.code, null]
  })
  return { ok: status === 0, output, signal }
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
