/**
 * @import { Root } from 'mdast'
 * @import { VFile } from 'vfile'
 */
import { readAllowed } from '../lint/allowed.mjs'
import { describeFinding, lint } from '../lint/index.mjs'
import { fileName } from './source.mjs'

/** Refuses a page with all that the linter finds in it, so that the author's browser shows it. */
export default function remarkLintPage() {
  /** @param {Root} _tree @param {VFile} file */
  return (_tree, file) => {
    const findings = lint(fileName(file), String(file), readAllowed())
    if (findings.length > 0) file.fail(findings.map(describeFinding).join('\n'), findings[0])
  }
}
