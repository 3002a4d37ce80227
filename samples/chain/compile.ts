import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Artifact } from './artifacts'

/** Our own Solidity files. */
export const SOURCES = join(import.meta.dirname, '..', 'contracts')
const CACHE = join(import.meta.dirname, '..', '.cache', 'contracts.json')

const require = createRequire(import.meta.url)

type Sources = Record<string, { content: string }>
type Cache = { key: string; contracts: Record<string, Artifact> }

/**
 * Compiles every file of `contracts/` with solc 0.7.6. The result is kept on disk until a
 * source changes, since loading the compiler takes about a second.
 * @returns the contracts by name
 * @throws with the compiler's messages, which name file and line
 */
export function compileContracts(): Record<string, Artifact> {
  const sources: Sources = {}
  for (const file of readdirSync(SOURCES).filter(name => name.endsWith('.sol'))) {
    sources[file] = { content: readFileSync(join(SOURCES, file), 'utf8') }
  }
  const key = createHash('sha256').update(JSON.stringify(sources)).digest('hex')
  const cache = readCache()
  if (cache?.key === key) return cache.contracts
  const contracts = compile(sources)
  mkdirSync(dirname(CACHE), { recursive: true })
  writeFileSync(CACHE, JSON.stringify({ key, contracts } satisfies Cache))
  return contracts
}

function readCache(): Cache | undefined {
  return existsSync(CACHE) ? JSON.parse(readFileSync(CACHE, 'utf8')) : undefined
}

const readPackage = (file: string) => readFileSync(require.resolve(file), 'utf8')

/**
 * @param solc the compiler, 0.7.6 without
 * @param read gives the text of an import
 * @returns the contracts of `sources` by name
 * @throws with the compiler's messages, which name file and line
 */
export function compile(
  sources: Sources,
  solc = require('solc'),
  read: (file: string) => string = readPackage,
): Record<string, Artifact> {
  const input = {
    language: 'Solidity',
    sources,
    settings: {
      optimizer: { enabled: true, runs: 200 },
      outputSelection: { '*': { '*': ['abi', 'evm.bytecode.object'] } },
    },
  }
  // The compiler cannot go on after an exception, not even with other sources.
  const readImport = (file: string) => {
    try {
      return { contents: read(file) }
    } catch {
      return { error: 'There is no such file.' }
    }
  }
  const output = JSON.parse(solc.compile(JSON.stringify(input), { import: readImport }))
  const errors = (output.errors ?? []).filter(isOurs(sources))
  if (errors.length > 0) {
    throw new Error(errors.map((error: SolcError) => error.formattedMessage).join('\n'))
  }
  const contracts: Record<string, Artifact> = {}
  for (const file of Object.keys(sources)) {
    for (const [name, { abi, evm }] of Object.entries<Compiled>(output.contracts[file])) {
      contracts[name] = { abi, bytecode: `0x${evm.bytecode.object}` }
    }
  }
  return contracts
}

type SolcError = {
  severity: string
  formattedMessage: string
  sourceLocation?: { file: string }
}
type Compiled = { abi: Artifact['abi']; evm: { bytecode: { object: string } } }

/** Errors anywhere count, warnings in our own files too. */
function isOurs(sources: Sources) {
  return ({ severity, sourceLocation: place }: SolcError) =>
    severity === 'error' || (place !== undefined && place.file in sources)
}
