import type { Root } from 'mdast'
import type { VFile } from 'vfile'
import { nearest } from '../nearest'
import { readLines, readMeta } from '../samples/lines.mjs'
import { report } from '../source'

/** What may stand behind the language of a fence, beside `{1,3-5}`. */
const WORDS = ['title', 'showLineNumbers', 'file', 'nocheck']

/**
 * A fence is closed, names its language and nothing that the site does not know, and holds something.
 * Read from the lines: where a block ends too early, the tree has fences that nobody wrote.
 */
export function fence(_: Root, file: VFile) {
  const lines = readLines(`${file}\n`)
  lines.forEach(({ text, info }, index) => {
    if (info === undefined) return
    const [mark = ''] = /[`~]+/.exec(text) ?? []
    const place = { line: index + 1, column: text.indexOf(mark) + 1 }
    const [lang = '', ...meta] = info.split(' ')
    const words = readMeta(meta.join(' '))
    if (!lang) report(file, place, `The block of code names no language. Write '${mark}text'.`)
    for (const word of Object.keys(words)) {
      if (word === 'range' || WORDS.includes(word)) continue
      const reason = `A block of code knows no '${word}'. Use one of: ${WORDS.join(', ')}, {1,3-5}.`
      report(file, place, reason, nearest(word, WORDS))
    }
    const next = lines.findIndex(
      (line, at) => at > index && (!line.isCode || line.info !== undefined),
    )
    const body = lines.slice(index + 1, next - 1)
    const { range, file: shown, ...others } = words
    const numbers = range?.split(/[\s,-]+/) ?? []
    const isRange = numbers.every(number => +number > 0 && (shown || +number <= body.length))
    if (next >= 0 && !isRange) {
      const reason = `{${range}} names no lines of the block. Write those that it has, as in {1,3-5}.`
      report(file, place, reason)
    }
    if (Object.values(others).some(value => /^["']/.test(value ?? ''))) {
      report(file, place, 'A quote behind the language is not closed. Close it in this line.')
    }
    if (next < 0) {
      const reason = `'${mark}' is not closed, so all that follows belongs to it. Add a line '${mark}' after its end.`
      report(file, place, reason)
    } else if (shown === undefined && body.every(line => line.text.trim() === '')) {
      const reason = "The block of code is empty. Write the code, or show a sample with 'file='."
      report(file, place, reason)
    }
  })
}
