import { spawnSync } from 'node:child_process'
import { expect, test } from 'playwright/test'
import { buildArguments } from '../lib/cli/build'
import { faults, SiteCopy } from './site-copy'

const CHECK = ['--import', 'tsx', 'lib/cli/commands/check-content.ts']

/** What a site that is marked as public is told of each text that its publisher has not written. */
const NOT_FILLED_IN = 'SITE_PUBLIC is set, but this is not filled in: '
const PUBLISHER_PAGES = [
  'study/terms&conditions/privacy',
  'study/terms&conditions/terms',
  'contract/index',
].map(id => `content/${id}.mdx`)

function run(site: SiteCopy, args: string[], settings = {}) {
  // Playwright asks for colours; where none are wanted, Node warns of the two.
  const env = { ...process.env, NO_COLOR: undefined, ...settings }
  return spawnSync(process.execPath, args, { cwd: site.folder, encoding: 'utf8', env })
}

// Of all kinds in one build, since it compiles every page anew.
test('the build fails on mistakes, and names all of them at once, with place and mend', () => {
  test.setTimeout(180_000)
  const site = new SiteCopy('authoring')
  expect(run(site, CHECK)).toMatchObject({
    status: 0,
    stdout: expect.stringMatching(/^\d+ pages of content\/ checked: no mistakes, 0 warnings\n$/),
    stderr: '',
  })

  for (const fault of faults) fault.break(site)
  const placeholders = PUBLISHER_PAGES.flatMap(file =>
    [...site.read(file).matchAll(/\[To fill in: .*?\]/g)].map(([text]) => NOT_FILLED_IN + text),
  )
  const messages = [...faults.map(({ message }) => message), ...placeholders]
  const { status, stderr } = run(site, buildArguments, { SITE_PUBLIC: 'true' })
  expect(status).toBe(1)
  for (const message of messages) expect(stderr).toContain(message)
  const lines = stderr.trim().split('\n')
  expect(lines.filter(line => line.startsWith('error:'))).toEqual(
    messages.map(() => expect.stringMatching(/^error: \S+\.(mdx|ts):\d+:\d+ [a-z-]+ — /)),
  )
  expect(stderr).toContain(`\n${messages.length} mistakes in the pages, samples and settings.`)
  expect(lines.at(-1)).toMatch(/^Not built: the check of the pages failed\. /)
})
