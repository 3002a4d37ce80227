import { spawnSync } from 'node:child_process'
import { SOURCES } from '../../lib/content/build-id.mjs'
import { docPath } from '../../lib/site/paths'

/**
 * What `npm test -- --changed` runs, beside format, spelling, types and unit tests: many of these read
 * files, or start commands, so that no import tells what touches them.
 */
export type Plan = {
  /**
   * the changed files, if all are pages: then types are as they were, unit tests are those that read
   * pages, and what the variant adds is no part of a page
   */
  pages?: string[]
  /** whether to check the samples, too */
  samples: boolean
  /**
   * arguments of Playwright that pick its tests; without, there are none to run, and nothing to build
   */
  browser: string[] | undefined
}

const git = (...args: string[]) => spawnSync('git', args, { encoding: 'utf8' }).stdout.trim()

/** Files changed since the newest commit that `origin/main` has too, whether committed or not. */
export function changedFiles() {
  const base = git('merge-base', 'HEAD', 'origin/main') || 'HEAD'
  const changed = git('diff', '--name-only', '-z', base)
  const added = git('ls-files', '--others', '--exclude-standard', '-z')
  return `${changed}\0${added}`.split('\0').filter(Boolean)
}

/** The unit tests that read pages. */
export const PAGE_UNIT_TESTS = [
  'lib/check/guides.test.ts',
  'lib/check/words.test.ts',
  'lib/pipeline/compile.test.ts',
  'lib/site/titles.test.ts',
  'lib/pipeline/rehype/rehype-names.test.ts',
  'lib/site/site.test.ts',
]

/** Browser tests of each page, which name it first, and of the links between all of them. */
const PAGE_TESTS = ['pages.spec.ts', 'links.spec.ts']

/** By unit tests, and by those of engines and hosts. Readers get the guide in `samples/reader/`. */
const TESTED_ELSEWHERE = /\.test\.tsx?$|^e2e\/(engines|hosts|SPEC\.md)|(?<!\/reader)\/README\.md$/

/** @param files changed ones */
export function planFor(files: string[]): Plan {
  const isSource = (file: string) =>
    SOURCES.some(source => file === source || file.startsWith(`${source}/`))
  const specs = files.filter(file => /^e2e\/[^/]*\.spec\.ts$/.test(file))
  const pages = files.flatMap(file => /^content\/(.*)\.mdx$/.exec(file)?.[1] ?? [])
  const sources = files.filter(
    file => (isSource(file) || /^(samples|e2e)\//.test(file)) && !TESTED_ELSEWHERE.test(file),
  )
  return {
    pages: pages.length > 0 && pages.length === files.length ? files : undefined,
    samples: files.some(file => file.startsWith('samples/')),
    browser: pickTests(sources, specs, pages),
  }
}

/**
 * @param sources what the browser tests are about
 * @param pages ids
 */
function pickTests(sources: string[], specs: string[], pages: string[]) {
  if (sources.length === 0) return undefined
  // One that was deleted has no tests.
  if (specs.length === sources.length)
    return [...specs.map(file => file.replace('e2e/', '')), '--pass-with-no-tests']
  if (pages.length < sources.length) return []
  const names = pages.map(id => `${docPath(id)} `.replace(/[^\w/ -]/g, '\\$&'))
  return [...PAGE_TESTS, '--grep', ['crawl', ...names].join('|')]
}
