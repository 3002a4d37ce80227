import { expect, test } from 'vitest'
import { placeOf, readSource } from './source-text'

const PAGE = ['Use `a`, ``b`c``.', '```sol title="x"', 'd;', '```', '> ```ts', '> e', '> ```'].join(
  '\n',
)

/** A view without what is blank. */
const lines = (view: string) => view.split('\n').map(line => line.trim().replace(/ +/g, ' '))

test('splits a page into views that keep every offset', () => {
  const { code, solidity, pasted } = readSource('content/page.mdx', PAGE)
  for (const view of [code, solidity, pasted]) {
    expect(view.split('\n').map(line => line.length)).toEqual(
      PAGE.split('\n').map(line => line.length),
    )
  }
  const fences = ['```sol title="x"', 'd;', '```', '> ```ts', '> e', '> ```']
  expect(lines(code)).toEqual(['', ...fences])
  expect(lines(solidity)).toEqual(['', ...fences.slice(0, 3), '', '', ''])
  expect(lines(pasted)).toEqual(['`a` ``b`c``', ...fences])
  expect(pasted.indexOf('`a`')).toBe(PAGE.indexOf('`a`'))
})

test('takes all of a sample for code, in the language of its ending', () => {
  expect(readSource('samples/a.sol', PAGE)).toMatchObject({ code: PAGE, solidity: PAGE })
  expect(readSource('samples/a.ts', PAGE)).toMatchObject({ code: PAGE, pasted: PAGE })
  expect(readSource('samples/a.ts', PAGE).solidity.trim()).toBe('')
  expect(readSource('samples/README.md', PAGE).code).not.toContain('Use')
})

test.each([
  [0, { line: 1, column: 1 }],
  [3, { line: 2, column: 1 }],
  [5, { line: 2, column: 3 }],
])('gives offset %i its line and column', (offset, place) => {
  expect(placeOf('ab\ncde\n', offset)).toEqual(place)
})
