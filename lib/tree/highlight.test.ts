import { expect, test } from 'vitest'
import { highlight } from './highlight'
import { isElement, text } from './nodes'

test('cached code is unchanged, whatever plugins have done to its lines', () => {
  const [first, again] = [0, 1].map(() => {
    const code = highlight('const a = 1', 'ts')
    const html = JSON.stringify(code)
    for (const line of code.children.filter(isElement)) {
      line.properties.class = 'changed'
      for (const token of line.children.filter(isElement)) token.children.splice(0, 1, text('b'))
    }
    return html
  })
  expect(first).toContain('token-keyword')
  expect(again).toBe(first)
})

test('the same text in another language is highlighted separately', () => {
  expect(highlight('function a() {}', 'solidity')).not.toEqual(highlight('function a() {}', 'bash'))
})
