import { describe, expect, test } from 'vitest'
import * as mdxComponents from '../../mdx-components'
import { describeFinding } from './check/finding'
import { compile } from './compile'
import { errorTexts } from './errors/error-texts'
import { componentNames } from './rules/component'

/** Five lines, so that the body starts on line 6. */
const FRONT = '---\ntitle: Page\ndescription: A page.\n---\n\n'

const findings = async (text: string) =>
  (await compile('page', text, {})).findings.map(describeFinding)

describe('one fault gives exactly one finding', () => {
  test.each([
    ['syntax', '{', /^content\/page\.mdx:6:\d+ syntax — Unexpected end of file/],
    [
      'component',
      'See <ProtocolLayer />.',
      "6:5 component — There is no component '<ProtocolLayer>'. Use one of mdx-components.tsx. — did you mean 'ProtocolLayers'?",
    ],
    [
      'heading-level',
      '## A\n\n#### B',
      "8:1 heading-level — A heading of level 4 under one of level 2 leaves a level out. Write '###'.",
    ],
    [
      'heading-level',
      '### B',
      "6:1 heading-level — A heading of level 3 under one of level 1 leaves a level out. Write '##'.",
    ],
    [
      'heading-level',
      'Text.\n\n# B',
      "8:1 heading-level — The page's heading comes from 'title' in the front matter. Start the body with '##'.",
    ],
    [
      'image',
      '![](/favicon.svg)',
      '6:1 image — The image has no text for those who do not see it. Say in words what it shows: ![A pool](/pool.svg).',
    ],
    [
      'image',
      'A <img src="/favicon.svg" alt="Mark" />',
      '6:3 image — The image has no size, so that the page moves when it arrives. Give it width and height, or write ![…](…), which takes them from the file.',
    ],
    [
      'image',
      'A <img src="/favicon.svg" width="1" height="1" />',
      /^content\/page\.mdx:6:3 image — The image has no text/,
    ],
    [
      'asset',
      '![Mark](/favicn.svg)',
      "6:1 asset — There is no image /favicn.svg. Put the file into public/ and begin its address with '/'. — did you mean '/favicon.svg'?",
    ],
    [
      'language',
      '```jsn\n{}\n```',
      /^content\/page\.mdx:6:1 language — No colours for the language 'jsn'\. .* — did you mean 'json'\?$/,
    ],
    [
      'duplicate-id',
      '## A {#x}\n\n## B {#x}',
      "8:1 duplicate-id — The heading id 'x' is used twice on this page ('B'). Give one of them another {#id}.",
    ],
    [
      'admonitions',
      ':::nte\nA\n:::',
      /^content\/page\.mdx:6:1 admonitions — Unknown admonition ':::nte'\. Use one of: note, .* — did you mean 'note'\?$/,
    ],
    ['tabs', '<Tabs>\n</Tabs>', "6:1 tabs — The tabs are empty. Put a '<TabItem>' into them."],
    ['formula', 'A $\\frac{a}$.', /^content\/page\.mdx:6:3 formula — The formula/],
    [
      'sample',
      '```ts file=v3/quotin.ts\n```',
      "6:1 sample — There is no file samples/v3/quotin.ts. Correct the path, which begins inside samples/, or create the file. — did you mean 'v3/quoting.ts'?",
    ],
    [
      'safe-content',
      '<script>a()</script>',
      "6:1 safe-content — A page may not hold '<script>'. Use Markdown or one of the components.",
    ],
    [
      'safe-content',
      'A <b onclick="a()">b</b>.',
      /^content\/page\.mdx:6:6 safe-content — 'onclick' would run code in the reader's browser\./,
    ],
    [
      'safe-content',
      'A [link](javascript:a()).',
      /^content\/page\.mdx:6:3 safe-content — The address 'javascript:a\(\)' may run code/,
    ],
    [
      'safe-content',
      'A\n\n<iframe src="https://example.org" />',
      "8:1 safe-content — A page may not hold '<iframe>'. Use Markdown or one of the components.",
    ],
    [
      'file-link',
      '[x](./study/indx.mdx)',
      "6:1 file-link — The link leads to ./study/indx.mdx, which is no page's file. Correct the path, or link to the page's address. — did you mean './study/index.mdx'?",
    ],
  ])('%s: %s', async (_, body, expected) => {
    const wanted =
      typeof expected === 'string'
        ? `content/page.mdx:${expected}`
        : expect.stringMatching(expected)
    expect(await findings(FRONT + body)).toEqual([wanted])
  })

  test.each([
    [
      'front-matter',
      '---\ntitel: A\ndescription: B\n---\n',
      /^content\/page\.mdx:2:1 front-matter — Front matter does not know 'titel'\. .* — did you mean 'title'\?$/,
    ],
    [
      'api',
      "---\ntitle: A\ndescription: B\napi: '@uniswap/v3-sdk#Pol'\n---\n",
      "content/page.mdx:4:1 api — @uniswap/v3-sdk has no 'Pol'. Take one of lib/mdx/reference/api.json. — did you mean '@uniswap/v3-sdk#Pool'?",
    ],
  ])('%s', async (_, text, expected) => {
    const wanted = typeof expected === 'string' ? expected : expect.stringMatching(expected)
    expect(await findings(text)).toEqual([wanted])
  })
})

