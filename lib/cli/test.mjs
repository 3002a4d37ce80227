import './node-version.mjs'

const { spawnSync } = await import('node:child_process')
const { existsSync, mkdirSync, readFileSync, rmSync } = await import('node:fs')
const path = await import('node:path')
const { installPackages } = await import('./install.mjs')
installPackages()
installPackages('samples')
const { ensureBrowser } = await import('./browser.mjs')
const { build } = await import('./build.mjs')
const { pagesShowing } = await import('./pages-showing.mjs')
const { bin, node } = await import('./run.mjs')

const UNIT_REPORT = '.cache/unit.json'
const SAMPLES_REPORT = '.cache/samples.json'
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

/**
 * @param {string} name
 * @param {string} folder the npm package
 * @param {string} report
 */
function vitestSuite(name, folder, report) {
  const vitest = path.resolve(folder, 'node_modules/vitest/vitest.mjs')
  const reporters = ['--reporter=default', '--reporter=json']
  const output = `--outputFile.json=${path.resolve(report)}`
  suite(
    name,
    report,
    () => node([vitest, 'run', ...reporters, output], {}, folder),
    ({ numPassedTests, numFailedTests }) => ({ passed: numPassedTests, failed: numFailedTests }),
  )
}

/** Checks the types of the samples; the compiler names its files from the project's folder. */
function checkSampleTypes() {
  const args = ['samples/node_modules/typescript/bin/tsc', '--project', 'samples']
  const { status, stdout } = spawnSync(process.execPath, args, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  process.stdout.write(stdout)
  const files = [...stdout.matchAll(/^samples\/([^(\n]+)\(/gm)].map(([, file = '']) => file)
  for (const line of pagesShowing(files)) console.log(line)
  return status === 0
}

/** Names the pages that show samples whose tests failed. */
function tellPagesOfFailedSamples() {
  if (!existsSync(SAMPLES_REPORT)) return
  /** @type {{ testResults: { name: string, status: string }[] }} */
  const { testResults } = JSON.parse(readFileSync(SAMPLES_REPORT, 'utf8'))
  const files = testResults
    .filter(({ status }) => status === 'failed')
    .map(({ name }) => path.relative('samples', name).split(path.sep).join('/'))
  for (const line of pagesShowing(files)) console.log(line)
}

mkdirSync('.cache', { recursive: true })
const browser = ensureBrowser()

step('Format and lint', () => node([bin('@biomejs/biome', 'biome'), 'ci', '.']))
step('Types', () => node([bin('typescript', 'tsc'), '--noEmit']))
vitestSuite('Unit tests', '.', UNIT_REPORT)
step('Types of the samples', checkSampleTypes)
vitestSuite('Samples', 'samples', SAMPLES_REPORT)
tellPagesOfFailedSamples()
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
