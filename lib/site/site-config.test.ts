import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
})

test('site and repository have their published addresses', async () => {
  const { siteConfig } = await import('./site-config')
  expect(siteConfig.url).toBe('https://docs.swapx.exchange')
  expect(siteConfig.repositoryUrl).toBe('https://github.com/hi-swapx/docs')
})

test('the environment may name other ones; an ending slash does not matter', async () => {
  vi.stubEnv('SITE_URL', 'https://example.org/')
  vi.stubEnv('REPOSITORY_URL', 'https://example.org/source')
  const { siteConfig } = await import('./site-config')
  expect(siteConfig.url).toBe('https://example.org')
  expect(siteConfig.repositoryUrl).toBe('https://example.org/source')
  expect(siteConfig.navbar.items).toContainEqual({
    type: 'link',
    href: 'https://example.org/source',
    label: 'GitHub',
  })
})

test('a path of the site’s address is the base path of its pages and files', async () => {
  vi.stubEnv('SITE_URL', 'https://example.org/docs/')
  const { basePath } = await import('./site-url.mjs')
  const { pageUrl } = await import('./metadata')
  const { withBasePath } = await import('./hrefs')
  expect(basePath).toBe('/docs')
  expect(['/', '/a&b'].map(pageUrl)).toEqual([
    'https://example.org/docs',
    'https://example.org/docs/a&b',
  ])
  expect(
    ['/social.png', '//example.org/a.png', 'https://example.org/a.png'].map(withBasePath),
  ).toEqual(['/docs/social.png', '//example.org/a.png', 'https://example.org/a.png'])
})
