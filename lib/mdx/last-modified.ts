import { execFileSync } from 'node:child_process'
import { readDocFile } from './doc-files.mjs'
import { listReferences, SAMPLES } from './samples/samples.mjs'

type History = {
  /** Times of the last commit of each file, in seconds, by its path from the project's folder. */
  times: Map<string, number>
  /** Why there are none. */
  missing?: string
}

/** What a page is made from, as far as it is its own. */
const FOLDERS = ['content', SAMPLES]

/** What git prints. */
export function git(cwd: string, args: string[]): string {
  return execFileSync('git', args, { cwd, stdio: 'pipe', encoding: 'utf8', maxBuffer: Infinity })
}

/** When the files of pages and samples last changed, from the history of the project in `cwd`. */
export function readHistory(cwd: string): History {
  const times = new Map<string, number>()
  try {
    // Its oldest commit would stand for all that came before.
    if (git(cwd, ['rev-parse', '--is-shallow-repository']).trim() === 'true') {
      return { times, missing: "the clone is shallow; 'git fetch --unshallow' gets its history" }
    }
    const log = ['log', '--relative', '--name-only', '--format=%x00%ct', '--', ...FOLDERS]
    for (const commit of git(cwd, ['-c', 'core.quotePath=off', ...log]).split('\0')) {
      const [time, ...files] = commit.split('\n').filter(line => line !== '')
      for (const file of files) {
        times.set(file, Math.max(times.get(file) ?? 0, Number(time)))
      }
    }
  } catch (error) {
    const { stderr, message } = error as Error & { stderr?: string }
    return { times, missing: stderr?.trim().split('\n')[0] || message }
  }
  return times.size > 0 ? { times } : { times, missing: 'git knows none of the pages' }
}

let history: History | undefined

/** The history of this site, read once. */
export function siteHistory(): History {
  history ??= readHistory(process.cwd())
  return history
}

/** The commit that this site is built from, where git knows it. */
export function siteCommit(): string | undefined {
  try {
    return git(process.cwd(), ['rev-parse', '--short', 'HEAD']).trim()
  } catch {
    return undefined
  }
}

/** When a page or a sample that it shows last changed; nothing when that is not known. */
export function lastModified(id: string): Date | undefined {
  const shown = listReferences(readDocFile(id))
  const files = [`content/${id}.mdx`, ...shown.map(({ file }) => `${SAMPLES}/${file}`)]
  return latest(files.map(file => toDate(siteHistory().times.get(file))))
}

function toDate(seconds: number | undefined): Date | undefined {
  return seconds === undefined ? undefined : new Date(seconds * 1000)
}

/** The last of the dates that are known. */
export function latest(dates: (Date | undefined)[]): Date | undefined {
  return dates
    .filter(date => date !== undefined)
    .sort((one, other) => Number(one) - Number(other))
    .at(-1)
}
