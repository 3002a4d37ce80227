import { type Policy, siteConfig } from '../../site/site-config'

/** Rules whose findings need not stop the build; all others do. */
const policies: Record<string, Policy | undefined> = {
  link: siteConfig.onBrokenLinks,
  'file-link': siteConfig.onBrokenMarkdownLinks,
  anchor: siteConfig.onBrokenAnchors,
  'duplicate-route': siteConfig.onDuplicateRoutes,
}

/** What the build does about the findings of a rule. */
export function policyOf(rule: string): Policy {
  return policies[rule] ?? 'throw'
}

/**
 * Tells findings of the build, one a line, as loudly as their policy wants.
 * @returns whether the build may go on
 */
export function tell(policy: Policy, findings: string[]): boolean {
  for (const finding of findings) {
    if (policy === 'log') console.log(finding)
    if (policy === 'warn') console.warn(`warning: ${finding}`)
    if (policy === 'throw') console.error(`error: ${finding}`)
  }
  return policy !== 'throw' || findings.length === 0
}
