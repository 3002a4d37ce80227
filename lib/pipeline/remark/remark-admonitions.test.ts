import { expect, test } from 'vitest'
import { admonitions } from '../../site/admonitions'
import { renderPage } from '../compile-page.fixture'

/** How the tests' tags show an admonition. */
const box = (type: string, name: string, title: string, body = '<p>Body.</p>') =>
  `<aside type="${type}" name="${name}"><header type="${type}">${title}</header>${body}</aside>`

test.each(Object.entries(admonitions))('%s is a type', async (type, name) => {
  expect(await renderPage(`:::${type}\nBody.\n:::`)).toBe(box(type, name, name))
})

test.each([
  ['secondary', 'note', 'Note'],
  ['important', 'info', 'Info'],
  ['success', 'tip', 'Tip'],
  ['caution', 'warning', 'Caution'],
])('%s is another name of a type', async (alias, type, name) => {
  expect(await renderPage(`:::${alias}\nBody.\n:::`)).toBe(box(type, name, name))
})

test.each([
  ['in brackets', ':::tip[Use **v2** `Pair`]\nBody.\n:::'],
  ['after the type', ':::tip Use **v2** `Pair`\nBody.\n:::'],
])('a title stands %s', async (_, body) => {
  expect(await renderPage(body)).toBe(
    box('tip', 'Tip', 'Use <strong>v2</strong> <code>Pair</code>'),
  )
})

test.each([
  [
    'another one, with more colons around it',
    '::::note\n\n:::tip Inner\nBody.\n:::\n\n::::',
    box('note', 'Note', 'Note', box('tip', 'Tip', 'Inner')),
  ],
  [
    'a list',
    '1. Step\n\n   :::note Title\n   Body.\n   :::',
    `<ol> <li> <p>Step</p> ${box('note', 'Note', 'Title')} </li> </ol>`,
  ],
  [
    'a list, as its first block',
    '- :::note Title\n  Body.\n  :::',
    `<ul> <li> ${box('note', 'Note', 'Title')} </li> </ul>`,
  ],
  [
    'a quotation',
    '> :::note Title\n> Body.\n> :::',
    `<blockquote> ${box('note', 'Note', 'Title')} </blockquote>`,
  ],
  [
    'text, without blank lines',
    'A\n:::note\nBody.\n:::\nB',
    `<p>A</p> ${box('note', 'Note', 'Note')} <p>B</p>`,
  ],
])('an admonition may be in %s', async (_, body, html) => {
  expect((await renderPage(body)).replaceAll('\n', ' ')).toBe(html)
})

test('colons in prose and in code stay as they are', async () => {
  const html = await renderPage('At 10:30 a:b ::c :d[e].\n\n```text\n:::note x\n:::caution\n```')
  expect(html).toContain('<p>At 10:30 a:b ::c :d[e].</p>')
  expect(html).toContain(
    '<span class="line">:::note x</span>\n<span class="line">:::caution</span>',
  )
})
