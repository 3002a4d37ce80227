import { spawnSync } from 'node:child_process'
import { expect, test } from 'playwright/test'
import { faults, SiteCopy, siteBuildArguments } from './site-copy'

function checkContent(site: SiteCopy) {
  const args = ['--import', 'tsx', 'lib/check-content.ts']
  return spawnSync(process.execPath, args, { cwd: site.folder, encoding: 'utf8' })
}

test('the build names every mistake of an author at once, with its place and mend', () => {
  const site = new SiteCopy('authoring')
  expect(checkContent(site)).toMatchObject({ status: 0, stdout: '', stderr: '' })

  for (const fault of faults) fault.break(site)
  const { status, stderr } = checkContent(site)
  expect(status).toBe(1)
  for (const { message } of faults) expect(stderr).toContain(message)
  const lines = stderr.trim().split('\n')
  expect(lines.slice(0, -1)).toEqual(
    faults.map(() => expect.stringMatching(/^error: \S+\.(mdx|ts):\d+/)),
  )
  expect(lines.at(-1)).toBe('5 mistakes in the pages.')
})

test('a link to a page that does not exist fails the build; a missing heading only warns', () => {
  test.setTimeout(180_000)
  const site = new SiteCopy('broken-links')
  site.replace(
    'content/markdown-page.mdx',
    '[link to a page](/study)',
    '[link to a page](/nowhere) [and a heading](/study#nothing)',
  )
  const build = () =>
    spawnSync(process.execPath, siteBuildArguments, { cwd: site.folder, encoding: 'utf8' })
  const { status, stderr } = build()
  const line = site.read('content/markdown-page.mdx').split('/nowhere')[0]?.split('\n').length
  const place = `content/markdown-page.mdx:${line}`
  expect(stderr).toContain(`warning: ${place} links to /study#nothing: no such heading.`)
  expect(stderr).toContain(`error: ${place} links to /nowhere: no such page.`)
  expect(status).toBe(1)
})
