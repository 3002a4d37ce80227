import { statSync } from 'node:fs'
import path from 'node:path'
import { tsImport } from 'tsx/esm/api'

/** Settings that findings depend on. A change of one loads the checker anew. */
const SETTINGS = ['sidebars.config.ts', 'lib/site-config.ts']

let loaded = { version: '', checker: /** @type {Promise<any> | undefined} */ (undefined) }

/** The checker is TypeScript, which the bundler's Node does not read by itself. */
function loadChecker() {
  const version = SETTINGS.map(file => statSync(file).mtimeMs).join()
  if (loaded.version !== version) {
    loaded = { version, checker: tsImport('../check/edited-page.ts', import.meta.url) }
  }
  return loaded.checker
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
    const { checkEditedPage } = await loadChecker()
    const { errors, warnings, dependencies } = await checkEditedPage(this.resourcePath, source)
    for (const file of [...dependencies, ...SETTINGS]) this.addDependency(path.resolve(file))
    for (const warning of warnings) console.warn(warning)
    done(errors.length > 0 ? new Error(errors.join('\n')) : null, source)
  } catch (error) {
    done(error)
  }
}
