import { expect, test } from 'vitest'
import { headScript } from '../../client/head-script'
import { runtimeScript } from './defer-runtime'
import { finishPage, linkStyles, splitPage } from './output'

const ENTRY =
  '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["a.js"]});'
const PAGE = `<head><link rel="preload" as="script" fetchPriority="low" href="/a.js"/><script src="/a.js" async=""></script><script src="/old.js" noModule=""></script></head><body><script type="application/json">f()</script><p>Text</p><script type="application/ld+json">{}</script><script>keep()</script><script id="_R_">${ENTRY}</script><script src="/b.js" async=""></script><script>(self.__next_f=self.__next_f||[]).push([0])</script><script>self.__next_f.push([1,"x\\"\\n"])</script><script>self.__next_f.push([1,"y"])</script></body>`

test('takes each kind of script out, and leaves the rest as it is', () => {
  expect(splitPage(PAGE, ['keep()'])).toEqual({
    html: '<head></head><body><script type="application/json"></script><p>Text</p><script type="application/ld+json">{}</script><script>keep()</script></body>',
    data: 'x"\ny',
    scripts: ['/a.js', '/b.js'],
    entry: { otherChunks: ['a.js'] },
  })
})

test('refuses a script that the policy would not allow', () => {
  expect(() => splitPage('<script>other()</script>')).toThrow('other()')
})

const files = {
  policy: "default-src 'none'",
  loader: { address: '/loader.js', integrity: 'sha256-loader' },
  data: { address: '/a&b.txt', integrity: 'sha256-data' },
  hashOf: (address: string) => `sha256-${address}`,
}

test('a page gets its policy, its files and their hashes', () => {
  const html = `<head><meta charSet="utf-8"/><link rel="stylesheet" href="/a.css"/><script>${headScript}</script></head><body><link rel="stylesheet" href="/b.css"/></body>`
  expect(finishPage(html, files)).toBe(
    [
      '<head><meta charSet="utf-8"/>',
      `<meta http-equiv="Content-Security-Policy" content="default-src 'none'"/>`,
      `<script>${headScript}</script>`,
      '<link rel="stylesheet" href="/a.css" integrity="sha256-/a.css"/>',
      '<script type="application/json"></script></head>',
      '<body><script async src="/loader.js" integrity="sha256-loader" data-page="/a&amp;b.txt" data-integrity="sha256-data"></script>',
      '<link rel="stylesheet" href="/b.css" integrity="sha256-/b.css"/></body>',
    ].join(''),
  )
})

test('a page without character set, and one without the script of its head, are refused', () => {
  const inline = `<script>${headScript}</script>`
  expect(() => finishPage(`<head>${inline}</head><body></body>`, files)).toThrow('character set')
  expect(() => finishPage('<meta charset="utf-8"/></body>', files)).toThrow('head-script')
})

test('the script that starts the framework is one, without comments', () => {
  const script = runtimeScript({
    scripts: { '/a.js': 'h' },
    entry: 1,
    ready: 'r',
    keys: [],
  })
  expect(() => new Function(script)).not.toThrow()
  expect(script).not.toMatch(/\/\*|^\s*\/\//m)
  expect(script).toContain('"/a.js"')
})

test('the parts take the place of the style sheets, or stand behind the page', () => {
  const link = (address: string) =>
    `<link rel="stylesheet" href="${address}" data-precedence="next"/>`
  const html = `<head>${link('/1')}<b>${link('/2')}</head><body></body>`
  expect(linkStyles(html, ['/a'], ['/b', '/c'])).toBe(
    `<head>${link('/a')}<b></head><body>${link('/b')}${link('/c')}</body>`,
  )
})
