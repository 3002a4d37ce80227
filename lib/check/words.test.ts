import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { listDocIds, readDocFile } from '../content/doc-files.mjs'
import { listSamples, SAMPLES } from '../samples/samples.mjs'

// A page is read in a minute: content/README.md says what each kind of page holds.

/** Words that a page may have, by the beginning of its path; the first one counts. */
const bounds: [kind: RegExp, words: number][] = [
  [/^study\/terms/, 900],
  [/\/guides\//, 800],
  [/\/concepts\//, 1100],
  [/\/(?:technical-)?reference\//, 1600],
  [/./, 700],
]

const boundOf = (id: string) => bounds.find(([pattern]) => pattern.test(id))?.[1] ?? 0

/** Pages that may be longer, each with its bound and the reason. */
const exceptions: Record<string, [words: number, reason: string]> = {
  'contract/index': [
    1150,
    'has the addresses, what can change, and the steps before a public chain',
  ],
  'contract/swapx-v2/concepts/advanced-topics/security': [1200, 'has the checks of an audit'],
  'contract/swapx-v2/index': [3500, 'is the reference of four contracts'],
  'contract/swapx-v3/overview': [
    2050,
    'has the reverts without data of all v3 contracts, and what custody of positions takes',
  ],
  'sdk/index': [740, 'has units and rounding, which all guides need'],
  'sdk/v3/guides/local-development': [830, 'has the deployment on a test network, too'],
  'sdk/v3/guides/web3-development-basics': [
    950,
    'has accounts of every kind, which all guides need',
  ],
  'sdk/v3/reference/overview': [1900, 'has every export without a page of its own'],
}

const TOTAL = 70_000

/** Errors, in which a reader looks one up: their rows have a bound of their own. */
const ERRORS = /^\| (?:Error|Message) \|.*?\n\n/gms

/** Words that a row of these may have for cause and remedy. */
const ROW = 40

/** Front matter, code, and formulas. */
const NOT_WORDS = /^---\n.*?\n---\n|^( *`{3,}).*?^\1`*$|^\$\$.*?^\$\$|\$[^$\n]+\$/gms

const proseOf = (text: string) => text.replace(NOT_WORDS, '').replace(ERRORS, '')

const wordsOf = (text: string) => text.match(/[A-Za-z0-9][\w'’.-]*/g) ?? []

const countWords = (text: string) => wordsOf(proseOf(text)).length

test('no page is longer than its kind may be', () => {
  const long = listDocIds().flatMap(id => {
    const [bound = boundOf(id)] = exceptions[id] ?? []
    const words = countWords(readDocFile(id))
    return words > bound ? [`${id}: ${words} words, at most ${bound}`] : []
  })
  expect(long).toEqual([])
})

test('the row of an error says cause and remedy in few words', () => {
  const rows = listDocIds().flatMap(id =>
    [...readDocFile(id).matchAll(ERRORS)].flatMap(([table]) => table.trim().split('\n').slice(2)),
  )
  const words = (row: string) => {
    const [, , ...cells] = row.replace(/\]\([^)]*\)/g, ']').split(/(?<!\\)\|/)
    return wordsOf(cells.join(' ').replace(NOT_WORDS, '')).length
  }
  expect(rows.filter(row => words(row) > ROW)).toEqual([])
})

test('all pages together are a short book', () => {
  const words = listDocIds().map(id => countWords(readDocFile(id)))
  expect(words.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(TOTAL)
})

/** The paragraphs and items of a page, each as its words. */
function runningText(id: string): string[][] {
  const prose = proseOf(readDocFile(id)).replace(/\]\([^)]*\)|<[^>]+>/g, ' ')
  const blocks = prose.split(/\n\s*\n|\n(?=\s*(?:[-*|]|\d+\.)\s|#)/)
  const paragraphs = blocks.filter(block => !/^\s*[|#]/.test(block))
  return paragraphs.map(wordsOf)
}

test('each fact is written on one page', () => {
  // An entry of a reference is read alone, so entries of alike members are alike.
  const pages = listDocIds().filter(id => !id.includes('reference/'))
  const runsOf = (words: string[]) =>
    words.slice(7).map((_, start) => words.slice(start, start + 8).join(' '))
  const runs = pages.map(id => runningText(id).flatMap(runsOf))

  const counts = new Map<string, number>()
  for (const run of runs.flatMap(ofPage => [...new Set(ofPage)])) {
    counts.set(run, (counts.get(run) ?? 0) + 1)
  }
  const all = runs.flat()
  const repeated = all.filter(run => Number(counts.get(run)) > 1)
  expect(repeated.length / all.length, repeated.join('\n')).toBeLessThanOrEqual(0.005)
})

test('amounts are in smallest units, not in wei', () => {
  const outputs = listSamples(process.cwd()).filter(file => file.endsWith('.out.txt'))
  expect(outputs.length).toBeGreaterThan(30)
  const usesWei = (text: string) => /\bwei\b/.test(text)
  expect(listDocIds().filter(id => usesWei(readDocFile(id)))).toEqual([])
  expect(outputs.filter(file => usesWei(readFileSync(`${SAMPLES}/${file}`, 'utf8')))).toEqual([])
})

test('each exception is one', () => {
  const ids = Object.keys(exceptions)
  expect(ids.filter(id => countWords(readDocFile(id)) <= boundOf(id))).toEqual([])
})
