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
 * Logs findings, one a line, at the level of their policy.
 * @returns whether the build may continue
 */
export function logFindings(policy: Policy, findings: string[]): boolean {
  // An unknown policy stops the build.
  const isLenient = policy === 'ignore' || policy === 'log' || policy === 'warn'
  for (const finding of findings) {
    if (policy === 'log') console.log(finding)
    if (policy === 'warn') console.warn(`warning: ${finding}`)
    if (!isLenient) console.error(`error: ${finding}`)
  }
  return isLenient || findings.length === 0
}

/**
 * Logs findings by the policies of their rules.
 * @returns whether the build may continue
 */
export function reportFindings(findings: Finding[]): boolean {
  const results = findings.map(finding =>
    logFindings(policyOf(finding.rule), [describeFinding(finding)]),
  )
  return !results.includes(false)
}
