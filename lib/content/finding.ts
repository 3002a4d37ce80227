/** A mistake in the pages, samples or sidebars. */
export type Finding = {
  /** relative to the project's folder */
  file: string
  /** from 1, like `column` */
  line: number
  column: number
  rule: string
  /** `Cause. Remedy.` */
  message: string
  /** the valid value that was probably meant */
  nearest?: string
}

export function finding(
  file: string,
  { line, column }: { line: number; column: number },
  rule: string,
  message: string,
  nearest?: string,
): Finding {
  return { file, line, column, rule, message, nearest }
}

/** Beginning of a file. */
export const START = { line: 1, column: 1 }

/** A finding as `file:line:column rule — message — did you mean …?` */
export function describeFinding({ file, line, column, rule, message, nearest }: Finding): string {
  const meant = nearest === undefined ? '' : ` — did you mean '${nearest}'?`
  return `${file}:${line}:${column} ${rule} — ${message}${meant}`
}

/** By file, and from top to bottom; for a damaged file, only the damage, which causes the others. */
export function sortFindings(findings: Finding[]): Finding[] {
  const isDamage = ({ rule }: Finding) => rule === 'damaged'
  const damaged = new Set(findings.filter(isDamage).map(({ file }) => file))
  const causes = findings.filter(finding => isDamage(finding) || !damaged.has(finding.file))
  return causes.toSorted(
    (a, b) => a.file.localeCompare(b.file, 'en') || a.line - b.line || a.column - b.column,
  )
}
