import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { bin, run } from '../../lib/build/cli/run.mjs'
import { type Failure, type Outcome, readPlaywrightReport } from './reports'

/** How much of what failed is told again at the end, so that it fits one screen. */
const TOLD = { failures: 5, lines: 12 }

/** How many of the steps are said to have taken the most time. */
const SLOWEST = 5

let passed = 0
const failures: Failure[] = []
const steps: { name: string; seconds: number }[] = []

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

/** A step that counts as one test. */
export async function check(name: string, args: string[]): Promise<{ ok: boolean }> {
  const result = await start(name, args)
  if (result.ok) passed += 1
  else failures.push({ test: name, message: result.output.trim() })
  return result
}

/**
 * A step with tests of its own, read from the report that it writes. A runner that fails without a
 * failed test (or without a report) counts as one failure.
 */
export async function suite<Report>(
  name: string,
  report: string,
  args: string[],
  read: (report: Report) => Outcome,
  options?: Parameters<typeof run>[2],
) {
  mkdirSync(path.dirname(report), { recursive: true })
  rmSync(report, { force: true })
  const { ok } = await start(name, args, options)
  const outcome = existsSync(report)
    ? read(JSON.parse(readFileSync(report, 'utf8')))
    : { passed: 0, failures: [] }
  passed += outcome.passed
  failures.push(...outcome.failures)
  if (ok || outcome.failures.length > 0) return
  failures.push({ test: name, message: `What it printed is above, below "── ${name}".` })
}

/**
 * A suite that Playwright runs.
 * @param filters arguments that pick tests; all of them without
 */
export function playwrightSuite(
  name: string,
  config: string,
  report: string,
  filters: string[] = [],
) {
  const args = [bin('playwright'), 'test', '--config', config, ...filters]
  const settings = { PLAYWRIGHT_JSON_OUTPUT_FILE: report }
  return suite(name, report, args, readPlaywrightReport, { settings, live: true })
}

/**
 * Says where the time went, tells the failures again, since each may be thousands of lines above, says
 * how many tests passed and failed, and ends.
 */
export function finish(): never {
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
  process.exit(failures.length === 0 ? 0 : 1)
}

function indent(message: string) {
  const all = message.split('\n')
  // A command says last what failed.
  const lines =
    all.length > TOLD.lines ? [...all.slice(0, TOLD.lines - 2), '…', ...all.slice(-1)] : all
  return lines.map(line => `    ${line}`).join('\n')
}
