import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import path from 'node:path'

const require = createRequire(import.meta.url)

/** Processes that run. @type {Set<import('node:child_process').ChildProcess>} */
const children = new Set()

/** Whether this process ends, and has its children end. */
let isEnding = false

// One that stops by itself leaves nothing running.
process.on('exit', () => {
  for (const child of children) child.kill()
})

/**
 * Has a process end when this one does.
 * @param {import('node:child_process').ChildProcess} child
 */
export function track(child) {
  children.add(child)
  child.once('close', () => children.delete(child))
}

/**
 * Passes a signal on to all processes that run, and waits for their end.
 * @param {NodeJS.Signals} signal
 */
export async function endChildren(signal) {
  isEnding = true
  const ends = [...children].map(child => new Promise(resolve => child.once('close', resolve)))
  for (const child of children) child.kill(signal)
  await Promise.all(ends)
}

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
 * @param {Promise<boolean>} [options.go] whether it may go on, of which a message tells it
 * @returns {Promise<{ ok: boolean, output: string, signal: string | null }>} whether it exited with 0, its
 *   output, and the signal that killed it
 */
export async function run(
  command,
  args,
  { settings, cwd, live, timeout, signal: stopSignal, go } = {},
) {
  const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ...settings }
  /** @type {import('node:child_process').StdioOptions} */
  const stdio = live ? ['inherit', 'inherit', 'pipe'] : ['ignore', 'pipe', 'pipe']
  if (go && Array.isArray(stdio)) stdio.push('ipc')
  const child = spawn(command, args, { stdio, env, cwd, timeout, signal: stopSignal })
  track(child)
  go?.then(ok => ok && child.connected && child.send('go'))
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
    // That it was ended is no failure to report.
    child.on('close', (...end) => isEnding || resolve(end))
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
