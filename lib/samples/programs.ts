import path from 'node:path'
import { readText } from '../files/read-text.mjs'
import { isSample, listSamples, SAMPLES } from './samples.mjs'

// A program is a sample that runs by itself and whose output a test has recorded. It is named by its path below
// `samples/` without extension, such as `v3/quoting`.

/** Folder of the programs of guides, below `samples/`. Those elsewhere are modules with a `main`. */
const GUIDES = 'programs/'

/** Recorded output of programs: `check.out.txt`, and `check.wrong.out.txt` for other arguments. */
const RECORDED = /(?:\.\w+)?\.out\.\w+$/

const MAIN = /^export (?:async )?function main\b/m

/** File of a program. */
export const programFile = (program: string) =>
  program.startsWith(GUIDES) ? `${program}.mts` : `${program}.ts`

/** Recorded output of a program, which prints the same with ethers and with viem. */
export const recordedOutput = (program: string) => `${program.replace(/-viem$/, '')}.out.txt`

/** Whether a sample is the recorded output of a program. */
export const isRecorded = (file: string) => RECORDED.test(file)

/**
 * The program of a sample: itself, that which has printed it, or for a contract the first one that deploys it.
 * @param file path of the sample below `samples/`
 * @param root the project's folder
 */
export function programOf(file: string, root: string): string | undefined {
  if (isRecorded(file)) return file.replace(RECORDED, '')
  if (file.endsWith('.sol')) return programWith(path.basename(file, '.sol'), root)
  const name = file.replace(/\.m?ts$/, '')
  return file === programFile(name) && isProgram(name, root) ? name : undefined
}

function isProgram(name: string, root: string): boolean {
  if (!isSample(recordedOutput(name), root)) return false
  return name.startsWith(GUIDES) || MAIN.test(textOf(programFile(name), root))
}

/** The first program, in alphabetical order, that names a contract. The twin with viem deploys the same. */
function programWith(contract: string, root: string): string | undefined {
  const word = new RegExp(`\\b${contract}\\b`)
  return listSamples(root)
    .filter(file => /(?<!-viem)\.m?ts$/.test(file) && word.test(textOf(file, root)))
    .map(file => programOf(file, root))
    .find(program => program !== undefined)
}

const textOf = (file: string, root: string) => readText(path.join(root, SAMPLES, file))
