import { expect, test } from 'vitest'
import { readMagicComments } from './magic-comments'

test.each([
  ['ts', '// highlight-next-line'],
  ['typescript', '  /* highlight-next-line */'],
  ['solidity', '// highlight-next-line'],
  ['css', '/* highlight-next-line */'],
  ['html', '<!-- highlight-next-line -->'],
  ['mdx', '{/* highlight-next-line */}'],
  ['bash', '# highlight-next-line'],
  ['yaml', '#highlight-next-line'],
  ['text', '<!-- highlight-next-line -->'],
])('in %s, %j marks the next line', (lang, comment) => {
  expect(readMagicComments(`a\n${comment}\nb\nc`, lang)).toEqual({
    source: 'a\nb\nc',
    lines: new Set([2]),
  })
})

test('lines between highlight-start and highlight-end are marked', () => {
  const source = 'a\n// highlight-start\nb\n\nc\n// highlight-end\nd'
  expect(readMagicComments(source, 'ts')).toEqual({
    source: 'a\nb\n\nc\nd',
    lines: new Set([2, 3, 4]),
  })
})

test.each([
  ['a comment of another language', 'ts', '# highlight-next-line'],
  ['a comment that does not stand alone', 'ts', 'b() // highlight-next-line'],
  ['another comment', 'ts', '// highlight'],
])('%s stays', (_, lang, line) => {
  expect(readMagicComments(`${line}\na`, lang)).toEqual({ source: `${line}\na`, lines: new Set() })
})
