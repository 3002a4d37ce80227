import { expect, test } from 'vitest'
import { isExternal, isFile } from './hrefs'
import { isMarkdownFile, normalizePath } from './paths'

test.each([
  ['/', '/'],
  ['', '/'],
  ['//', '/'],
  ['/index', '/'],
  ['/index.html', '/'],
  ['/study', '/study'],
  ['/study/', '/study'],
  ['/study.html', '/study'],
  ['/study/index', '/study'],
  ['/study/index/', '/study'],
  ['/study/index.html', '/study'],
  ['/guide/price-index', '/guide/price-index'],
  ['/core/SwapXV3PoolDeployer', '/core/SwapXV3PoolDeployer'],
  ['/study/terms&conditions/terms', '/study/terms&conditions/terms'],
  ['/study/terms%26conditions/terms', '/study/terms&conditions/terms'],
  ['/category/条款和条件.html', '/category/条款和条件'],
  ['/category/%E6%8C%87%E5%8D%97-1/', '/category/指南-1'],
  ['/100%', '/100%'],
])('the address %s is canonically %s', (address, path) => {
  expect(normalizePath(address)).toBe(path)
})

test.each([
  ['https://github.com', true],
  ['HTTP://EXAMPLE.ORG', true],
  ['//example.org/x', true],
  ['mailto:docs@example.org', true],
  ['/study', false],
  ['study', false],
  ['#swaps', false],
  ['?q=a:b', false],
  ['', false],
])('the link %j leads away: %s', (href, external) => {
  expect(isExternal(href)).toBe(external)
})

test.each([
  ['/favicon.svg', true, false],
  ['/a/social.png?x=1#y', true, false],
  ['./pools.mdx#fees', true, true],
  ['/x.md', true, true],
  ['/study', false, false],
  ['/study?file=a.mdx#b.md', false, false],
  ['/contract.html', false, false],
  ['/v3.0/study', false, false],
])('%s leads to a file: %s, to a Markdown file: %s', (href, file, markdown) => {
  expect([isFile(href), isMarkdownFile(href)]).toEqual([file, markdown])
})