test('errors', async () => {
  const text = '---\ntitle: A\ndescription: B\nerrors: sdk\n---\n\n## Errors\n'
  const lines = await findings(text)
  expect(lines).toHaveLength(Object.keys(errorTexts.sdk).length)
  expect(lines).toContain(
    "content/page.mdx:4:1 errors — The page has no entry for 'Invariant failed: K_LAST' of @uniswap/v2-sdk#Pair. Add '#### `Invariant failed: K_LAST`' with cause and mend below it.",
  )
})

test('all faults of a page are told, also behind one that stops its plugin', async () => {
  const text = `---\ntitel: A\ndescripton: B\napi: '@uniswap/nope'\n---\n\n#### A\n\n\`\`\`ts\na\n\`\`\`\n\n\`\`\`ts\nb\n\`\`\`\n`
  const places = (await findings(text)).map(line => line.split(' ').slice(0, 2).join(' ')).sort()
  expect(places).toEqual([
    'content/page.mdx:13:1 sample',
    'content/page.mdx:2:1 front-matter',
    'content/page.mdx:3:1 front-matter',
    'content/page.mdx:4:1 api',
    'content/page.mdx:7:1 heading-level',
    'content/page.mdx:9:1 sample',
  ])
})

test.each([
  ['a key twice', 'title: A\ntitle: B\ndescription: C'],
  ['a colon in a value', 'title: A\ndescription: v2: pools'],
])('%s in the front matter is told at its place, with all else', async (_, yaml) => {
  const { findings, code } = await compile('page', `---\n${yaml}\n---\n\n### B\n`, {})
  expect(findings.map(({ rule }) => rule)).toEqual(['front-matter', 'heading-level'])
  expect(code).toBe('')
})

test('a page that cannot be drawn still has its ids, each of which is told of once', async () => {
  const { ids, findings, code } = await compile(
    'page',
    `${FRONT}<script>a()</script>\n\n## B\n\n## C\n`,
    {},
  )
  expect(ids).toEqual(['main', 'b', 'c'])
  expect(findings.map(({ rule }) => rule)).toEqual(['safe-content'])
  expect(code).toBe('')
})

test('a page has its links with their places, and its ids', async () => {
  const body = [
    '## A `b` $c$ {#x}',
    '### D & e',
    '[1](/study), [2][r], <a href="#x">3</a>.',
    '<a href="/y" data-no-broken-link-check>4</a> <span id="own">5</span>',
    '[6](./study/index.mdx#where-next)',
    '[r]: /sdk',
  ]
  const { links, ids } = await compile('page', FRONT + body.join('\n\n'), {})
  expect(ids).toEqual(['main', 'x', 'd--e', 'own'])
  expect(links.map(({ href, line, column }) => `${line}:${column} ${href}`)).toEqual([
    '10:1 /study',
    '10:14 /sdk',
    '10:22 #x',
    '14:1 /study#where-next',
  ])
})

test('the components are those of the site', () => {
  const names = Object.keys(mdxComponents.useMDXComponents()).filter(name => /^[A-Z]/.test(name))
  expect(componentNames().sort()).toEqual(names.sort())
})
