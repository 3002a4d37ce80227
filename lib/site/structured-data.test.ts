import { expect, test } from 'vitest'
import { siteConfig } from './site-config'
import { techArticle } from './structured-data'

test('search engines read what a page is about, where it is and when it last changed', () => {
  const page = { title: 'Pools', description: 'What a pool holds.', path: '/pools' }
  const article = {
    '@context': 'https://schema.org',
    '@type': 'TechArticle',
    headline: 'Pools',
    description: 'What a pool holds.',
    url: `${siteConfig.url}/pools`,
    inLanguage: 'en',
    isPartOf: { '@type': 'WebSite', name: 'SwapX Docs', url: `${siteConfig.url}/` },
  }
  expect(techArticle(page)).toEqual(article)
  expect(techArticle({ ...page, modified: new Date('2026-11-21T10:00:00Z') })).toEqual({
    ...article,
    dateModified: '2026-11-21T10:00:00.000Z',
  })
})
