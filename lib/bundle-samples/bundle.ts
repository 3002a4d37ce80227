import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { type BuildOptions, build, type Metafile } from 'esbuild'
import { errorPath, errorTexts } from '../api/error-texts'
import { programFile, recordedOutput } from '../samples/programs'
import { neededFiles } from '../samples/reader-files'
import { entryOf, forPackages, programs, ROOT } from './esbuild-plugins'

/** Output of `samples/page/prepare.ts`. */
type Prepared = {
  snapshot: { deployment: object; key: string; blocks: { time: number }[] }
  contracts: Record<string, { abi: unknown; bytecode: string }>
}

export const OPTIONS = {
  absWorkingDir: ROOT,
  // The hashes depend on the modules' paths, which must be the same in every checkout.
  preserveSymlinks: true,
  bundle: true,
  format: 'esm',
  target: 'es2022',
  // The ESM builds of the SDKs are two thirds the size of the others.
  mainFields: ['browser', 'module', 'main'],
  conditions: ['browser'],
  define: { 'process.env.NODE_ENV': '"production"' },
  legalComments: 'none',
  tsconfigRaw: {},
  logLevel: 'silent',
} satisfies BuildOptions

/** Path of the entry of each error in the error index. */
const errorPaths = Object.fromEntries(
  Object.keys(errorTexts.contracts).map(text => [text, errorPath(text)]),
)

/** The chain, which is bundled as a program of its own. */
const CHAIN = 'page/open'

/** Length of the metadata hash at the end of bytecode, which identifies a contract, in characters. */
const CODE_SUFFIX_LENGTH = 86

/**
 * Bundles the samples, their packages and the chain into a worker that loads what it runs.
 * @param out output folder; file names contain hashes
 * @param names of the samples, such as `v3/quoting`
 * @returns the manifest, and the paths of all bundled modules
 */
export async function bundleSamples(
  out: string,
  names: string[],
  { snapshot, contracts }: Prepared,
) {
  const text = JSON.stringify(snapshot)
  const state = `snapshot-${createHash('sha256').update(text).digest('hex').slice(0, 8)}.json`
  writeFileSync(path.join(out, state), text)
  const lazy = (name: string) => `() => import('./${name}')`
  const worker = `import { serve } from './page/worker'
    serve({
      samples: { ${names.map(name => `'${name}': ${lazy(name)}`)} },
      chain: ${lazy(CHAIN)},
      snapshot: new URL('./${state}', import.meta.url).href,
      errors: ${JSON.stringify(errorPaths)},
      environment: ${JSON.stringify({ swapx: snapshot.deployment, privateKey: snapshot.key })},
      time: ${snapshot.blocks.at(-1)?.time},
    })`
  const { metafile } = await build({
    ...OPTIONS,
    define: {
      ...OPTIONS.define,
      'process.env.PRIVATE_KEY': JSON.stringify(snapshot.key),
      // No browser ends a program for a promise that nobody looks at.
      'process.on': 'addEventListener',
    },
    stdin: { contents: worker, resolveDir: ROOT },
    outdir: path.resolve(out),
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
    splitting: true,
    minify: true,
    metafile: true,
    plugins: [
      programs(name => (name === CHAIN ? withoutCode(contracts) : contractsOf(name, contracts))),
      ...forPackages,
    ],
  })
  const files = new Map(
    Object.entries(metafile.outputs).map(([file, output]) => [path.basename(file), output]),
  )
  /** The output of an entry point, and its imports. */
  const filesOf = (entry: string) => {
    const [file = ''] = [...files].find(([, output]) => output.entryPoint === entry) ?? []
    return withImports(file, files)
  }
  const own = filesOf('<stdin>')
  const chain = [...filesOf(entryOf(CHAIN)), state]
  const samples = names.map(name => {
    const all = [...own, ...filesOf(entryOf(name)), ...(usesChain(name) ? chain : [])]
    return [name, { files: [...new Set(all)], output: recordedOutput(name) }]
  })
  const sizes = [...files].map(([file, { bytes }]) => [file, bytes])
  return {
    worker: own[0] ?? '',
    samples: Object.fromEntries(samples),
    bytes: { ...Object.fromEntries(sizes), [state]: Buffer.byteLength(text) },
    inputs: [...files.values()].flatMap(({ inputs }) =>
      Object.keys(inputs).filter(input => inputs[input]?.bytesInOutput),
    ),
  }
}

/** A file and its static imports. */
function withImports(file: string, files: Map<string, Metafile['outputs'][string]>): string[] {
  const imports = files.get(file)?.imports.filter(({ kind }) => kind === 'import-statement') ?? []
  return [file, ...imports.flatMap(({ path: name }) => withImports(path.basename(name), files))]
}

/** Whether a sample needs the chain: it names a node, `'http:…'`, or takes its address: `main({ swapx })`. */
function usesChain(name: string): boolean {
  const source = readFileSync(path.join(ROOT, programFile(name)), 'utf8')
  return /'http:|^export async function main\([^)]/m.test(source)
}

/** The contracts named in the files of a sample. */
function contractsOf(sample: string, contracts: Prepared['contracts']) {
  const files = neededFiles(programFile(sample)).map(file => path.join(ROOT, file))
  const text = files.map(file => readFileSync(file, 'utf8')).join('\n')
  const isNamed = ([name]: [string, unknown]) => new RegExp(`\\b${name}\\b`).test(text)
  return Object.fromEntries(Object.entries(contracts).filter(isNamed))
}

/** The contracts with only the end of their bytecode, from which the chain identifies them. */
function withoutCode(contracts: Prepared['contracts']) {
  return Object.fromEntries(
    Object.entries(contracts).map(([name, { abi, bytecode }]) => [
      name,
      { abi, bytecode: bytecode.slice(-CODE_SUFFIX_LENGTH) },
    ]),
  )
}
