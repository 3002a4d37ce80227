import { expect, test } from 'vitest'
import { readMeta } from './lines.mjs'

test.each([
  ['', {}],
  ['title="a b.ts"', { title: 'a b.ts' }],
  ['title=\'it "is"\' run', { title: 'it "is"', run: '' }],
  ['{1,3-5}', { 1: '', '3-5': '' }],
  ['file=v3/a-b.ts#exact-input nocheck=""', { file: 'v3/a-b.ts#exact-input', nocheck: '' }],
  ['title="file=a.ts run"', { title: 'file=a.ts run' }],
])('the words %s', (meta, expected) => {
  expect(readMeta(meta)).toEqual(expected)
})
