import type { Plugin } from 'esbuild'

/**
 * The files that samples share, and the modules of each: packages, and artifacts of contracts. A few
 * large files arrive sooner than many small ones.
 */
export const SHARED: Record<string, RegExp> = {
  ethers: /^ethers$/,
  // One copy of jsbi: numbers of another are not recognised.
  sdk: /^(?:jsbi|@uniswap\/.+)$/,
  viem: /^viem$/,
}

/** Names that are imported, by their modules. */
export type Imports = Map<string, Set<string>>

const IMPORT = /^import (?:([\w$]+),? )?(?:\{([^}]*)\} )?from "([^"]+)"/gm

/**
 * Adds what a bundle imports.
 * @param code as esbuild writes it when it does not minify
 */
export function collectImports(code: string, imports: Imports): void {
  for (const [, byDefault, members = '', module = ''] of code.matchAll(IMPORT)) {
    const names = imports.get(module) ?? new Set()
    if (byDefault) names.add('default')
    for (const member of members.split(',')) names.add(member.trim().split(' ')[0] ?? '')
    names.delete('')
    imports.set(module, names)
  }
}

/** What a name is called in its shared file, where modules may have the same names. */
const sharedName = (module: string, name: string) => `${module}_${name}`.replace(/\W/g, '_')

/** The code of a shared file: what is imported from its modules, and nothing else. */
export function sharedCode(file: string, imports: Imports): string {
  return [...imports]
    .filter(([module]) => SHARED[file]?.test(module))
    .map(([module, names]) => {
      const members = [...names].sort().map(name => `${name} as ${sharedName(module, name)}`)
      return `export { ${members.join(', ')} } from '${module}'`
    })
    .sort()
    .join('\n')
}

/** Leaves shared modules out, as imports. */
export const leaveOutShared: Plugin = {
  name: 'leave-out-shared',
  setup({ onResolve }) {
    for (const filter of Object.values(SHARED)) {
      onResolve({ filter }, ({ path }) => ({ path, external: true }))
    }
  },
}

/**
 * Leads imports of shared modules to their files.
 * @param files names of the built files, by those of SHARED
 */
export function share(imports: Imports, files: Record<string, string>): Plugin {
  return {
    name: 'share',
    setup({ onResolve, onLoad }) {
      for (const [file, built] of Object.entries(files)) {
        const filter = SHARED[file] as RegExp
        onResolve({ filter }, ({ path }) => ({ path, namespace: 'shared', sideEffects: false }))
        onLoad({ filter, namespace: 'shared' }, ({ path }) => {
          const names = [...(imports.get(path) ?? [])]
          const members = names.map(name => `${sharedName(path, name)} as ${name}`)
          return { contents: `export { ${members.join(', ')} } from './${built}'` }
        })
      }
      onResolve({ filter: /^\.\//, namespace: 'shared' }, ({ path }) => ({ path, external: true }))
    },
  }
}
