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

/** Milliseconds for which programs wait for a receipt. */
const PATIENCE = 180_000

/** For which they do so here: a receipt that never comes fails its case, rather than the test of all cases. */
const SHORT_PATIENCE = 60_000

/** Milliseconds from tick to tick of the clock by which `fetch` gives up a connection: faster, a busy node is refused. */
const FETCH_TICK = 499

let clockSpeed = 1
let patience = SHORT_PATIENCE
const wait = globalThis.setTimeout
globalThis.setTimeout = Object.assign((done: () => void, time = 0, ...args: []) => {
  if (time === PATIENCE) return wait(done, patience, ...args)
  const speed = TIMEOUTS.includes(time) ? clockSpeed : time === FETCH_TICK ? 1 : 100
  return wait(done, time / speed, ...args)
}, wait)

const compile = solc.compile
const compiled = new Map<string, string>()
solc.compile = (input, callbacks) => {
  const output = compiled.get(input) ?? compile(input, callbacks)
  compiled.set(input, output)
  return output
}

/**
 * A program to run, the key that it finds, how many times faster than ours its clock runs, and for how many
 * milliseconds it waits for a receipt.
 */
export type Run = { file: string; key: string; speed: number; patience?: number }

process.on('message', async ({ file, key, speed, patience: given = SHORT_PATIENCE }: Run) => {
  printed = ''
  clockSpeed = speed
  patience = given
  process.env.PRIVATE_KEY = key
  // Of the program before.
  process.removeAllListeners('unhandledRejection')
  let error: string | undefined
  try {
    await import(file)
  } catch (thrown) {
    // As Node shows it.
    error = inspect(thrown)
  }
  process.send?.({ printed, error })
})
