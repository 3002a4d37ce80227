import path from 'node:path'
import { listReferences, SAMPLES } from './samples.mjs'

/**
 * Tells the bundler which sample files a page shows, so that it compiles the page anew when one
 * changes: in development, and in a build with a warm cache. Plugins of the page cannot tell it.
 * @this {{ addDependency: (file: string) => void }}
 * @param {string} source the page
 */
export default function sampleDependenciesLoader(source) {
  for (const { file } of listReferences(source)) this.addDependency(path.resolve(SAMPLES, file))
  return source
}
