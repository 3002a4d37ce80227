import { symlinkSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { describeFinding } from '../content/finding'
import { folderWith } from '../files/folder.fixture'
import { category, doc, generated } from '../site/sidebars.fixture'
import { checkLinkedFiles } from './content-files'
import { checkStructure } from './structure'

const CONFIG = `export const sidebars = {
  guide: [
    { type: 'doc', id: 'swaps', label: '兑换', labelEn: 'Swaps' },
  ],
}
`
const swaps = doc('swaps', '兑换')

/** What is said of a site with these sidebars and files. */
function findings(
  guide: Parameters<typeof category>[1],
  docIds: string[],
  configSource = CONFIG,
  standalonePages: string[] = [],
) {
  const structure = { sidebars: { guide }, standalonePages, docIds, configSource }
  return checkStructure(structure).map(describeFinding)
}

describe('checkStructure', () => {
  test('finds nothing when every entry has its file and every file its entry', () => {
    expect(findings([swaps], ['index', 'swaps'], CONFIG, ['index'])).toEqual([])
  })

  test('names the line of an entry without file', () => {
    expect(findings([swaps], [])).toEqual([
      "sidebars.config.ts:3:24 sidebar — The entry names the page 'swaps', but content/swaps.mdx does not exist. Create the file, or remove the entry.",
    ])
  })

  test('names the file that a misspelt entry means', () => {
    expect(findings([swaps], ['swap'])).toEqual([
      expect.stringMatching(/^sidebars\.config\.ts:3:24 .* — did you mean 'swap'\?$/),
      expect.stringMatching(/^content\/swap\.mdx:1:1 sidebar — The page is in no sidebar/),
    ])
  })

  test('finds an entry that a helper writes by the last part of its id', () => {
    const config = "a\nsymbol('classes', 'Pool', '池'),\n"
    expect(findings([doc('sdk/classes/Pool', '池')], [], config)).toEqual([
      expect.stringMatching(/^sidebars\.config\.ts:2:19 sidebar/),
    ])
  })

  test('names a file without entry', () => {
    expect(findings([], ['a/new'])).toEqual([
      "content/a/new.mdx:1:1 sidebar — The page is in no sidebar. Add doc('a/new', …) to sidebars.config.ts, or remove the file.",
    ])
  })
})

test('reports two entries of one list that readers cannot distinguish', () => {
  const config = "doc('a', '甲', 'A'),\ndoc('b', '甲', 'B'),\ndoc('c', '丙', 'A'),\n"
  const entry = (id: string, label: string, labelEn: string) => ({ ...doc(id, label), labelEn })
  const items = [entry('a', '甲', 'A'), entry('b', '甲', 'B'), entry('c', '丙', 'A')]
  const expected = [
    "sidebars.config.ts:2:5 sidebar — Another entry of this list has the label '甲' or 'B'. Give one of them another.",
    "sidebars.config.ts:3:5 sidebar — Another entry of this list has the label '丙' or 'A'. Give one of them another.",
  ]
  expect(findings(items, ['a', 'b', 'c'], config)).toEqual(expected)
  expect(findings([category('类', items)], ['a', 'b', 'c'], config)).toEqual(expected)
})

test('lets entries of two lists have one label', () => {
  const items = [category('甲', [doc('a', '概述')]), category('乙', [doc('b', '概述')])]
  expect(findings(items, ['a', 'b'], '')).toEqual([])
})

test.each([
  ['the same page in two sidebars', ['a'], ['a'], '/a'],
  ['a file and its folder', ['a'], ['a/index'], '/a'],
  ['three times', ['a', 'a'], ['a'], '/a'],
  ['a category’s address', ['category/指南'], [], '/category/指南'],
])('reports a repeated address once: %s', (_, one, two, address) => {
  const docOf = (id: string) => doc(id)
  const index = category('指南', [docOf('in')], generated)
  const sidebars = { one: one.map(docOf), two: two.map(docOf), guide: [index] }
  const docIds = [...new Set([...one, ...two, 'in'])]
  const structure = { sidebars, standalonePages: [], docIds, configSource: '' }
  expect(checkStructure(structure).map(describeFinding)).toEqual([
    `sidebars.config.ts:1:1 duplicate-route — The address ${address} is used more than once. Keep one.`,
  ])
})

test.each([
  ['upper and lower case', 'x/Pool', 'x/pool'],
  ['composed and decomposed characters', 'caf\u00e9', 'cafe\u0301'],
])('refuses addresses that differ in %s', (_, one, other) => {
  expect(findings([doc(one), doc(other)], [one, other], '')).toEqual([
    `sidebars.config.ts:1:1 look-alike — The addresses /${one} and /${other} differ only in case or Unicode form, which some hosts and disks ignore, so a page is lost. Rename one.`,
  ])
})

test('a page that a link brings in from outside the project is reported', () => {
  const folder = folderWith({ 'outside.mdx': '', 'project/content/page.mdx': '' })
  const content = path.join(folder, 'project/content')
  symlinkSync('page.mdx', path.join(content, 'inside.mdx'))
  symlinkSync('../../outside.mdx', path.join(content, 'linked.mdx'))
  const found = checkLinkedFiles(content, ['inside.mdx', 'linked.mdx', 'page.mdx'])
  expect(found.map(({ file, rule }) => [file, rule])).toEqual([['content/linked.mdx', 'file-name']])
})
