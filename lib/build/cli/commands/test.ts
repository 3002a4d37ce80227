import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { ensureBrowser } from '../browser'
import { buildArguments } from '../build'
import { changeBase, changedFiles, planFor } from '../changes'
import { testEngines } from '../engines'
import { testHosts } from '../hosts'
import { installPackages } from '../install.mjs'
import { pagesShowing } from '../pages-showing'
import { readVitestReport } from '../reports'
import { bin } from '../run.mjs'
import { check, finish, playwrightSuite, suite } from '../tally'

const samplesInstalled = installPackages('samples')

const SAMPLES_REPORT = '.cache/samples.json'

/** With `--changed`, the commit since which something was changed. */
const base = process.argv.includes('--changed') ? changeBase() : undefined
const plan = base ? planFor(changedFiles(base)) : { samples: true, browser: [] }

/** @param folder the npm package */
function vitestSuite(name: string, folder: string, report: string) {
  const vitest = path.resolve(folder, 'node_modules/vitest/vitest.mjs')
  const reporters = ['--reporter=dot', '--reporter=json']
  const output = `--outputFile.json=${path.resolve(report)}`
  const changed = base ? [`--changed=${base}`, '--passWithNoTests'] : []
  const args = [vitest, 'run', ...reporters, output, ...changed]
  return suite(name, report, args, readVitestReport, { cwd: folder })
}

/** Checks the types of the samples; the compiler names its files from the project's folder. */
async function checkSampleTypes() {
  const args = ['samples/node_modules/typescript/bin/tsc', '--project', 'samples']
  const { output } = await check('Types of the samples', args)
  const files = [...output.matchAll(/^samples\/([^(\n]+)\(/gm)].map(([, file = '']) => file)
  for (const line of pagesShowing(files)) console.log(line)
}

/** Names the pages that show samples whose tests failed. */
function tellPagesOfFailedSamples() {
  if (!existsSync(SAMPLES_REPORT)) return
  const { testResults }: { testResults: { name: string; status: string }[] } = JSON.parse(
    readFileSync(SAMPLES_REPORT, 'utf8'),
  )
  const files = testResults
    .filter(({ status }) => status === 'failed')
    .map(({ name }) => path.relative('samples', name).split(path.sep).join('/'))
  for (const line of pagesShowing(files)) console.log(line)
}

async function testCode() {
  await check('Format and lint', [bin('@biomejs/biome', 'biome'), 'ci', '.'])
  await check('Spelling', ['--import', 'tsx', 'lib/build/cli/commands/check-spelling.ts'])
  await check('Types', [bin('typescript', 'tsc'), '--noEmit'])
  await samplesInstalled
  await vitestSuite('Unit tests', '.', '.cache/unit.json')
  if (!plan.samples) return
  await checkSampleTypes()
  await vitestSuite('Samples', 'samples', SAMPLES_REPORT)
  tellPagesOfFailedSamples()
}

/** @returns whether there is something that the browser can test */
async function buildSites() {
  if (!plan.browser) return false
  // The build needs them, and would install them a second time.
  await samplesInstalled
  const site = await check('Build', buildArguments)
  const variant = ['--import', 'tsx', 'e2e/variant.ts']
  return site.ok && (await check('Build with every capability on', variant)).ok
}

const browser = plan.browser && ensureBrowser()
// What it asks must not stand between what the steps print.
if (process.stdin.isTTY) await browser

// The export is of one process, and leaves the other processors idle.
const [isBuilt] = await Promise.all([buildSites(), testCode(), browser])
if (isBuilt) {
  const config = 'e2e/playwright.config.ts'
  await playwrightSuite('Browser tests', config, '.cache/e2e.json', plan.browser)
}
if (process.argv.includes('--engines')) await testEngines()
if (process.argv.includes('--hosts')) await testHosts()

finish()
