import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

/** The rules that CONTRIBUTING.md tells authors of: what stands in the first cells of its tables. */
const [, section = ''] = readFileSync('CONTRIBUTING.md', 'utf8').split(
  '\n## What the build refuses\n',
)
const rows = (section.split('\n## ')[0] ?? '').split('\n').filter(line => line.startsWith('| `'))
const documented = rows.flatMap(row => row.split('|')[1]?.match(/[a-z-]+/g) ?? [])

const tests = ['lib/mdx', 'lib/mdx/check', 'lib/mdx/rules'].flatMap(folder =>
  readdirSync(folder)
    .filter(file => file.endsWith('.test.ts'))
    .map(file => readFileSync(path.join(folder, file), 'utf8')),
)

test.each(documented)('a test seeds a fault of the rule %s, and expects its line', rule => {
  expect(tests.some(text => new RegExp(`(?<![\\w-])${rule} — \\S`).test(text))).toBe(true)
})

test('every rule of which a test expects a line is in CONTRIBUTING.md', () => {
  const expected = tests.flatMap(text => [
    ...text.matchAll(/\d(?:\\d\+)?:(?:\d+|\\d\+) ([a-z-]+) — /g),
  ])
  const names = new Set(expected.map(([, rule = '']) => rule))
  expect([...names].filter(name => !documented.includes(name))).toEqual([])
})
