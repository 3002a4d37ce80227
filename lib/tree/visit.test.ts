import { expect, test } from 'vitest'
import { SKIP, visit } from './visit'

const tree = () => ({
  type: 'root',
  children: [
    { type: 'a', children: [{ type: 'b', name: 'inner' }] },
    { type: 'b', name: 'outer' },
  ],
})

test('a visitor gets the nodes of a type, with where they are', () => {
  const seen: unknown[] = []
  visit(tree() as never, 'b', (node: { name: string }, index: number, parent: { type: string }) => {
    seen.push([node.name, index, parent.type])
  })
  expect(seen).toEqual([
    ['inner', 0, 'a'],
    ['outer', 1, 'root'],
  ])
})

test('a visitor that skips does not see what is inside; what it puts there it sees later', () => {
  const seen: string[] = []
  const root = tree()
  visit(root as never, (node: { type: string }, index?: number) => {
    seen.push(node.type)
    if (node.type !== 'a') return
    root.children.splice(index ?? 0, 1, { type: 'c' } as never, { type: 'd' } as never)
    return SKIP
  })
  expect(seen).toEqual(['root', 'a', 'd', 'b'])
})
