import { expect, test } from 'vitest'
import { readLines } from './lines.mjs'

/** Each line marked as code (`#`) or text (`.`). */
const marks = (source: string) =>
  readLines(source)
    .map(({ isCode }) => (isCode ? '#' : '.'))
    .join('')

test.each([
  ['a fence', 'a\n```ts\nb\n```\nc', '.###.'],
  ['a fence that is not closed', '```\na\nb', '###'],
  ['a longer fence around a shorter one', '````\n```\n````\na', '###.'],
  ['tildes around backticks', '~~~\n```\n~~~\na', '###.'],
  ['an opening fence inside a fence', '```\n```ts\n```\na', '###.'],
  ['a fence in a list', '- ```ts\n  a\n  ```\n\nb', '###..'],
  ['a fence in a numbered list in a quotation', '> 1. ```ts\n>    a\n>    ```\nb', '###.'],
  ['backticks of inline code', '``` `a` ```\nb', '..'],
])('%s', (_, source, expected) => {
  expect(marks(source)).toBe(expected)
})

test('a line that opens a code block has the words after its fence as `info`', () => {
  const lines = readLines('- ```ts {1}\n  ```js\n  ```\n~~~\n~~~\n````')
  expect(lines.map(({ info }) => info)).toEqual(['ts {1}', undefined, undefined, '', undefined, ''])
})
