import { expect, test } from 'vitest'
import { compilePage, renderPage } from '../compile-page.fixture'

test.each([
  ['流动性池 is a pool.', '<p><span lang="zh-Hans">流动性池</span> is a pool.</p>'],
  ['A *流动性，池*.', '<p>A <em><span lang="zh-Hans">流动性，池</span></em>.</p>'],
  [
    '`池` and 池',
    '<p><code><span lang="zh-Hans">池</span></code> and <span lang="zh-Hans">池</span></p>',
  ],
  ['None here.', '<p>None here.</p>'],
])('Chinese is marked in %j', async (body, html) => {
  expect(await renderPage(body)).toContain(html)
})

test.each([
  ['流动性\n池。\n“池”是', '流动性池。“池”是'],
  ['流动性\nis *池*\n的', '流动性 is <em>池</em>的'],
  ['**池**\n[池](/)', '<strong>池</strong><a href="/">池</a>'],
  ['> プール\n> です', 'プールです'],
  ['Of “a pool”\n“池” and\n`池`\n池', 'Of “a pool” “池” and <code>池</code> 池'],
])('the lines of a Chinese or Japanese sentence are joined in %j', async (body, html) => {
  const shown = await renderPage(body)
  expect(
    shown
      .replace(/<\/?(?:span|p|blockquote)[^>]*>/g, '')
      .trim()
      .replaceAll('\n', ' '),
  ).toBe(html)
})

test('a heading keeps its id, and its marks in the table of contents', async () => {
  const { toc } = await compilePage('## 概述 Overview')
  expect(toc).toEqual([
    {
      id: '概述-overview',
      depth: 2,
      title: [
        {
          type: 'element',
          tagName: 'span',
          properties: { lang: 'zh-Hans' },
          children: [{ type: 'text', value: '概述' }],
        },
        { type: 'text', value: ' Overview' },
      ],
    },
  ])
})
