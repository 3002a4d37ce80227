import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { readPlaywrightReport } from './reports.mjs'
import { bin, node } from './run.mjs'

/** How much of what failed is told again at the end, so that it fits one screen. */
const TOLD = { failures: 5, lines: 12 }

let passed = 0
/** @type {import('./reports.mjs').Failure[]} */
const failures = []
/** @type {string[]} */
const secondTries = []

/**
 * A step that counts as one test.
 * @param {string} name
 * @param {() => boolean} run
 */
export function step(name, run) {
  console.log(`\n── ${name}`)
  const ok = run()
  if (ok) passed += 1
  else failures.push(seeAbove(name))
  return ok
}

/**
 * A quick step that counts as one test: Node with these arguments.
 * @param {string} name
 * @param {string[]} args
 * @returns {string} what it printed
 */
export function check(name, args) {
  console.log(`\n── ${name}`)
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' })
  const output = stdout + stderr
  process.stdout.write(output)
  if (status === 0) passed += 1
  else failures.push({ test: name, message: output.trim() })
  return output
}

/**
 * A step with tests of its own, read from the report that it writes. A runner that fails without a
 * failed test (or without a report) counts as one failure.
 * @param {string} name
 * @param {string} report
 * @param {() => boolean} run
 * @param {(report: any) => import('./reports.mjs').Outcome} read
 */
export function suite(name, report, run, read) {
  console.log(`\n── ${name}`)
  rmSync(report, { force: true })
  const ok = run()
  const outcome = existsSync(report)
    ? read(JSON.parse(readFileSync(report, 'utf8')))
    : { passed: 0, failures: [], secondTries: [] }
  passed += outcome.passed
  failures.push(...outcome.failures)
  secondTries.push(...outcome.secondTries)
  if (!ok && outcome.failures.length === 0) failures.push(seeAbove(name))
}

/**
 * A suite that Playwright runs.
 * @param {string} name
 * @param {string} config
 * @param {string} report
 * @param {string} browser path of a Chromium
 */
export function playwrightSuite(name, config, report, browser) {
  const settings = { CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: report }
  const run = () => node([bin('playwright'), 'test', '--config', config], settings)
  suite(name, report, run, readPlaywrightReport)
}

/**
 * Tells the failures again, since each may be thousands of lines above; says how many tests passed
 * and failed, and ends.
 * @returns {never}
 */
export function finish() {
  if (secondTries.length > 0) {
    console.log('\n── Passed only on the second try')
    for (const test of secondTries) console.log(test)
  }
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

/** @param {string} name */
function seeAbove(name) {
  return { test: name, message: `What it printed is above, below "── ${name}".` }
}

/** @param {string} message */
function indent(message) {
  const lines = message.split('\n').slice(0, TOLD.lines)
  return lines.map(line => `    ${line}`).join('\n')
}
