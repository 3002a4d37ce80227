import { expect, test } from 'vitest'
import { colour } from './highlight'
import { isElement, text } from './nodes'

test('code that is coloured again is as it was, whatever has been made of its lines', () => {
  const [first, again] = [0, 1].map(() => {
    const code = colour('const a = 1', 'ts')
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

test('the same text in another language has colours of its own', () => {
  expect(colour('function a() {}', 'solidity')).not.toEqual(colour('function a() {}', 'bash'))
})
