import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { evaluate } from '@mdx-js/mdx'
import { tsImport } from 'tsx/esm/api'
import { VFile } from 'vfile'
import { readPage } from '../check/read-page.mjs'
import { compileOptions } from './load-plugins.mjs'

const SIDEBARS = '../../sidebars.config.ts'

/** @type {Promise<typeof import('../check/edited-page')> | undefined} */
let checker
/** @type {ReturnType<typeof compileOptions> | undefined} */
let options
let sidebars = { version: 0, module: /** @type {any} */ (undefined) }

/** TypeScript, which Node does not read by itself. @param {string} module */
const load = module => tsImport(module, import.meta.url)

/** The sidebars as they are now. */
async function loadSidebars() {
  const { mtimeMs: version } = await stat(path.join(import.meta.dirname, SIDEBARS))
  if (sidebars.version !== version) sidebars = { version, module: load(SIDEBARS) }
  return sidebars.module
}

/**
 * Checks and compiles a page of the development server, as its file is now.
 * @param {string} file its absolute path
 * @param {any} runtime React's, and the page's components
 * @returns what the page's module exports
 * @throws Error with what `npm run check:content` would say of the page and what stops the build; the
 *   terminal tells what does not
 */
export async function openPage(file, runtime) {
  const source = await readFile(file, 'utf8')
  checker ??= load('../check/edited-page.ts')
  const { checkEditedPage } = await checker
  const { sidebars } = await loadSidebars()
  const { errors, warnings } = await checkEditedPage(file, source, sidebars, readPage)
  for (const warning of warnings) console.warn(warning)
  if (errors.length > 0) throw new Error(errors.join('\n'))
  options ??= compileOptions()
  const page = new VFile({ path: file, value: source })
  return evaluate(page, { ...(await options), ...runtime, baseUrl: import.meta.url })
}
