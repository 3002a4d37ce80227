import { expect, test } from 'vitest'
import { nestToc, type TocNode } from './toc'

/** Headings such as `h2 a`, as a page exports them. */
function headings(...names: string[]) {
  return names.map(name => ({ id: name.slice(3), depth: Number(name[1]), title: [] }))
}

/** The tree in short: `a(b c)`. */
function outline(nodes: TocNode[]): string {
  return nodes
    .map(({ id, children }) => (children.length > 0 ? `${id}(${outline(children)})` : id))
    .join(' ')
}

test('an entry keeps its heading and gets the entries under it', () => {
  const title = [{ type: 'text', value: 'Fees' } as const]
  expect(nestToc([{ id: 'fees', depth: 2, title }], 2, 3)).toEqual([
    { id: 'fees', depth: 2, title, children: [] },
  ])
})

test.each([
  ['no headings', [], 2, 3, ''],
  ['one level', ['h2 a', 'h2 b'], 2, 3, 'a b'],
  ['two levels', ['h2 a', 'h3 b', 'h3 c', 'h2 d'], 2, 3, 'a(b c) d'],
  ['a first heading deeper than the next', ['h3 a', 'h2 b', 'h3 c'], 2, 3, 'a b(c)'],
  ['a level left out', ['h2 a', 'h4 b', 'h3 c'], 2, 4, 'a(b c)'],
  ['too deep', ['h2 a', 'h4 b', 'h3 c', 'h6 d'], 2, 3, 'a(c)'],
  ['only headings that are too deep', ['h4 a'], 2, 3, ''],
  ['too high: those under it move up', ['h2 a', 'h3 b', 'h2 c', 'h4 d'], 3, 4, 'b d'],
])('the tree of %s', (_, names, min, max, tree) => {
  expect(outline(nestToc(headings(...names), min, max))).toBe(tree)
})
