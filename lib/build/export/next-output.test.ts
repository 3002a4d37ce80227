import { expect, test } from 'vitest'
import { projectWith } from '../../mdx/samples/samples.fixture'
import { inlineStyles } from './next-output'

test('the text of the style sheets is in the page, under the names by which React knows them', () => {
  const out = projectWith({ 'a.css': '.a{b:c}', 'b.css': '.d{content:"$&"}' })
  const link = (href: string) => `<link rel="stylesheet" href="${href}" data-precedence="next"/>`
  expect(inlineStyles(`<head>${link('/a.css')}${link('/b.css')}</head>`, out)).toBe(
    '<head><style data-precedence="next" data-href="/a.css">.a{b:c}</style>' +
      '<style data-precedence="next" data-href="/b.css">.d{content:"$&"}</style></head>',
  )
  expect(inlineStyles('<link rel="icon" href="/a.svg"/>', out)).toBe(
    '<link rel="icon" href="/a.svg"/>',
  )
})
