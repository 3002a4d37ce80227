import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { describeFinding, type Finding, sortFindings } from './finding'

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

test('GitHub finds it among what the build prints', () => {
  const { problemMatcher } = JSON.parse(readFileSync('.github/mistakes.json', 'utf8'))
  const [{ regexp, severity, file, line, column, code, message }] = problemMatcher[0].pattern
  const text = describeFinding({ ...finding('content/a&b/c.mdx', 3, 5), nearest: '/x' })
  const match = new RegExp(regexp).exec(`error: ${text}`) ?? []
  expect([severity, file, line, column, code, message].map(part => match[part])).toEqual([
    'error',
    'content/a&b/c.mdx',
    '3',
    '5',
    'link',
    "Correct 100 %. — did you mean '/x'?",
  ])
})

test('findings are sorted by file, line and column, by number', () => {
  const sorted = [finding('a', 2, 9), finding('a', 2, 10), finding('a', 10, 1), finding('b', 1, 1)]
  expect(sortFindings(sorted.toReversed())).toEqual(sorted)
})

test('a damaged file has no other findings', () => {
  const damage = { ...finding('a', 2, 1), rule: 'damaged' }
  const others = [finding('a', 1, 1), finding('b', 1, 1)]
  expect(sortFindings([...others, damage])).toEqual([damage, others[1]])
})
