import { expect, test } from 'vitest'
import { folderWith } from '../files/folder.fixture'
import { neededFiles, readerFiles } from './reader-files'

test('readers get samples and outputs, and what reader/ holds in the place of ours', () => {
  const root = folderWith({
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

test('a program needs what it imports, what that imports, and the runner', () => {
  const root = folderWith({
    'samples/v3/a.ts': "import { x } from 'ethers'\nimport {\n  b,\n} from './b'\nimport '../c'\n",
    'samples/v3/b.ts': "import { c } from '../c'\nimport { a } from './a'\n",
    'samples/c.ts': "const d = './d'\n",
    'samples/run.ts': "import { e } from './e'\n",
    'samples/e.ts': '',
  })
  expect(neededFiles('v3/a.ts', root)).toEqual(['v3/a.ts', 'c.ts', 'e.ts', 'run.ts', 'v3/b.ts'])
  expect(neededFiles('c.ts', root)).toEqual(['c.ts', 'e.ts', 'run.ts'])
  expect(neededFiles('v3/b.ts c.ts', root)).toEqual([
    'v3/b.ts',
    'c.ts',
    'e.ts',
    'run.ts',
    'v3/a.ts',
  ])
})
