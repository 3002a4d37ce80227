import { type TransformFailure, transformSync } from 'esbuild'
import type { Code, Root } from 'mdast'
import type { VFile } from 'vfile'
import { report } from '../../content/report'
import { readMeta } from '../../files/lines.mjs'
import { placeOf } from '../../files/source-text'
import { visit } from '../../tree/visit'

/** Marks of other documentation engines in comments. */
const FOREIGN_MARKS = [
  /\[!code\b[^\]\n]*\]/, // Shiki
  /\[tl![^\]\n]*\]/, // Torchlight
  /(?:highlight|hide)-(?:next-line|line|range|start|end)/, // Docusaurus, Gatsby
  // What Docusaurus sites add to it.
  /(?:error|success|remove|add|focus|warning)-(?:next-line|line|start|end)\b|This will error\b/,
  /!(?:mark|focus|callout|diff|hover|link|collapse)\b/, // Code Hike
  /\(\d+\)(?:!|(?=[ \t]*(?:-->|\*\/)?$))/, // Material for MkDocs
  /-{1,2}8<-{1,2}/, // MkDocs
  /ANCHOR(?:_END)?:/, // mdBook
  /\^\?|@(?:noErrors|errors:)|---cut(?:-\w+)?---/, // Twoslash
]
const FOREIGN_MARK = new RegExp(
  `(?://|/\\*|<!--|--|#)[ \\t]*(${FOREIGN_MARKS.map(({ source }) => source).join('|')})`,
  'm',
)

/** What shells print before a command. */
const PROMPT = /^[ \t]*([$%>]|\w[\w.-]*@[\w.-]+:\S*[$#]|PS [A-Z]:[^>\n]*>)\s/m

/** Reports code that does not work when copied. */
export function checkCode(tree: Root, file: VFile) {
  visit(tree, 'code', block => {
    const { value } = block
    const lang = block.lang?.toLowerCase() ?? 'text'
    const refuse = (offset: number, reason: string) => report(file, placeIn(block, offset), reason)

    const foreign = FOREIGN_MARK.exec(value)
    if (foreign) {
      const reason = `'${foreign[1]}' marks nothing here, and readers would copy it. Remove it.`
      refuse(foreign.index, reason)
    }
    const { nocheck } = readMeta(block.meta ?? '')
    if (lang === 'diff' && !nocheck) {
      const remedy = `Show the code after the change; give a reason for a patch with 'nocheck="reason"'`
      refuse(0, `Readers would copy the signs of a diff with the code. ${remedy}.`)
    }
    const prompt = /^(?:(?:ba|z)?sh$|shell)/.test(lang) ? PROMPT.exec(value) : null
    if (prompt) {
      const reason = `Readers would copy the prompt '${prompt[1]}' with the command. Remove it.`
      refuse(prompt.index, reason)
    }
    if (lang !== 'json' || nocheck) return
    try {
      transformSync(value, { loader: 'json', logLevel: 'silent' })
    } catch (error) {
      const [{ text = '', location } = {}] = (error as TransformFailure).errors
      const lines = value.split('\n', (location?.line ?? 1) - 1)
      const remedy = `Correct it, or give a reason with 'nocheck="reason"'.`
      refuse(lines.join('\n').length + 1, `This is not JSON: ${text}. ${remedy}`)
    }
  })
}

/** Position of a line of the code, or of the fence if the code comes from a sample. */
function placeIn({ position, value }: Code, offset: number) {
  const { line } = placeOf(value, offset)
  if (!position || position.end.line - position.start.line <= line) return position
  return { line: position.start.line + line, column: position.start.column, offset: undefined }
}
