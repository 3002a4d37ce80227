import { parseAst } from 'vite'
import { afterEach, expect, test } from 'vitest'
import { compare, instrument } from './provider'

afterEach(() => {
  ranSamples.delete('a.ts')
})

/** Loads a module's code, and does something with what it defines. */
function load(code: string, act = '') {
  const text = instrument(code, parseAst(code), 'a.ts')
  const result = new Function(`${text}\n;return (() => ${act || 'undefined'})()`)()
  return { hasRun: ranSamples.has('a.ts'), result }
}

const CODE = `
const double = n => n * 2
const both = a => b => ({ é: [a, b] })
class Counter { constructor() { this.count = 0 } async add() { this.count += 1 } }
function text() { return 'a ⇄ b' }
`

test.each([
  ['double(2)', 4],
  ['both(1)(2)', { é: [1, 2] }],
  ['new Counter().count', 0],
  ['text()', 'a ⇄ b'],
])('a sample has run once one of its functions has: %s', (act, result) => {
  expect(load(CODE).hasRun).toBe(false)
  expect(load(CODE, act)).toEqual({ hasRun: true, result })
})

test('a sample without functions has run once it is loaded', () => {
  expect(load('const abi = []').hasRun).toBe(true)
})

test('the list is held against a whole run, both ways', () => {
  const lists = 'lists old.ts, of which nothing has run'
  const lacks = 'does not list new.ts, which has run'
  const held = (isWhole: boolean, update: 'all' | 'new' | 'none') =>
    compare(['kept.ts', 'old.ts'], ['new.ts', 'kept.ts'], isWhole, update)
  const all = ['kept.ts', 'new.ts', 'old.ts']
  expect(held(true, 'none')).toEqual({ listed: ['kept.ts', 'old.ts'], mistakes: [lacks, lists] })
  expect(held(true, 'new')).toEqual({ listed: all, mistakes: [lists] })
  expect(held(true, 'all')).toEqual({ listed: ['kept.ts', 'new.ts'], mistakes: [] })
  // A few tests run few samples.
  expect(held(false, 'none')).toEqual({ listed: ['kept.ts', 'old.ts'], mistakes: [] })
  expect(held(false, 'new')).toEqual({ listed: all, mistakes: [] })
  expect(held(false, 'all')).toEqual({ listed: all, mistakes: [] })
})
