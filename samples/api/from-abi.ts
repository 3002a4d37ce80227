import path from 'node:path'
import type { Parameter, Signature } from '../../lib/api/types'
import type { ReadLocal, ReadMember, ReadSymbol } from './declarations'
import { packageFile, readJson } from './packages'

type Input = {
  name: string
  type: string
  internalType?: string
  indexed?: boolean
  components?: Input[]
}

type Entry = {
  type: 'constructor' | 'function' | 'event' | 'receive'
  name?: string
  stateMutability?: string
  inputs?: Input[]
  outputs?: Input[]
}

/** What callers see first comes first. */
const ORDER = ['constructor', 'function', 'receive', 'event'] as const

/** A contract from its artifact, a path inside the package. */
export function readContract(packageName: string, artifact: string): [string, ReadSymbol] {
  const entries: Entry[] = readJson(packageFile(packageName, artifact)).abi
  const locals: Record<string, ReadLocal> = {}
  const members: ReadMember[] = []
  for (const entry of ORDER.flatMap(type => entries.filter(entry => entry.type === type))) {
    const name = entry.name ?? entry.type
    const signature = readSignature(entry, locals)
    const overloaded = members.find(member => member.name === name && member.kind === entry.type)
    if (overloaded) overloaded.signatures?.push(signature)
    else members.push({ name, kind: entry.type, signatures: [signature], ...named(entry) })
  }
  const hasStructs = Object.keys(locals).length > 0
  const symbol = {
    kind: 'contract' as const,
    artifact,
    members,
    ...(hasStructs && { locals }),
  }
  return [`${packageName}#${path.basename(artifact, '.json')}`, symbol]
}

function readSignature(entry: Entry, locals: Record<string, ReadLocal>): Signature {
  const mutability = entry.stateMutability as Signature['mutability'] | 'nonpayable'
  return {
    parameters: (entry.inputs ?? []).map(input => readInput(input, locals)),
    ...(entry.outputs?.length && {
      returns: entry.outputs.map(output => readInput(output, locals)),
    }),
    ...(mutability && mutability !== 'nonpayable' && { mutability }),
  }
}

/** A parameter; what is a struct is noted in `locals` under its name. */
function readInput(input: Input, locals: Record<string, ReadLocal>): Parameter {
  const { name, type, indexed, components } = input
  const flags = indexed ? ({ indexed } as { indexed: true }) : {}
  if (!components) return { name, type, ...flags }
  const fields = components.map(component => readInput(component, locals))
  const struct = structName(input)
  locals[struct] = { fields }
  return {
    name,
    type: type.replace('tuple', struct),
    ...flags,
    ...(type === 'tuple' && { fields }),
  }
}

/** Structs that an entry names, if any. */
function named({ inputs = [], outputs = [] }: Entry): { locals?: string[] } {
  const structs = [...inputs, ...outputs].filter(input => input.components).map(structName)
  return structs.length > 0 ? { locals: [...new Set(structs)] } : {}
}

/** `MintParams` for `struct INonfungiblePositionManager.MintParams`. */
function structName({ internalType = '' }: Input): string {
  return internalType.replace(/^struct (.*\.)?|\[\d*\]/g, '')
}
