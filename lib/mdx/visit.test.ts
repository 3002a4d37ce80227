import type { Root } from 'mdast'
import * as library from 'unist-util-visit'
import { expect, test } from 'vitest'
import { SKIP, visit } from './visit'

const tree = (): Root => ({
  type: 'root',
  children: [
    { type: 'paragraph', children: [{ type: 'text', value: 'a' }] },
    { type: 'blockquote', children: [{ type: 'paragraph', children: [] }] },
    { type: 'paragraph', children: [{ type: 'text', value: 'b' }] },
  ],
})

const calls = (of: typeof visit, results: Record<string, unknown>, type?: string) => {
  const seen: unknown[] = []
  const note = (node: { type: string }, index?: number, parent?: { type: string }) => {
    seen.push([node.type, index, parent?.type])
    return results[node.type] as undefined
  }
  const changed = tree()
  if (type) of(changed, type, note)
  else of(changed, note)
  return seen
}

test.each([
  ['all nodes', {}, undefined],
  ['those of a type', {}, 'paragraph'],
  ['not below what is skipped', { paragraph: SKIP, blockquote: SKIP }, undefined],
  ['from the index that is returned', { blockquote: 3 }, undefined],
])('it calls for %s what the library does', (_, results, type) => {
  expect(calls(visit, results, type)).toEqual(calls(library.visit, results, type))
})
