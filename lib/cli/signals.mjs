import { constants } from 'node:os'
import { endChildren } from './run.mjs'

// Ends a command on Ctrl+C, and when a container stops: as its process 1, Node would ignore both signals.

/** How often a command that npm has started looks whether npm is still there, in milliseconds. */
const PARENT_CHECK_MS = 500

/** @param {'SIGINT' | 'SIGTERM'} signal */
async function end(signal) {
  console.error(`\nStopped by ${signal}.`)
  await endChildren(signal)
  process.exit(128 + constants.signals[signal])
}

process.once('SIGINT', end)
process.once('SIGTERM', end)

if (process.env.npm_execpath) {
  // npm passes SIGTERM on to the shell that it runs scripts with, which ends without passing it on.
  const shell = process.ppid
  const look = () => process.ppid === shell || process.emit('SIGTERM', 'SIGTERM')
  setInterval(look, PARENT_CHECK_MS).unref()
}
