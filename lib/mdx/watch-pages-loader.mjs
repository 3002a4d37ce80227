import path from 'node:path'
import { noteChange } from './changes.mjs'
import { CONTENT_FOLDER } from './doc-files.mjs'
import { SAMPLES } from './samples/samples.mjs'

/**
 * Gives the module that opens pages a text of its own whenever something changes that a page is made
 * from or checked against, so that it runs again.
 * @this {{ addContextDependency: (folder: string) => void, addDependency: (file: string) => void }}
 * @param {string} source
 */
export default function watchPagesLoader(source) {
  this.addContextDependency(CONTENT_FOLDER)
  this.addContextDependency(path.resolve(SAMPLES))
  this.addDependency(path.resolve('sidebars.config.ts'))
  noteChange()
  return `${source}\n// ${Date.now()}\n`
}
