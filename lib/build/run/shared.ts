import type { Plugin } from 'esbuild'

/**
 * The files that samples share, and what each holds: packages, and the artifacts of contracts. Few large
 * files arrive sooner than many small ones.
 */
const FILES: Record<string, RegExp> = {
  ethers: /^ethers$/,
  viem: /^viem$/,
  // One copy of jsbi, whose numbers another copy would not know.
  sdk: /^(?:jsbi|@uniswap\/.+)$/,
}

/** Names that are imported, by the module that has them. */
export type Imports = Map<string, Set<string>>

const ANY = /^[^./]/

/** The shared file that has a module. */
const fileOf = (module: string) => Object.keys(FILES).find(file => FILES[file]?.test(module))

/** What a name of a module is called in its shared file, which has those of several. */
const nameIn = (modules: string[], module: string, name: string) =>
  `m${modules.indexOf(module)}_${name}`

/**
 * The names that a bundle imports from shared modules, which its build left out.
 * @param code as esbuild writes it when it does not minify
 */
export function readImports(code: string, imports: Imports): void {
  for (const [, first, names = '', module = ''] of code.matchAll(
    /^import (?:([\w$]+)(?:, )?)?(?:\{([^}]*)\} )?(?:from )?"([^"]+)"/gm,
  )) {
    const known = imports.get(module) ?? new Set()
    imports.set(module, known)
    if (first) known.add('default')
    for (const [name] of names.matchAll(/[\w$]+(?= as )|[\w$]+/g)) known.add(name)
  }
}
