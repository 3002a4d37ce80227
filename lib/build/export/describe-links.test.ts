import { expect, test } from 'vitest'
import { describeLinks, findPlace } from './links'

const place = ({ page }: { page: string }) => `content${page}.mdx:3`

test('a broken link is told with its source, its target, its page and the mend', () => {
  expect(describeLinks([{ page: '/a', href: '/x' }], place, 'no such page.')).toEqual([
    'content/a.mdx:3 links to /x on /a: no such page.',
  ])
})

test('a link that is in no source is told once, as one of the layout', () => {
  const pages = ['/a', '/b', '/c', '/d', '/e']
  const links = pages.map(page => ({ page, href: '/all' }))
  const nowhere = ({ page }: { page: string }) => `content${page}.mdx`
  expect(describeLinks(links, nowhere, 'mend.')).toEqual([
    '5 pages link to /all, from the layout (the first is /a): mend.',
  ])
  expect(describeLinks(links, place, 'mend.')).toHaveLength(5)
  expect(describeLinks(links.slice(1), nowhere, 'mend.')).toHaveLength(4)
})

test.each([
  ['the line that names it', 'content/a.mdx', 'One.\n[x](/x)\n', 'content/a.mdx:2'],
  ['the file, when it is written otherwise', 'content/a.mdx', '[x](x.mdx)', 'content/a.mdx'],
  ['no file, on a generated page', undefined, '', 'A generated page'],
])('the place of a link is %s', (_, file, source, expected) => {
  expect(findPlace('/x', file, source)).toBe(expected)
})
