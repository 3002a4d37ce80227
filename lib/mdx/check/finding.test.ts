import { expect, test } from 'vitest'
import { annotate, describeFinding, type Finding, sortFindings } from './finding'

const finding = (file: string, line: number, column: number): Finding => ({
  file,
  line,
  column,
  rule: 'link',
  message: 'Correct 100 %.',
})

test('a finding is one line: place, rule, message and what was meant', () => {
  expect(describeFinding({ ...finding('content/a.mdx', 3, 5), nearest: '/study' })).toBe(
    "content/a.mdx:3:5 link — Correct 100 %. — did you mean '/study'?",
  )
})

test('an annotation escapes what would end its parts', () => {
  expect(annotate('error', { ...finding('content/a,b:c.mdx', 3, 5), nearest: 'x' })).toBe(
    "::error file=content/a%2Cb%3Ac.mdx,line=3,col=5,title=link::Correct 100 %25. — did you mean 'x'?",
  )
})

test('findings are sorted by file, line and column, by number', () => {
  const sorted = [finding('a', 2, 9), finding('a', 2, 10), finding('a', 10, 1), finding('b', 1, 1)]
  expect(sortFindings(sorted.toReversed())).toEqual(sorted)
})
