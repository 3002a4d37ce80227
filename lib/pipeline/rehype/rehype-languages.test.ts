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
