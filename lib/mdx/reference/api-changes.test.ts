import { expect, test } from 'vitest'
import { apiChanges } from './api-changes'
import type { ApiSymbol, Reference } from './types'

const ID = 'sdk#Pool'
const field = (name: string, type: string) => ({ name, kind: 'property' as const, type })
const call = (name: string, ...types: string[]) => ({
  name,
  kind: 'method' as const,
  signatures: types.map(type => ({ parameters: [{ name: 'a', type }], returns: 'void' })),
})

const pool: ApiSymbol = {
  kind: 'class',
  members: [field('fee', 'number'), call('quote', 'string'), field('old', 'Hidden')],
}

/** A package of this version, whose one symbol may be none. */
const api = (version: string, symbol?: ApiSymbol, id = ID): Reference => ({
  packages: { sdk: version },
  symbols: symbol ? { [id]: symbol } : {},
})

/** The names of what has changed, each with its declarations before and after. */
function told(before: Reference, after: Reference, id = ID) {
  const { changes, versions } = apiChanges(id, before, after)
  const lines = changes.map(({ name, was, is }) => [name, was?.declarations, is?.declarations])
  return [versions, ...lines]
}

test('members are added, removed and changed, in the order of the page', () => {
  const members = [
    field('new', 'number'),
    call('quote', 'string', 'number'),
    field('fee', 'number'),
  ]
  expect(told(api('1.0.0', pool), api('1.1.0', { ...pool, members }))).toEqual([
    '1.0.0 → 1.1.0',
    ['new', undefined, [['new: number']]],
    [
      'quote',
      [['quote(a: string): void']],
      [['quote(a: string): void'], ['quote(a: number): void']],
    ],
    ['old', [['old: Hidden']], undefined],
  ])
})

test('what a page does not show has not changed', () => {
  const members = pool.members.map(member => ({ ...member, mentions: ['sdk#Fee'] }))
  expect(told(api('1.0.0', pool), api('1.0.0', { ...pool, members }))).toEqual([undefined])
})

test('the symbol as a whole can change', () => {
  expect(told(api('1', pool), api('1', { ...pool, heritage: 'extends Base' }))).toEqual([
    undefined,
    ['Pool', [['class Pool']], [['class Pool extends Base']]],
  ])
  const f = (type: string): ApiSymbol => ({
    kind: 'function',
    members: [{ ...call('f', type), kind: 'function' }],
  })
  expect(told(api('1', f('A'), 'sdk#f'), api('1', f('B'), 'sdk#f'), 'sdk#f')).toEqual([
    undefined,
    ['f', [['function f(a: A): void']], [['function f(a: B): void']]],
  ])
})

test('of a new symbol, and of one that is gone, no member is told', () => {
  expect(told(api('1'), api('1', pool))).toEqual([undefined, ['Pool', undefined, [['class Pool']]]])
  expect(told(api('1', pool), api('1'))).toEqual([undefined, ['Pool', [['class Pool']], undefined]])
})

test('a local type is a part of what names it', () => {
  const locals = { Hidden: { fields: [{ name: 'a', type: 'number' }] } }
  const members = [{ ...field('old', 'Hidden'), locals: ['Hidden'] }]
  const [, change] = told(
    api('1', { kind: 'class', members }),
    api('1', { kind: 'class', members, locals }),
  )
  expect(change?.[2]).toEqual([['old: Hidden'], ['interface Hidden {', '  a: number', '}']])
})
