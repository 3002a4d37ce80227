import { type Policy, siteConfig } from '../../site/site-config'

/** What is wrong in one place of the pages, samples or sidebars. */
export type Finding = {
  /** Path from the project's folder. */
  file: string
  /** From 1, like `column`. */
  line: number
  column: number
  rule: string
  /** One or two sentences, the last one saying the mend. */
  message: string
  /** The valid value that was probably meant. */
  nearest?: string
}

/** A finding at a place. */
export function finding(
  file: string,
  { line, column }: { line: number; column: number },
  rule: string,
  message: string,
  nearest?: string,
): Finding {
  return { file, line, column, rule, message, nearest }
}

/** The beginning of a file. */
export const START = { line: 1, column: 1 }

/** The finding in one line: `file:line:column rule — message — did you mean …?` */
export function describeFinding({ file, line, column, rule, message, nearest }: Finding): string {
  const meant = nearest === undefined ? '' : ` — did you mean '${nearest}'?`
  return `${file}:${line}:${column} ${rule} — ${message}${meant}`
}

/** By file, and from top to bottom. */
export function sortFindings(findings: Finding[]): Finding[] {
  return findings.toSorted(
    (a, b) =>
      compare(a.file, b.file) ||
      a.line - b.line ||
      a.column - b.column ||
      compare(a.rule, b.rule) ||
      compare(a.message, b.message),
  )
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b)
}

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
