import { expect, test } from 'vitest'
import { folderWith } from '../files/folder.fixture'
import { licences, shippedPackages } from './licences'

/** A folder with these packages and those whose contracts are compiled; each has the licence `X`. */
function projectWith(names: string[], compiled: string[]) {
  const files: Record<string, string> = {}
  for (const name of [...names, ...compiled]) {
    const [own = name] = name.match(/(?:@[^/]+\/)?[^/]+$/) ?? []
    const repository = { '@a/b': 'c/d', e: { url: 'git+https://github.com/e/f.git' } }[own]
    const manifest = { name: own, version: '1.0.0', license: 'X', repository }
    files[`node_modules/${name}/package.json`] = JSON.stringify(manifest)
    files[`node_modules/${name}/LICENSE`] = `Text of ${own}`
  }
  return folderWith(files)
}

test('each package of a bundled file is named once, with its licence and its source', () => {
  const root = projectWith(['@a/b', 'e', '@a/b/node_modules/e', 'not-bundled'], ['g'])
  const files = [
    'node_modules/@a/b/x.js',
    'node_modules/@a/b/node_modules/e/index.js',
    'node_modules/e/lib/y.js',
    'v3/quoting.ts',
    'v3/quoting:v3/pool.ts',
  ]
  const text = licences(shippedPackages(files, root, ['node_modules/g']))
  expect(text.match(/^\S+ 1\.0\.0\n {2}.*/gm)).toEqual([
    '@a/b 1.0.0\n  X, https://github.com/c/d',
    'e 1.0.0\n  X, https://github.com/e/f',
    'g 1.0.0\n  X, https://www.npmjs.com/package/g',
  ])
  expect(text).toContain('e 1.0.0\n\nText of e')
  expect(text).not.toContain('not-bundled')
})
