import { expect, test } from 'vitest'
import { describeLinks } from './links'

test('a broken link is told with its page, its target and the mend', () => {
  expect(describeLinks([{ page: '/a', href: '/x' }], 'no such page.')).toEqual([
    '/a links to /x: no such page.',
  ])
})

test('a link of several pages is told once, as one of the layout', () => {
  const links = ['/a', '/b', '/c'].map(page => ({ page, href: '/all' }))
  expect(describeLinks([...links, { page: '/b', href: '/x' }], 'mend.')).toEqual([
    '/a links to /all (as on 2 more, so it is one of the layout): mend.',
    '/b links to /x: mend.',
  ])
})
