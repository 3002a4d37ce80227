import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { type BuildOptions, build, type Metafile, type Plugin } from 'esbuild'
import { slug } from 'github-slugger'
import { errorTexts } from '../../mdx/errors/error-texts'
import { neededFiles } from '../../mdx/samples/needed-files'
import { SAMPLES } from '../../mdx/samples/samples.mjs'
import { oneCopy } from './one-copy'
import { collectImports, type Imports, leaveOutShared, SHARED, share, sharedCode } from './shared'
import { abiOnly, compiledContracts, nodeStubs, withoutCurves } from './stubs'

type Contract = { abi: unknown; bytecode: string }

/** What `samples/page/prepare.ts` makes. */
export type Prepared = {
  snapshot: {
    deployment: { rpcUrl: string }
    key: string
    blocks: { time: number }[]
  }
  contracts: Record<string, Contract>
}

/** What was bundled. */
export type Bundle = {
  worker: string
  /** By sample: the files that its first run fetches. */
  samples: Record<string, { files: string[] }>
  /** Uncompressed size of each file. */
  bytes: Record<string, number>
  /** What is in them, seen from the samples' folder. */
  inputs: string[]
}

type Entry = { entryPoints: string[] } | ReturnType<typeof code>

const FOLDER = path.resolve(SAMPLES)

/** Where the page with the index of errors tells of each. */
const errorAddresses = Object.fromEntries(
  Object.keys(errorTexts.contracts).map(text => [text, `/contract#${slug(text)}`]),
)

/** The chain, seen from the samples' folder. */
const CHAIN = 'page/open'

/** Characters at the end of compiled code that no other contract has: a hash of its source. */
const CODE_END = 86

const OPTIONS = {
  absWorkingDir: FOLDER,
  bundle: true,
  format: 'esm',
  target: 'es2022',
  // The ESM builds of the SDKs are two thirds of the others.
  mainFields: ['browser', 'module', 'main'],
  conditions: ['browser'],
  // A file that is started by name runs its `main`: here none has that name.
  define: { 'import.meta.filename': '"page"', 'process.env.NODE_ENV': '"production"' },
  legalComments: 'none',
  tsconfigRaw: {},
  logLevel: 'silent',
  metafile: true,
  write: false,
} satisfies BuildOptions

/**
 * Bundles samples, their packages and the chain for a page.
 * @param out folder of the files
 * @param names of the samples, such as `v3/quoting`
 */
export async function bundleSamples(
  out: string,
  names: string[],
  { snapshot, contracts }: Prepared,
): Promise<Bundle> {
  const bytes: Bundle['bytes'] = {}
  const inputs = new Set<string>()
  /** What each file fetches before it runs. */
  const imported: Record<string, string[]> = {}

  const write = (name: string, ending: string, content: string | Uint8Array) => {
    const hash = createHash('sha256').update(content).digest('hex').slice(0, 12)
    const file = `${name.replaceAll('/', '-')}-${hash}.${ending}`
    writeFileSync(path.join(out, file), content)
    bytes[file] = Buffer.byteLength(content)
    return file
  }
  const bundle = async (name: string, entry: Entry, plugins: Plugin[]) => {
    const options = { ...OPTIONS, ...entry, plugins, minify: true } as const
    const { outputFiles, metafile } = await build(options)
    const file = write(name, 'js', outputFiles[0]?.contents ?? '')
    const [output] = Object.values(metafile.outputs) as [Metafile['outputs'][string]]
    for (const [input, { bytesInOutput }] of Object.entries(output.inputs)) {
      if (bytesInOutput > 0) inputs.add(input)
    }
    imported[file] = output.imports
      .filter(({ kind }) => kind === 'import-statement')
      .map(({ path }) => path.slice('./'.length))
    return file
  }

  const sources = Object.fromEntries(names.map(name => [name, neededFiles(`${name}.ts`)]))
  const pluginsOf = (name: string) => {
    if (name === CHAIN) return [withoutCurves, oneCopy, compiledContracts(withoutCode(contracts))]
    const named = contractsIn(sources[name] ?? [], contracts)
    return [nodeStubs(snapshot.deployment), compiledContracts(named)]
  }

  const imports: Imports = new Map()
  for (const name of [CHAIN, ...names]) {
    const plugins = [...pluginsOf(name), leaveOutShared]
    const { outputFiles } = await build({ ...OPTIONS, entryPoints: [`${name}.ts`], plugins })
    for (const { text } of outputFiles) collectImports(text, imports)
  }
  const shared: Record<string, string> = {}
  for (const file of Object.keys(SHARED)) {
    shared[file] = await bundle(file, code(sharedCode(file, imports)), [abiOnly, oneCopy])
  }
  const files: Record<string, string> = {}
  for (const name of [CHAIN, ...names]) {
    const plugins = [...pluginsOf(name), share(imports, shared)]
    files[name] = await bundle(name, { entryPoints: [`${name}.ts`] }, plugins)
  }
  const chain = files[CHAIN] as string
  const state = write('snapshot', 'json', JSON.stringify(snapshot))
  const lazy = (file?: string) => `() => import('./${file}')`
  const worker = await bundle(
    'worker',
    code(`import { serve } from './page/worker'
      serve({
        samples: { ${names.map(name => `'${name}': ${lazy(files[name])}`)} },
        chain: ${lazy(chain)},
        snapshot: new URL('./${state}', import.meta.url).href,
        key: '${snapshot.key}',
        errors: ${JSON.stringify(errorAddresses)},
        rpcUrl: '${snapshot.deployment.rpcUrl}',
        time: ${snapshot.blocks.at(-1)?.time},
      })`),
    [external],
  )
  const withImports = (file: string): string[] => [
    file,
    ...(imported[file] ?? []).flatMap(withImports),
  ]
  const samples = names.map(name => {
    const usesChain = sources[name]?.includes('connection.ts')
    const needed = [worker, files[name] as string, ...(usesChain ? [chain, state] : [])]
    return [name, { files: [...new Set(needed.flatMap(withImports))] }]
  })
  return { worker, samples: Object.fromEntries(samples), bytes, inputs: [...inputs] }
}

const code = (contents: string) => ({ stdin: { contents, resolveDir: FOLDER } })

/** What is built already. */
const external: Plugin = {
  name: 'external',
  setup({ onResolve }) {
    onResolve({ filter: /-[0-9a-f]{12}\.js$/ }, ({ path }) => ({ path, external: true }))
  },
}

/** The contracts that a sample names in its files. */
function contractsIn(files: string[], contracts: Prepared['contracts']) {
  const text = files.map(file => readFileSync(path.join(FOLDER, file), 'utf8')).join()
  return Object.fromEntries(
    Object.entries(contracts).filter(([name]) => new RegExp(`\\b${name}\\b`).test(text)),
  )
}

/** The contracts with no more of their code than tells which one it is. */
function withoutCode(contracts: Prepared['contracts']) {
  return Object.fromEntries(
    Object.entries(contracts).map(([name, { abi, bytecode }]) => [
      name,
      { abi, bytecode: bytecode.slice(-CODE_END) },
    ]),
  )
}
