import { annotate, describeFinding, type Finding } from './finding'
import { policyOf, tell } from './policies'

const levels = { log: 'notice', warn: 'warning', throw: 'error' } as const

/**
 * Tells findings as the policies of their rules want, one a line.
 * @param format for people, or as annotations of a change on GitHub too
 * @returns whether the build may go on
 */
export function reportFindings(findings: Finding[], format: 'text' | 'github'): boolean {
  const results = findings.map(finding => {
    const policy = policyOf(finding.rule)
    if (format === 'github' && policy !== 'ignore') console.log(annotate(levels[policy], finding))
    return tell(policy, [describeFinding(finding)])
  })
  return !results.includes(false)
}
