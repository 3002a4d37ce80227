import path from 'node:path'
import type { Root } from 'mdast'
import type { VFile } from 'vfile'
import { nearest } from '../../content/did-you-mean'
import { report } from '../../content/report'
import { readMeta } from '../../files/lines.mjs'
import { readText } from '../../files/read-text.mjs'
import { commandsOf } from '../../samples/commands'
import { isRecorded, programFile, programOf } from '../../samples/programs'
import { isForReaders } from '../../samples/reader-files'
import { excerpt, readRegions } from '../../samples/regions'
import { importsOf } from '../../samples/sample-imports'
import {
  isSample,
  isTested,
  listSamples,
  type Reference,
  readerPath,
  readReference,
  SAMPLES,
} from '../../samples/samples.mjs'
import { visit } from '../../tree/visit'

/** Languages whose code must come from a file that tests run, or give a reason. */
const PROVED = 'ts tsx typescript js jsx javascript mjs sol solidity'.split(' ')

const UNTESTED =
  "This code is not tested. Show a file of samples/ with 'file=v3/swap.ts#region', or give a reason with 'nocheck=\"reason\"'."

const neverRun = (sample: string) =>
  `No test runs ${sample}. Write one that calls it, and run that test: 'npm run test:samples -- <its name>'.`

const noProgram = (output: string, file: string) =>
  `${output} is the output of no sample: there is no ${SAMPLES}/${file}. Add it, and a test that records what it prints.`

declare module 'vfile' {
  interface DataMap {
    /** Texts of the sample files that the page shows, whole or in part. */
    sampleTexts: string[]
  }
}

/**
 * Fills fences with the text of sample files, and reports code that is not tested.
 *
 * Fence                          Code                                            Run button
 * file=v3/swap.ts#exact-input    the region, with the imports that it lacks      if the file has a program
 * file=v3/swap.ts                the whole file                                  if the file has a program
 * file=v3/swap.out.txt           the recorded output                             unless its guide's program is above
 * commands=programs/swap.mts     the commands that install and run the program   no
 * nocheck="reason"               as written                                      no
 */
export default function remarkSamples() {
  return (tree: Root, file: VFile) => {
    const guidePrograms = new Set<string>()
    const texts: string[] = []
    file.data.sampleTexts = texts
    visit(tree, 'code', fence => {
      const refuse = (reason: string, nearest?: string) =>
        report(file, fence.position, reason, nearest)
      const lang = fence.lang?.toLowerCase() ?? 'text'
      const meta = fence.meta ?? ''
      const isProved = PROVED.includes(lang)
      const reference = readReference(meta)
      const { commands, nocheck } = readMeta(meta)
      if (commands !== undefined) {
        if (!isSample(commands, file.cwd)) return refuse(...missing(commands, file.cwd))
        fence.value = commandsOf(commands, file.cwd)
        return
      }
      if (!reference) {
        if (isProved && !nocheck) refuse(UNTESTED)
        return
      }
      const shown = readSample(reference, file.cwd, refuse)
      if (!shown) return
      const { text, imports, source } = shown
      texts.push(source)
      const sample = `${SAMPLES}/${reference.file}`
      if (fence.value.trim() !== '') {
        return refuse(`The code of this fence comes from ${sample}. Leave the fence empty.`)
      }
      fence.value = text
      if (isProved && !isTested(reference.file, file.cwd)) refuse(neverRun(sample))
      const isOutput = isRecorded(reference.file)
      const program = programOf(reference.file, file.cwd)
      if (isOutput && program && !isSample(programFile(program), file.cwd))
        refuse(noProgram(sample, programFile(program)))
      if (program && reference.file.endsWith('.mts')) guidePrograms.add(program)
      const isRunAbove = isOutput && program && guidePrograms.has(program)
      fence.data = {
        hProperties: {
          sample: readerPath(reference.file),
          proof: isOutput ? 'recorded' : isProved ? 'tested' : undefined,
          program: isRunAbove ? undefined : program,
          imports,
        },
      }
    })
  }
}

function missing(file: string, root: string): [reason: string, nearest: string | undefined] {
  const reason = `There is no file ${SAMPLES}/${file}. Correct the path, which begins inside ${SAMPLES}/, or create the file.`
  return [reason, nearest(file, listSamples(root))]
}

/**
 * Reads a sample file, or a region of it.
 * @param refuse reports a mistake
 * @returns the code, the imports that it lacks, and the text of the file
 */
function readSample(
  { file, region: name }: Reference,
  root: string,
  refuse: (reason: string, nearest?: string) => undefined,
): { text: string; imports: string; source: string } | undefined {
  if (!isSample(file, root)) return refuse(...missing(file, root))
  if (!isForReaders(file)) {
    const reason = `${SAMPLES}/${file} is a file of our tests, which readers do not have. Show the sample that it tests.`
    return refuse(reason)
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
  if (part.text === '') return refuse(`${SAMPLES}/${file} is empty there. Add the code.`)
  return { text: part.text, imports: region ? importsOf(source, part) : '', source }
}
