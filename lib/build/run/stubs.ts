import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'esbuild'

/**
 * Precompiled contracts that neither the reference contracts nor the samples call. Their mathematics
 * would be a quarter of the chain.
 */
const PRECOMPILES = [
  'precompiles/0a-kzg-point-evaluation.js',
  'precompiles/0b-bls12-g1add.js',
  'precompiles/0c-bls12-g1msm.js',
  'precompiles/0d-bls12-g2add.js',
  'precompiles/0e-bls12-g2msm.js',
  'precompiles/0f-bls12-pairing.js',
  'precompiles/10-bls12-map-fp-to-g1.js',
  'precompiles/11-bls12-map-fp2-to-g2.js',
  'precompiles/bls12_381/index.js',
  'precompiles/06-bn254-add.js',
  'precompiles/07-bn254-mul.js',
  'precompiles/08-bn254-pairing.js',
  'precompiles/bn254/index.js',
  'precompiles/100-p256verify.js',
]

const EXPORTED = /^export (?:async )?(?:function |class |\{ )(\w+)/gm

/** Puts functions that throw in the place of what the chain in the page leaves out. */
export const withoutCurves: Plugin = {
  name: 'without-curves',
  setup({ onLoad, onEnd }) {
    const unmatched = new Set(PRECOMPILES)
    onLoad({ filter: /@ethereumjs\/evm\/dist\/esm\/precompiles\// }, ({ path }) => {
      const file = PRECOMPILES.find(name => path.endsWith(name))
      if (!file) return
      unmatched.delete(file)
      const names = [...readFileSync(path, 'utf8').matchAll(EXPORTED)].map(([, name]) => name)
      return { contents: names.map(throwing).join('\n') }
    })
    onEnd(() => {
      if (unmatched.size === 0) return
      throw new Error(
        `@ethereumjs/evm has no ${[...unmatched].join(', ')} any more. Correct PRECOMPILES in lib/build/run/stubs.ts.`,
      )
    })
  },
}

const UNSIGNED = /u32\(this\.state\)|new Uint32Array\(5 \* 2\)|instanceof Uint32Array/g

/**
 * Lets Keccak count in signed words. With unsigned ones Firefox (140) takes 100 times as long for the
 * code of a pool, whenever it compiles them as fractions.
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
        errors: [{ text: `${path} has other words. Correct UNSIGNED in lib/build/run/stubs.ts.` }],
      }
    })
  },
}

/** Leaves out the words of recovery phrases, of which no sample makes an account. */
export const withoutWords: Plugin = {
  name: 'without-words',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]wordlists[\\/]lang-en\.js$/ }, () => ({
      contents: `export class LangEn { static wordlist() { throw new Error('The page has no recovery phrases.') } }`,
    }))
  },
}

const throwing = (name = '') =>
  `export function ${name}() { throw new Error('The chain in the page has no ${name}.') }`

/** Puts compiled contracts, by name, in the place of the compiler. */
export function compiledContracts(contracts: object): Plugin {
  return {
    name: 'compiled-contracts',
    setup({ onLoad }) {
      onLoad({ filter: /[\\/]chain[\\/]compile\.ts$/ }, () => ({
        contents: `export const compileContracts = () => (${JSON.stringify(contracts, withoutSourceTypes)})`,
      }))
    },
  }
}

/** For `JSON.stringify`: leaves the types of the Solidity source out, of which no call needs to know. */
const withoutSourceTypes = (key: string, value: unknown) =>
  key === 'internalType' ? undefined : value

/** Takes of an artifact that a package publishes what calls need: its code stays out. */
export const abiOnly: Plugin = {
  name: 'abi-only',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]@uniswap[\\/].+\.json$/ }, ({ path }) => {
      const { abi } = JSON.parse(readFileSync(path, 'utf8'))
      return { contents: JSON.stringify({ abi }, withoutSourceTypes), loader: 'json' }
    })
  },
}

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
