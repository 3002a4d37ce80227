import { expect, test } from 'vitest'
import { finishPage } from './finish-page'

const asset = (name: string) => ({ address: `/${name}`, integrity: `sha256-${name}` })
const files = {
  policy: "default-src 'none'",
  early: 'early()',
  loader: asset('loader.js'),
  data: asset('data.js'),
  integrity: { '/a.css': 'sha256-a', '/b.css': 'sha256-b' },
}

test('a page gets its policy, its files and their hashes', () => {
  const html =
    '<head><meta charSet="utf-8"/><link rel="stylesheet" href="/a.css"/><script>early()</script></head><body><link rel="stylesheet" href="/b.css"/></body>'
  expect(finishPage(html, files)).toBe(
    [
      '<head><meta charSet="utf-8"/>',
      `<meta http-equiv="Content-Security-Policy" content="default-src 'none'"/>`,
      '<script>early()</script>',
      '<link rel="stylesheet" href="/a.css" integrity="sha256-a"/>',
      '<script type="application/json"></script></head>',
      '<body><script async src="/loader.js" integrity="sha256-loader.js" data-page="/data.js" data-integrity="sha256-data.js"></script>',
      '<link rel="stylesheet" href="/b.css" integrity="sha256-b"/></body>',
    ].join(''),
  )
})

test('a page without character set, without the early script, and one with an unknown style sheet, are refused', () => {
  expect(() => finishPage('<head></head><body></body>', files)).toThrow('character set')
  expect(() => finishPage('<meta charset="utf-8"/></body>', files)).toThrow('early-script')
  expect(() =>
    finishPage(
      `<meta charset="utf-8"/><link rel="stylesheet" href="/c.css"/><script>early()</script></head></body>`,
      files,
    ),
  ).toThrow('/c.css')
})
