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
