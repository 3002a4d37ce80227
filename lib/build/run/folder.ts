import { listSamples, SAMPLES } from '../../mdx/samples/samples.mjs'
import { hashSources } from '../../mdx/source-hash.mjs'

/** Holds the bundles of samples. */
export const CACHE = '.cache/run'

/** Folder of the bundle of the present sources; it is there once it has been made. */
export function runFolder(): string {
  const samples = listSamples(process.cwd()).map(file => `${SAMPLES}/${file}`)
  return `${CACHE}/${hashSources(process.cwd(), [...samples, 'lib/build/run', 'package-lock.json'])}`
}
