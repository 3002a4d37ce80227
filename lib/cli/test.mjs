import './node-version.mjs'

const { existsSync, mkdirSync, readFileSync, rmSync } = await import('node:fs')
const { installPackages } = await import('./install.mjs')
installPackages()
const { ensureBrowser } = await import('./browser.mjs')
const { build } = await import('./build.mjs')
const { bin, node } = await import('./run.mjs')

const UNIT_REPORT = '.cache/unit.json'
const E2E_REPORT = '.cache/e2e.json'

let passed = 0
let failed = 0

/**
 * A step that counts as one test.
 * @param {string} name
 * @param {() => boolean} run
 */
function step(name, run) {
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
function suite(name, report, run, read) {
  console.log(`\n── ${name}`)
  rmSync(report, { force: true })
  const ok = run()
  const counts = existsSync(report)
    ? read(JSON.parse(readFileSync(report, 'utf8')))
    : { passed: 0, failed: 0 }
  passed += counts.passed
  failed += ok ? counts.failed : Math.max(counts.failed, 1)
}

mkdirSync('.cache', { recursive: true })
const browser = ensureBrowser()

step('Format and lint', () => node([bin('@biomejs/biome', 'biome'), 'ci', '.']))
step('Types', () => node([bin('typescript', 'tsc'), '--noEmit']))
suite(
  'Unit tests',
  UNIT_REPORT,
  () =>
    node([
      bin('vitest'),
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${UNIT_REPORT}`,
    ]),
  ({ numPassedTests, numFailedTests }) => ({ passed: numPassedTests, failed: numFailedTests }),
)
const variant = () => node(['--import', 'tsx', 'e2e/variant.ts'])
if (step('Build', build) && step('Build with every capability on', variant)) {
  suite(
    'Browser tests',
    E2E_REPORT,
    () =>
      node([bin('playwright'), 'test', '--config', 'e2e/playwright.config.ts'], {
        CHROMIUM_PATH: browser,
        PLAYWRIGHT_JSON_OUTPUT_FILE: E2E_REPORT,
      }),
    ({ stats }) => {
      if (stats.flaky > 0) console.log(`${stats.flaky} passed only on the second try, see above.`)
      return { passed: stats.expected + stats.flaky, failed: stats.unexpected }
    },
  )
}

console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
