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
