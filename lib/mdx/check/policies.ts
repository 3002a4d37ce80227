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
