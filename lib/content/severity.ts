import { type Policy, siteConfig } from '../site/site-config'
import { describeFinding, type Finding } from './finding'

/** Rules whose policy is a setting. All others stop the build. */
const settings = {
  link: 'onBrokenLinks',
  'file-link': 'onBrokenMarkdownLinks',
  anchor: 'onBrokenAnchors',
  'duplicate-route': 'onDuplicateRoutes',
} as const

export function policyOf(rule: string): Policy {
  // The page may never have been published.
  if (rule === 'gone-page') return 'warn'
  return rule in settings ? siteConfig[settings[rule as keyof typeof settings]] : 'throw'
}

/**
 * Logs findings, one a line, at the levels of their policies.
 * @returns whether the build may continue
 */
export function reportFindings(findings: Finding[]): boolean {
  for (const finding of findings) {
    const policy = policyOf(finding.rule)
    const text = describeFinding(finding)
    if (policy === 'log') console.log(text)
    if (policy === 'warn') console.warn(`warning: ${text}`)
    if (policy === 'throw') console.error(`error: ${text}`)
  }
  return !findings.some(({ rule }) => policyOf(rule) === 'throw')
}
