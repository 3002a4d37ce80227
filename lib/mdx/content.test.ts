import { expect, test } from 'vitest'
import { readDoc } from './content'

const Content = () => null
const frontmatter = { title: 'Pools', description: 'What a pool is.' }

test('a page is its component with its title, description and headings', () => {
  expect(readDoc('pools', { default: Content, frontmatter, toc: [] })).toEqual({
    Content,
    title: 'Pools',
    description: 'What a pool is.',
    toc: [],
  })
})

test('a page without default export is an error that names the file and the remedy', () => {
  expect(() => readDoc('sdk/pools', { frontmatter, toc: [] })).toThrow(
    'content/sdk/pools.mdx: the page has no default export, so there is nothing to show. Remove its own exports.',
  )
})
