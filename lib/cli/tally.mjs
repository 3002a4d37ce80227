import { existsSync, readFileSync, rmSync } from 'node:fs'
import { bin, node } from './run.mjs'

let passed = 0
let failed = 0

/**
 * A step that counts as one test.
 * @param {string} name
 * @param {() => boolean} run
 */
export function step(name, run) {
  console.log(`\n── ${name}`)
  const ok = run()
  if (ok) passed += 1
  else failed += 1
  return ok
}

/**
 * A step with tests of its own, read from the report that it writes. A runner that fails without a
 * failed test (or without a report) counts as one failure.
 * @param {string} name
 * @param {string} report
 * @param {() => boolean} run
 * @param {(report: any) => { passed: number, failed: number }} read
 */
export function suite(name, report, run, read) {
  console.log(`\n── ${name}`)
  rmSync(report, { force: true })
  const ok = run()
  const counts = existsSync(report)
    ? read(JSON.parse(readFileSync(report, 'utf8')))
    : { passed: 0, failed: 0 }
  passed += counts.passed
  failed += ok ? counts.failed : Math.max(counts.failed, 1)
}

/**
 * A suite that Playwright runs.
 * @param {string} name
 * @param {string} config
 * @param {string} report
 * @param {string} browser path of a Chromium
 */
export function playwrightSuite(name, config, report, browser) {
  suite(
    name,
    report,
    () =>
      node([bin('playwright'), 'test', '--config', config], {
        CHROMIUM_PATH: browser,
        PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      }),
    ({ stats }) => {
      if (stats.flaky > 0) console.log(`${stats.flaky} passed only on the second try, see above.`)
      return { passed: stats.expected + stats.flaky, failed: stats.unexpected }
    },
  )
}

/**
 * Says how many tests passed and failed, and ends.
 * @returns {never}
 */
export function finish() {
  console.log(`\n${passed} passed, ${failed} failed`)
  process.exit(failed === 0 ? 0 : 1)
}
