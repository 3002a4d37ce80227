import { expect, test } from 'vitest'
import { excerpt, readRegions } from './regions'

const SOURCE = `import { a } from 'a'

// #region outer
function f() {

  // #region inner
  const b = a()

    b()
  // #endregion
  return b
}
// #endregion outer

  //#region   last
  c()
  //#endregion
`

/** What is shown of a region, or of the whole. */
function show(source: string, name?: string) {
  const { regions } = readRegions(source)
  return excerpt(
    source,
    regions.find(region => region.name === name),
  )
}

test('regions are found, nested ones too, with their lines', () => {
  const { regions, mistakes } = readRegions(SOURCE)
  expect(mistakes).toEqual([])
  expect(regions).toEqual([
    { name: 'inner', start: 6, end: 10 },
    { name: 'outer', start: 3, end: 13 },
    { name: 'last', start: 15, end: 17 },
  ])
})

test('a region is shown without indentation and blank lines around it', () => {
  expect(show(SOURCE, 'inner')).toEqual({ text: 'const b = a()\n\n  b()', first: 7, last: 9 })
  expect(show(SOURCE, 'last')).toEqual({ text: 'c()', first: 16, last: 16 })
  expect(show('// #region a\n\n\n  b\n\n// #endregion', 'a').text).toBe('b')
})

test('markers are never shown, including markers of other regions', () => {
  expect(show(SOURCE, 'outer')).toEqual({
    text: 'function f() {\n\n  const b = a()\n\n    b()\n  return b\n}',
    first: 4,
    last: 12,
  })
  const { text, first, last } = show(SOURCE)
  expect(text).not.toContain('#')
  expect([first, last]).toEqual([1, 16])
})

test('what holds nothing is empty', () => {
  expect(show('// #region a\n\n// #endregion', 'a').text).toBe('')
  expect(show('\n').text).toBe('')
})

test.each([
  [
    '// #region a\n// #region b\n// #endregion',
    1,
    "The region 'a' is not closed. Add '// #endregion' after its last line.",
  ],
  [
    '// #region a\n// #endregion\n// #region a\n// #endregion',
    3,
    "The region 'a' begins in line 1 already. Give one of them another name.",
  ],
  [
    '// #region a\n// #region a\n// #endregion\n// #endregion',
    2,
    "The region 'a' begins in line 1 already. Give one of them another name.",
  ],
  [
    'a\n// #endregion',
    2,
    "This line closes no region. Remove it, or add '// #region name' before it.",
  ],
  [
    '// #region a\n// #region b\n// #endregion a\n// #endregion b',
    3,
    "This line closes 'a', but 'b' of line 2 is open. Close that one first.",
  ],
  [
    '// #region\n// #endregion',
    1,
    "A region needs a name of one word. Write '// #region exact-input'.",
  ],
  [
    '// #region exact input\n// #endregion',
    1,
    "A region needs a name of one word. Write '// #region exact-input'.",
  ],
])('wrong markers: %j', (source, line, reason) => {
  expect(readRegions(source).mistakes[0]).toEqual({ line, reason })
})

test.each(['a() // #region a', '// region a', '// #regional a', '/* #region a */'])(
  '%s is no marker',
  line => {
    expect(readRegions(line)).toEqual({ regions: [], mistakes: [] })
    expect(show(line).text).toBe(line)
  },
)
