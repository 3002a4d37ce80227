import { expect, test } from 'vitest'
import { useSettings } from '../../site/settings.fixture'
import { siteConfig } from '../../site/site-config'
import { contentPolicy, headerPolicy, inlineScripts, integrityOf } from './policy'

/** Without what the search needs, if the site has one. */
const plain = (policy: string) =>
  siteConfig.search ? policy.replace(" 'wasm-unsafe-eval'", '') : policy

test('the policy allows the site’s own files, and neither unsafe words nor other origins', () => {
  expect(plain(contentPolicy('<p>'))).toMatch(
    /^default-src 'self'; script-src 'self'; style-src 'self'/,
  )
  expect(plain(contentPolicy(inlineScripts.join()))).toMatch(/script-src 'self' 'sha256-/)
  const policy = plain(headerPolicy)
  expect(policy).not.toMatch(/unsafe|https?:|\*/)
  // What a site of text does not need.
  for (const kind of ['media', 'object', 'frame']) expect(policy).toContain(`${kind}-src 'none'`)
  for (const source of policy.matchAll(/'([^']+)'/g)) {
    expect(source[1]).toMatch(/^(none|self|sha256-[\w+/]{43}=)$/)
  }
})

test('a worker may start where samples run, of the site’s own files', () => {
  useSettings({ runSamples: true })
  expect(contentPolicy('')).toContain("; worker-src 'self';")
  useSettings({ runSamples: false })
  expect(contentPolicy('')).toContain("; worker-src 'none';")
})

test('a hash is that of the text', () => {
  expect(integrityOf('')).toBe('sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=')
})
