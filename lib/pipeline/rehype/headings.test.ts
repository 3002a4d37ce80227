import { describe, expect, test } from 'vitest'
import { compilePage, renderPage } from '../compile-page.fixture'

const idsOf = async (body: string) => (await compilePage(body)).toc.map(({ id }) => id)

describe('the id of a heading', () => {
  test.each([
    ['## getPool()', ['getpool']],
    ['## `code` Thing', ['code-thing']],
    ['## Swap / Route: 1.0', ['swap--route-10']],
    ['## A  B', ['a--b']],
    ['## Terms & Conditions', ['terms--conditions']],
    ['## Alpha\n\n### Alpha', ['alpha', 'alpha-1']],
    ['## 概述 Overview', ['概述-overview']],
    ['## Fees of 0.3 %', ['fees-of-03-']],
    ['## 😀 emoji', ['-emoji']],
    ['## Alpha {#custom-id}', ['custom-id']],
    ['## `code` {#Custom-Id}', ['Custom-Id']],
    ['> ## Alpha {#in-a-quote}', ['in-a-quote']],
    ['## Alpha {#beta}\n\n## Alpha', ['beta', 'alpha']],
    ['## !!!\n\n## ???\n\n## 😀 😀', ['section-1', 'section-2', 'section-3']],
    ['## 2024', ['2024']],
  ])('of %j is %j', async (body, ids) => {
    expect(await idsOf(body)).toEqual(ids)
    const html = await renderPage(body)
    expect([...html.matchAll(/<h\d id="([^"]*)"/g)].map(([, id]) => id)).toEqual(ids)
  })

  test('is not shown', async () => {
    expect(await renderPage('## Alpha {#custom-id}')).toMatch(
      /<h2 id="custom-id"[^>]*><span id=":1">Alpha<\/span>/,
    )
  })

  test.each([
    ['## Alpha {#x}\n\n## Beta {#x}', 'x'],
    ['## Alpha {#beta}\n\n## Beta', 'beta'],
    ['## Alpha\n\n## Beta {#main}', 'main'],
  ])('is an error when it is used twice: %j', async (body, id) => {
    const message = `content/page.mdx:7:1 The heading id '${id}' is used twice on this page ('Beta'). Give one of them another {#id}.`
    await expect(compilePage(body)).rejects.toMatchObject({ message })
  })
})

describe('the exported table of contents', () => {
  test('has the headings of levels 2 to 6', async () => {
    const { toc } = await compilePage('## A\n\n### B\n\n#### C\n\n##### D\n\n###### E')
    expect(toc).toEqual(
      ['A', 'B', 'C', 'D', 'E'].map((value, index) => ({
        id: value.toLowerCase(),
        depth: index + 2,
        title: [{ type: 'text', value }],
      })),
    )
  })

  test('is empty on a page without headings', async () => {
    expect((await compilePage('Text.')).toc).toEqual([])
  })

  test('keeps code and emphasis; a link, a formula and a tag lose all but their text', async () => {
    const { toc } = await compilePage('## `a` *b* **`c`** [`d`](/x) $e$ <kbd>f</kbd>')
    const text = (value: string) => ({ type: 'text', value })
    const tag = (tagName: string, child: object) => ({
      type: 'element',
      tagName,
      properties: {},
      children: [child],
    })
    expect(toc[0]?.title).toEqual([
      tag('code', text('a')),
      text(' '),
      tag('em', text('b')),
      text(' '),
      tag('strong', tag('code', text('c'))),
      text(' '),
      text('d'),
      text(' '),
      text('e'),
      text(' '),
      text('f'),
    ])
  })
})

describe('the link of a heading to itself', () => {
  test.each([
    ['## Terms & Conditions', 'terms--conditions', 'Direct link to Terms &amp; Conditions'],
    ['## A\n\n### `getPool()` 池', 'getpool-池', 'Direct link to getPool() 池'],
  ])('of %j', async (body, id, name) => {
    expect(await renderPage(body)).toContain(
      `<a class="hash-link" aria-label="${name}" href="#${id}"></a></h`,
    )
  })

  test('is not part of its name', async () => {
    const html = await renderPage('## A\n\n### `getPool()` 池')
    expect(html).toContain('aria-labelledby=":1" class="content"><span id=":1">A</span><a')
    expect(html).toContain('aria-labelledby=":2"><span id=":2"><code>getPool()</code>')
  })
})
