import type { Policy } from '../site/site-config'

/**
 * Tells findings of the build, one a line, as loudly as their policy wants.
 * @returns whether the build may go on
 */
export function report(policy: Policy, findings: string[]): boolean {
  for (const finding of findings) {
    if (policy === 'log') console.log(finding)
    if (policy === 'warn') console.warn(`warning: ${finding}`)
    if (policy === 'throw') console.error(`error: ${finding}`)
  }
  return policy !== 'throw' || findings.length === 0
}
