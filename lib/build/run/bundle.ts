import { readFileSync } from 'node:fs'
import path from 'node:path'
import { slug } from 'github-slugger'
import { errorTexts } from '../../mdx/errors/error-texts'
import { neededFiles } from '../../mdx/samples/reader-files'
import { BundledFiles, bundledCode, codeEntry, fileEntry, ROOT } from './bundled-files'
import { collectImports, type Imports, leaveOutShared, SHARED, share, sharedCode } from './shared'
import { abiOnly, compiledContracts, oneCopy, withoutCurves, withoutWords } from './stubs'

/** What `samples/page/prepare.ts` makes. */
export type Prepared = {
  snapshot: { deployment: object; key: string; blocks: { time: number }[] }
  contracts: Record<string, { abi: unknown; bytecode: string }>
}

/** Where the page with the index of errors tells of each. */
const errorAddresses = Object.fromEntries(
  Object.keys(errorTexts.contracts).map(text => [text, `/contract#${slug(text)}`]),
)

/** The chain, seen from the samples' folder. */
const CHAIN = 'page/open'

/** Characters at the end of compiled code that no other contract has: a hash of its source. */
const CODE_END = 86

/**
 * Bundles samples, their packages and the chain for a page.
 * @param out folder of the files
 * @param names of the samples, such as `v3/quoting`
 * @returns what the manifest tells, and the paths of all files that went into the bundle
 */
export async function bundleSamples(out: string, names: string[], prepared: Prepared) {
  const { snapshot, contracts } = prepared
  const files = new BundledFiles(out)
  const pluginsOf = (name: string) =>
    name === CHAIN
      ? [withoutCurves, oneCopy, compiledContracts(withoutCode(contracts))]
      : [compiledContracts(contractsOf(name, contracts))]

  const imports: Imports = new Map()
  for (const name of [CHAIN, ...names]) {
    collectImports(
      await bundledCode(fileEntry(name), [...pluginsOf(name), leaveOutShared]),
      imports,
    )
  }
  const shared: Record<string, string> = {}
  for (const file of Object.keys(SHARED)) {
    const entry = codeEntry(sharedCode(file, imports))
    shared[file] = await files.bundle(file, entry, [abiOnly, oneCopy, withoutWords])
  }
  const bundle = (name: string, source = name) =>
    files.bundle(name, fileEntry(source), [...pluginsOf(source), share(imports, shared)])
  const chain = await bundle('chain', CHAIN)
  const state = files.write('snapshot', 'json', JSON.stringify(snapshot))
  const programs: Record<string, string> = {}
  for (const name of names) programs[name] = await bundle(name)

  const lazy = (file: string) => `() => import('./${file}')`
  const samples = Object.entries(programs).map(([name, file]) => `'${name}': ${lazy(file)}`)
  const worker = await files.bundle(
    'worker',
    codeEntry(`import { serve } from './page/worker'
      serve({
        samples: { ${samples} },
        chain: ${lazy(chain)},
        snapshot: new URL('./${state}', import.meta.url).href,
        errors: ${JSON.stringify(errorAddresses)},
        environment: ${JSON.stringify({ swapx: snapshot.deployment, privateKey: snapshot.key })},
        time: ${snapshot.blocks.at(-1)?.time},
      })`),
    [],
  )
  const filesOf = (name: string, program: string) => {
    return files.withImports([worker, program, ...(asksChain(name) ? [chain, state] : [])])
  }
  return {
    worker,
    samples: Object.fromEntries(
      names.map(name => [name, { files: filesOf(name, programs[name] ?? '') }]),
    ),
    bytes: files.bytes,
    inputs: files.inputs,
  }
}

/** Whether a sample may ask a chain: it is given what to run with. */
function asksChain(name: string): boolean {
  return /^export async function main\([^)]/m.test(readFileSync(`${ROOT}/${name}.ts`, 'utf8'))
}

/** The contracts that a sample names in its files. */
function contractsOf(sample: string, contracts: Prepared['contracts']) {
  const files = neededFiles(`${sample}.ts`).map(file => path.join(ROOT, file))
  const text = files.map(file => readFileSync(file, 'utf8')).join('\n')
  const isNamed = ([name]: [string, unknown]) => new RegExp(`\\b${name}\\b`).test(text)
  return Object.fromEntries(Object.entries(contracts).filter(isNamed))
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
