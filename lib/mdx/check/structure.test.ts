import { describe, expect, test } from 'vitest'
import { category, doc, generated } from '../../site/sidebars.fixture'
import { describeFinding } from './finding'
import { checkStructure } from './structure'

const CONFIG = `export const sidebars = {
  guide: [
    { type: 'doc', id: 'swaps', label: '兑换', labelEn: 'Swaps' },
    { type: 'category', label: '兑换', labelEn: 'Swaps', items: [] },
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

  test('names the line of a category without items, not that of a page of the same name', () => {
    expect(findings([swaps, category('兑换', [])], ['swaps'])).toEqual([
      "sidebars.config.ts:4:32 sidebar — The category '兑换' has no items. Give it one, or remove it.",
    ])
  })

  test('wants Chinese labels, except for names of the product', () => {
    const config = "a\n  doc('a', 'Fees', 'Fees'),\n"
    expect(findings([doc('a', 'Fees'), doc('b', 'SwapX V2')], ['a', 'b'], config)).toEqual([
      "sidebars.config.ts:2:12 label — The label 'Fees' has no Chinese. Write it in Chinese; English goes into labelEn.",
    ])
  })

  test('wants Chinese in every label that makes an address', () => {
    const config = "{ type: 'category', label: 'SwapX V2', link: 1 }"
    const guide = [category('SwapX V2', [swaps], generated)]
    expect(findings(guide, ['swaps'], config)).toEqual([
      "sidebars.config.ts:1:28 label — The label 'SwapX V2' makes the address of a category page and has no Chinese. Write it in Chinese.",
    ])
  })

  test('names the line of a category’s description of a wrong length', () => {
    const guide = [category('指南', [swaps], { type: 'generated-index', description: 'Short.' })]
    expect(findings(guide, ['swaps'], "\n  link: { description: 'Short.' },")).toEqual([
      'sidebars.config.ts:2:24 description — The description has 6 characters. Say more: search engines show 50 to 160.',
    ])
  })
})

test('tells of a title that two pages of one section have', () => {
  const guide = [
    category(
      '基础',
      ['a', 'b', 'c'].map(id => doc(id, '页')),
    ),
    doc('d', '页'),
  ]
  const titles = [
    { id: 'a', title: 'Fees', line: 2 },
    { id: 'b', title: 'Fees', line: 3 },
    { id: 'c', title: 'Prices', line: 2 },
    { id: 'd', title: 'Fees', line: 2 },
  ]
  const docIds = titles.map(({ id }) => id)
  const structure = { sidebars: { guide }, standalonePages: [], docIds, titles, configSource: '' }
  expect(checkStructure(structure).map(describeFinding)).toEqual([
    "content/b.mdx:3:1 title — The title 'Fees' is that of content/a.mdx, too, in the same section ('基础 in English'). Give one of them another.",
  ])
})

test.each([
  ['the same page in two sidebars', ['a'], ['a'], '/a'],
  ['a file and its folder', ['a'], ['a/index'], '/a'],
  ['three times', ['a', 'a'], ['a'], '/a'],
  ['a category’s address', ['category/指南'], [], '/category/指南'],
])('tells once of an address used more than once: %s', (_, one, two, address) => {
  const docOf = (id: string) => doc(id, '页')
  const index = category('指南', [docOf('in')], generated)
  const sidebars = { one: one.map(docOf), two: two.map(docOf), guide: [index] }
  const docIds = [...new Set([...one, ...two, 'in'])]
  const structure = { sidebars, standalonePages: [], docIds, configSource: '' }
  expect(checkStructure(structure).map(describeFinding)).toEqual([
    `sidebars.config.ts:1:1 duplicate-route — The address ${address} is used more than once; which page it shows is not certain. Keep one.`,
  ])
})

test.each([
  ['upper and lower case', 'x/Pool', 'x/pool'],
  ['composed and decomposed characters', 'caf\u00e9', 'cafe\u0301'],
])('refuses addresses that differ in %s', (_, one, other) => {
  expect(findings([doc(one, '页'), doc(other, '页')], [one, other], '')).toEqual([
    `sidebars.config.ts:1:1 look-alike — The addresses /${one} and /${other} differ only in upper and lower case or in how Unicode writes them; hosts and disks that take them for one lose a page. Rename one.`,
  ])
})
