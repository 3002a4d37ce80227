import type { Element } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import type { MDXContent } from 'mdx/types'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { useMDXComponents } from '../../mdx-components'
import { compileFile } from '../pipeline/compile-page.fixture'
import { siteConfig } from '../site/site-config'
import { htmlToMarkdown } from './html-to-markdown'

const FRONT_MATTER = '---\ntitle: Page\ndescription: A page.\n---\n'
const SITE = siteConfig.url

function Page({ Content }: { Content: MDXContent }) {
  return createElement(Content, { components: useMDXComponents() })
}

function markdownOfHtml(html: string): string {
  const [content] = fromHtml(`<main>${html}</main>`, { fragment: true }).children
  return htmlToMarkdown(content as Element, `${SITE}/page`)
}

/** The Markdown made of what the site shows of a page's body. */
async function markdownOf(body: string, front = FRONT_MATTER): Promise<string> {
  const { default: Content } = await compileFile(front + body)
  return markdownOfHtml(renderToStaticMarkup(createElement(Page, { Content })))
}

test.each([
  ['a heading has no link to itself', '## A `b`', '## A `b`'],
  [
    'the id of a heading stays if its text gives another',
    '## A {#c}\n\n## D {#d}',
    '## A {#c}\n\n## D',
  ],
  ['comments go', 'A<!-- b --> c', 'A c'],
  [
    'links lead to Markdown',
    '[a](/study#c) [b](#c) [home](/)\n\n## C',
    `[a](${SITE}/study.md#c) [b](${SITE}/page.md#c) [home](${SITE}/index.md)\n\n## C`,
  ],
  ['links to files lead there', '[a](/api.json)', `[a](${SITE}/api.json)`],
  ['links to other sites stay', '[a](https://github.com/a/b#c)', '[a](https://github.com/a/b#c)'],
  ['images have their whole address', '![A mark](/favicon.svg)', `![A mark](${SITE}/favicon.svg)`],
  [
    'powers and indices stay',
    '10<sup>17</sup> of H<sub>2</sub>O',
    '10<sup>17</sup> of H<sub>2</sub>O',
  ],
  ['formulas are LaTeX', 'It is $x \\cdot y$.\n\n$$\na\n$$', 'It is $x \\cdot y$.\n\n$$\na\n$$'],
  [
    'long names and numbers are whole',
    'aLongNameOfAFunctionThatBreaksBetweenWords of 1000000000000000000',
    'aLongNameOfAFunctionThatBreaksBetweenWords of 1000000000000000000',
  ],
  ['terms link to the glossary', 'A TWAP.', `A [TWAP](${SITE}/study.md#twap).`],
  ['tables stay', '| a | b |\n| - | -: |\n| `c` | 1 |', '| a | b |\n| - | -: |\n| `c` | 1 |'],
  [
    'an admonition is a quotation under its name',
    ':::tip\nSave time.\n:::',
    '> **Tip**\n>\n> Save time.',
  ],
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
    'details follow their summary',
    '<details>\n<summary>More `a`</summary>\n\nText.\n\n</details>',
    '**More `a`**\n\nText.',
  ],
  ['code keeps its language, and no marks of lines', '```bash\nls\n```', '```bash\nls\n```'],
  ['code stands below its title', '```bash title="a.sh"\nls\n```', 'a.sh:\n\n```bash\nls\n```'],
  ['blank lines and indents of code stay', '```bash\nif\n\n  ls\n```', '```bash\nif\n\n  ls\n```'],
])('%s', async (_, body, expected) => {
  expect(await markdownOf(body)).toBe(`${expected}\n`)
})

test('a figure is what it says', async () => {
  expect(await markdownOf('<SandwichFigure />')).toMatch(
    /^> \*\*Figure:\*\* [^\n]{80,}\n>\n> [^\n]+\n$/,
  )
})

test('the glossary has a heading for each term', async () => {
  expect(await markdownOf('<Glossary />')).toMatch(
    /^### Arbitrage\n\nBuying .* \[More on Arbitrage\]\(.*\/contract\/.*\.md#.*\)$/m,
  )
})

test('code of a file comes with its imports, below what proves it and a link to the file', async () => {
  expect(await markdownOf('```ts file=v3/revert-reason.ts#reason\n```')).toContain(
    `Tested [v3/revert-reason.ts](${SITE}/samples/v3/revert-reason.ts):\n\n\`\`\`ts\nimport `,
  )
})

test('the values of deployments are a table', async () => {
  const markdown = await markdownOf('<Deployments />')
  expect(markdown).toContain('| Contract or value | Setting |')
  expect(markdown).toContain('\n| Wrapped native token | `wrappedNative` |')
})

test('signatures are code', async () => {
  const front = FRONT_MATTER.replace('A page.\n', 'A page.\napi: "@uniswap/v3-sdk#FeeOptions"\n')
  const body = '## Fields\n\n### fee\n\nHow much.\n\n### recipient\n\nWho.\n'
  expect(await markdownOf(body, front)).toContain('```typescript\nfee: Percent\n```')
})

test('parameters are a list, and badges are left to the signature', async () => {
  const front = FRONT_MATTER.replace('A page.\n', 'A page.\napi: "@uniswap/v3-sdk#Tick"\n')
  const members = ['index', 'liquidityGross', 'liquidityNet'].map(
    name => `### ${name}\n\nIt is.\n\n`,
  )
  const list = '- `index`: where.\n- `liquidityGross`: how much.\n- `liquidityNet`: which.\n'
  const markdown = await markdownOf(
    `## A\n\n${members.join('')}### constructor\n\nMakes it.\n\n${list}`,
    front,
  )
  expect(markdown).toContain('\n- `index` `number`: where.\n')
  expect(markdown).toContain('### index\n\n```typescript\nreadonly index: number\n```\n\nIt is.')
  expect(markdown).toMatch(
    /^\| Member +\| Meaning +\|\n.*\n\| \[`index`\]\(.*#index\) +\| It is +\|$/m,
  )
})

test('a row keeps its id', () => {
  const table = '<table><tr><td>A</td></tr><tr id="a_b"><td><code>B</code> in C</td></tr></table>'
  expect(markdownOfHtml(table)).toContain('| `B` in C {#a_b} |\n')
})

test('a group keeps its heading', () => {
  const group =
    '<details><summary><h3>Pool</h3><small> 2 errors</small></summary><p>A.</p></details>'
  expect(markdownOfHtml(group)).toBe('### Pool\n\nA.\n')
})

test('the cards of a category are headings that lead to its pages', () => {
  const card = (href: string, title: string) =>
    `<li><h2><a href="${href}">${title}</a></h2><p>About.</p></li>`
  expect(markdownOfHtml(`<ul>${card('/study', 'A')}${card('/contract', 'B')}</ul>`)).toBe(
    `## [A](${SITE}/study.md)\n\nAbout.\n\n## [B](${SITE}/contract.md)\n\nAbout.\n`,
  )
})

test('an ampersand in an address has no backslash', () => {
  expect(markdownOfHtml('<a href="/study/terms&amp;conditions/terms">A</a>')).toBe(
    `[A](${SITE}/study/terms%26conditions/terms.md)\n`,
  )
})

test('what moves readers about is left out', () => {
  const controls = [
    '<nav>a</nav>',
    '<button>b</button>',
    '<noscript>c</noscript>',
    '<div data-pagefind-ignore="true">d</div>',
  ]
  // React writes comments between texts.
  expect(markdownOfHtml(`<p>Some<!-- --> text</p>${controls.join('')}`)).toBe('Some text\n')
})
