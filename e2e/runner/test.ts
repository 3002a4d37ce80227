import path from 'node:path'
import { buildArguments } from '../../lib/cli/build'
import { bin } from '../../lib/cli/run.mjs'
import { ensureBrowser } from './browser'
import { changedFiles, PAGE_UNIT_TESTS, type Plan, planFor } from './changes'
import { ensureEngines, testEngines } from './engines'
import { ensureHosts, testHosts } from './hosts'
import { LEVEL } from './levels'
import { choosePorts } from './ports'
import { begin, check, fail, finish, playwrightSuite, suite } from './tally'

const isAll = process.argv.includes('--all')
const plan: Plan = process.argv.includes('--changed')
  ? planFor(changedFiles())
  : { samples: true, browser: [] }

/**
 * @param folder the npm package
 * @param filters parts of the names of test files; all of them without
 */
function vitestSuite(name: string, folder: string, filters: string[] = []) {
  const vitest = path.resolve(folder, 'node_modules/vitest/vitest.mjs')
  const reporter = path.join(import.meta.dirname, 'vitest-reporter.ts')
  const args = [vitest, 'run', ...filters, '--reporter=dot', `--reporter=${reporter}`]
  return suite(name, args, { cwd: folder })
}

async function testCode() {
  // It colours what it prints into a pipe, whatever NO_COLOR says.
  const plain = process.env.NO_COLOR ? ['--colors=off'] : []
  await check('Format and lint', [bin('@biomejs/biome', 'biome'), 'ci', '.', ...plain])
  // Without files it reads those of its settings. One that was deleted is no mistake.
  const cspell = ['node_modules/cspell/bin.mjs', '--no-progress', '--show-suggestions']
  await check('Spelling', [...cspell, '--no-must-find-files', ...(plan.pages ?? [])])
  if (!plan.pages) await check('Types', [bin('typescript', 'tsc'), '--noEmit'])
  await vitestSuite('Unit tests', '.', plan.pages && PAGE_UNIT_TESTS)
}

async function testSamples() {
  if (!plan.samples) return
  await check('Types of the samples', [bin('typescript', 'tsc'), '--project', 'samples'])
  await vitestSuite('Samples', 'samples')
}

/** @returns whether there is something that browsers and hosts can test */
async function buildSites() {
  if (!plan.browser) return false
  await choosePorts()
  const site = await check('Build', buildArguments)
  if (!isAll) return site.ok
  const variant = ['--import', 'tsx', 'e2e/variant.ts']
  return site.ok && (await check('Build with every capability on', variant)).ok
}

async function run() {
  const browser = plan.browser ? ensureBrowser() : Promise.resolve(false)
  // Downloads leave the processors idle, so they run beside the tests; apt-get takes one at a time.
  const downloads = browser.then(async () => {
    if (!isAll) return
    await ensureEngines()
    await ensureHosts()
  })
  // What they ask must not stand between what the steps print.
  if (process.stdin.isTTY) await downloads

  const sites = buildSites()
  async function testInBrowsers() {
    if (!(await sites)) return
    if (await browser) {
      const filters = plan.browser
      await playwrightSuite('Browser tests', 'e2e/playwright.config.ts', { filters })
    }
    await downloads
    if (isAll) await testEngines()
  }
  async function testOnHosts() {
    if (!isAll || !(await sites) || !(await browser)) return
    await downloads
    await testHosts(false)
  }

  // Each has steps of one process, or that wait for another one, which leave processors idle.
  await Promise.all([testInBrowsers(), testSamples().then(testOnHosts), testCode(), downloads])
}

begin()
if (!isAll) process.env[LEVEL] = 'quick'
await run().catch(error => fail('npm test', error.message))

finish()
