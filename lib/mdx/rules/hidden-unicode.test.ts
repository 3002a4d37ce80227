import { expect, test } from 'vitest'
import { fence, lintText } from './lint-text.fixture'

test.each([
  ['\u202e', 'U+202E turns the direction of text'],
  ['\u2066', 'U+2066 turns the direction of text'],
  ['\u200b', 'U+200B has no width'],
  ['\u200d', 'U+200D has no width'],
  ['\ufeff', 'U+FEFF has no width'],
  ['\u3164', 'U+3164 has no width'],
  ['\u00ad', 'U+00AD is a soft hyphen'],
  ['\ufe0f', 'U+FE0F is a variation selector'],
  ['\u{e0101}', 'U+E0101 is a variation selector'],
  ['\u{e0041}', 'U+E0041 is a hidden tag'],
  ['\u0008', 'U+0008 is a control character'],
  ['\u2028', 'U+2028 is a control character'],
])('refuses %j in prose and in code', (character, fault) => {
  const message = `hidden-unicode — ${fault}. Remove it.`
  expect(lintText(`a\nb ${character}c`)).toEqual([`2:3 ${message}`])
  expect(lintText(fence(`const ${character}a = 1`))).toEqual([`2:7 ${message}`])
})

test.each(['\u00a0', '\u2009', '\u3000'])('refuses the odd space %j in code only', space => {
  const point = `U+${space.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`
  const message = `hidden-unicode — ${point} is not the space that code wants. Type a plain one.`
  expect(lintText(`0.3${space}%`)).toEqual([])
  expect(lintText(`Run \`npm${space}start\`.`)).toEqual([`1:9 ${message}`])
  expect(lintText(fence(`const${space}a = 1`))).toEqual([`2:6 ${message}`])
})

test.each([
  ['uniswаp', 'U+0430', 7],
  ['Νative', 'U+039D', 2],
  ['swaрX', 'U+0440', 5],
])('refuses a foreign letter in the word %s', (word, point, column) => {
  expect(lintText(` ${word}`)).toEqual([
    `1:${column} hidden-unicode — ${point} in '${word}' only looks like a Latin letter. Type the word anew.`,
  ])
})

test('lets mathematics and other writing pass', () => {
  expect(lintText('γΔx ≤ 2⁵ − 1 × μs, 流动性, Привет, x → y ☐')).toEqual([])
})
