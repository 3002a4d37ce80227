import { slug } from 'github-slugger'
import { type ApiPages, linksTo } from './api-pages'
import { type ErrorTexts, errorPath, errorTexts } from './error-texts'
import { reference, splitId } from './reference'
import type { ApiSymbol, Member } from './types'

/** A part of the API, with its address if a page documents it. */
export type Named = { id: string; symbol: ApiSymbol; member?: Member; href?: string | undefined }

/** Names of the API, each with all its meanings. */
export type Names = {
  /** By the name of a symbol. */
  symbols: Map<string, Named[]>
  /** By the name of a member: what can be called, constants and events. */
  members: Map<string, Named[]>
  /** By the id of a symbol and the name of a member, as in `@uniswap/v3-sdk#Pool.getAddress`. */
  byId: Map<string, Named>
  /** Addresses of errors by their texts. */
  errors: Record<keyof ErrorTexts, Map<string, string>>
  /** Names of parameters, results and fields, which refer to a value in prose. */
  values: Set<string>
}

/** The id of an event's entry. A function's name may differ only in case, which ids do not preserve. */
export const eventId = (name: string) => `${name.toLowerCase()}-event`

/** The id of a member's row on a page with a section for each contract. */
export const rowId = (section: string, name: string) => `${section}-${name}`

/** The names of a site's pages; all pages of a build share them. */
const known = new WeakMap<ApiPages, Names>()

export function namesOf(pages: ApiPages): Names {
  const names = known.get(pages) ?? readNames(pages)
  known.set(pages, names)
  return names
}

function readNames(pages: ApiPages): Names {
  const symbols = new Map<string, Named[]>()
  const members = new Map<string, Named[]>()
  const byId = new Map<string, Named>()
  const values = new Set<string>()
  for (const [id, symbol] of Object.entries(reference.symbols)) {
    const { name } = splitId(id)
    const href = linksTo([id], pages).get(name)
    const whole = { id, symbol, href }
    add(symbols, name, whole)
    byId.set(id, whole)
    for (const member of symbol.members) {
      for (const { parameters, returns } of member.signatures ?? []) {
        for (const value of [parameters, Array.isArray(returns) ? returns : []].flat()) {
          for (const { name } of [value, ...(value.fields ?? [])]) values.add(name)
        }
      }
      // A function, a constant and the name of a type are their own members.
      if (member.name === name && member.kind === symbol.kind) continue
      const named = { id, symbol, member, href: hrefOf(member, symbol, href) }
      byId.set(`${id}.${member.name}`, named)
      if (symbol.kind === 'interface' || (member.type && !isConstant(member.name)))
        values.add(member.name)
      else add(members, member.name, named)
    }
  }
  const errors = { contracts: pathsOf('contracts'), sdk: pathsOf('sdk') }
  return { symbols, members, byId, errors, values }
}

/** The entry of a member: a heading on the page of its symbol, or a row in the section of its contract. */
function hrefOf(member: Member, symbol: ApiSymbol, href?: string): string | undefined {
  const [path, section] = href?.split('#') ?? []
  const id = member.kind === 'event' ? eventId(member.name) : slug(member.name)
  if (section === undefined) return path && `${path}#${id}`
  if (symbol.kind === 'contract' && member.signatures)
    return `${path}#${rowId(section, member.name)}`
}

/** The version of the protocol that a path or an id names: `v3` of `/sdk/v3/pool` and `@uniswap/v3-sdk#Pool`. */
export const versionOf = (name: string) => name.match(/\bv\d(?=[-/]|$)/)?.[0]

/** Members of every token, even if a contract of the reference also has them. */
const OF_TOKENS =
  /^(allowance|approve|balanceOf|decimals|name|nonces|permit|symbol|totalSupply|transfer|(safeT|t)ransferFrom|DOMAIN_SEPARATOR)$/

export const isOfTokens = (name: string) => OF_TOKENS.test(name)

/** Whether a name consists of several words. A single word may mean anything. */
export const isDistinctive = (name: string) => /[a-z\d][A-Z\d]/.test(name) && !isOfTokens(name)

/** The only item of a list; undefined if it has several. */
export const pickOnly = (list: Named[]) => (list.length === 1 ? list[0] : undefined)

export const isConstant = (name: string) => /^[A-Z][A-Z\d_]+$/.test(name)

function pathsOf(kind: keyof ErrorTexts) {
  return new Map(Object.keys(errorTexts[kind]).map(text => [text, errorPath(text)]))
}

function add(map: Map<string, Named[]>, name: string, named: Named) {
  map.set(name, [...(map.get(name) ?? []), named])
}
