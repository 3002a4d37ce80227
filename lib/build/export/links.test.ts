import { expect, test } from 'vitest'
import { checkLinks } from './links'
import { readPage } from './pages'

/** What is wrong with a link on /study in a small site. */
function check(href: string) {
  const pages = [
    readPage('/', ''),
    readPage('/study', `<h2 id="a">A</h2><a href="${href}">link</a>`),
    readPage('/category/指南-1', '<h2 id="概述-overview">Overview</h2>'),
    readPage(
      '/study/terms&conditions/terms',
      '<h2 id="Custom-Id">Terms</h2><h2 id="100%">All</h2>',
    ),
    readPage('/core/Pool', ''),
  ]
  return checkLinks(pages, new Set(['/favicon.svg']))
}

test.each([
  '/',
  '#a',
  '#',
  '',
  '/study',
  '/study/',
  '/study#a',
  '/study?from=home#a',
  '/core/Pool#',
  '/category/指南-1#概述-overview',
  '/category/%E6%8C%87%E5%8D%97-1#%E6%A6%82%E8%BF%B0-overview',
  '/study/terms&amp;conditions/terms',
  '/study/terms%26conditions/terms#Custom-Id',
  '/study/terms%26conditions/terms#100%',
  '/favicon.svg',
  'https://example.org/nowhere#x',
  '//example.org/nowhere',
  'mailto:docs@example.org',
  './terms.mdx#x',
])('%j leads somewhere', href => {
  expect(check(href)).toEqual({ links: [], anchors: [] })
})

test.each([
  '/nowhere',
  '/nowhere#a',
  '/study/nowhere',
  '/Study',
  '/core/pool',
  '/category/指南',
  '/missing.svg',
  'study',
  './study',
])('%j is a link to no page', href => {
  expect(check(href)).toEqual({ links: [{ page: '/study', href }], anchors: [] })
})

test.each([
  '#b',
  '/study#A',
  '/#a',
  '/study/terms%26conditions/terms#custom-id',
  '/study#50%',
  '/category/指南-1#概述',
])('%j is a link to no heading', href => {
  expect(check(href)).toEqual({ links: [], anchors: [{ page: '/study', href }] })
})

test('a link that is wrong on two pages is found on both, on each page once', () => {
  const twice = '<a href="/x">1</a><a href="/x">2</a>'
  const { links } = checkLinks([readPage('/', twice), readPage('/study', twice)], new Set())
  expect(links).toEqual([
    { page: '/', href: '/x' },
    { page: '/study', href: '/x' },
  ])
})

test('below a base path every link has it', () => {
  const html = (href: string) => `<a href="${href}">link</a>`
  const hrefs = [
    '/docs',
    '/docs/',
    '/docs/study#a',
    '/docs/favicon.svg',
    '/study',
    '/',
    '/docsstudy',
  ]
  const pages = [readPage('/', hrefs.map(html).join('')), readPage('/study', '<h2 id="a">A</h2>')]
  const { links, anchors } = checkLinks(pages, new Set(['/docs/favicon.svg']), '/docs')
  expect(anchors).toEqual([])
  expect(links.map(({ href }) => href)).toEqual(['/study', '/', '/docsstudy'])
})
