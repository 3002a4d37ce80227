import { expect, test } from 'vitest'
import { contentPolicy, headerPolicy, inlineScripts, integrityOf } from './policy'

test('the policy allows the site’s own files, and neither unsafe words nor other origins', () => {
  expect(contentPolicy('<p>')).toMatch(/^default-src 'self'; script-src 'self'; style-src 'self'/)
  expect(contentPolicy(inlineScripts.join())).toMatch(/script-src 'self' 'sha256-/)
  expect(headerPolicy).not.toMatch(/unsafe|https?:|\*/)
  // What a site of text does not need.
  for (const kind of ['media', 'object', 'child'])
    expect(headerPolicy).toContain(`${kind}-src 'none'`)
  for (const source of headerPolicy.matchAll(/'([^']+)'/g)) {
    expect(source[1]).toMatch(/^(none|self|sha256-[\w+/]{43}=)$/)
  }
})

test('a hash is that of the text', () => {
  expect(integrityOf('')).toBe('sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=')
})
