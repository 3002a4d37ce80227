import { spawnSync } from 'node:child_process'
import { SOURCES } from '../../lib/mdx/source-hash.mjs'
import { docPath } from '../../lib/site/paths'

/**
 * What `npm test -- --changed` runs, beside format, types and the unit tests of what was changed.
 */
export type Plan = {
  /** whether to check the samples, too */
  samples: boolean
  /**
   * arguments of Playwright that pick its tests; without, there are none to run, and nothing to build
   */
  browser: string[] | undefined
}

const git = (...args: string[]) => spawnSync('git', args, { encoding: 'utf8' }).stdout.trim()

/** The commit that changes are counted from: the newest one that the published branch has too. */
export function changeBase() {
  return git('merge-base', 'HEAD', 'origin/main') || git('rev-parse', 'HEAD')
}

/** Files that were changed since a commit, whether that is committed or not. */
export function changedFiles(base: string) {
  const lists = [
    git('diff', '--name-only', base),
    git('ls-files', '--others', '--exclude-standard'),
  ]
  return lists.flatMap(list => list.split('\n')).filter(Boolean)
}

/** Browser tests of each page, which name it first, and of the links between all of them. */
const PAGE_TESTS = ['pages.spec.ts', 'links.spec.ts']

/** @param files changed ones */
export function planFor(files: string[]): Plan {
  const isSource = (file: string) =>
    SOURCES.some(source => file === source || file.startsWith(`${source}/`))
  const tested = files.filter(file => !/\.test\.tsx?$/.test(file))
  const specs = files.filter(file => /^e2e\/[^/]*\.spec\.ts$/.test(file))
  const pages = files.flatMap(file => /^content\/(.*)\.mdx$/.exec(file)?.[1] ?? [])
  const sources = tested.filter(file => isSource(file) || /^(samples|e2e)\//.test(file))
  return {
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
  if (specs.length === sources.length) return specs.map(file => file.replace('e2e/', ''))
  if (pages.length < sources.length) return []
  const names = pages.map(id => `${docPath(id)} `.replace(/[^\w/ -]/g, '\\$&'))
  return [...PAGE_TESTS, '--grep', ['crawl', ...names].join('|')]
}
