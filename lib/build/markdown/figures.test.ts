import { expect, test } from 'vitest'
import * as figures from '../../../components/figures'
import { figureNames } from '../../mdx/rules/elements'
import { readFigures } from './figures'

test('the names of figures are those that pages may use', () => {
  expect(figureNames().sort()).toEqual(Object.keys(figures).sort())
})

test('a figure has its text alternative and its caption, in the order of the page', () => {
  const figure = (alt: string, caption: string) =>
    `<figure><svg role="img" aria-label="${alt}"><text>x</text></svg><figcaption>${caption}</figcaption></figure>`
  const html = `<svg aria-label="icon"></svg><p>text</p>${figure('1 &amp; 2', 'One <code>a</code>.')}<p>more</p>${figure('3', 'Two.')}`
  expect(readFigures(html)).toEqual([
    { alt: '1 & 2', caption: 'One a.' },
    { alt: '3', caption: 'Two.' },
  ])
})
