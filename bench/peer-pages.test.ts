import { expect, test } from 'vitest'
import type { SidebarNode } from '../lib/site/sidebars'
import { readMarkdownPage, starlightSidebar, vitePressSidebar } from './peer-pages'

const HEAD = '# A `b`\n\n> What it is.\n\nPage: <x>\n\nAll pages: <y>\n\n'
const AT = 'https://docs.swapx.exchange'

test.each([
  ['a link to a page', `[a](${AT}/b) [c](${AT}/b#d)`, '[a](/b) [c](/b#d)'],
  ['a link to the home page', `[a](${AT}/)`, '[a](/)'],
  ['a link to anything else', `[a](${AT}/samples/b.ts)`, `[a](${AT}/samples/b.ts)`],
  ['a box', '> **Tip**\n>\n> a\n>\n> b\n\nc\n', '<tip Tip>\n\na\n\nb\n\n:::\n\nc\n'],
  ['a box with a title', '> **Danger: No `a`**\n>\n> b\n', '<danger No `a`>\n\nb\n\n:::\n'],
  ['a quotation', '> **Figure:** a\n>\n> b\n', '> **Figure:** a\n>\n> b\n'],
  ['a formula', 'Is $a$.', 'Is <span class="not-content"><math><mi>a</mi></math></span>.'],
  ['dollars', '\\$5 `$a$`\n\n```sh\n$a $b\n```\n', '\\$5 `$a$`\n\n```sh\n$a $b\n```\n'],
])('%s', (_, body, text) => {
  const openBox = (type: string, title: string) => `<${type} ${title}>`
  expect(readMarkdownPage(HEAD + body, new Set(['/', '/b']), openBox)).toEqual({
    title: 'A `b`',
    description: 'What it is.',
    text,
  })
})

test('a displayed formula', () => {
  const { text } = readMarkdownPage(`${HEAD}$$\na\n$$\n`, new Set(), () => '')
  expect(text).toMatch(/^<span class="not-content"><math display="block".*<\/math><\/span>\n$/)
})

test('a category has a page of its own, where a generator knows such', () => {
  const page: SidebarNode = { type: 'doc', label: '甲', labelEn: 'A', path: '/a/b', items: [] }
  const tree: SidebarNode[] = [
    { type: 'category', label: 'B', labelEn: 'B', path: '/a', items: [page] },
  ]
  expect(vitePressSidebar(tree)).toEqual([
    { text: 'B', link: '/a', collapsed: true, items: [{ text: '甲 A', link: '/a/b' }] },
  ])
  expect(starlightSidebar(tree)).toEqual([
    {
      label: 'B',
      collapsed: true,
      items: [
        { label: 'B', link: '/a' },
        { label: '甲 A', link: '/a/b' },
      ],
    },
  ])
})
