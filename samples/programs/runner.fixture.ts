// Runs the programs whose paths its parent sends, and answers with what each printed. In a process for each
// program, loading the packages would take most of the time.

import { inspect } from 'node:util'
import solc from 'solc'

let printed = ''
for (const stream of [process.stdout, process.stderr]) {
  stream.write = (text: string | Uint8Array) => {
    printed += text
    return true
  }
}

/** Milliseconds for an answer: what viem allows, and what programs do. Other waits are for the next attempt. */
const TIMEOUTS = [10_000, 60_000]

/**
 * Milliseconds of waits that would give up a busy node if they were shorter: a tick of the clock by which `fetch`
 * closes a connection, and how long viem waits for a receipt.
 */
const UNHURRIED = [499, 180_000]

let clockSpeed = 1
const wait = globalThis.setTimeout
globalThis.setTimeout = Object.assign((done: () => void, time = 0, ...args: []) => {
  const hurried = TIMEOUTS.includes(time) ? clockSpeed : 100
  return wait(done, UNHURRIED.includes(time) ? time : time / hurried, ...args)
}, wait)

const compile = solc.compile
const compiled = new Map<string, string>()
solc.compile = (input, callbacks) => {
  const output = compiled.get(input) ?? compile(input, callbacks)
  compiled.set(input, output)
  return output
}

/** A program to run, the key that it finds, and how many times faster than ours its clock runs. */
export type Run = { file: string; key: string; speed: number }

process.on('message', async ({ file, key, speed }: Run) => {
  printed = ''
  clockSpeed = speed
  process.env.PRIVATE_KEY = key
  let error: string | undefined
  try {
    await import(file)
  } catch (thrown) {
    // As Node shows it.
    error = inspect(thrown)
  }
  process.send?.({ printed, error })
})
