import { isDeepStrictEqual } from 'node:util'
import { headOf, memberSubjects, type Subject, splitId } from './reference'
import type { ApiSymbol, Reference } from './types'
import { wrap } from './wrap'

type Declared = Pick<Subject, 'declarations' | 'language'>

/** Of a member, or of the symbol as a whole under its own name. Without `was` it is new, without `is` removed. */
export type Change = { name: string; was?: Declared; is?: Declared }

/** How a symbol differs from what it was, as pages show it, and the versions of its package if they do. */
export function apiChanges(id: string, before: Reference, after: Reference) {
  const { packageName, name } = splitId(id)
  const was = declaredBy(name, before.symbols[id])
  const is = declaredBy(name, after.symbols[id])
  // All members of a new symbol are new.
  const names = was.size && is.size ? new Set([...is.keys(), ...was.keys()]) : [name]
  const changes: Change[] = [...names]
    .map(name => ({ name, was: was.get(name), is: is.get(name) }))
    .filter(({ was, is }) => !isDeepStrictEqual(was?.declarations, is?.declarations))
  const [from, to] = [before.packages[packageName], after.packages[packageName]]
  return { changes, versions: from && to && from !== to ? `${from} → ${to}` : undefined }
}

/** What a symbol declares, by name. What has no members, such as a function, is its own one. */
function declaredBy(name: string, symbol?: ApiSymbol): Map<string, Declared> {
  if (!symbol) return new Map()
  const head: Declared = { declarations: [wrap(headOf(name, symbol))], language: 'typescript' }
  const members = memberSubjects(symbol).map(member => [member.name, member] as const)
  return new Map([[name, head], ...members])
}
