import { expect, test } from 'vitest'
import { compile } from '../../mdx/compile'
import { deploymentStatus, deploymentSummary, deploymentTable } from '../../site/deployments'
import type { FigureText } from './figures'
import { plain, write } from './plain'

const FRONT_MATTER = '---\ntitle: Page\ndescription: A page.\n---\n'

/** The Markdown made of a page's body. */
async function markdownOf(
  body: string,
  { figures = [] as FigureText[], front = FRONT_MATTER } = {},
) {
  const { tree } = await compile('page', front + body, {})
  const page = {
    figureNames: new Set(['SandwichFigure']),
    figures,
    absolute: (href: string) => (href.startsWith('/') ? `https://example.org${href}` : href),
  }
  return write(...plain(JSON.parse(tree).children, page))
}

test.each([
  ['an id of a heading goes', '## A `b` {#c}', '## A `b`'],
  ['comments go', 'A<!-- b --> c', 'A c'],
  ['links lead there from anywhere', '[a](/b#c)', '[a](https://example.org/b#c)'],
  ['images too', '![a](/favicon.svg)', '![a](https://example.org/favicon.svg)'],
  ['formulas stay', 'It is $x \\cdot y$.\n\n$$\na\n$$', 'It is $x \\cdot y$.\n\n$$\na\n$$'],
  ['a percentage has a plain space', 'Is 3 %.', 'Is 3 %.'],
  ['terms are plain words', 'A tick, a TWAP.', 'A tick, a TWAP.'],
  ['tables stay', '| a | b |\n| - | -: |\n| `c` | 1 |', '| a | b |\n| - | -: |\n| `c` | 1 |'],
  ['a box is a quotation under its name', ':::tip\nSave time.\n:::', '> **Tip**\n>\n> Save time.'],
  [
    'a title of its own follows the name',
    ':::danger[Never `a`]\n- One\n:::',
    '> **Danger: Never `a`**\n>\n> - One',
  ],
  [
    'tabs follow each other under their labels',
    '<Tabs>\n<TabItem value="v2" label="Version 2">\n\nTwo.\n\n</TabItem>\n<TabItem value="v3" label="v3">\n\nThree.\n\n</TabItem>\n</Tabs>',
    '**Version 2**\n\nTwo.\n\n**v3**\n\nThree.',
  ],
  [
    'details stand under their summary',
    '<details>\n<summary>More `a`</summary>\n\nText.\n\n</details>',
    '**More `a`**\n\nText.',
  ],
  [
    'code keeps its language and title, and no marks of lines',
    '```bash title="a.sh" showLineNumbers\n# highlight-next-line\nls\n```',
    '```bash title="a.sh"\nls\n```',
  ],
  ['code without a reason keeps none', '```ts nocheck="old"\na()\n```', '```ts\na()\n```'],
  ['a component that draws no figure goes', 'A\n\n<Deployed />\n\nb', 'A\n\nb'],
])('%s', async (_, body, expected) => {
  expect(await markdownOf(body)).toBe(`${expected}\n`)
})

test('a figure is what it says', async () => {
  const figures = [{ alt: 'An attacker sells.', caption: 'The victim loses\u00a05.' }]
  expect(await markdownOf('<SandwichFigure />', { figures })).toBe(
    '> **Figure:** An attacker sells.\n>\n> The victim loses 5.\n',
  )
  expect(figures).toEqual([])
  await expect(markdownOf('<SandwichFigure />')).rejects.toThrow(
    'The exported page has no figure for <SandwichFigure />.',
  )
})

test('the glossary is written out', async () => {
  expect(await markdownOf('<Glossary />')).toMatch(
    /^\*\*Arbitrage\*\*\n\nBuying .* \[More on Arbitrage\]\(https:\/\/example\.org\/contract\//m,
  )
})

test('code of a file comes with its imports, below a link to the file', async () => {
  const markdown = await markdownOf('```ts file=v3/web3-basics.ts#reason\n```')
  expect(markdown).toMatch(
    /^\[v3\/web3-basics\.ts\]\(https:\/\/example\.org\/samples\/v3\/web3-basics\.ts\):\n\n```ts\nimport .*'ethers'\n\n/,
  )
})

test('the files of a program are links', async () => {
  expect(await markdownOf('<SampleFiles of="v3/abi.ts" />')).toMatch(
    /^Files for this guide: \[`v3\/abi\.ts`\]\(https:\/\/example\.org\/samples\/v3\/abi\.ts\), .*\.\n$/,
  )
})

test('what is published is said, and the values are a table', async () => {
  const markdown = await markdownOf('<Deployments />')
  const [status = ''] = deploymentStatus()
  expect(markdown).toContain(status)
  const { columns } = deploymentTable()
  expect(markdown).toContain(`| ${columns.join(' | ')} |\n`)
  expect(markdown).toContain('\n| Wrapped native token | `wrappedNative` |')
})

test('the summary of what is published is a line with its link', async () => {
  const { status, before, link } = deploymentSummary()
  expect(await markdownOf('<DeploymentStatus />')).toBe(
    `**${status}**${before}[${link.label}](https://example.org${link.href}).\n`,
  )
})

test('signatures are code, and parameters have their types', async () => {
  const front = FRONT_MATTER.replace('A page.\n', 'A page.\napi: "@uniswap/v3-sdk#FeeOptions"\n')
  const body = '## Fields\n\n### fee\n\nHow much.\n\n### recipient\n\nWho.\n'
  expect(await markdownOf(body, { front })).toContain('```typescript\nfee: Percent\n```')
})
