import { expect, test } from 'vitest'
import { listDocIds, readDocFile } from '../doc-files.mjs'

// A page is read in a minute: content/README.md says what each kind of page holds.

/** Words that a page may have, by the beginning of its path; the first one counts. */
const bounds: [kind: RegExp, words: number][] = [
  [/^study\/terms/, 900],
  [/\/guides\//, 900],
  [/\/concepts\//, 1100],
  [/\/(?:technical-)?reference\//, 1600],
  [/./, 700],
]

const boundOf = (id: string) => bounds.find(([pattern]) => pattern.test(id))?.[1] ?? 0

/** Pages that may be longer, each with its bound and the reason. */
const exceptions: Record<string, [words: number, reason: string]> = {
  'contract/index': [
    1100,
    'has the addresses, what can change, and the steps before a public chain',
  ],
  'contract/swapx-v2/index': [3500, 'is the reference of three contracts'],
  'contract/swapx-v3/overview': [1400, 'has the reverts without data of all v3 contracts'],
  'markdown-page': [1000, 'shows every element that a page may have'],
  'sdk/v3/guides/local-development': [1000, 'starts the chain of all guides'],
  'sdk/v3/guides/web3-development-basics': [1100, 'has what all guides need of a chain'],
  'sdk/v3/reference/overview': [1900, 'has every export without a page of its own'],
  'study/index': [850, 'leads to every guide'],
}

const TOTAL = 70_000

/** Front matter, code, formulas, and tables of errors, whose rows have a bound of their own. */
const NOT_PROSE = /^---\n.*?\n---\n|^( *`{3,}).*?^\1`*$|\$[^$\n]+\$|^\| Error \|.*?\n\n/gms

function countWords(text: string): number {
  const prose = text.replace(NOT_PROSE, '')
  return prose.match(/[A-Za-z0-9][\w'’.-]*/g)?.length ?? 0
}

test('no page is longer than its kind may be', () => {
  const long = listDocIds().flatMap(id => {
    const [bound = boundOf(id)] = exceptions[id] ?? []
    const words = countWords(readDocFile(id))
    return words > bound ? [`${id}: ${words} words, at most ${bound}`] : []
  })
  expect(long).toEqual([])
})

test('all pages together are a short book', () => {
  const words = listDocIds().map(id => countWords(readDocFile(id)))
  expect(words.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(TOTAL)
})

test('each exception is one', () => {
  const ids = Object.keys(exceptions)
  expect(ids.filter(id => countWords(readDocFile(id)) <= boundOf(id))).toEqual([])
})
