import { expect, test } from 'vitest'
import { addHeadScript } from './head-script'

test('the script comes right after the character set, as it stands', () => {
  expect(addHeadScript('<head><meta charSet="utf-8"/><title>', "a('$&$')")).toBe(
    `<head><meta charSet="utf-8"/><script>a('$&$')</script><title>`,
  )
})

test('a page without character set is refused', () => {
  expect(() => addHeadScript('<head><title>', '')).toThrow('character set')
})
