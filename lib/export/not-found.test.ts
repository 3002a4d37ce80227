import { expect, test } from 'vitest'
import { addRedirects } from './not-found'

test('the redirect comes right after the character set', () => {
  const html = addRedirects('<head><meta charSet="utf-8"/><title>', ['/study', "/$&$'"])
  expect(html).toMatch(/^<head><meta charSet="utf-8"\/><script>\{.*\}<\/script><title>$/)
  expect(html).toContain(`["/study","/$&$'"]`)
})

test('a page without character set is refused', () => {
  expect(() => addRedirects('<head><title>', [])).toThrow('character set')
})
