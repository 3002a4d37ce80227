import { expect, test } from 'vitest'
import { neededFiles } from './needed-files'
import { projectWith } from './samples.fixture'

test('a program needs what it imports, and what that imports', () => {
  const root = projectWith({
    'samples/v3/a.ts': "import { x } from 'ethers'\nimport {\n  b,\n} from './b'\nimport '../c'\n",
    'samples/v3/b.ts': "import { c } from '../c'\nimport { a } from './a'\n",
    'samples/c.ts': "const d = './d'\n",
  })
  expect(neededFiles('v3/a.ts', root)).toEqual(['v3/a.ts', 'c.ts', 'v3/b.ts'])
  expect(neededFiles('c.ts', root)).toEqual(['c.ts'])
})
