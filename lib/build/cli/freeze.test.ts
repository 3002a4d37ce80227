import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { projectWith } from '../../mdx/samples/samples.fixture'
import { listVersions, versionBefore } from '../../mdx/versions.mjs'
import { freeze } from './freeze'

const FILES = {
  'content/study/index.mdx': 'Study',
  'samples/v3/quoting.ts': 'quote()',
  'samples/node_modules/ethers/index.js': '',
  'sidebars.config.ts': 'sidebars',
  'lib/mdx/reference/api.json': '{}',
  'lib/mdx/compile.ts': 'engine',
}
const ADDRESSES = ['/', '/study', '/study/terms', '/samples/v3/quoting.ts']

test('a version has the pages, samples, sidebars and data, and neither packages nor engine', () => {
  const project = projectWith(FILES)
  expect(freeze('1.0', ADDRESSES, project)).toBe('versions/1.0')
  const copied = Object.keys(FILES).filter(file =>
    existsSync(path.join(project, 'versions/1.0', file)),
  )
  expect(copied).toEqual([
    'content/study/index.mdx',
    'samples/v3/quoting.ts',
    'sidebars.config.ts',
    'lib/mdx/reference/api.json',
  ])
  expect(readFileSync(path.join(project, 'versions/1.0/content/study/index.mdx'), 'utf8')).toBe(
    'Study',
  )
})

test('versions are listed by their numbers, the newest first; what systems leave there is none', () => {
  const files = ['0.9/a', '1.10/a', '1.9/a', '.DS_Store'].map(name => [`versions/${name}`, ''])
  expect(listVersions(projectWith(Object.fromEntries(files)))).toEqual(['1.10', '1.9', '0.9'])
  expect(listVersions(projectWith({}))).toEqual([])
})

test('changes are named from the version before, and from the newest on pages of today', () => {
  const before = ['', 'zh', '1.10', '1.9'].map(name => versionBefore(name, ['1.10', '1.9']))
  expect(before).toEqual(['1.10', '1.10', '1.9', undefined])
  expect(versionBefore('', [])).toBeUndefined()
})

test.each([
  [
    '',
    "'' is not a valid name for a version. Use letters, digits, hyphens, and dots before digits: npm run version -- 1.0",
  ],
  [
    '../1',
    "'../1' is not a valid name for a version. Use letters, digits, hyphens, and dots before digits: npm run version -- 1.0",
  ],
  [
    '2.beta',
    "'2.beta' is not a valid name for a version. Use letters, digits, hyphens, and dots before digits: npm run version -- 1.0",
  ],
  [
    '1.0-RC',
    'There is a version 1.0-rc. Choose another name; to freeze that one anew, delete versions/1.0-rc/ first.',
  ],
  [
    'current',
    'There is a version current. Choose another name; to freeze that one anew, delete versions/current/ first.',
  ],
  ['study', 'The site has /study, which the version would hide. Choose another name.'],
  [
    'samples',
    'The site has /samples/v3/quoting.ts, which the version would hide. Choose another name.',
  ],
])("the name '%s' is refused, with the mend, and nothing is written", (name, message) => {
  const project = projectWith({ ...FILES, 'versions/1.0-rc/sidebars.config.ts': '' })
  expect(() => freeze(name, ADDRESSES, project)).toThrow(new Error(message))
  expect(listVersions(project)).toEqual(['1.0-rc'])
})
