import { expect, test } from 'vitest'
import { divideStyles, topLevelBlocks } from './styles'

const CSS = [
  '@layer reset,base;',
  '@layer base{a{b:c}}',
  '@layer components{.x_a{content:"}"}@media (w){.x_b{c:d}}}',
  '@layer components{.y_a{b:c}}',
  '@layer components{.z_a{b:c}}',
]
const pages = [new Set(['x_b', 'y_a']), new Set(['x_a']), new Set(['x_a'])]

test('blocks are divided by how many pages show something of them, in their order', () => {
  expect(topLevelBlocks(CSS.join('\n'))).toEqual(CSS)
  expect(divideStyles(CSS.join('\n'), pages)).toEqual({
    common: CSS.slice(0, 3).join(''),
    some: CSS[3],
    deferred: CSS[4],
  })
})

test('rules that match once a reader acts, on paper, or nothing on any page come last', () => {
  const css =
    '@layer c{.x_a{b:c}.x_a:hover{d:e}.x_a .x_c{f:g}@media (w){.x_b:not(.x_c){h:i}:is(a,.x_c):focus{j:k}}@media print{.x_a{l:m}}}'
  expect(divideStyles(css, pages)).toEqual({
    common: '@layer c{.x_a{b:c}@media (w){.x_b:not(.x_c){h:i}}}',
    some: '',
    deferred:
      '@layer c{.x_a:hover{d:e}.x_a .x_c{f:g}@media (w){:is(a,.x_c):focus{j:k}}@media print{.x_a{l:m}}}',
  })
})

test('a deferred rule has no say in how many pages wait for its block', () => {
  expect(divideStyles('@layer base{a{b:c}.x_c{d:e}}', pages)).toEqual({
    common: '@layer base{a{b:c}}',
    some: '',
    deferred: '@layer base{.x_c{d:e}}',
  })
})
