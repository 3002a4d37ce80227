import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { bin, run } from '../../lib/cli/run.mjs'
import { RESULTS_FILE, RESULTS_STEP, type Result } from './results'

/** Where the test runners write what they have run: a file of this run alone. */
let resultsFile = ''

/** How much of what failed is told again at the end, so that it fits one screen. */
const TOLD = { failures: 5, lines: 12 }

/** How many of the steps are said to have taken the most time. */
const SLOWEST = 5

type Failure = { test: string; message: string }

let passed = 0
const failures: Failure[] = []
const steps: { name: string; seconds: number }[] = []

/** Begins a run of steps. However it ends, what has run is counted. */
export function begin(): void {
  const folder = mkdtempSync(path.join(tmpdir(), 'swapx-tests-'))
  resultsFile = path.join(folder, 'results.jsonl')
  process.once('exit', () => {
    report()
    rmSync(folder, { recursive: true })
  })
}

/**
 * Runs Node as a step. What it prints is shown when it ends, as a whole, since steps run side by side;
 * that of a `live` one at once.
 */
async function start(name: string, args: string[], options: Parameters<typeof run>[2] = {}) {
  const began = performance.now()
  if (options.live) console.log(`\n── ${name}`)
  const result = await run(process.execPath, args, options)
  const seconds = Math.round((performance.now() - began) / 1000)
  steps.push({ name, seconds })
  if (!options.live) console.log(`\n── ${name} (${seconds} s)\n${result.output.trimEnd()}`)
  return result
}

/** Counts as a failed test. */
export function fail(test: string, message: string): void {
  failures.push({ test, message })
}

/** A step that counts as one test. */
export async function check(name: string, args: string[]): Promise<{ ok: boolean }> {
  const result = await start(name, args)
  if (result.ok) passed += 1
  else fail(name, result.output.trim())
  return result
}

/**
 * A step with tests of its own, which its reporter tells of. A runner that fails without a failed test
 * counts as one failure.
 */
export async function suite(
  name: string,
  args: string[],
  options?: Parameters<typeof run>[2],
): Promise<void> {
  const settings = { [RESULTS_FILE]: resultsFile, [RESULTS_STEP]: name }
  const { ok } = await start(name, args, { ...options, settings })
  const failed = readResults().some(({ step, message }) => step === name && message !== undefined)
  if (ok || failed) return
  fail(name, `What it printed is above, below "── ${name}".`)
}

/**
 * A suite that Playwright runs.
 * @param filters arguments that pick tests; all of them without
 * @param live whether it shows its progress, as one at a time may
 */
export function playwrightSuite(
  name: string,
  config: string,
  { filters = [], live = true }: { filters?: string[]; live?: boolean } = {},
) {
  const args = [bin('playwright'), 'test', '--config', config, ...filters]
  return suite(name, args, { live })
}

function readResults(): Result[] {
  if (!existsSync(resultsFile)) return []
  const lines = readFileSync(resultsFile, 'utf8').split('\n').filter(Boolean)
  return lines.map(line => JSON.parse(line))
}

/** Ends the run. */
export function finish(): never {
  const failed = failures.length > 0 || readResults().some(({ message }) => message !== undefined)
  process.exit(failed ? 1 : 0)
}

/**
 * Says where the time went, tells the failures again, since each may be thousands of lines above, and says
 * how many tests passed and failed. Says nothing if none has run.
 */
function report() {
  const results = readResults()
  passed += results.filter(({ message }) => message === undefined).length
  for (const { test, message } of results) if (message !== undefined) fail(test, message)
  if (passed + failures.length === 0) return
  console.log('\n── Slowest')
  const slowest = steps.toSorted((one, other) => other.seconds - one.seconds).slice(0, SLOWEST)
  for (const { name, seconds } of slowest) console.log(`${String(seconds).padStart(4)} s  ${name}`)
  if (failures.length > 0) {
    console.log('\n── Failed')
    for (const [index, { test, message }] of failures.entries()) {
      console.log(test)
      if (index < TOLD.failures) console.log(indent(message))
    }
  }
  console.log(`\n${passed} passed, ${failures.length} failed`)
}

function indent(message: string) {
  const all = message.split('\n')
  // A command says last what failed.
  const lines =
    all.length > TOLD.lines ? [...all.slice(0, TOLD.lines - 2), '…', ...all.slice(-1)] : all
  return lines.map(line => `    ${line}`).join('\n')
}
