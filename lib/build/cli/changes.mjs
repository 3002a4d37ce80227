import { spawnSync } from 'node:child_process'
import { SOURCES } from '../../mdx/source-hash.mjs'
import { docPath } from '../../site/doc-path.mjs'

/**
 * What `npm test -- --changed` runs, beside format, types and the unit tests of what was changed.
 * @typedef {object} Plan
 * @property {boolean} samples whether to check the samples, too
 * @property {string[] | undefined} browser arguments of Playwright that pick its tests; without, there are
 *   none to run, and nothing to build
 */

/** @param {string[]} args */
const git = (...args) => spawnSync('git', args, { encoding: 'utf8' }).stdout.trim()

/** The commit that changes are counted from: the newest one that the published branch has too. */
export function changeBase() {
  return git('merge-base', 'HEAD', 'origin/main') || git('rev-parse', 'HEAD')
}

/**
 * Files that were changed since a commit, whether that is committed or not.
 * @param {string} base
 */
export function changedFiles(base) {
  const lists = [
    git('diff', '--name-only', base),
    git('ls-files', '--others', '--exclude-standard'),
  ]
  return lists.flatMap(list => list.split('\n')).filter(Boolean)
}

/** Browser tests of each page, which name it first, and of the links between all of them. */
const PAGE_TESTS = ['pages.spec.ts', 'links.spec.ts']

/**
 * @param {string[]} files changed ones
 * @returns {Plan}
 */
export function planFor(files) {
  const isSource = (/** @type {string} */ file) =>
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
 * @param {string[]} sources what the browser tests are about
 * @param {string[]} specs
 * @param {string[]} pages ids
 */
function pickTests(sources, specs, pages) {
  if (sources.length === 0) return undefined
  if (specs.length === sources.length) return specs.map(file => file.replace('e2e/', ''))
  if (pages.length < sources.length) return []
  const names = pages.map(id => `${docPath(id)} `.replace(/[^\w/ -]/g, '\\$&'))
  return [...PAGE_TESTS, '--grep', ['crawl', ...names].join('|')]
}
