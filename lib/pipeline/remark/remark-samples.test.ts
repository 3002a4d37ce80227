import { expect, test } from 'vitest'
import { folderWith } from '../../files/folder.fixture'
import { compilePage, renderPage } from '../compile-page.fixture'

const QUOTING = `import { Contract, formatUnits } from 'ethers'
import { connect } from './connect.js'

// #region exact-input
export async function quote() {
  // #region call
  const { signer } = connect()
  return new Contract('0x', [], signer)
  // #endregion
}
// #endregion
`

const FILES = {
  'samples/v3/quoting.ts': QUOTING,
  'samples/v3/minting.ts':
    "// #region a\nlet contract = 'Swap'\n// #endregion\nexport async function main() {}\n",
  'samples/v3/minting-viem.ts': 'export function main() {}\n',
  'samples/v3/minting.out.txt': '1\n',
  'samples/v3/quoting.out.txt': '1,000\n',
  'samples/v3/silent.ts': 'export function main() {}\n',
  'samples/v3/invented.out.txt': '42\n',
  'samples/programs/swap.mts': 'swap()\n',
  'samples/programs/swap-viem.mts': 'swap()\n',
  'samples/programs/swap.out.txt': 'done\n',
  'samples/Swap.sol': "import './IRouter.sol';\n\n// #region s\nIRouter r;\n// #endregion\n",
  'samples/Unused.sol': 'IRouter r;\n',
  'samples/broken.ts': 'a\n// #region a\nb\n',
  'samples/empty.ts': '// #region a\n// #endregion\n',
  'samples/reader/deployment.json': '{}\n',
  'samples/untested.ts': 'a()\n',
  'samples/tested/list.txt': [
    'Swap.sol',
    'Unused.sol',
    'broken.ts',
    'empty.ts',
    'programs/swap-viem.mts',
    'programs/swap.mts',
    'v3/minting-viem.ts',
    'v3/minting.ts',
    'v3/quoting.ts',
    'v3/silent.ts',
    '',
  ].join('\n'),
  'secret.ts': 'a\n',
}

const fence = (info: string, body = '') => `\`\`\`${info}\n${body}\`\`\``
const render = (body: string) => renderPage(body, folderWith(FILES))

/** The text of each block of code. */
const codeOf = (html: string) =>
  [...html.matchAll(/<pre.*?<\/pre>/gs)].map(([pre]) => pre.replace(/<[^>]+>/g, ''))

test('a region fills its fence, with the imports that it lacks', async () => {
  const html = await render(fence('ts file=v3/quoting.ts#call'))
  expect(codeOf(html)).toEqual([
    "const { signer } = connect()\nreturn new Contract('0x', [], signer)",
  ])
  const [, imports = ''] =
    html.match(/^<pre language="ts" sample="v3\/quoting.ts" proof="tested" imports="([^"]*)">/) ??
    []
  expect(imports.replace(/&lt;.*?&gt;/g, '').replaceAll('&#x27;', "'")).toBe(
    "import { Contract } from 'ethers'\nimport { connect } from './connect.js'",
  )
})

test('a file for readers alone has the path that they have for it; data has no mark', async () => {
  expect(await render(fence('json file=reader/deployment.json'))).toContain(
    '<pre language="json" sample="deployment.json">',
  )
})

test('without a region the whole file shows, without markers and further imports', async () => {
  const html = await render(fence('typescript file=v3/quoting.ts'))
  expect(html).toContain('<pre language="typescript" sample="v3/quoting.ts" proof="tested">')
  expect(html).not.toMatch(/#region|#endregion|imports=/)
  expect(codeOf(html)[0]).toMatch(/^import .*\n}$/s)
})

test.each([
  ['text file=v3/quoting.out.txt', '1,000', 'recorded'],
  ['bash file=v3/quoting.out.txt', '1,000', 'recorded'],
  ['sol file=Swap.sol#s', 'IRouter r;', 'tested'],
  ['solidity file=Swap.sol#s', 'IRouter r;', 'tested'],
])('%s', async (info, code, proof) => {
  const html = await render(fence(info))
  expect(codeOf(html)[0]).toBe(code)
  expect(html).toContain(`proof="${proof}"`)
})

test('a fence with a sample may have a title, and stand in a list', async () => {
  const html = await render(`- a\n\n  ${fence('ts file=v3/quoting.ts#call title="Quote"', '  ')}`)
  expect(html).toContain('title="Quote"')
  expect(html).toMatch(/<\/pre>\s*<\/li>/s)
})

