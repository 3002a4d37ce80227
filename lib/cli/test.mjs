import './node-version.mjs'

const { existsSync, mkdirSync, readFileSync } = await import('node:fs')
const path = await import('node:path')
const { installPackages } = await import('./install.mjs')
installPackages()
installPackages('samples')
const { ensureBrowser } = await import('./browser.mjs')
const { build } = await import('./build.mjs')
const { testHosts } = await import('./hosts.mjs')
const { pagesShowing } = await import('./pages-showing.mjs')
const { readVitestReport } = await import('./reports.mjs')
const { bin, node } = await import('./run.mjs')
const { check, finish, playwrightSuite, step, suite } = await import('./tally.mjs')

const UNIT_REPORT = '.cache/unit.json'
const SAMPLES_REPORT = '.cache/samples.json'
const E2E_REPORT = '.cache/e2e.json'

/**
 * @param {string} name
 * @param {string} folder the npm package
 * @param {string} report
 */
function vitestSuite(name, folder, report) {
  const vitest = path.resolve(folder, 'node_modules/vitest/vitest.mjs')
  const reporters = ['--reporter=default', '--reporter=json']
  const output = `--outputFile.json=${path.resolve(report)}`
  const run = () => node([vitest, 'run', ...reporters, output], {}, folder)
  suite(name, report, run, readVitestReport)
}

/** Checks the types of the samples; the compiler names its files from the project's folder. */
function checkSampleTypes() {
  const args = ['samples/node_modules/typescript/bin/tsc', '--project', 'samples']
  const output = check('Types of the samples', args)
  const files = [...output.matchAll(/^samples\/([^(\n]+)\(/gm)].map(([, file = '']) => file)
  for (const line of pagesShowing(files)) console.log(line)
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

check('Format and lint', [bin('@biomejs/biome', 'biome'), 'ci', '.'])
check('Types', [bin('typescript', 'tsc'), '--noEmit'])
vitestSuite('Unit tests', '.', UNIT_REPORT)
checkSampleTypes()
vitestSuite('Samples', 'samples', SAMPLES_REPORT)
tellPagesOfFailedSamples()
const variant = () => node(['--import', 'tsx', 'e2e/variant.ts'])
if (step('Build', build) && step('Build with every capability on', variant)) {
  playwrightSuite('Browser tests', 'e2e/playwright.config.ts', E2E_REPORT, browser)
}
if (process.argv.includes('--hosts')) testHosts(browser)

finish()
