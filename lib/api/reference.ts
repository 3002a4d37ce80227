import { readFileSync } from 'node:fs'
import type { ApiSymbol, Member, Parameter, Reference } from './types'

/** Relative to the project's folder, since the development server bundles this module. */
const FILE = 'lib/api/api.json'

export const reference: Reference = JSON.parse(readFileSync(FILE, 'utf8'))

/** What a heading of a reference page documents. */
export type Subject = {
  name: string
  isEvent: boolean
  /** what it is, in words for readers: `view`, `static` */
  badges: string[]
  language: 'typescript' | 'solidity'
  declarations: string[]
  /** parameters that the section must describe */
  parameters: Parameter[]
  /** a contract's named return values */
  returns: Parameter[]
  /** ids of types */
  mentions: string[]
}

/** @param id such as `@uniswap/v3-sdk#Pool` */
export function splitId(id: string) {
  const [packageName = '', name = ''] = id.split('#')
  return { packageName, name }
}

/**
 * The packages that a page is about, with the versions that the tests install, such as `v3-sdk 3.31.5`.
 * @param api what its front matter documents
 * @param samples texts of the samples that it shows
 */
export function checkedAgainst(api: unknown, samples: string[]): string[] {
  const text = [JSON.stringify(api ?? ''), ...samples].join('\n')
  const named = new Set([...text.matchAll(/['"](@uniswap\/[\w-]+)/g)].map(([, name]) => name))
  const all = Object.entries(reference.packages).filter(([name]) => named.has(name))
  // Each of the others depends on it.
  const others = all.filter(([name]) => name !== '@uniswap/sdk-core')
  return (others.length > 0 ? others : all).map(([name, version]) => {
    return `${name.replace('@uniswap/', '')} ${version}`
  })
}

/** The members of a symbol. */
export function memberSubjects(symbol: ApiSymbol): Subject[] {
  return symbol.members.map(member => memberSubject(symbol, member))
}

/** A whole symbol, for pages that list several. */
export function symbolSubject(id: string, symbol: ApiSymbol): Subject {
  const [only] = symbol.members
  if (only && only.kind === symbol.kind) return memberSubject(symbol, only)
  const { name } = splitId(id)
  const lines = symbol.members
    .flatMap(({ declarations }) => declarations)
    .map(text => text.replace(/^/gm, '  '))
  return {
    name,
    isEvent: false,
    badges: [symbol.kind],
    language: 'typescript',
    declarations: [
      [`${headOf(name, symbol)} {`, ...lines, '}'].join('\n'),
      ...localDeclarations(symbol, Object.keys(symbol.locals ?? {})),
    ],
    parameters: symbol.members.map(({ name, type = '', optional }) => ({
      name,
      type,
      ...(optional && { optional }),
    })),
    returns: [],
    mentions: [symbol, ...symbol.members].flatMap(({ mentions = [] }) => mentions),
  }
}

/** `class Percent extends Fraction` */
export function headOf(name: string, { kind, typeParameters, heritage }: ApiSymbol) {
  const types = typeParameters ? `<${typeParameters}>` : ''
  return [kind, name + types, heritage].filter(Boolean).join(' ')
}

function memberSubject(symbol: ApiSymbol, member: Member): Subject {
  const { signatures = [] } = member
  const named = (list: Parameter[]) => list.filter(({ name }) => name !== '')
  const parameters = signatures.flatMap(signature =>
    signature.parameters.flatMap(parameter => parameter.fields ?? [parameter]),
  )
  return {
    name: member.name,
    isEvent: member.kind === 'event',
    badges: badgesOf(symbol, member),
    language: symbol.kind === 'contract' ? 'solidity' : 'typescript',
    declarations: [...member.declarations, ...localDeclarations(symbol, member.locals ?? [])],
    parameters: unique(named(parameters)),
    returns: unique(
      named(signatures.flatMap(({ returns }) => (Array.isArray(returns) ? returns : []))),
    ),
    mentions: member.mentions ?? [],
  }
}

function badgesOf({ kind: owner }: ApiSymbol, member: Member): string[] {
  const { kind, signatures = [] } = member
  const flags = {
    [kind]: kind === owner || kind === 'event',
    static: member.static,
    'read-only': member.readonly || kind === 'getter',
    optional: member.optional,
  }
  const badges = Object.entries(flags).flatMap(([name, isSet]) => (isSet ? [name] : []))
  return [...badges, ...new Set(signatures.flatMap(({ mutability = [] }) => mutability))]
}

function localDeclarations(symbol: ApiSymbol, names: string[]) {
  return names.map(name => symbol.locals?.[name]?.declaration ?? '')
}

/** Overloads share parameters. */
function unique(list: Parameter[]) {
  return list.filter(({ name }, index) => list.findIndex(other => other.name === name) === index)
}
