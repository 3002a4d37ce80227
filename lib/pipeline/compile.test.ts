import { expect, test } from 'vitest'
import * as mdxComponents from '../../mdx-components'
import { textsOf } from '../api/error-texts'
import { describeFinding } from '../content/finding'
import { compileOnce } from '../loading/compile-once'
import { compile } from './compile'
import { dataTags } from './remark/remark-data'
import { componentNames } from './remark/remark-safe-content'

/** Five lines, so that the body starts on line 6. */
const FRONT = '---\ntitle: Page\ndescription: A page.\n---\n\n'

const findings = (text: string) => compile('page', text, {}).findings.map(describeFinding)

test('errors', () => {
  const id = 'sdk/v3/reference/overview'
  const lines = compile(id, `${FRONT}## Errors`, {}).findings.map(describeFinding)
  expect(lines).toHaveLength(Object.keys(textsOf(`/${id}`)).length)
  expect(lines).toContain(
    "content/sdk/v3/reference/overview.mdx:1:1 errors — The page has no row for 'Invariant failed: FEE' of @uniswap/v3-sdk#Pool. Add '| `Invariant failed: FEE` | cause | what to do |' to a table whose first column is called 'Error'.",
  )
})

test('all mistakes of a page are reported, even after one that stops its plugin', () => {
  const text = `---\ntitel: A\ndescripton: B\napi: '@uniswap/nope'\n---\n\n#### A\n\n\`\`\`ts\na\n\`\`\`\n\n\`\`\`ts\nb\n\`\`\`\n`
  const places = findings(text)
    .map(line => line.split(' ').slice(0, 2).join(' '))
    .sort()
  expect(places).toEqual([
    'content/page.mdx:13:1 sample',
    'content/page.mdx:2:1 front-matter',
    'content/page.mdx:3:1 front-matter',
    'content/page.mdx:4:1 api',
    'content/page.mdx:7:1 heading',
    'content/page.mdx:9:1 sample',
  ])
})

test.each([
  ['a key twice', 'title: A\ntitle: B\ndescription: C'],
  ['a colon in a value', 'title: A\ndescription: v2: pools'],
])('%s in the front matter is reported at its position, with all other mistakes', (_, yaml) => {
  const { findings, code } = compile('page', `---\n${yaml}\n---\n\n### B\n`, {})
  expect(findings.map(({ rule }) => rule)).toEqual(['front-matter', 'heading'])
  expect(code).toBe('')
})

test('a page that cannot be rendered still has its ids, each reported once', () => {
  const { ids, findings, code } = compile(
    'page',
    `${FRONT}<script>a()</script>\n\n## B\n\n## C\n`,
    {},
  )
  expect(ids).toEqual(['main', 'b', 'c'])
  expect(findings.map(({ rule }) => rule)).toEqual(['safe-content'])
  expect(code).toBe('')
})

test('a page has its links with their places, and its ids', () => {
  const body = [
    '## A `b` $c$ {#x}',
    '### D & e',
    '[1](/study), [2][r], <a href="#x">3</a>.',
    '<a href="/y" data-no-broken-link-check>4</a> <span id="own">5</span>',
    '[6](./study/index.mdx#where-next)',
    '[r]: /sdk',
  ]
  const { links, ids } = compile('page', FRONT + body.join('\n\n'), {})
  expect(ids).toEqual(['main', 'x', 'd--e', 'own'])
  expect(links.map(({ href, line, column }) => `${line}:${column} ${href}`)).toEqual([
    '10:1 /study',
    '10:14 /sdk',
    '10:22 #x',
    '14:1 /study#where-next',
  ])
})

test('the components are the site’s, except those that only plugins use', () => {
  const tags = [...Object.keys(mdxComponents.useMDXComponents()), ...Object.keys(dataTags)]
  const names = tags.filter(name => /^[A-Z]/.test(name))
  const ofPlugins = ['Admonition', 'AdmonitionTitle', 'CopySignature']
  expect([...componentNames(), ...ofPlugins].sort()).toEqual(names.sort())
})

test('a page is compiled again when its text, a sample or what pages document has changed', () => {
  const page = compileOnce('page', `${FRONT}A\n`, ['a'], {})
  expect(compileOnce('page', `${FRONT}A\n`, ['a'], {})).toBe(page)
  expect(compileOnce('page', `${FRONT}A\n`, ['b'], {})).not.toBe(page)
  expect(compileOnce('page', `${FRONT}A\n`, ['b'], { a: '/a' })).not.toBe(page)
  expect(compileOnce('page', `${FRONT}B\n`, ['b'], { a: '/a' }).code).toContain('B')
})

test('a page with a mistake is compiled again: what corrects it may be another file', () => {
  const text = `${FRONT}![A](/nope.svg)\n`
  expect(compileOnce('page', text, [], {})).not.toBe(compileOnce('page', text, [], {}))
})
