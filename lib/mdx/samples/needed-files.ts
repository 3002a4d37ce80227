import { readFileSync } from 'node:fs'
import path from 'node:path'
import { SAMPLES } from './samples.mjs'

/** A file of the samples that another one imports. */
const IMPORTED = /^(?:import|\} from|export .* from)\b.*?'(\.{1,2}\/[^']+)'/gm

/**
 * A program of the samples, and the files that it imports, itself or through another, sorted.
 * @param program its path below `samples/`
 * @throws Error when one of them does not exist
 */
export function neededFiles(program: string, root = process.cwd()): string[] {
  const found = new Set([program])
  const follow = (file: string) => {
    const source = readFileSync(path.join(root, SAMPLES, file), 'utf8')
    for (const [, name = ''] of source.matchAll(IMPORTED)) {
      const imported = `${path.posix.join(path.posix.dirname(file), name)}.ts`
      if (found.has(imported)) continue
      found.add(imported)
      follow(imported)
    }
  }
  follow(program)
  const [, ...imported] = found
  return [program, ...imported.sort()]
}
