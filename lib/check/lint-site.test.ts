import { expect, test } from 'vitest'
import { folderWith } from '../files/folder.fixture'
import { lintedSamples } from './content'

test('reads the text files of samples, without what npm and tools put there', () => {
  const kept = [
    'README.md',
    'deployment.json',
    'programs/swap.mts',
    'programs/swap.out.txt',
    'v3/Swap.sol',
    'v3/quote.ts',
    'web/app.tsx',
  ]
  const left = ['package-lock.json', '.cache/a.ts', 'node_modules/a/a.ts', 'a.bin']
  const files = [...kept, ...left].map(file => [`samples/${file}`, ''])
  expect(lintedSamples(folderWith(Object.fromEntries(files)))).toEqual(
    kept.map(file => `samples/${file}`),
  )
})
