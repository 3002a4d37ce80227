import { spawnSync } from 'node:child_process'
import { expect, test } from 'playwright/test'
import { buildArguments } from '../lib/build/cli/build'
import { faults, SiteCopy } from './site-copy'

function checkContent(site: SiteCopy, settings: Record<string, string> = {}) {
  const args = ['--import', 'tsx', 'lib/build/cli/commands/check-content.ts']
  const env = { ...process.env, GITHUB_ACTIONS: '', ...settings }
  return spawnSync(process.execPath, args, { cwd: site.folder, encoding: 'utf8', env })
}

test('the build names every mistake of an author at once, with its place and mend', () => {
  const site = new SiteCopy('authoring')
  expect(checkContent(site)).toMatchObject({
    status: 0,
    stdout: expect.stringMatching(/^\d+ pages of content\/ checked: no mistakes, 0 warnings\n$/),
    stderr: '',
  })

  for (const fault of faults) fault.break(site)
  const { status, stderr } = checkContent(site)
  expect(status).toBe(1)
  for (const { message } of faults) expect(stderr).toContain(message)
  const lines = stderr.trim().split('\n')
  expect(lines.filter(line => line.startsWith('error:'))).toEqual(
    faults.map(() => expect.stringMatching(/^error: \S+\.(mdx|ts):\d+:\d+ [a-z-]+ — /)),
  )
  expect(lines.at(-1)).toMatch(
    `${faults.length} mistakes in the pages, samples, sidebars and settings.`,
  )

  const { stdout } = checkContent(site, { GITHUB_ACTIONS: 'true' })
  expect(stdout.match(/^::error file=\S+,line=\d+,col=\d+,title=[a-z-]+::/gm)).toHaveLength(
    faults.length,
  )
})

test('a site that is marked as public is not built before its operator has answered', () => {
  const site = new SiteCopy('public-site')
  const { status, stderr } = checkContent(site, { SITE_PUBLIC: 'true' })
  expect(status).toBe(1)
  expect(stderr).toContain('SITE_PUBLIC marks this site as public, but its operator has not told')
})

test('a broken internal link fails the build', () => {
  test.setTimeout(180_000)
  const site = new SiteCopy('broken-links')
  const page = 'content/markdown-page.mdx'
  const line = site.read(page).split('\n').length + 1
  site.write(page, `${site.read(page)}\n[x](/nowhere)\n`)
  const options = { cwd: site.folder, encoding: 'utf8' } as const
  const { status, stderr } = spawnSync(process.execPath, buildArguments, options)
  expect(stderr).toContain(
    `error: ${page}:${line}:1 link — The link leads to /nowhere, where there is no page.`,
  )
  expect(stderr.trim()).toMatch(/\nNot built: the check of the pages failed\. .*$/)
  expect(status).toBe(1)
})
