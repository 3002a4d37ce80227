/** @import { Reference } from './samples.mjs' */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { nearest } from '../nearest.mjs'
import { excerpt, readRegions } from './regions.mjs'
import { importsOf } from './sample-imports.mjs'
import { isSample, listSamples, SAMPLES } from './samples.mjs'

/**
 * Reads what a page shows of a sample file.
 * @param {Reference} reference
 * @param {string} root the project's folder
 * @param {(reason: string, nearest?: string) => void} refuse called with what is wrong and its mend
 * @returns {{ text: string, imports: string, lines?: string } | void} the code, the imports that it
 *   lacks, and where a region stands, such as `L10-L20`
 */
export function readSample({ file, region: name }, root, refuse) {
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
  const { text, first, last } = part
  return region
    ? { text, imports: importsOf(source, part), lines: `L${first}-L${last}` }
    : { text, imports: '' }
}
