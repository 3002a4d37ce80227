import path from 'node:path'
import { Interface } from 'ethers'
import type { ErrorTexts, Texts } from '../../lib/api/error-texts'
import { contracts, packageFile, readJson, sdks } from '../api/packages'
import { readTexts } from './from-bytecode'
import { readThrown } from './from-javascript'
import { readSources } from './from-solidity'
import { type DeadPath, deadPaths, impossible } from './impossible'

/** Where the site reads it. */
export const ERRORS = path.resolve(import.meta.dirname, '../../lib/api/errors.json')

/**
 * Contracts whose errors are documented though their functions are not, by
 * package.
 */
const OTHERS: typeof contracts = {
  '@uniswap/v3-periphery': [
    'artifacts/contracts/libraries/NFTDescriptor.sol/NFTDescriptor.json',
    'artifacts/contracts/V3Migrator.sol/V3Migrator.json',
  ],
  '@uniswap/v3-staker': ['artifacts/contracts/UniswapV3Staker.sol/UniswapV3Staker.json'],
}

/** Packages with libraries for contracts of one's own. */
const LIBRARIES = ['@uniswap/v3-core', '@uniswap/v3-periphery']

/** A text, the id of what raises it, and the member that does. */
type Origin = { text: string; id: string; member: string | undefined }

/**
 * The texts of all errors of the installed packages.
 * @param isTaken whether some input brings up a text; by default all but those of impossible.ts
 */
export function generate(isTaken = isPossible): ErrorTexts {
  const deployed = [contracts, OTHERS]
    .flatMap(byPackage =>
      Object.entries(byPackage).flatMap(([name, artifacts]) =>
        artifacts.flatMap(artifact => readContract(name, artifact)),
      ),
    )
    .filter(isTaken)
  const known = new Set(deployed.map(({ text }) => text))
  const compiledIn = LIBRARIES.flatMap(name =>
    readSources(name, 'contracts/libraries').map(({ text, file, member }) => ({
      text,
      id: `${name}#${file}`,
      member,
    })),
  ).filter(origin => !known.has(origin.text) && isTaken(origin))
  const thrown = sdks.flatMap(name =>
    readThrown(name).map(({ text, owner, member }) => ({
      text,
      id: `${name}#${owner}`,
      member,
    })),
  )
  return {
    contracts: byText([...deployed, ...compiledIn]),
    sdk: byText(thrown),
  }
}

/**
 * What a contract's functions can revert with, in their order.
 * @throws if its ABI has custom errors, which no page documents yet
 */
function readContract(name: string, artifact: string): Origin[] {
  const {
    abi,
    evm,
    deployedBytecode = evm.deployedBytecode.object,
  } = readJson(packageFile(name, artifact))
  const id = `${name}#${path.basename(artifact, '.json')}`
  const { functions, others } = readTexts(deployedBytecode)
  const origins: Origin[] = [...others].map(text => ({
    text,
    id,
    member: 'receive',
  }))
  const known = new Interface(abi)
  known.forEachError(({ name }) => {
    throw new Error(`${id} has the custom error ${name}. Teach generate.ts.`)
  })
  for (const [selector, texts] of functions) {
    // A library's selectors are made from names of structs, which its ABI does
    // not have.
    const member = known.getFunction(selector)?.name
    for (const text of texts) origins.push({ text, id, member })
  }
  return origins
}

function isPossible(origin: Origin): boolean {
  return !(origin.text in impossible || deadPaths.some(path => isOf(origin, path)))
}

function isOf({ text, id, member = '' }: Origin, path: DeadPath): boolean {
  if (path.text !== text || !id.endsWith(`#${path.contract}`)) return false
  return path.members?.includes(member) ?? true
}

/** Texts, ids and members in alphabetical order. */
function byText(origins: Origin[]): Texts {
  const texts: Texts = {}
  for (const { text, id, member } of origins) {
    texts[text] ??= {}
    texts[text][id] ??= []
    if (member && !texts[text][id].includes(member)) texts[text][id].push(member)
  }
  return sorted(texts, ids => sorted(ids, members => members.sort()))
}

function sorted<T>(record: Record<string, T>, each: (value: T) => T): Record<string, T> {
  const entries = Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(entries.map(([key, value]) => [key, each(value)]))
}
