import { readFileSync } from 'node:fs'
import path from 'node:path'
import { listSamples, readerPath, SAMPLES } from './samples.mjs'

/** Files of our tests and tools only. */
const OURS =
  /\.(?:test|fixture)\.(?:ts|sol)$|^(?:api|errors|page|tested)\/|^chain\/(?:global-setup|test-chain)\.ts$|^vitest\.config\.ts$/

/** @param file its path below `samples/` */
export const isForReaders = (file: string) => !OURS.test(file)

/**
 * Files for readers: their path there to the path under `samples/`, sorted. Files in `reader/` replace our
 * own.
 */
export function readerFiles(root = process.cwd()): Map<string, string> {
  const files = listSamples(root).filter(isForReaders)
  const ofReaders = new Set(files.filter(file => file !== readerPath(file)).map(readerPath))
  return new Map(
    files
      .filter(file => !ofReaders.has(file))
      .map(file => [readerPath(file), file] as const)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  )
}

/** Runs the program named on its command line. */
const RUNNER = 'run.ts'

/** A file of the samples that another one imports. */
const IMPORTED = /^(?:import|\} from|export .* from)\b.*?'(\.{1,2}\/[^']+)'/gm

/**
 * Files of the samples, and those that they and their runner import, themselves or through another,
 * sorted.
 * @param names their paths below `samples/`, with a blank between two
 * @throws Error when one of them does not exist
 */
export function neededFiles(names: string, root = process.cwd()): string[] {
  const named = names.split(' ')
  const found = new Set([...named, RUNNER])
  const follow = (file: string) => {
    const source = readFileSync(path.join(root, SAMPLES, file), 'utf8')
    for (const [, name = ''] of source.matchAll(IMPORTED)) {
      const imported = `${path.posix.join(path.posix.dirname(file), name)}.ts`
      if (found.has(imported)) continue
      found.add(imported)
      follow(imported)
    }
  }
  for (const file of [...found]) follow(file)
  const imported = [...found].slice(named.length)
  return [...named, ...imported.sort()]
}
