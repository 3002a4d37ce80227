import { expect, test } from 'vitest'
import { describeFinding } from '../content/finding'
import { checkSampleCommands } from './samples'

const known = ['v3/quoting.ts', 'v3/trading.ts']
const findings = (text: string) =>
  checkSampleCommands('content/a.mdx', text, known).map(describeFinding)

test('a command of a file that readers have passes', () => {
  expect(findings('Run `npx tsx run.ts v3/quoting.ts`.')).toEqual([])
})

test('a module runs nothing by itself', () => {
  const text = '`npx tsx v3/quoting.ts` ([quoting.ts](/samples/v3/quoting.ts))'
  expect(findings(text)).toEqual([
    "content/a.mdx:1:2 sample-command — 'npx tsx v3/quoting.ts' runs nothing. Write 'npx tsx run.ts v3/quoting.ts'.",
  ])
})

test('the file of a command must exist', () => {
  expect(findings('npx tsx run.ts v3/quotng.ts')).toEqual([
    "content/a.mdx:1:1 sample-command — Readers have no file 'v3/quotng.ts'. Correct its path, which begins inside samples/, or add the file. — did you mean 'v3/quoting.ts'?",
  ])
})
