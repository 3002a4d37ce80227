import { expect, test } from 'vitest'
import { fence, lintText } from './lint-text.fixture'

test.each([
  ['\u202e', 'U+202E'],
  ['\u2066', 'U+2066'],
  ['\u200b', 'U+200B'],
  ['\u200d', 'U+200D'],
  ['\ufeff', 'U+FEFF'],
  ['\u3164', 'U+3164'],
  ['\u00ad', 'U+00AD'],
  ['\ufe0f', 'U+FE0F'],
  ['\u{e0101}', 'U+E0101'],
  ['\u{e0041}', 'U+E0041'],
  ['\u0008', 'U+0008'],
  ['\u2028', 'U+2028'],
])('refuses %j in prose and in code', (character, point) => {
  const message = `hidden-unicode — ${point} is invisible. Remove it.`
  expect(lintText(`a\nb ${character}c`)).toEqual([`2:3 ${message}`])
  expect(lintText(fence(`const ${character}a = 1`))).toEqual([`2:7 ${message}`])
})

test.each(['\u00a0', '\u2009', '\u3000'])('refuses the odd space %j in code only', space => {
  const point = `U+${space.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`
  const message = `hidden-unicode — ${point} is not a plain space. Type one in code.`
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
    `1:${column} hidden-unicode — ${point} in '${word}' only looks like a Latin letter. Type the word again.`,
  ])
})

test('lets mathematics and other writing pass', () => {
  expect(lintText('γΔx ≤ 2⁵ − 1 × μs, 流动性, Привет, x → y ☐')).toEqual([])
})
