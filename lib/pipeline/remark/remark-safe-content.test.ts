import { expect, test } from 'vitest'
import { compilePage } from '../compile-page.fixture'

const AT = 'content/page.mdx:5:1'
const RUNS = 'may run code or hide its target. Begin it with'
const CODE = 'Pages cannot run code'

test.each([
  ['<script>alert(1)</script>', AT, "Pages may not use '<script>'."],
  ['<iframe src="https://example.org" />', AT, "Pages may not use '<iframe>'."],
  ['<style>a</style>', AT, "Pages may not use '<style>'."],
  ['<svg.a />', AT, "Pages may not use '<svg.a>'."],
  ['<link rel="stylesheet" href="/a.css" />', AT, "Pages may not use '<link>'."],
  ['<form action="/a" />', AT, "Pages may not use '<form>'."],
  [
    '<img src="/social.png" alt="" onError={1} />',
    'content/page.mdx:5:31',
    "'onError' would run code in the reader's browser.",
  ],
  ['A <b onclick="a()">b</b>', 'content/page.mdx:5:6', "'onclick' would run code"],
  ['<div style="color:red" />', 'content/page.mdx:5:6', "Pages cannot set 'style'."],
  ['<div {...a} />', 'content/page.mdx:5:6', CODE],
  ['<div title={process.cwd()} />', 'content/page.mdx:5:6', "'title' would run code."],
  ['<div title={/a/} />', 'content/page.mdx:5:6', "'title' would run code."],
  ["<a href={'javascript:a()'}>a</a>", 'content/page.mdx:5:4', "'href' would run code."],
  ['[a](javascript:alert(1))', AT, `The address 'javascript:alert(1)' ${RUNS}`],
  ['[a](JaVaScRiPt:alert(1))', AT, RUNS],
  ['[a](java&#x09;script:alert(1))', AT, RUNS],
  ['[a](vbscript:a)', AT, RUNS],
  ['[a](data:text/html,a)', AT, `The address 'data:text/html,a' ${RUNS}`],
  ['[a][1]\n\n[1]: javascript:a()', 'content/page.mdx:7:1', RUNS],
  ['<a href="data:text/html,a">a</a>', 'content/page.mdx:5:4', RUNS],
  ['![a](https://example.org/a.png)', AT, 'is not on this site. Put the file into public/'],
  ['![a](//example.org/a.png)', AT, 'is not on this site.'],
  ['![a](data:image/png;base64,AAAA)', AT, 'is not on this site.'],
  ["import a from 'a'", AT, 'Pages cannot import or export.'],
  ['export const a = 1', AT, 'Pages cannot import or export.'],
  ['Text {process.env.HOME}', 'content/page.mdx:5:6', CODE],
  ['{process.exit()}', AT, CODE],
  ['Pass {} as options.', 'content/page.mdx:5:6', CODE],
  ['{ }', AT, CODE],
  ['{/* a comment */ 1}', AT, CODE],
  ['Array<></>', 'content/page.mdx:5:6', "'<>' is a tag without a name."],
])('%s is refused at its place', async (body, place, reason) => {
  await expect(compilePage(body)).rejects.toThrow(`${place} `)
  await expect(compilePage(body)).rejects.toThrow(reason)
})

test('all mistakes of a page are reported at once', async () => {
  const error = await compilePage('<script />\n\n[a](javascript:a)\n\n<iframe />').catch(e => e)
  expect(error.message.match(/content\/page\.mdx:\d+:\d+/g)).toEqual([
    'content/page.mdx:5:1',
    'content/page.mdx:7:1',
    'content/page.mdx:9:1',
  ])
})

test.each([
  '[a](https://example.org) [b](mailto:a@b.c) [c](/study) [d](#x) [e](?a=b:c)',
  '<details><summary>a</summary>b</details>',
  'H<sub>2</sub>O {/* a comment */}',
  '<span title="javascript: is a scheme">a</span>',
  '<ol start={-3} reversed />',
  '```html\n<script>alert(1)</script>\n```',
])('%s is let through', async body => {
  await expect(compilePage(body)).resolves.toBeDefined()
})
