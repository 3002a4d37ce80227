import { readFileSync } from 'node:fs'
import path from 'node:path'
import { nearest } from '../nearest'
import { excerpt, readRegions } from './regions'
import { importsOf } from './sample-imports'
import type { Reference } from './samples.mjs'
import { isSample, listSamples, SAMPLES } from './samples.mjs'

/**
 * Reads what a page shows of a sample file.
 * @param refuse called with what is wrong and its mend
 * @returns the code, and the imports that it lacks
 */
export function readSample(
  { file, region: name }: Reference,
  root: string,
  refuse: (reason: string, nearest?: string) => undefined,
): { text: string; imports: string } | undefined {
  if (!isSample(file, root)) {
    const files = listSamples(root)
    const reason = `There is no file ${SAMPLES}/${file}. Correct the path, which begins inside ${SAMPLES}/, or create the file.`
    return refuse(reason, nearest(file, files))
  }
  const source = readFileSync(path.join(root, SAMPLES, file), 'utf8')
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
