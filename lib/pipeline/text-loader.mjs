import { existsSync } from 'node:fs'
import path from 'node:path'
import { readLines, readMeta } from '../files/lines.mjs'
import { readText, withPlainLineEnds } from '../files/read-text.mjs'
import { SAMPLES } from '../samples/samples.mjs'

/**
 * The files of samples that a page shows or names in commands.
 * @param {string} text of the page
 */
const sampleFiles = text =>
  readLines(text).flatMap(({ info = '' }) => {
    const { file, commands } = readMeta(info)
    const [name] = (file ?? commands)?.split('#') ?? []
    return name ? [path.resolve(SAMPLES, name)] : []
  })

/**
 * The texts of the samples that a page shows, which it has to be compiled from again when one changes.
 * @param {string} text of the page
 */
export const sampleTexts = text =>
  sampleFiles(text).map(file => (existsSync(file) ? readText(file) : ''))

/**
 * The bundler's loader of pages in development: a page's module is its text and the texts of the samples that it
 * shows, so editing either reloads it. `development.ts` compiles the text.
 * @this {{ addDependency: (file: string) => void }}
 * @param {string} text
 */
export default function textLoader(text) {
  for (const file of sampleFiles(text)) this.addDependency(file)
  return `export default ${JSON.stringify([withPlainLineEnds(text), ...sampleTexts(text)])}`
}
