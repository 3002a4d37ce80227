import type { Root } from 'mdast'
import type { VFile } from 'vfile'
import { nearest } from '../nearest'
import { readMeta } from '../samples/fence-meta.mjs'
import { report } from '../source'
import { visit } from '../visit'

/** What may stand behind the language of a fence, beside `{1,3-5}`. */
const WORDS = ['title', 'showLineNumbers', 'file', 'nocheck']

/** A fence names its language, and nothing that the site does not know. */
export function fence(tree: Root, file: VFile) {
  visit(tree, 'code', ({ lang, meta, position }) => {
    if (!lang) report(file, position, "The block of code names no language. Write '```text'.")
    for (const word of Object.keys(readMeta(meta ?? ''))) {
      if (word === 'range' || WORDS.includes(word)) continue
      const reason = `A block of code knows no '${word}'. Use one of: ${WORDS.join(', ')}, {1,3-5}.`
      report(file, position, reason, nearest(word, WORDS))
    }
  })
}
