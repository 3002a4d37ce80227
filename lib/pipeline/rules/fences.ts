import type { Root } from 'mdast'
import type { VFile } from 'vfile'
import { nearest } from '../../content/did-you-mean'
import { report } from '../../content/report'
import { readMeta } from '../../files/lines.mjs'
import { LANGUAGES, languageNames } from '../../tree/highlight'
import { visit } from '../../tree/visit'
import { parsedText } from '../remark/remark-compat'

/** Options of a fence. */
const OPTIONS = ['title', 'file', 'commands', 'nocheck']

/** Reports unclosed and empty fences, and unknown languages and options. */
export function checkFences(tree: Root, file: VFile) {
  const source = parsedText(file)
  let isOpen = false
  visit(tree, 'code', ({ position: place, lang, meta, value }, _, parent) => {
    const written = source.slice(place?.start.offset, place?.end.offset)
    const [mark = ''] = /^(`+|~+)/.exec(written) ?? []
    // The content after an unclosed fence is not what the author wrote.
    if (mark === '' || isOpen) return
    isOpen = !new RegExp(`\\n[\\s>]*${mark}[\`~]*[ \\t]*$`).test(written)
    // Reported by remark-admonitions.
    if (isOpen && parent?.type === 'containerDirective') return
    const options = readMeta(meta ?? '')
    if (lang && lang !== 'math' && !languageNames.includes(lang.toLowerCase())) {
      const known = ['text', ...LANGUAGES].join(', ')
      const reason = `There is no highlighting for '${lang}'. Use one of: ${known}.`
      report(file, place, reason, nearest(lang, languageNames))
    }
    if (
      /=[“”‘’]/.test(meta ?? '') ||
      Object.values(options).some(value => /^["']/.test(value ?? ''))
    ) {
      const reason =
        'A quote in the options of the code block is curly or not closed. Type plain ones, both on this line.'
      report(file, place, reason)
      return
    }
    for (const name of Object.keys(options)) {
      if (OPTIONS.includes(name)) continue
      const reason = `Code blocks have no option '${name}'. Use one of: ${OPTIONS.join(', ')}.`
      report(file, place, reason, nearest(name, OPTIONS))
    }
    if (isOpen) {
      const reason = `'${mark}' is not closed, so everything after it is code. Add a line '${mark}' after its end, with the same indentation.`
      report(file, place, reason)
      return
    }
    const start = value.split('\n').findIndex(line => new RegExp(`^\\s*${mark}\\w`).test(line))
    if (start >= 0) {
      const line = (place?.start.line ?? 0) + start + 1
      const reason = `The block contains the start of another one, in line ${line}. Close it before that, or begin and end it with one '${mark[0]}' more.`
      report(file, place, reason)
      return
    }
    const isSample = options.file !== undefined || options.commands !== undefined
    if (!isSample && value.trim() === '') {
      report(file, place, "The code block is empty. Write the code, or show a sample with 'file='.")
    }
  })
}
