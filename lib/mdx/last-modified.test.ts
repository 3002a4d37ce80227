import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { latest, readHistory } from './last-modified'
import { projectWith } from './samples/samples.fixture'

const PAGE = 'content/terms&conditions/隐私.mdx'
const FILES = { [PAGE]: 'a', 'content/b.mdx': 'b', 'samples/c.ts': 'c', 'README.md': 'd' }

/** Commits everything below a folder at a time in seconds. */
function commit(folder: string, time: number): void {
  const date = `@${time} +0900`
  const env = { ...process.env, GIT_AUTHOR_DATE: '@1 +0000', GIT_COMMITTER_DATE: date }
  const run = (...args: string[]) => execFileSync('git', args, { cwd: folder, env, stdio: 'pipe' })
  run('init', '--quiet')
  run('add', '.')
  run('-c', 'user.name=a', '-c', 'user.email=a@example.org', 'commit', '--quiet', '-m', 'a')
}

test('each file has the time of its last commit', () => {
  const folder = projectWith(FILES)
  commit(folder, 1000)
  writeFileSync(path.join(folder, PAGE), 'new')
  commit(folder, 2000)
  writeFileSync(path.join(folder, 'content/b.mdx'), 'not committed')
  expect(readHistory(folder)).toEqual({
    times: new Map([
      [PAGE, 2000],
      ['content/b.mdx', 1000],
      ['samples/c.ts', 1000],
    ]),
  })
})

test('paths are those from the project’s folder, also when it is a part of a repository', () => {
  const folder = projectWith({ 'docs/content/b.mdx': 'b', 'content/b.mdx': 'b' })
  commit(folder, 1000)
  expect(readHistory(path.join(folder, 'docs')).times).toEqual(new Map([['content/b.mdx', 1000]]))
})

test('a shallow clone has no times, and says how to get them', () => {
  const folder = projectWith(FILES)
  commit(folder, 1000)
  const clone = mkdtempSync(path.join(tmpdir(), 'clone-'))
  onTestFinished(() => rmSync(clone, { recursive: true }))
  const args = ['clone', '--quiet', '--depth=1', `file://${folder}`, clone]
  execFileSync('git', args, { stdio: 'pipe' })
  expect(readHistory(clone)).toEqual({
    times: new Map(),
    missing: "the clone is shallow; 'git fetch --unshallow' gets its history",
  })
})

test('a folder that is no clone has no times, and says so', () => {
  const { times, missing } = readHistory(projectWith(FILES))
  expect(times.size).toBe(0)
  expect(missing).toContain('not a git repository')
})

test('files that git does not keep have no times', () => {
  const folder = projectWith({ 'README.md': 'd' })
  commit(folder, 1000)
  expect(readHistory(folder).missing).toBe('git knows none of the pages')
})

test('a machine without git gives no times', () => {
  vi.stubEnv('PATH', '')
  onTestFinished(() => {
    vi.unstubAllEnvs()
  })
  expect(readHistory(projectWith(FILES)).missing).toContain('ENOENT')
})

test('the latest of dates leaves out those that are not known', () => {
  const [one, two] = [new Date(1000), new Date(20)]
  expect(latest([two, undefined, one, two])).toBe(one)
  expect(latest([undefined])).toBeUndefined()
})
