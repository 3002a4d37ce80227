import path from 'node:path'
import type { Root } from 'mdast'
import type { VFile } from 'vfile'
import { readMeta } from '../samples/lines.mjs'
import { readSample } from '../samples/read-sample'
import { readerPath, readReference, SAMPLES } from '../samples/samples.mjs'
import { report } from '../source'
import { visit } from '../visit'

/** Languages whose code is shown when it has been run, or else with the reason why not. */
const PROVED = 'ts tsx typescript js jsx javascript mjs sol solidity'.split(' ')

/** Files that a test writes: what a sample printed. */
const RECORDED = /\.out\.\w+$/

/** Languages in which a file may be shown, by its ending. */
const LANGUAGES = {
  '.json': ['json'],
  '.sol': ['solidity', 'sol'],
  '.ts': ['ts', 'typescript'],
  '.txt': ['text', 'bash'],
} as Record<string, string[] | undefined>

const UNPROVED =
  "Nothing proves this code. Show a file of samples/ with 'file=v3/swap.ts#region', or say why not with 'nocheck=\"reason\"'."

/**
 * Fills fences with the text of sample files, which are tested: `file=v3/swap.ts#exact-input` takes
 * a region, `file=v3/swap.ts` the whole. The imports that a region lacks come with it. Code of no file
 * is refused, unless it says why: `nocheck="reason"`.
 */
export default function remarkSamples() {
  return (tree: Root, file: VFile) => {
    visit(tree, 'code', fence => {
      const refuse = (reason: string, nearest?: string) =>
        report(file, fence.position, reason, nearest)
      const lang = fence.lang?.toLowerCase() ?? 'text'
      const meta = fence.meta ?? ''
      const isProved = PROVED.includes(lang)
      const reference = readReference(meta)
      if (!reference) {
        if (isProved && !readMeta(meta).nocheck) refuse(UNPROVED)
        return
      }
      const shown = readSample(reference, file.cwd, refuse)
      if (!shown) return
      const { text, imports } = shown
      const sample = `${SAMPLES}/${reference.file}`
      const mistake = languageMistake(sample, lang) ?? bodyMistake(sample, fence.value)
      if (mistake) return refuse(mistake)
      fence.value = text
      const proof = RECORDED.test(sample) ? 'recorded' : 'tested'
      fence.data = { hProperties: { sample: readerPath(reference.file), proof, imports } }
    })
  }
}

function languageMistake(sample: string, lang: string) {
  const ending = path.extname(sample)
  const languages = LANGUAGES[ending]
  if (languages?.includes(lang)) return
  return languages
    ? `${sample} is not written in '${lang}'. Write the language '${languages.join("' or '")}'.`
    : `Files that end in '${ending}' are not shown. Those that end in ${Object.keys(LANGUAGES).join(', ')} are.`
}

function bodyMistake(sample: string, body: string) {
  if (body.trim() === '') return
  return `The code of this fence comes from ${sample}. Leave the fence empty.`
}
