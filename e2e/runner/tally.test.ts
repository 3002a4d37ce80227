import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { beforeEach, expect, test, vi } from 'vitest'
import { folderWith } from '../../lib/files/folder.fixture'

const CLI = import.meta.dirname
const VITEST = path.resolve('node_modules/vitest/vitest.mjs')

// Other runners start here, slowly on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

/** Inside the project, since the runners are looked up from there. */
let folder: string
beforeEach(() => {
  folder = folderWith({}, '.cache')
})

/** Runs a test command of these steps and gives what it prints last, from a heading on. */
function run(files: Record<string, string>, steps: string, from = /^── Failed/m) {
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text)
  const script = `
    import '${CLI}/../../lib/cli/signals.mjs'
    import { begin, check, fail, finish, playwrightSuite, suite } from '${CLI}/tally.ts'
    begin()
    ${steps}
    finish()`
  writeFileSync(path.join(folder, 'steps.mjs'), script)
  // Without what Vitest tells its workers: the runners here are their own.
  const env = { PATH: process.env.PATH, NODE_ENV: 'test' as const }
  const { status, stdout } = spawnSync(
    process.execPath,
    ['--import', 'tsx', path.join(folder, 'steps.mjs')],
    {
      encoding: 'utf8',
      env,
    },
  )
  return { status, summary: stdout.slice(Math.max(stdout.search(from), 0)) }
}

const browserTests = (title: string, body: string) => ({
  'some.spec.ts': `import { expect, test } from 'playwright/test'
test('holds', () => {})
test.describe('a group', () => {
  test('${title}', () => { ${body} })
})
`,
  'playwright.config.ts': `export default { testDir: '.', testMatch: '*.spec.ts', outputDir: 'results', reporter: [['dot'], ['${CLI}/playwright-reporter.ts']], projects: [{ name: 'export' }] }
`,
})

test('a failed browser test is told again at the end, with its place and message', () => {
  const { status, summary } = run(
    browserTests('adds', 'expect(1 + 1).toBe(3)'),
    `await playwrightSuite('Browser tests', '${folder}/playwright.config.ts')`,
  )
  expect(summary).toMatch(
    new RegExp(
      `^── Failed\\n\\[export\\] ${folder}/some.spec.ts:4 › adds\\n    Error: .*toBe.*\\n[^]*Expected: 3\\n[^]*\\n\\n1 passed, 1 failed\\n$`,
    ),
  )
  expect(status).toBe(1)
})

test('failed unit tests are told again, and files that cannot be read', () => {
  const { summary } = run(
    {
      'vitest.config.mjs': `export default { test: { include: ['*.test.ts'] } }
`,
      'adds.test.ts': `import { expect, test } from 'vitest'
test('adds', () => expect(1 + 1).toBe(3))
test('holds', () => {})
`,
      'broken.test.ts': `throw new Error('nothing here')
`,
      'late.test.ts': `import { test } from 'vitest'
test('ends', () => new Promise(() => {}), 10)
`,
    },
    `await suite('Unit tests', ['${VITEST}', 'run', '--root', '${folder}', '--reporter=${CLI}/vitest-reporter.ts'])`,
  )
  expect(summary).toMatch(/^── Failed\n/)
  expect(summary).toContain(`${folder}/adds.test.ts › adds\n    AssertionError: expected 2 to be 3`)
  expect(summary).toContain(`${folder}/broken.test.ts\n    Error: nothing here\n`)
  expect(summary).toContain(`${folder}/late.test.ts › ends\n    Error: Test timed out in 10ms.\n`)
  expect(summary).toMatch(/\n\n1 passed, 3 failed\n$/)
})

test('what a failed check printed is told again, at the length of a screen', () => {
  const { summary } = run(
    { 'check.mjs': 'for (let line = 1; line < 100; line++) console.log(line)\nprocess.exit(2)\n' },
    `await check('Types', ['${folder}/check.mjs']); await check('Format', ['--version'])`,
  )
  const lines = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, '…', 99].map(line => `    ${line}\n`)
  expect(summary).toBe(`── Failed\nTypes\n${lines.join('')}\n1 passed, 1 failed\n`)
})

test('a runner that fails without a failed test is named with where to look', () => {
  const { status, summary } = run(
    { 'end.mjs': 'process.exit(1)' },
    `await suite('Samples', ['${folder}/end.mjs'])`,
  )
  expect(summary).toBe(
    '── Failed\nSamples\n    What it printed is above, below "── Samples".\n\n0 passed, 1 failed\n',
  )
  expect(status).toBe(1)
})

test('Ctrl+C ends what is under way, and counts what has run', () => {
  const begun = path.resolve(folder, 'begun')
  const { status, summary } = run(
    browserTests(
      'never ends',
      `process.getBuiltinModule('node:fs').writeFileSync('${begun}', ''); return new Promise(() => {})`,
    ),
    `const { existsSync } = await import('node:fs')
    const waiting = setInterval(() => {
      if (!existsSync('${begun}')) return
      clearInterval(waiting)
      process.kill(process.pid, 'SIGINT')
    }, 20)
    await playwrightSuite('Browser tests', '${folder}/playwright.config.ts')
    await check('Types', ['--version'])`,
    /^\d+ passed/m,
  )
  expect(summary).toBe('1 passed, 0 failed\n')
  expect(status).toBe(130)
})

test('what steps print that run side by side is not mixed', () => {
  const say = (word: string) =>
    `for (let i = 0; i < 3; i++) { console.log('${word}'); await new Promise(r => setTimeout(r, 50)) }`
  const { summary } = run(
    { 'one.mjs': say('one'), 'two.mjs': say('two') },
    `await Promise.all([check('A', ['${folder}/one.mjs']), check('B', ['${folder}/two.mjs'])])`,
  )
  expect(summary).toContain('one\none\none\n')
  expect(summary).toContain('two\ntwo\ntwo\n')
})

test('the five slowest steps are said, with their seconds', () => {
  const steps = [600, 0, 0, 0, 0, 1600].map(
    (time, index) => `await check('${time} ${index}', ['--eval', 'setTimeout(() => {}, ${time})'])`,
  )
  const { summary } = run({}, steps.join(';'), /^── Slowest/m)
  expect(summary.split('\n')).toEqual([
    '── Slowest',
    expect.stringMatching(/^ +\d+ s {2}1600 5$/),
    expect.stringMatching(/^ +\d+ s {2}600 0$/),
    expect.stringMatching(/^ +\d+ s {2}0 \d$/),
    expect.stringMatching(/^ +\d+ s {2}0 \d$/),
    expect.stringMatching(/^ +\d+ s {2}0 \d$/),
    '',
    '6 passed, 0 failed',
    '',
  ])
})
