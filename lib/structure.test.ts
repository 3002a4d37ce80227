import { describe, expect, test } from 'vitest'
import { category, doc } from './sidebars.fixture'
import { checkStructure } from './structure'

const CONFIG = `export const sidebars = {
  guide: [
    { type: 'doc', id: 'swaps', label: '兑换', labelEn: 'Swaps' },
    { type: 'category', label: '兑换', labelEn: 'Swaps', items: [] },
  ],
}
`
const swaps = doc('swaps', '兑换')

describe('checkStructure', () => {
  test('finds nothing when every entry has its file and every file its entry', () => {
    const site = { standalonePages: ['index'], docIds: ['index', 'swaps'], configSource: CONFIG }
    expect(checkStructure({ sidebars: { guide: [swaps] }, ...site })).toEqual({
      errors: [],
      duplicates: [],
    })
  })

  test('names the line of an entry without file', () => {
    const site = { standalonePages: [], docIds: [], configSource: CONFIG }
    expect(checkStructure({ sidebars: { guide: [swaps] }, ...site })).toEqual({
      errors: [
        "sidebars.config.ts:3 names the page 'swaps', but content/swaps.mdx does not exist. Create the file or remove the entry.",
      ],
      duplicates: [],
    })
  })

  test('names a file without entry', () => {
    const site = { standalonePages: [], docIds: ['a/new'], configSource: CONFIG }
    expect(checkStructure({ sidebars: {}, ...site })).toEqual({
      errors: [
        "content/a/new.mdx:1 is in no sidebar. Add doc('a/new', …) to sidebars.config.ts or remove the file.",
      ],
      duplicates: [],
    })
  })

  test('names the line of a category without items, not that of a page of the same name', () => {
    const site = { standalonePages: [], docIds: ['swaps'], configSource: CONFIG }
    expect(checkStructure({ sidebars: { guide: [swaps, category('兑换', [])] }, ...site })).toEqual(
      {
        errors: ["sidebars.config.ts:4 category '兑换' has no items. Give it one or remove it."],
        duplicates: [],
      },
    )
  })

  test('tells all mistakes at once', () => {
    const sidebars = { guide: [swaps, category('兑换', [])] }
    const site = { standalonePages: [], docIds: ['new'], configSource: CONFIG }
    expect(checkStructure({ sidebars, ...site }).errors).toHaveLength(3)
  })
})

test.each([
  ['the same page in two sidebars', ['a'], ['a'], '/a'],
  ['a file and its folder', ['a'], ['a/index'], '/a'],
  ['three times', ['a', 'a'], ['a'], '/a'],
  ['a category’s address', ['category/指南'], [], '/category/指南'],
])('only warns, once, of an address used more than once: %s', (_, one, two, address) => {
  const index = category('指南', [doc('in')], { type: 'generated-index', description: '' })
  const sidebars = { one: one.map(id => doc(id)), two: two.map(id => doc(id)), guide: [index] }
  const docIds = [...new Set([...one, ...two, 'in'])]
  expect(checkStructure({ sidebars, standalonePages: [], docIds, configSource: '' })).toEqual({
    errors: [],
    duplicates: [
      `sidebars.config.ts: the address ${address} is used more than once; which page it shows is not certain. Keep one.`,
    ],
  })
})

test.each([
  ['upper and lower case', 'x/Pool', 'x/pool'],
  ['composed and decomposed characters', 'caf\u00e9', 'cafe\u0301'],
])('refuses addresses that differ in %s', (_, one, other) => {
  const sidebars = { one: [doc(one)], two: [doc(other)] }
  const site = { standalonePages: [], docIds: [one, other], configSource: '' }
  expect(checkStructure({ sidebars, ...site })).toEqual({
    errors: [
      `sidebars.config.ts: the addresses /${one} and /${other} differ only in upper and lower case or in how Unicode writes them; hosts and disks that take them for one lose a page. Rename one.`,
    ],
    duplicates: [],
  })
})
