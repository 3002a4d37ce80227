import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { listSamples, SAMPLES } from '../../mdx/samples/samples.mjs'

/** The samples with a recorded output, by their names, such as `v3/quoting`, sorted. */
export function recordedSamples(root = process.cwd()): string[] {
  return listSamples(root)
    .filter(file => file.endsWith('.out.txt'))
    .map(file => file.replace('.out.txt', ''))
    .filter(name => hasMain(path.join(root, SAMPLES, `${name}.ts`)))
}

/** Whether a sample may ask a chain: it is given what to run with. */
export function asksChain(name: string): boolean {
  return /^export async function main\([^)]/m.test(readFileSync(`${SAMPLES}/${name}.ts`, 'utf8'))
}

function hasMain(file: string) {
  return existsSync(file) && /^export (?:async )?function main\b/m.test(readFileSync(file, 'utf8'))
}
