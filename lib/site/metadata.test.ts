import { expect, test } from 'vitest'
import { fullTitle, pageMetadata } from './metadata'
import { siteConfig } from './site-config'

test.each([
  ['Flash swaps', 'Flash swaps | Docs'],
  [' Flash swaps ', 'Flash swaps | Docs'],
  ['条款和条件', '条款和条件 | Docs'],
  ['Docs', 'Docs'],
  ['', 'Docs'],
])('the page %j has the title %j in the browser', (title, full) => {
  expect(fullTitle(title)).toBe(full)
})

test.each([
  ['/', '/'],
  ['/study', '/study'],
  ['/core/SwapXV3PoolDeployer', '/core/SwapXV3PoolDeployer'],
  ['/study/terms&conditions/terms', '/study/terms&conditions/terms'],
  ['/category/指南-1', '/category/%E6%8C%87%E5%8D%97-1'],
])('the canonical address of %s is %s on the published site', (path, address) => {
  expect(pageMetadata('Page', 'A page.', path).alternates?.canonical).toBe(siteConfig.url + address)
})

test('a shared link shows title, description and image', () => {
  const images = [{ url: '/social.png', width: 1200, height: 630, alt: 'SwapX Docs' }]
  const { openGraph, twitter } = pageMetadata('Pools', 'What a pool holds.', '/pools')
  expect(openGraph).toEqual({
    title: 'Pools | Docs',
    description: 'What a pool holds.',
    url: `${siteConfig.url}/pools`,
    siteName: 'SwapX Docs',
    locale: 'en',
    type: 'article',
    images,
  })
  expect(twitter).toEqual({
    card: 'summary_large_image',
    title: 'Pools | Docs',
    description: 'What a pool holds.',
    images,
  })
})

test('a page of a section has the section’s image', () => {
  const { openGraph } = pageMetadata('Pools', 'What a pool holds.', '/pools', 'sdk')
  expect(openGraph?.images).toEqual([
    { url: '/social/sdk.png', width: 1200, height: 630, alt: 'SwapX Docs: SDK' },
  ])
})

test.each([
  ['/contract', '/contract.md'],
  ['/study', '/study.md'],
  ['/category/指南-1', '/category/%E6%8C%87%E5%8D%97-1.md'],
])('the Markdown of %s is at %s', (path, address) => {
  expect(pageMetadata('Page', 'A page.', path).alternates?.types).toEqual({
    'text/markdown': siteConfig.url + address,
  })
})
