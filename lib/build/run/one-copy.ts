import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'esbuild'

/** Cryptography, which each of several packages brings. */
const REPEATED = /^@noble\//

const IN_PACKAGE = /^(.*[\\/](@noble[\\/]\w+))[\\/](.*)$/

/** Takes packages once that are installed several times in the same version. */
export const oneCopy: Plugin = {
  name: 'one-copy',
  setup({ onResolve, resolve }) {
    /** Where each version was found first. */
    const folders = new Map<string, string>()
    onResolve(
      { filter: REPEATED },
      async ({ path: module, importer, kind, resolveDir, ...rest }) => {
        if (rest.pluginData === REPEATED) return
        const found = await resolve(module, { importer, kind, resolveDir, pluginData: REPEATED })
        const [, folder = '', name, file = ''] = found.path.match(IN_PACKAGE) ?? []
        const { version } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'))
        const id = `${name}@${version}`
        const first = folders.get(id) ?? folder
        folders.set(id, first)
        return { ...found, path: path.join(first, file) }
      },
    )
  },
}