test.each([
  [
    'ts file=v3/quotng.ts#call',
    "no file samples/v3/quotng.ts. Correct the path, which begins inside samples/, or create the file. — did you mean 'v3/quoting.ts'?",
  ],
  [
    'ts file=V3/Quoting.ts',
    "no file samples/V3/Quoting.ts. Correct the path, which begins inside samples/, or create the file. — did you mean 'v3/quoting.ts'?",
  ],
  [
    'ts file=../secret.ts',
    'no file samples/../secret.ts. Correct the path, which begins inside samples/, or create the file.',
  ],
  [
    'ts file=v3/quoting.ts#cal',
    "samples/v3/quoting.ts has no region 'cal'. Correct it, or mark the code with '// #region cal' and '// #endregion'. — did you mean 'call'?",
  ],
  [
    'text file=v3/invented.out.txt',
    'samples/v3/invented.out.txt is the output of no sample: there is no samples/v3/invented.ts. Add it, and a test that records what it prints.',
  ],
  [
    'text file=v3/quoting.out.txt#a',
    "samples/v3/quoting.out.txt has no region 'a'. Correct it, or mark the code with '// #region a' and '// #endregion'.",
  ],
  [
    'ts file=broken.ts#a',
    "samples/broken.ts:2 The region 'a' is not closed. Add '// #endregion' after its last line.",
  ],
  ['ts file=empty.ts#a', 'samples/empty.ts is empty there. Add the code.'],
  [
    'ts file=untested.ts',
    "No test runs samples/untested.ts. Write one that calls it, and run that test: 'npm run test:samples -- <its name>'.",
  ],
])('%s is an error at its place, with the remedy', async (info, message) => {
  const page = compilePage(`Text.\n\n- ${fence(info)}`, folderWith(FILES))
  await expect(page).rejects.toThrow(/^content\/page\.mdx:7:3 /)
  await expect(page).rejects.toThrow(message)
})

test('a fence with a file must be empty', async () => {
  const page = compilePage(fence('ts file=v3/quoting.ts', 'a\n'), folderWith(FILES))
  await expect(page).rejects.toThrow(
    'content/page.mdx:5:1 The code of this fence comes from samples/v3/quoting.ts. Leave the fence empty.',
  )
})

test.each(['ts', 'tsx', 'TypeScript', 'js', 'jsx', 'javascript', 'mjs', 'sol', 'solidity'])(
  'code in %s without file fails, unless it says why',
  async lang => {
    for (const info of [lang, `${lang} title="nocheck"`, `${lang} nocheck`, `${lang} nocheck=""`]) {
      await expect(compilePage(fence(info, 'a\n'))).rejects.toThrow(
        "content/page.mdx:5:1 This code is not tested. Show a file of samples/ with 'file=v3/swap.ts#region', or give a reason with 'nocheck=\"reason\"'.",
      )
    }
  },
)

test('the reason why code is not proved does not show', async () => {
  const html = await renderPage(fence('ts nocheck="old version"', 'a\n'))
  expect(html).toBe('<pre language="ts"><code><span class="line">a</span></code></pre>')
})

test.each(['bash', 'json', 'text'])('code in %j needs no proof', async lang => {
  expect(await renderPage(fence(lang, '1\n'))).toContain('<pre')
})

const programsOf = (html: string) =>
  [...html.matchAll(/<pre[^>]*>/g)].map(([pre]) => /program="([^"]*)"/.exec(pre)?.[1])

test('a program starts in its header, and no more at its output further down', async () => {
  const programs = ['swap.mts', 'swap-viem.mts'].map(file => fence(`ts file=programs/${file}`))
  const output = fence('text file=programs/swap.out.txt')
  expect(programsOf(await render([...programs, output].join('\n\n')))).toEqual([
    'programs/swap',
    'programs/swap-viem',
    undefined,
  ])
  expect(programsOf(await render(output))).toEqual(['programs/swap'])
})

test('an excerpt starts its file, and so does recorded output; what has no `main` or no output starts nothing', async () => {
  const fences = [
    'ts file=v3/minting.ts#a',
    'ts file=v3/minting-viem.ts',
    'text file=v3/minting.out.txt',
    'ts file=v3/quoting.ts',
    'ts file=v3/silent.ts',
  ]
  expect(programsOf(await render(fences.map(info => fence(info)).join('\n\n')))).toEqual([
    'v3/minting',
    'v3/minting-viem',
    'v3/minting',
    undefined,
    undefined,
  ])
})

test('a contract starts the program that deploys it', async () => {
  const contracts = ['solidity file=Swap.sol#s', 'solidity file=Unused.sol']
  expect(programsOf(await render(contracts.map(info => fence(info)).join('\n\n')))).toEqual([
    'v3/minting',
    undefined,
  ])
})
