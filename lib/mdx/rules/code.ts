import { type TransformFailure, transformSync } from 'esbuild'
import type { Code, Root } from 'mdast'
import type { VFile } from 'vfile'
import { readMeta } from '../samples/lines.mjs'
import { readMagicComments } from '../samples/magic-comments'
import { report } from '../source'
import { visit } from '../visit'
import { placeOf } from './source'

const MARK = /^\W*highlight-(start|end)\W*$/gm

/** Marks of other documentation engines in comments: of Shiki, Gatsby, Code Hike, Material for MkDocs, Twoslash. */
const FOREIGN_MARK =
  /(?:\/\/|\/\*|<!--|--|#)[ \t]*(\[!code\b[^\]\n]*\]|highlight-(?:line|range)|hide-(?:next-line|line|range|start|end)|!(?:mark|focus|callout|diff|hover|link|collapse)\b|\(\d+\)!|\^\?)/

/** Reports code that does not work when copied, and unpaired highlight comments. */
export function checkCode(tree: Root, file: VFile) {
  visit(tree, 'code', block => {
    const { value } = block
    const lang = block.lang?.toLowerCase() ?? 'text'
    const refuse = (offset: number, reason: string) => report(file, placeIn(block, offset), reason)

    const marks = [...value.matchAll(MARK)]
    const odd = marks.find(({ 1: end }, index) => (end === 'end') !== (index % 2 === 1))
    const alone = odd ?? (marks.length % 2 === 1 ? marks.at(-1) : undefined)
    if (alone) {
      const pair = "'highlight-start' and 'highlight-end' come in pairs"
      refuse(alone.index, `${pair}. Add the other one, or remove this one.`)
    }
    const foreign = FOREIGN_MARK.exec(value)
    if (foreign) {
      const remedy =
        "Remove it; 'highlight-next-line', in a comment of its own above a line, and {1,3-5} mark lines"
      refuse(
        foreign.index,
        `'${foreign[1]}' marks nothing here, and readers would copy it. ${remedy}.`,
      )
    }
    const { nocheck } = readMeta(block.meta ?? '')
    if (lang === 'diff' && !nocheck) {
      const remedy = `Show the code after the change, and mark its lines with {1,3-5}; give a reason for a patch with 'nocheck="reason"'`
      refuse(0, `Readers would copy the signs of a diff with the code. ${remedy}.`)
    }
    const prompt = /^(?:(?:ba|z)?sh$|shell)/.test(lang) ? value.search(/^[ \t]*\$\s/m) : -1
    if (prompt >= 0)
      refuse(prompt, "Readers would copy the prompt '$' with the command. Remove it.")
    if (lang !== 'json' || nocheck) return
    const { source } = readMagicComments(value, lang)
    try {
      transformSync(source, { loader: 'json', logLevel: 'silent' })
    } catch (error) {
      const [{ text = '', location } = {}] = (error as TransformFailure).errors
      const lines = source.split('\n', (location?.line ?? 1) - 1)
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
