import path from 'node:path'
import { buildArguments } from '../../lib/build/cli/build'
import { bin } from '../../lib/build/cli/run.mjs'
import { ensureBrowser } from './browser'
import { changedFiles, PAGE_UNIT_TESTS, type Plan, planFor } from './changes'
import { ensureEngines, testEngines } from './engines'
import { ensureHosts, testHosts } from './hosts'
import { readVitestReport } from './reports'
import { check, finish, playwrightSuite, suite } from './tally'

const plan: Plan = process.argv.includes('--changed')
  ? planFor(changedFiles())
  : { samples: true, browser: [] }

/**
 * @param folder the npm package
 * @param filters parts of the names of test files; all of them without
 */
function vitestSuite(name: string, folder: string, report: string, filters: string[] = []) {
  const vitest = path.resolve(folder, 'node_modules/vitest/vitest.mjs')
  const reporters = ['--reporter=dot', '--reporter=json']
  const output = `--outputFile.json=${path.resolve(report)}`
  const args = [vitest, 'run', ...filters, ...reporters, output]
  return suite(name, report, args, readVitestReport, { cwd: folder })
}

async function testCode() {
  await check('Format and lint', [bin('@biomejs/biome', 'biome'), 'ci', '.'])
  // Without files it reads those of its settings. One that was deleted is no mistake.
  const cspell = ['node_modules/cspell/bin.mjs', '--no-progress', '--show-suggestions']
  await check('Spelling', [...cspell, '--no-must-find-files', ...(plan.pages ?? [])])
  if (!plan.pages) await check('Types', [bin('typescript', 'tsc'), '--noEmit'])
  await vitestSuite('Unit tests', '.', '.cache/unit.json', plan.pages && PAGE_UNIT_TESTS)
  if (!plan.samples) return
  await check('Types of the samples', [bin('typescript', 'tsc'), '--project', 'samples'])
  await vitestSuite('Samples', 'samples', '.cache/samples.json')
}

/** @returns whether there is something that the browser can test */
async function buildSites() {
  if (!plan.browser) return false
  const site = await check('Build', buildArguments)
  if (plan.pages) return site.ok
  const variant = ['--import', 'tsx', 'e2e/variant.ts']
  return site.ok && (await check('Build with every capability on', variant)).ok
}

const hasEngines = process.argv.includes('--engines')
const hasHosts = process.argv.includes('--hosts')

const browser = Promise.resolve(plan.browser && ensureBrowser())
// Downloads leave the processors idle, so they run beside the tests; apt-get takes one at a time.
const downloads = browser.then(async () => {
  if (hasEngines) await ensureEngines()
  if (hasHosts) await ensureHosts()
})
// What they ask must not stand between what the steps print.
if (process.stdin.isTTY) await downloads

/** Begins as soon as there is something to test, beside what is left of the code. */
async function testInBrowser() {
  const [isBuilt] = await Promise.all([buildSites(), browser])
  if (!isBuilt) return
  const config = 'e2e/playwright.config.ts'
  await playwrightSuite('Browser tests', config, '.cache/e2e.json', plan.browser)
}

// The export is of one process, and leaves the other processors idle.
await Promise.all([testInBrowser(), testCode(), downloads])
if (hasEngines) await testEngines()
if (hasHosts) await testHosts()

finish()
