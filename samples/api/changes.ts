import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { ApiSymbol, Reference } from '../../lib/api/types'

const CONTENT = path.resolve(import.meta.dirname, '../../content')
const FRONT_MATTER = /^---\n(.*?)\n---/s

/**
 * What differs between the committed reference and the installed packages, a line each: versions,
 * then every changed `package#symbol.member` with the pages that document it.
 */
export function findChanges(before: Reference, after: Reference): string[] {
  const versions = keysOf(before.packages, after.packages)
    .filter(name => before.packages[name] !== after.packages[name])
    .map(name => `${name} ${before.packages[name] ?? 'new'} → ${after.packages[name] ?? 'gone'}`)
  const symbols = keysOf(before.symbols, after.symbols).flatMap(id => {
    const changed = changedParts(before.symbols[id], after.symbols[id])
    const pages = changed.length > 0 ? pagesOf(id) : []
    const where = pages.length > 0 ? `look at ${pages.join(', ')}` : 'no page documents it'
    return changed.map(part => `${id}${part}: ${where}`)
  })
  return [...versions, ...symbols]
}

/** `.member is new` and the like. */
function changedParts(before: ApiSymbol | undefined, after: ApiSymbol | undefined): string[] {
  if (!before) return [' is new']
  if (!after) return [' is gone']
  const { members: old, ...oldRest } = before
  const { members, ...rest } = after
  const byName = (list: ApiSymbol['members']) =>
    Object.fromEntries(list.map(member => [`${member.name} (${member.kind})`, member]))
  const [was, is] = [byName(old), byName(members)]
  return [
    ...(isSame(oldRest, rest) ? [] : [' is declared in another way']),
    ...keysOf(was, is).flatMap(name => {
      if (!was[name]) return [`.${name} is new`]
      if (!is[name]) return [`.${name} is gone`]
      return isSame(was[name], is[name]) ? [] : [`.${name} has changed`]
    }),
  ]
}

function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}

function keysOf(a: object, b: object): string[] {
  return [...new Set([...Object.keys(a), ...Object.keys(b)])]
}

/** Pages whose front matter names the symbol or, for those without a page, its package. */
function pagesOf(id: string): string[] {
  const names = [id, id.split('#')[0]].map(name => new RegExp(`api:[^]*['"]${name}['"]`))
  const pages = readdirSync(CONTENT, { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.mdx'))
    .map(file => path.join(CONTENT, file))
  const found = names.map(name =>
    pages.filter(page => name.test(readFileSync(page, 'utf8').match(FRONT_MATTER)?.[1] ?? '')),
  )
  return (found.find(pages => pages.length > 0) ?? [])
    .map(page => path.relative(path.dirname(CONTENT), page).split(path.sep).join('/'))
    .sort()
}
