import path from 'node:path'
import type { Root } from 'mdast'
import type { VFile } from 'vfile'
import { nearest } from '../nearest'
import { readText } from '../read-text.mjs'
import { readMeta } from '../samples/lines.mjs'
import { excerpt, readRegions } from '../samples/regions'
import { importsOf } from '../samples/sample-imports'
import {
  isSample,
  listSamples,
  type Reference,
  readerPath,
  readReference,
  SAMPLES,
} from '../samples/samples.mjs'
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

/**
 * Reads what a page shows of a sample file.
 * @param refuse called with what is wrong and its mend
 * @returns the code, and the imports that it lacks
 */
function readSample(
  { file, region: name }: Reference,
  root: string,
  refuse: (reason: string, nearest?: string) => undefined,
): { text: string; imports: string } | undefined {
  if (!isSample(file, root)) {
    const files = listSamples(root)
    const reason = `There is no file ${SAMPLES}/${file}. Correct the path, which begins inside ${SAMPLES}/, or create the file.`
    return refuse(reason, nearest(file, files))
  }
  const source = readText(path.join(root, SAMPLES, file))
  const { regions, mistakes } = readRegions(source)
  const [mistake] = mistakes
  if (mistake) return refuse(`${SAMPLES}/${file}:${mistake.line} ${mistake.reason}`)
  const region = regions.find(region => region.name === name)
  if (name !== undefined && !region) {
    const known = regions.map(({ name }) => name)
    const reason = `${SAMPLES}/${file} has no region '${name}'. Correct it, or mark the code with '// #region ${name}' and '// #endregion'.`
    return refuse(reason, nearest(name, known))
  }
  const part = excerpt(source, region)
  if (part.text === '') return refuse(`${SAMPLES}/${file} has nothing to show there. Add the code.`)
  return { text: part.text, imports: region ? importsOf(source, part) : '' }
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
