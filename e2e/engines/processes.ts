import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'

export type Started = ChildProcessByStdio<null, Readable, Readable>

/** A folder for all that a browser keeps. */
export const makeHome = (): string => mkdtempSync(path.join(tmpdir(), 'swapx-engine-'))

/** Removes it; processes of the browser may still be writing into it. */
export const removeHome = (home: string): void =>
  rmSync(home, { recursive: true, force: true, maxRetries: 10 })

/** Starts a command that ends with this process at the latest. */
export function start(command: string, args: string[], env = {}): Started {
  const started = spawn(command, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A group of its own, so that it ends with all that it has started.
    detached: true,
  })
  // A full pipe would hold the command up.
  for (const output of [started.stdout, started.stderr]) output.resume()
  const end = () => kill(started, 'SIGKILL')
  process.once('exit', end)
  started.once('exit', () => process.off('exit', end))
  return started
}

/** Ends a command and waits until it has. */
export async function stop(started: Started): Promise<void> {
  if (started.exitCode !== null || started.signalCode !== null) return
  const ended = once(started, 'exit')
  // A display that ends at once leaves its lock behind.
  kill(started, 'SIGTERM')
  await ended
}

function kill({ pid }: Started, signal: NodeJS.Signals): void {
  if (pid) process.kill(-pid, signal)
}

/**
 * Waits for a line that a command writes.
 * @throws Error with what it has written, when it ends before
 */
export function lineOf(stream: Readable, pattern: RegExp): Promise<RegExpMatchArray> {
  const lines: string[] = []
  return new Promise((resolve, reject) => {
    createInterface(stream)
      .on('line', line => {
        const match = line.match(pattern)
        if (match) resolve(match)
        else lines.push(line)
      })
      .on('close', () => reject(new Error(`Not to be started:\n${lines.join('\n')}`)))
  })
}
