import { statSync } from 'node:fs'
import path from 'node:path'
import { tsImport } from 'tsx/esm/api'

const SIDEBARS = '../../sidebars.config.ts'

/** @type {Promise<typeof import('../check/edited-page')> | undefined} */
let checker
let sidebars = { version: 0, module: /** @type {any} */ (undefined) }

/** TypeScript, which the bundler's Node does not read by itself. @param {string} module */
const load = module => tsImport(module, import.meta.url)

/** The sidebars as they are now. */
function loadSidebars() {
  const version = statSync(path.join(import.meta.dirname, SIDEBARS)).mtimeMs
  if (sidebars.version !== version) sidebars = { version, module: load(SIDEBARS) }
  return sidebars.module
}

/**
 * Shows the author what `npm run check:content` would say of a page: in the browser what stops the
 * build, in the terminal what does not. The page is compiled anew when what it refers to changes.
 * @this {any}
 * @param {string} source the page
 */
export default async function checkLoader(source) {
  const done = this.async()
  try {
    checker ??= load('../check/edited-page.ts')
    const { checkEditedPage } = await checker
    const { sidebars } = await loadSidebars()
    const { errors, warnings, dependencies } = await checkEditedPage(
      this.resourcePath,
      source,
      sidebars,
    )
    for (const file of dependencies) this.addDependency(file)
    for (const warning of warnings) console.warn(warning)
    done(errors.length > 0 ? new Error(errors.join('\n')) : null, source)
  } catch (error) {
    done(error)
  }
}
