import { expect, test } from 'vitest'
import { describeFinding } from '../content/finding'
import { checkRegions, readSamples } from './samples'

const samples = new Map([
  ['v3/quoting.ts', 'a\n// #region input\n// #region inner\nb\n// #endregion\n// #endregion\n'],
  ['setup.ts', 'c\n'],
])

test('regions that pages show are in order', () => {
  const references = ['input', 'inner'].map(region => ({ file: 'v3/quoting.ts', region }))
  expect(checkRegions(samples, references)).toEqual([])
})

test.each([
  ['no page at all', []],
  ['a page the whole file', [{ file: 'v3/quoting.ts' }]],
  ['a page the region of another file', [{ file: 'v2/quoting.ts', region: 'inner' }]],
])('a region is unused when %s shows it', (_, references) => {
  const input = { file: 'v3/quoting.ts', region: 'input' }
  expect(checkRegions(samples, [input, ...references]).map(describeFinding)).toEqual([
    "samples/v3/quoting.ts:3:1 sample-region — No page shows the region 'inner'. Show it with 'file=v3/quoting.ts#inner', or remove its markers.",
  ])
})

test('malformed markers are reported instead', () => {
  const findings = checkRegions(new Map([['a.ts', '\n// #region x\n']]), [])
  expect(findings.map(describeFinding)).toEqual([
    "samples/a.ts:2:1 sample-region — The region 'x' is not closed. Add '// #endregion' after its last line.",
  ])
})

test('the region that samples/README.md shows authors is not one of a sample', () => {
  const files = [...readSamples().keys()]
  expect(files).toContain('v3/quoting.ts')
  expect(files).not.toContain('README.md')
})
