import { expect, test } from 'vitest'
import { readMeta } from './lines.mjs'

test.each([
  ['', {}],
  ['title="a b.ts"', { title: 'a b.ts' }],
  ['title=\'it "is"\' {1,3-5}', { title: 'it "is"', range: '1,3-5' }],
  ['{1, 3} showLineNumbers', { range: '1, 3', showLineNumbers: '' }],
  ['showLineNumbers=8', { showLineNumbers: '8' }],
  ['file=v3/a-b.ts#exact-input nocheck=""', { file: 'v3/a-b.ts#exact-input', nocheck: '' }],
  ['title="file=a.ts showLineNumbers=8 {1}"', { title: 'file=a.ts showLineNumbers=8 {1}' }],
])('the words %s', (meta, expected) => {
  expect(readMeta(meta)).toEqual(expected)
})
