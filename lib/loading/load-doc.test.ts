import { expect, test } from 'vitest'
import { contentOf } from './load-doc'

test('a page without default export is an error that names the file and the remedy', () => {
  expect(() => contentOf({ file: 'content/sdk/pools.mdx', code: 'return { toc: [] }' })).toThrow(
    'content/sdk/pools.mdx: the page has no default export, so there is nothing to show. Remove its own exports.',
  )
})
