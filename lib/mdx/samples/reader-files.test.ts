import { expect, test } from 'vitest'
import { readerFiles } from './reader-files'
import { projectWith } from './samples.fixture'

test('readers get samples and outputs, and what reader/ holds in the place of ours', () => {
  const root = projectWith({
    'samples/v3/a.ts': '',
    'samples/v3/a.test.ts': '',
    'samples/v3/a.out.txt': '',
    'samples/v3/b.fixture.ts': '',
    'samples/contracts/C.sol': '',
    'samples/contracts/D.fixture.sol': '',
    'samples/chain/run.ts': '',
    'samples/chain/test-chain.ts': '',
    'samples/api/run.ts': '',
    'samples/errors/run.ts': '',
    'samples/page/chain.ts': '',
    'samples/package.json': '',
    'samples/reader/package.json': '',
    'samples/reader/README.md': '',
    'samples/vitest.config.ts': '',
    'samples/.cache/x.json': '',
  })
  expect([...readerFiles(root)]).toEqual([
    ['README.md', 'reader/README.md'],
    ['chain/run.ts', 'chain/run.ts'],
    ['contracts/C.sol', 'contracts/C.sol'],
    ['package.json', 'reader/package.json'],
    ['v3/a.out.txt', 'v3/a.out.txt'],
    ['v3/a.ts', 'v3/a.ts'],
  ])
})
