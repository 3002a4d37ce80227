import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'esbuild'
import { programFile } from '../samples/programs'
import { SAMPLES } from '../samples/samples.mjs'

/** Folder of the samples, to which module paths are relative. */
export const ROOT = path.resolve(SAMPLES)

type Contracts = Record<string, { abi: unknown; bytecode: string }>

/** What a program that compiles a contract imports for that. */
const FOR_NODE = /^(?:solc|node:fs)$/

const WITHOUT_FILES = `export const readFileSync = () => ''`

/** A module in place of solc, whose output holds compiled contracts. */
function compiler(contracts: Contracts): string {
  const files = Object.entries(contracts).map(([name, { abi, bytecode }]) => [
    `${name}.sol`,
    { [name]: { abi, evm: { bytecode: { object: bytecode.slice(2) } } } },
  ])
  const output = JSON.stringify({ contracts: Object.fromEntries(files) }, withoutSourceTypes)
  return `export default { compile: () => ${JSON.stringify(output)} }`
}

/**
 * A program's copy of a module. esbuild's namespace is the name of the program, so that `connection.ts` of
 * `v3/quoting` is `v3/quoting:connection.ts`.
 */
const copyFor = (namespace: string, module: string) => ({ namespace, path: programFile(module) })

/** A program's copy of itself, as esbuild's metafile names it: `v3/quoting:v3/quoting.ts`. */
export const entryOf = (program: string) => `${program}:${programFile(program)}`

/**
 * Gives each dynamically imported program its own copy of the samples' modules, so that each program becomes
 * one chunk, separate from its packages. Compiled contracts replace the compiler, and the files that it reads.
 * @param contractsOf returns the contracts of a program, such as `v3/quoting`, by name
 */
export function programs(contractsOf: (program: string) => Contracts): Plugin {
  return {
    name: 'programs',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^\./ }, ({ path: file, kind, namespace: importer, resolveDir }) => {
        if (resolveDir.includes('node_modules')) return
        const module = path.relative(ROOT, path.join(resolveDir, file)).split(path.sep).join('/')
        // The worker, which comes from stdin, has no namespace.
        return copyFor(kind === 'dynamic-import' ? module : importer || module, module)
      })
      onResolve({ filter: FOR_NODE }, ({ path: name, namespace: program }) =>
        program === 'file' ? undefined : { path: name, namespace: program },
      )
      onLoad({ filter: FOR_NODE }, ({ path: name, namespace: program }) => ({
        contents: name === 'solc' ? compiler(contractsOf(program)) : WITHOUT_FILES,
      }))
      onLoad({ filter: /\.m?ts$/ }, ({ path: file, namespace: program }) => {
        // A module of a package.
        if (program === 'file') return
        const contents =
          file === 'chain/compile.ts'
            ? `export const compileContracts = () => (${JSON.stringify(contractsOf(program), withoutSourceTypes)})`
            : readFileSync(path.join(ROOT, file), 'utf8')
        return { contents, loader: 'ts', resolveDir: path.join(ROOT, path.dirname(file)) }
      })
    },
  }
}

/**
 * Prevents esbuild from splitting these packages: otherwise each combination of modules becomes its own
 * chunk, about 30 more requests per run.
 */
const wholePackages: Plugin = {
  name: 'whole-packages',
  setup({ onResolve, resolve }) {
    onResolve(
      { filter: /^(?:jsbi|@uniswap\/.*|@ethersproject\/.*)$/ },
      async ({ path, ...from }) => {
        if (from.pluginData === wholePackages) return
        const found = await resolve(path, { ...from, pluginData: wholePackages })
        return { ...found, sideEffects: true }
      },
    )
  },
}

const UNSIGNED = /u32\(this\.state\)|new Uint32Array\(5 \* 2\)|instanceof Uint32Array/g

/**
 * Makes Keccak use signed words. With unsigned ones, when it compiles them to doubles, Firefox 140 takes
 * 100 times as long to hash the code of a pool.
 */
export const signedKeccak: Plugin = {
  name: 'signed-keccak',
  setup({ onLoad }) {
    onLoad({ filter: /@noble[\\/]hashes[\\/].*sha3\.js$/ }, ({ path }) => {
      const code = readFileSync(path, 'utf8')
      const contents = code.replace(UNSIGNED, words =>
        words === 'u32(this.state)'
          ? 'new Int32Array(this.state.buffer)'
          : words.replace('Uint32', 'Int32'),
      )
      if (contents !== code) return { contents }
      return {
        errors: [
          {
            text: `${path} has changed. Correct UNSIGNED in lib/bundle-samples/esbuild-plugins.ts.`,
          },
        ],
      }
    })
  },
}

/** Omits the word list of mnemonic phrases (BIP 39), which no sample uses. */
const withoutWordlists: Plugin = {
  name: 'without-wordlists',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]wordlists[\\/]lang-en\.js$/ }, () => ({
      contents: `export class LangEn { static wordlist() { throw new Error('The page has no recovery phrases.') } }`,
    }))
  },
}

/** Replacer for `JSON.stringify`: omits the Solidity types, which no call needs. */
const withoutSourceTypes = (key: string, value: unknown) =>
  key === 'internalType' ? undefined : value

/** The contract that a sample deploys from its published artifact. */
const DEPLOYED = /[\\/]V3Migrator\.json$/

/** Reduces the published artifacts of contracts to their ABI. */
const abiOnly: Plugin = {
  name: 'abi-only',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]@uniswap[\\/].+\.json$/ }, ({ path }) => {
      const { abi, bytecode } = JSON.parse(readFileSync(path, 'utf8'))
      const needed = DEPLOYED.test(path) ? { abi, bytecode } : { abi }
      return { contents: JSON.stringify(needed, withoutSourceTypes), loader: 'json' }
    })
  },
}

export const forPackages = [wholePackages, withoutWordlists, abiOnly, signedKeccak]
