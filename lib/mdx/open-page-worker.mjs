import { statSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import path from 'node:path'
import { parentPort } from 'node:worker_threads'
import { compile } from '@mdx-js/mdx'
import { tsImport } from 'tsx/esm/api'
import { VFile } from 'vfile'
import { countChanges, watchChanges } from './changes.mjs'
import { readPage } from './check/read-page.mjs'
import { docFile, readDocFile } from './doc-files.mjs'
import { compileOptions } from './load-plugins.mjs'

/** @typedef {{ code: string, warnings: string[], errors: string[] }} Opened */

/** TypeScript, which Node does not read by itself. @param {string} module */
const load = module => tsImport(module, import.meta.url)

const SIDEBARS = '../../sidebars.config.ts'

/** @type {typeof import('./check/edited-page')} */
const { checkEditedPage } = await load('./check/edited-page.ts')
// To a function that is given React's runtime and the page's components, which a module would import.
const format = /** @type {const} */ ({ outputFormat: 'function-body', providerImportSource: '#' })
const options = { ...(await compileOptions()), ...format }
let sidebars = { version: 0, module: /** @type {any} */ (undefined) }

/** The sidebars as they are now. */
async function loadSidebars() {
  const { mtimeMs: version } = await stat(path.join(import.meta.dirname, SIDEBARS))
  if (sidebars.version !== version) sidebars = { version, module: load(SIDEBARS) }
  return sidebars.module
}

/** @param {string} id @returns {Promise<Opened>} */
async function open(id) {
  const value = readDocFile(id)
  const { sidebars } = await loadSidebars()
  const found = await checkEditedPage(id, value, sidebars, readPage)
  if (found.errors.length > 0) return { code: '', ...found }
  const page = new VFile({ path: docFile(id), value })
  return { code: String(await compile(page, options)), ...found }
}

/** @param {string} id @returns {Promise<Opened>} */
const tryOpen = id => open(id).catch(error => ({ code: '', warnings: [], errors: [error.message] }))

/** What tells a page from the same page at another time. @param {string} id */
function stateOf(id) {
  const stats = statSync(docFile(id), { throwIfNoEntry: false })
  return [id, stats?.mtimeMs, countChanges()].join()
}

/** The page that was asked for last, which is the one that an author looks at. */
let shown = ''

/**
 * That page after a change, made while the bundler takes its time to ask for it.
 * @type {{ state: string, page: Promise<Opened> } | undefined}
 */
let ahead

watchChanges(() => {
  if (shown) ahead = { state: stateOf(shown), page: tryOpen(shown) }
})

parentPort?.on('message', async ({ id, port }) => {
  const made = ahead?.state === stateOf(id) ? ahead.page : undefined
  ahead = undefined
  shown = id
  port.postMessage(await (made ?? tryOpen(id)))
})
