import { expect, test } from 'vitest'
import { findings, render, subjectsOf } from '../../api/api-page.fixture'
import { reference, type Subject, symbolSubject } from '../../api/reference'

/** A page that documents everything. */
function complete(subjects: Subject[]): string {
  const sections = subjects.map(({ name, parameters }) =>
    [
      `### ${name}`,
      '',
      'What it is. More.',
      '',
      ...parameters.map(({ name }) => `- \`${name}\`: what it is.`),
    ].join('\n'),
  )
  return ['## Members', ...sections].join('\n\n')
}

const API = Object.entries(reference.symbols)

test.each([
  'v2-sdk#Pair',
  'v3-sdk#FeeAmount',
  'v3-sdk#Position',
  'v3-sdk#Trade',
  'v3-sdk#RemoveLiquidityOptions',
  'v3-sdk#computePoolAddress',
  'v3-core#UniswapV3Pool',
  'v3-periphery#NonfungiblePositionManager',
])('a page with every member of %s passes and shows each once', async name => {
  const id = `@uniswap/${name}`
  const subjects = subjectsOf(id)
  const html = await render(`'${id}'`, complete(subjects))
  expect(html.match(/<h3 data-member=""/g)).toHaveLength(subjects.length)
  expect(html.match(/<div data-signature="/g)?.length).toBeGreaterThanOrEqual(subjects.length)
  expect(html).not.toContain('undefined')
})

test('an API page of a class says where it comes from and draws signatures and types', async () => {
  const api = "'@uniswap/v3-sdk#TickListDataProvider'"
  const html = await render(api, complete(subjectsOf('@uniswap/v3-sdk#TickListDataProvider')), {
    '@uniswap/v3-sdk#Tick': '/tick',
    '@uniswap/v3-sdk#TickDataProvider': '/provider',
  })
  expect(html).toContain('import { TickListDataProvider } from &#x27;@uniswap/v3-sdk&#x27;')
  expect(html).toMatch(/class.*implements.*<a href="\/provider">TickDataProvider<\/a>/)
  expect(html).toContain(
    '<dl data-parameters=""><div><dt><code>ticks</code><span data-type=""> <code>' +
      '(<a href="/tick">Tick</a> | TickConstructorArgs)[]</code></span></dt><dd>what it is.</dd></div>',
  )
  expect(html).toMatch(
    /<div data-signature="typescript"><div><\/div><code><span class="line">.*<a href="\/tick">Tick<\/a>/,
  )
})

test('a page does not link to itself', async () => {
  const apiPages = { '@uniswap/v3-sdk#Pool': '/self', '@uniswap/v3-sdk#FeeAmount': '/fee' }
  const html = await render(
    "'@uniswap/v3-sdk#Pool'",
    complete(subjectsOf('@uniswap/v3-sdk#Pool')),
    apiPages,
  )
  expect(html).toContain('<a href="/fee">FeeAmount</a>')
  expect(html).not.toContain('/self')
})

test('optional parameters are marked', async () => {
  const html = await render(
    "'@uniswap/v3-sdk#poolInitCodeHash'",
    '## A\n\n### poolInitCodeHash\n\nText.\n\n- `chainId`: x',
  )
  expect(html).toContain('<code>ChainId</code>, optional</span></dt><dd>x</dd>')
})

test('a contract names its ABI, and events have addresses of their own', async () => {
  const id = '@uniswap/v3-core#UniswapV3Factory'
  const body = complete(subjectsOf(id)).replace('### OwnerChanged', '### OwnerChanged \\{#mine}')
  const html = await render(`'${id}'`, body)
  expect(html).toContain(
    '<p data-api-source="">ABI of <code>@uniswap/v3-core</code> 1.0.1, in ' +
      '<code>artifacts/contracts/UniswapV3Factory.sol/UniswapV3Factory.json</code></p>',
  )
  expect(html).toContain('<h3 data-member="" id="poolcreated-event">PoolCreated</h3>')
  expect(html).toContain('<h3 data-member="" id="mine">OwnerChanged</h3>')
  expect(html).toContain('<h3 data-member="" id="createpool">createPool</h3>')
})

test('a package page documents the exports that have no page, and links lead to it', async () => {
  const apiPages = Object.fromEntries([
    ['@uniswap/v2-sdk', '/sdk'],
    ...API.filter(([id]) => /v2-sdk#(Pair|Route|Trade)$/.test(id)).map(([id]) => [id, '/page']),
  ])
  const subjects = API.filter(([id]) => id.startsWith('@uniswap/v2-sdk#') && !apiPages[id]).map(
    ([id, symbol]) => symbolSubject(id, symbol),
  )
  const html = await render("'@uniswap/v2-sdk'", complete(subjects), apiPages)
  expect(html).toContain('Exports of <code>@uniswap/v2-sdk</code> 4.21.4')
  expect(html.match(/<h3/g)).toHaveLength(13)
  // A method's types are in the signature, a field's also beside its name.
  expect(html).toContain('<dt><code>swapCallParameters</code></dt><dd>what it is.</dd>')
  expect(html).toContain('<dt><code>value</code><span data-type=""> <code>string</code></span>')
  expect(html).toContain('<a href="/sdk#tradeoptionsdeadline">TradeOptionsDeadline</a>')
  expect(await findings("'@uniswap/v2-sdk'", complete(subjects.slice(1)), apiPages)).toEqual([
    `2:1 The page has no heading for '${subjects[0]?.name}' of @uniswap/v2-sdk. Add '### ${subjects[0]?.name}' and its description.`,
  ])
})

test('a page about a package may have further exports of others', async () => {
  const ids = ['@uniswap/v2-sdk#Router', '@uniswap/sdk-core#Token', '@uniswap/sdk-core#Rounding']
  const api = `['${ids.join("', '")}']`
  const subjects = API.filter(([id]) => ids.includes(id)).map(([id, symbol]) =>
    symbolSubject(id, symbol),
  )
  const html = await render(api, complete(subjects))
  expect(html).toContain('Exports of <code>@uniswap/v2-sdk</code> 4.21.4')
  expect(html).toContain('Exports of <code>@uniswap/sdk-core</code> 7.19.4')
  expect(html.match(/<h3/g)).toHaveLength(3)
  // Of a base class that nobody can import.
  expect(html).toContain('<dt><code>decimals</code><span data-type=""> <code>number</code></span>')
  expect(
    await findings(api, complete(subjects).replace('- `sortsBefore`: what it is.', '')),
  ).toEqual([expect.stringContaining("The list lacks 'sortsBefore', a parameter of 'Token'.")])
  expect(await findings(api.replace('Token', 'Tokn'), complete(subjects))).toEqual([
    "2:1 @uniswap/sdk-core has no 'Tokn'. Take one of lib/api/api.json. — did you mean '@uniswap/sdk-core#Token'?",
  ])
})

const TICK_BODY = `## A

### index
Text.
### liquidityGross
Text.
### liquidityNet
Text.
### constructor
Text.

- \`index\`: a
- \`liquidityGross\`: b
- \`liquidityNet\`: c
`

test.each([
  ['nothing wrong', '', '', []],
  [
    'a misspelt heading',
    '### liquidityNet',
    '### liquidtyNet',
    [
      "10:1 Tick has no member 'liquidtyNet'. Correct it; for other text use '##', '####' or bold. — did you mean 'liquidityNet'?",
    ],
  ],
  [
    'a heading that is no member',
    '### constructor',
    '### How to use it\n### constructor',
    [
      "12:1 Tick has no member 'How to use it'. Correct it; for other text use '##', '####' or bold.",
    ],
  ],
  [
    'two headings of a member',
    '### constructor',
    '### `index`\n### constructor',
    ["12:1 'index' has two headings. Keep one; overloads share it."],
  ],
  [
    'a missing member',
    '### liquidityNet\nText.\n',
    '',
    [
      "2:1 The page has no heading for 'liquidityNet' of Tick. Add '### liquidityNet' and its description.",
    ],
  ],
  [
    'a misspelt parameter',
    '- `index`',
    '- `indx`',
    [
      "15:3 'indx' is not a parameter of 'constructor'. Use one of: index, liquidityGross, liquidityNet. — did you mean 'index'?",
    ],
  ],
  [
    'a missing parameter',
    '- `index`: a\n',
    '',
    ["15:1 The list lacks 'index', a parameter of 'constructor'. Add '- `index`: …'."],
  ],
  [
    'a parameter too many',
    '- `index`',
    '- `fee`: f\n- `index`',
    [
      "15:3 'fee' is not a parameter of 'constructor'. Use one of: index, liquidityGross, liquidityNet.",
    ],
  ],
  [
    'a parameter described twice',
    '- `index`: a\n',
    '- `index`: a\n- `index`: b\n',
    ["16:3 'index' is listed twice. Remove one."],
  ],
  [
    'no list of parameters',
    /- .*/s,
    '- `index` and two more\n',
    [
      "12:1 'constructor' has parameters without a description. Add a list of: '- `index`: …', '- `liquidityGross`: …', '- `liquidityNet`: …'.",
    ],
  ],
] as [string, string | RegExp, string, string[]][])('%s', async (_, from, to, expected) => {
  expect(await findings("'@uniswap/v3-sdk#Tick'", TICK_BODY.replace(from, to))).toEqual(expected)
})

test('each section begins with a sentence, which the table of members shows', async () => {
  const shown = async (first: string) => {
    const html = await render("'@uniswap/v3-sdk#Tick'", TICK_BODY.replace('Text.', first))
    expect(html.indexOf('data-members')).toBeLessThan(html.indexOf('<h2'))
    return /<a href="#index"><code>index<\/code><\/a><\/th><td>(.*?)<\/td>/.exec(html)?.[1]
  }
  expect(await shown('`value` is at [a tick](/tick) of 0.05%. More.')).toBe(
    '<code>value</code> is at a tick of 0.05%',
  )
  expect(await shown('A power of `2`. More.')).toBe('A power of <code>2</code>')
  const body = TICK_BODY.replace('Text.', '')
  expect(await findings("'@uniswap/v3-sdk#Tick'", body)).toEqual([
    "6:1 The section of 'index' has no text. Begin it with a sentence that says what 'index' is or does.",
  ])
})

test('badges say what the API says, and errors lead to their entries', async () => {
  const badgesOf = (html: string, name: string) => {
    const [, badges = ''] =
      html.match(new RegExp(`>${name}</h3>\n<div[^>]*><div>(.*?)</div>`)) ?? []
    return badges.replace(/<\/?span>/g, ' ').trim()
  }
  const ofSymbol = async (id: string) => render(`'${id}'`, complete(subjectsOf(id)))
  const pool = await ofSymbol('@uniswap/v3-core#UniswapV3Pool')
  const manager = await ofSymbol('@uniswap/v3-periphery#NonfungiblePositionManager')
  const sdkPool = await ofSymbol('@uniswap/v3-sdk#Pool')
  const options = await ofSymbol('@uniswap/v3-sdk#SafeTransferOptions')
  expect([
    badgesOf(pool, 'slot0'),
    badgesOf(pool, 'swap'),
    badgesOf(pool, 'Swap'),
    badgesOf(manager, 'multicall'),
    badgesOf(sdkPool, 'getAddress'),
    badgesOf(sdkPool, 'token0'),
    badgesOf(sdkPool, 'token0Price'),
    badgesOf(options, 'data'),
  ]).toEqual(['view', '', 'event', 'payable', 'static', 'read-only', 'read-only', 'optional'])
  expect(pool).toContain(
    '<p data-raises="">Reverts with <a href="/contract/swapx-v3/overview#i"><code>I</code></a> ' +
      '<a href="/contract/swapx-v3/overview#old"><code>OLD</code></a></p>',
  )
  expect(sdkPool).toContain(
    'Throws <a href="/sdk/v3/reference/overview#invariant-failed-fee"><code>FEE</code></a>',
  )
})

test('all mistakes of a page are reported at once', async () => {
  const body = TICK_BODY.replace('### index', '### indx').replace('- `index`', '- `indx`')
  expect(await findings("'@uniswap/v3-sdk#Tick'", body)).toEqual([
    "6:1 Tick has no member 'indx'. Correct it; for other text use '##', '####' or bold. — did you mean 'index'?",
    "15:3 'indx' is not a parameter of 'constructor'. Use one of: index, liquidityGross, liquidityNet. — did you mean 'index'?",
  ])
})
