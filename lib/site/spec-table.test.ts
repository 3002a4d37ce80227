import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { SLOW_SPECS, SLOW_UNITS } from '../../e2e/runner/levels'

/** Number of sentences in each section of the specification, from section 0, its opening. */
const SENTENCES = [3, 9, 55, 4, 17, 2, 2, 4, 10, 12]

/** Sentences without anything to test. */
const RECORDED = ['0.3', '2.9', '2.19', '3.4', '5.1', '6.1', '7.2', '9.12']

const rows = readFileSync('e2e/SPEC.md', 'utf8')
  .split('\n')
  .filter(line => /^\| \d/.test(line))
  .map(line => {
    const [, id = '', , file = '', title = ''] = line.split(/(?<!\\)\|/).map(cell => cell.trim())
    return { id, file: file.replaceAll('`', ''), title: title.replaceAll('\\|', '|') }
  })

test('the table has a row for every sentence of the specification, in order', () => {
  const ids = SENTENCES.flatMap((count, section) =>
    Array.from({ length: count }, (_, index) => `${section}.${index + 1}`),
  )
  expect([...new Set(rows.map(({ id }) => id))]).toEqual(ids)
})

test('every row names a test that is there', () => {
  const missing = rows
    .filter(({ title }) => !title.startsWith('recorded: '))
    .filter(({ file, title }) => !existsSync(file) || !hasTest(readFileSync(file, 'utf8'), title))
  expect(missing).toEqual([])
})

test('only these sentences have no test', () => {
  const recorded = rows.filter(({ title }) => title.startsWith('recorded: '))
  expect(recorded.map(({ id }) => id)).toEqual(RECORDED)
})

/**
 * Sentences that `npm test` leaves to `npm test -- --all`: what is off by default takes a second build, and a
 * build that fails another one.
 */
const ONLY_IN_ALL = [
  '2.42',
  '2.49',
  '4.6',
  '4.7',
  '4.8',
  '4.13',
  '4.14',
  '8.1',
  '8.8',
  '8.9',
  '8.10',
]

test('the quick level of the tests holds all sentences but these', () => {
  const slow = Object.keys({ ...SLOW_SPECS, ...SLOW_UNITS }).map(name => name.replace('*', ''))
  const isSlow = (file: string) => slow.some(name => file.endsWith(name))
  const quick = new Set(rows.filter(({ file }) => file && !isSlow(file)).map(({ id }) => id))
  const tested = rows.map(({ id }) => id).filter(id => !RECORDED.includes(id))
  expect([...new Set(tested)].filter(id => !quick.has(id))).toEqual(ONLY_IN_ALL)
})

/** Whether a file has a test with this title: `test('…'`, or `('…'` after the rows of `test.each`. */
function hasTest(source: string, title: string): boolean {
  return ["'", '"', '`'].some(quote => {
    return new RegExp(String.raw`(\btest|[\])])\(\s*${literal(quote + title + quote)}`).test(source)
  })
}

/** The text as a regular expression that matches it alone. */
function literal(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
}
