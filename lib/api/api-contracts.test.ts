import { expect, test } from 'vitest'
import { findings, render } from './api-page.fixture'
import { tableTexts } from './api-tables'
import { reference } from './reference'

const FACTORY = "{ Factory: '@uniswap/v2-core#UniswapV2Factory' }"

const TEXTS =
  reference.symbols['@uniswap/v2-core#UniswapV2Factory']?.members.flatMap(tableTexts) ?? []

/** A section with a row for each text, the first of them on line 8. */
function section(texts = TEXTS): string {
  const rows = texts.map(text => `| \`${text}\` | What it does |`)
  return ['## Factory', '', '| Function | Meaning |', '| --- | --- |', ...rows].join('\n')
}

/** The section with one row written in another way. */
function without(text: string, ...instead: string[]): string {
  return section(TEXTS.flatMap(other => (other === text ? instead : [other])))
}

test('a section whose tables name every member passes and says where the ABI is from', async () => {
  const html = await render(FACTORY, `${section()}\n\n| Other | \n| --- |\n| \`anything\` |`)
  expect(html).toContain(
    '<h2>Factory</h2>\n<p data-api-source="">ABI of <code>@uniswap/v2-core</code> 1.0.1, in ' +
      '<code>build/UniswapV2Factory.json</code></p>',
  )
})

test.each([
  [
    'a missing member',
    without('feeTo() → address'),
    ["4:1 No row of this section begins with 'feeTo() → address'. Add one."],
  ],
  [
    'another signature',
    without('feeTo() → address', 'feeTo() → uint256'),
    ["12:3 The signature is wrong. Write 'feeTo() → address'."],
  ],
  [
    'a misspelt name',
    without('feeTo() → address', 'feTo() → address'),
    [
      "12:3 The contract has no member 'feTo'. Remove the row or correct its name. — did you mean 'feeTo'?",
    ],
  ],
  [
    'a function that the contract has not',
    section([...TEXTS, 'destroyEverything()']),
    ["18:3 The contract has no member 'destroyEverything'. Remove the row or correct its name."],
  ],
  [
    'two rows of a member',
    section([...TEXTS, 'feeTo() → address']),
    ["18:3 'feeTo' has two rows. Remove one."],
  ],
  [
    'a section of another name',
    section().replace('## Factory', '## Factoy'),
    [
      "2:1 The page has no section 'Factory'. Correct it here, or add '## Factory'. — did you mean 'Factoy'?",
    ],
  ],
  [
    'no section at all',
    '',
    ["2:1 The page has no section 'Factory'. Correct it here, or add '## Factory'."],
  ],
])('%s', async (_, body, expected) => {
  expect(await findings(FACTORY, body)).toEqual(expected)
})

test('only contracts can be documented in tables', async () => {
  expect(await findings("{ Tick: '@uniswap/v3-sdk#Tick' }", '## Tick')).toEqual([
    "2:1 '@uniswap/v3-sdk#Tick' is not a contract. Give it a page of its own, with 'api: \"@uniswap/v3-sdk#Tick\"'.",
  ])
})

test('return values that a list names must all be named', async () => {
  const api = "'@uniswap/v3-core#IUniswapV3PoolDeployer'"
  const names = ['factory', 'token0', 'token1', 'fee', 'tickSpacing']
  const body = (list: string[]) =>
    `## A\n\n### parameters\n\nText.\n\n${list.map(name => `- \`${name}\`: x`).join('\n')}\n`
  expect(await render(api, body(names))).toContain(
    '<code>fee</code><span data-type=""> <code>uint24</code></span></dt><dd>x',
  )
  expect(await findings(api, body([...names.slice(0, 3), 'free', 'tickSpacing']))).toEqual([
    "13:3 'free' is not a return value of 'parameters'. Use one of: factory, token0, token1, fee, tickSpacing. — did you mean 'fee'?",
  ])
  expect(await findings(api, body(['LOK', 'M0']))).toEqual([])
  expect(await findings(api, '## A\n\n### parameters\nText.')).toEqual([])
})

test('the fields of a struct are what a text explains', async () => {
  const all = await findings("'@uniswap/v3-periphery#SwapRouter'", '## A\n\n### exactInput')
  expect(all.at(-1)).toBe(
    "6:1 'exactInput' has parameters without a description. Add a list of: " +
      "'- `path`: …', '- `recipient`: …', '- `deadline`: …', '- `amountIn`: …', '- `amountOutMinimum`: …'.",
  )
})

test.each([
  [
    "'@uniswap/v3-sdk#Pol'",
    "2:1 @uniswap/v3-sdk has no 'Pol'. Take one of lib/api/api.json. — did you mean '@uniswap/v3-sdk#Pool'?",
  ],
  [
    "'@uniswap/v3-core#Nothing'",
    "2:1 @uniswap/v3-core has no 'Nothing'. Take one of lib/api/api.json.",
  ],
  [
    "'@uniswap/v4-sdk#Pool'",
    "2:1 The reference has no package '@uniswap/v4-sdk'. Use one of: @uniswap/sdk-core, @uniswap/v2-sdk, @uniswap/v3-sdk, @uniswap/v2-core, @uniswap/v2-periphery, @uniswap/v3-core, @uniswap/v3-periphery. — did you mean '@uniswap/v2-sdk'?",
  ],
  [
    "'v3'",
    "2:1 The reference has no package 'v3'. Use one of: @uniswap/sdk-core, @uniswap/v2-sdk, @uniswap/v3-sdk, @uniswap/v2-core, @uniswap/v2-periphery, @uniswap/v3-core, @uniswap/v3-periphery.",
  ],
])('api: %s is an error at its place', async (api, message) => {
  expect(await findings(api, '')).toEqual([message])
})
