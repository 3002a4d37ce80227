import { expect, test } from 'vitest'
import { folderWith } from '../files/folder.fixture'
import { isSample, listReferences, listSamples } from './samples.mjs'

test('the samples are all files but packages, what begins with a dot, and what git ignores', () => {
  const files = ['v3/swap.ts', 'v3/deep/a.sol', 'package.json']
  const ignored = 'deployment.json'
  const others = [ignored, 'node_modules/a/a.ts', 'v3/node_modules/b.ts', '.cache/c.ts', '.npmrc']
  const paths = [...files, ...others].map(file => [`samples/${file}`, ''])
  const project = folderWith({
    ...Object.fromEntries(paths),
    '.gitignore': `/samples/${ignored}\n`,
  })
  expect(listSamples(project)).toEqual(['package.json', 'v3/deep/a.sol', 'v3/swap.ts'])

  const asked = [
    ...files,
    ...others,
    'v3',
    'v3/none.ts',
    '/v3/swap.ts',
    '../samples/v3/swap.ts',
    '',
  ]
  expect(asked.filter(file => isSample(file, project))).toEqual(files)
})

test('the references of a page come only from its fences', () => {
  const page = [
    '```ts file=a.ts#b title="x"\n```',
    '- ~~~json file=c/d.json\n  ~~~',
    '```ts nocheck="file=e.ts"\n```',
    '````mdx\n```ts file=f.ts\n```\n````',
    'file=g.ts',
  ]
  expect(listReferences(page.join('\n\n'))).toEqual([
    { file: 'a.ts', region: 'b' },
    { file: 'c/d.json', region: undefined },
  ])
})
