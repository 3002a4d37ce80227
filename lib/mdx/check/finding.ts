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
export function describeFinding(finding: Finding): string {
  const { file, line, column, rule } = finding
  return `${file}:${line}:${column} ${rule} — ${adviceOf(finding)}`
}

/**
 * The finding as GitHub's runners want it, who show it in the change itself.
 * @see https://docs.github.com/actions/reference/workflow-commands-for-github-actions
 */
export function annotate(level: 'error' | 'warning' | 'notice', finding: Finding): string {
  const { file, line, column, rule } = finding
  const place = `file=${escapeProperty(file)},line=${line},col=${column},title=${rule}`
  return `::${level} ${place}::${escapeData(adviceOf(finding))}`
}

function adviceOf({ message, nearest }: Finding): string {
  return nearest === undefined ? message : `${message} — did you mean '${nearest}'?`
}

function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C')
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
