import { execFileSync } from 'node:child_process'

/** Output of git. */
export function git(cwd: string, args: string[]): string {
  return execFileSync('git', args, { cwd, stdio: 'pipe', encoding: 'utf8', maxBuffer: Infinity })
}

/** The commit that this site is built from; undefined without git. */
export function siteCommit(): string | undefined {
  try {
    return git(process.cwd(), ['rev-parse', '--short', 'HEAD']).trim()
  } catch {
    return undefined
  }
}
