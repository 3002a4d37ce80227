import { type Policy, siteConfig } from '../../site/site-config'
import { describeFinding, type Finding } from './finding'

/** Rules whose findings need not stop the build, with the settings that say so; all others do. */
const settings = {
  link: 'onBrokenLinks',
  'file-link': 'onBrokenMarkdownLinks',
  anchor: 'onBrokenAnchors',
  'duplicate-route': 'onDuplicateRoutes',
} as const

/** What the build does about the findings of a rule. */
export function policyOf(rule: string): Policy {
  // It cannot be told from a page that nobody has seen.
  if (rule === 'gone-page') return 'warn'
  return rule in settings ? siteConfig[settings[rule as keyof typeof settings]] : 'throw'
}

/**
 * Tells findings of the build, one a line, as loudly as their policy wants.
 * @returns whether the build may go on
 */
export function tell(policy: Policy, findings: string[]): boolean {
  // A misspelt policy is none that lets mistakes pass.
  const isLenient = policy === 'ignore' || policy === 'log' || policy === 'warn'
  for (const finding of findings) {
    if (policy === 'log') console.log(finding)
    if (policy === 'warn') console.warn(`warning: ${finding}`)
    if (!isLenient) console.error(`error: ${finding}`)
  }
  return isLenient || findings.length === 0
}

/**
 * Tells findings as the policies of their rules want, one a line.
 * @returns whether the build may go on
 */
export function reportFindings(findings: Finding[]): boolean {
  const results = findings.map(finding => tell(policyOf(finding.rule), [describeFinding(finding)]))
  return !results.includes(false)
}
