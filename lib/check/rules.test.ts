import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const GUIDE = 'lib/check/README.md'

/** The rules that the guide lists: the first cells of its tables. */
const rows = readFileSync(GUIDE, 'utf8')
  .split('\n')
  .filter(line => line.startsWith('| `'))
const documented = rows.flatMap(row => row.split('|')[1]?.match(/[a-z-]+/g) ?? [])

const tests = ['lib/pipeline', 'lib/check', 'lib/check/money'].flatMap(folder =>
  readdirSync(folder)
    .filter(file => file.endsWith('.test.ts'))
    .map(file => readFileSync(path.join(folder, file), 'utf8')),
)

test.each(documented)('a test has a mistake for the rule %s, and expects its line', rule => {
  const expected = new RegExp(String.raw`(?<![\w-])${rule} — \S|\d:\d+ ${rule} \S|'${rule}', `)
  expect(tests.some(text => expected.test(text))).toBe(true)
})

test('the guide lists every rule that a test expects', () => {
  const expected = tests.flatMap(text => [
    ...text.matchAll(/\d(?:\\d\+)?:(?:\d+|\\d\+) ([a-z-]+) (?:— |\S+'[,\]])/g),
  ])
  const names = new Set(expected.map(([, rule = '']) => rule))
  expect([...names].filter(name => !documented.includes(name))).toEqual([])
})
