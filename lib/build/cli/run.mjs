import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import path from 'node:path'

const require = createRequire(import.meta.url)

/**
 * Runs a command without blocking.
 * @param {string} command
 * @param {string[]} args
 * @param {object} [options]
 * @param {Record<string, string>} [options.settings] additional environment variables
 * @param {string} [options.cwd] working folder
 * @param {boolean} [options.live] passes its output on; only stderr is returned
 * @param {number} [options.timeout] milliseconds after which it is killed
 * @param {AbortSignal} [options.signal] aborts it
 * @param {NodeJS.Signals} [options.killSignal] what it is aborted with
 * @returns {Promise<{ ok: boolean, output: string, signal: string | null }>} whether it exited with 0, its
 *   output, and the signal that killed it
 */
export async function run(
  command,
  args,
  { settings, cwd, live, timeout, signal: stopSignal, killSignal } = {},
) {
  const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ...settings }
  /** @type {import('node:child_process').StdioOptions} */
  const stdio = live ? ['inherit', 'inherit', 'pipe'] : ['ignore', 'pipe', 'pipe']
  const child = spawn(command, args, { stdio, env, cwd, timeout, signal: stopSignal, killSignal })
  if (live) child.stderr?.pipe(process.stderr)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', text => {
      output += text
    })
  }
  // The command does not exist, or was aborted: it may still have something to say.
  child.on('error', error => {
    output += `${error.message}\n`
  })
  const [status, signal] = await new Promise(resolve => {
    child.on('close', (...end) => resolve(end))
  })
  return { ok: status === 0, output, signal }
}

/**
 * Path of a command of an installed package.
 * @param {string} name the package
 * @param {string} [command] the command, unless it has the name of the package
 */
export function bin(name, command = name) {
  const manifest = require.resolve(`${name}/package.json`)
  const { bin } = require(manifest)
  return path.join(path.dirname(manifest), typeof bin === 'string' ? bin : bin[command])
}

/**
 * Ends the process with one line: cause and remedy.
 * @param {string} message
 * @returns {never}
 */
export function stop(message) {
  console.error(message)
  process.exit(1)
}
