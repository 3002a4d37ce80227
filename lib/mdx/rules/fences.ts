import type { Root } from 'mdast'
import type { VFile } from 'vfile'
import { LANGUAGES, languageNames } from '../highlight'
import { nearest } from '../nearest'
import { readLines, readMeta } from '../samples/lines.mjs'
import { report } from '../source'

/** Options of a fence, beside `{1,3-5}`. */
const OPTIONS = ['title', 'showLineNumbers', 'file', 'run', 'commands', 'nocheck']

/**
 * Reports fences that are not closed or empty, and languages and options that the site does not know. Reads
 * lines, since the tree of a page whose fences do not match has fences that the author never wrote.
 */
export function checkFences(_: Root, file: VFile) {
  const lines = readLines(`${file}\n`)
  lines.forEach(({ text, info }, index) => {
    if (info === undefined) return
    const [mark = ''] = /[`~]+/.exec(text) ?? []
    const place = { line: index + 1, column: text.indexOf(mark) + 1 }
    const [lang = '', ...meta] = info.split(' ')
    const { range, ...options } = readMeta(meta.join(' '))
    if (lang && lang !== 'math' && !languageNames.includes(lang.toLowerCase())) {
      const known = ['text', ...LANGUAGES].join(', ')
      const reason = `There is no highlighting for '${lang}'. Use one of: ${known}.`
      report(file, place, reason, nearest(lang, languageNames))
    }
    for (const name of Object.keys(options)) {
      if (OPTIONS.includes(name)) continue
      const reason = `Code blocks have no option '${name}'. Use one of: ${OPTIONS.join(', ')}, {1,3-5}.`
      report(file, place, reason, nearest(name, OPTIONS))
    }
    if (Object.values(options).some(value => /^["']/.test(value ?? ''))) {
      const reason =
        'A quote in the options of the code block is not closed. Close it on this line.'
      report(file, place, reason)
    }
    const next = lines.findIndex(
      (line, at) => at > index && (!line.isCode || line.info !== undefined),
    )
    if (next < 0) {
      const reason = `'${mark}' is not closed, so everything after it is code. Add a line '${mark}' after its end.`
      report(file, place, reason)
      return
    }
    const body = lines.slice(index + 1, next - 1)
    const isSample = options.file !== undefined || options.commands !== undefined
    const numbers = range?.split(/[\s,-]+/) ?? []
    if (!numbers.every(number => +number > 0 && (isSample || +number <= body.length))) {
      const reason = `{${range}} matches no lines of the block. Use their numbers, as in {1,3-5}.`
      report(file, place, reason)
    }
    if (!isSample && body.every(line => line.text.trim() === '')) {
      report(file, place, "The code block is empty. Write the code, or show a sample with 'file='.")
    }
  })
}
