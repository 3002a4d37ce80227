import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { PAGE_UNIT_TESTS, planFor } from './changes'

test.each([
  [
    'texts about the project',
    ['README.md', 'content/README.md', 'lib/check/README.md'],
    { samples: false, browser: undefined },
  ],
  ['what readers get', ['samples/reader/README.md'], { samples: true, browser: [] }],
  ['a unit test', ['lib/site/toc.test.ts'], { samples: false, browser: undefined }],
  [
    'tests of hosts',
    ['e2e/hosts/host.spec.ts', 'e2e/SPEC.md'],
    { samples: false, browser: undefined },
  ],
  ['a test of a sample', ['samples/v3/quoting.test.ts'], { samples: true, browser: undefined }],
  ['a sample', ['samples/v3/quoting.ts'], { samples: true, browser: [] }],
  [
    'a component',
    ['components/ui/link.tsx', 'content/sdk/index.mdx'],
    { samples: false, browser: [] },
  ],
  ['what browser tests share', ['e2e/parts.ts'], { samples: false, browser: [] }],
  [
    'browser tests',
    ['e2e/navbar.spec.ts', 'e2e/toc.spec.ts'],
    { samples: false, browser: ['navbar.spec.ts', 'toc.spec.ts', '--pass-with-no-tests'] },
  ],
  [
    'pages',
    ['content/sdk/index.mdx', 'content/study/terms&conditions/terms.mdx'],
    {
      pages: ['content/sdk/index.mdx', 'content/study/terms&conditions/terms.mdx'],
      samples: false,
      browser: [
        'pages.spec.ts',
        'links.spec.ts',
        '--grep',
        'crawl|/sdk |/study/terms\\&conditions/terms ',
      ],
    },
  ],
])('a change of %s runs what it can touch', (_, files, plan) => {
  expect(planFor(files)).toEqual(plan)
})

test('the unit tests of pages are there', () => {
  expect(PAGE_UNIT_TESTS.filter(file => !existsSync(file))).toEqual([])
})
