import { expect, test } from 'vitest'
import { describeFinding } from './finding'
import { checkSampleCommands } from './samples'

const known = ['v3/quoting.ts', 'v3/trading.ts']
const findings = (text: string) =>
  checkSampleCommands('content/a.mdx', text, known).map(describeFinding)

test.each([
  'Run `npx tsx run.ts v3/quoting.ts`.',
  '<SampleFiles of="v3/trading.ts v3/quoting.ts" />',
])('%s names files that readers have', text => {
  expect(findings(text)).toEqual([])
})

test('a module runs nothing by itself', () => {
  const text = '`npx tsx v3/quoting.ts` ([quoting.ts](/samples/v3/quoting.ts))'
  expect(findings(text)).toEqual([
    "content/a.mdx:1:2 sample-command — 'npx tsx v3/quoting.ts' runs nothing. Write 'npx tsx run.ts v3/quoting.ts'.",
  ])
})

test.each([
  'npx tsx run.ts v3/quotng.ts',
  '<SampleFiles of="v3/quotng.ts" />',
  '<SampleFiles of="v3/trading.ts v3/quotng.ts" />',
])('the file of %s must exist', text => {
  expect(findings(text)).toEqual([
    "content/a.mdx:1:1 sample-command — Readers have no file 'v3/quotng.ts'. Correct its path, which begins inside samples/, or add the file. — did you mean 'v3/quoting.ts'?",
  ])
})
