import { existsSync } from 'node:fs'
import path from 'node:path'
import { readText, withPlainLineEnds } from './read-text.mjs'
import { listReferences, SAMPLES } from './samples/samples.mjs'

/**
 * The bundler's loader of pages: a page's module is its text and the texts of the samples that it shows, so
 * editing either reloads it. `lib/mdx/content.ts` compiles the text.
 * @this {{ addDependency: (file: string) => void }}
 * @param {string} text
 */
export default function textLoader(text) {
  const samples = listReferences(text).map(({ file }) => path.resolve(SAMPLES, file))
  for (const sample of samples) this.addDependency(sample)
  const texts = samples.map(sample => (existsSync(sample) ? readText(sample) : ''))
  return `export default ${JSON.stringify([withPlainLineEnds(text), ...texts])}`
}
