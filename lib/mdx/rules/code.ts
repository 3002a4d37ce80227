import { type TransformFailure, transformSync } from 'esbuild'
import type { Code, Root } from 'mdast'
import type { VFile } from 'vfile'
import { readMeta } from '../samples/lines.mjs'
import { readMagicComments } from '../samples/magic-comments'
import { report } from '../source'
import { visit } from '../visit'

const SHELL = /^(?:ba|z)?sh$|^shell/

/** Reports code blocks that readers would copy in vain, and marks of lines that do not show. */
export function checkCode(tree: Root, file: VFile) {
  visit(tree, 'code', block => {
    const lang = block.lang?.toLowerCase() ?? 'text'
    const { nocheck } = readMeta(block.meta ?? '')
    const { source, unpaired } = readMagicComments(block.value, lang)
    if (unpaired) {
      const reason =
        "'highlight-start' and 'highlight-end' come in pairs. Add the other one, or remove this one."
      report(file, placeIn(block, unpaired), reason)
    }
    const json = lang === 'json' && !nocheck ? jsonMistake(source) : undefined
    if (json) {
      const reason = `This is not JSON: ${json.text}. Correct it, or give a reason with 'nocheck="reason"'.`
      report(file, placeIn(block, json.location?.line), reason)
    }
    const prompt = SHELL.test(lang) ? block.value.split('\n').findIndex(isPrompted) : -1
    if (prompt >= 0) {
      const reason = "Readers would copy the prompt '$' with the command. Remove it."
      report(file, placeIn(block, prompt + 1), reason)
    }
  })
}

const isPrompted = (line: string) => /^\s*\$\s/.test(line)

function jsonMistake(source: string) {
  try {
    transformSync(source, { loader: 'json', logLevel: 'silent' })
  } catch (error) {
    return (error as TransformFailure).errors[0]
  }
}

/** Place of a line of the code, counted from 1; of the fence, where the code is that of a sample. */
function placeIn({ position }: Code, line = 1) {
  if (!position || position.end.line - position.start.line <= line) return position
  return { line: position.start.line + line, column: position.start.column, offset: undefined }
}
