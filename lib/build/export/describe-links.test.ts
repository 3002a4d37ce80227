import { expect, test } from 'vitest'
import { describeLinks } from './links'

test('a broken link is reported with its page, its target and the fix', () => {
  expect(describeLinks([{ page: '/a', href: '/x' }], 'no such page.')).toEqual([
    '/a links to /x: no such page.',
  ])
})

test('a link of several pages is reported once, as a link of the layout', () => {
  const links = ['/a', '/b', '/c'].map(page => ({ page, href: '/all' }))
  expect(describeLinks([...links, { page: '/b', href: '/x' }], 'fix it.')).toEqual([
    '/a links to /all (as on 2 more, so it is one of the layout): fix it.',
    '/b links to /x: fix it.',
  ])
})
