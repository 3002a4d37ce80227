import { spawnSync } from 'node:child_process'
import { expect, test } from 'playwright/test'
import { faults, SiteCopy } from './site-copy'

// What a build says when this fails: lib/cli/conditions.test.ts.
const CHECK = ['--import', 'tsx', 'lib/cli/commands/check-content.ts']

/** What a site that is marked as public is told of each text that its publisher has not written. */
const NOT_FILLED_IN = 'SITE_PUBLIC is set, but this is not filled in: '
const PUBLISHER_PAGES = [
  'study/terms&conditions/privacy',
  'study/terms&conditions/terms',
  'contract/index',
].map(id => `content/${id}.mdx`)

/** Checks the pages, as a build does. */
function check(cwd: string, settings = {}) {
  // Playwright asks for colours; where none are wanted, Node warns of the two.
  const env = { ...process.env, NO_COLOR: undefined, ...settings }
  return spawnSync(process.execPath, CHECK, { cwd, encoding: 'utf8', env })
}

test('the check of a site without mistakes says so', () => {
  // In the project itself, whose build has compiled the pages already.
  expect(check(process.cwd())).toMatchObject({
    status: 0,
    stdout: expect.stringMatching(/^\d+ pages of content\/ checked: no mistakes, 0 warnings\n$/),
    stderr: '',
  })
})

// Of all kinds in one check, since it compiles every page anew.
test('the check fails on mistakes, and names all of them at once, with place and mend', () => {
  test.setTimeout(180_000)
  const site = new SiteCopy('authoring')
  for (const fault of faults) fault.break(site)
  const placeholders = PUBLISHER_PAGES.flatMap(file =>
    [...site.read(file).matchAll(/\[To fill in: .*?\]/g)].map(([text]) => NOT_FILLED_IN + text),
  )
  const messages = [...faults.map(({ message }) => message), ...placeholders]
  const { status, stderr } = check(site.folder, { SITE_PUBLIC: 'true' })
  expect(status).toBe(1)
  for (const message of messages) expect(stderr).toContain(message)
  const lines = stderr.trim().split('\n')
  expect(lines.filter(line => line.startsWith('error:'))).toEqual(
    messages.map(() => expect.stringMatching(/^error: \S+\.(mdx|ts):\d+:\d+ [a-z-]+ — /)),
  )
  expect(lines.at(-1)).toMatch(
    new RegExp(`^${messages.length} mistakes in the pages, samples and settings\\. `),
  )
})
