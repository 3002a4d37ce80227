import { describe, expect, test } from 'vitest'
import { fence, lintText } from './lint-text.fixture'

const meant = (name = '') => name && ` — did you mean '${name}'?`

const unknown = (name: string, nearest?: string) =>
  `package-name — '${name}' is not an allowed package. Use one of lib/check/money/allowed.ts, or add it there once you know its publisher.${meant(nearest)}`

const ours = (name: string, nearest?: string) =>
  `package-name — '${name}' is not a package of this project, and an attacker may publish under such a name. Write the name of the package that you use.${meant(nearest)}`

describe('names that would be taken for ours', () => {
  test.each([
    ['prose', 'See\n@swapx/v3-sdk.', '2:1'],
    ['inline code', '`@swapx/v3-sdk`', '1:2'],
    ['an import', fence("import { Pool } from '@swapx/v3-sdk'"), '2:23'],
    ['a link', 'https://www.npmjs.com/package/@swapx/v3-sdk', '1:31'],
    ['a table', '| `@swapx/v3-sdk` | 1 |', '1:4'],
  ])('fail in %s', (_, text, place) => {
    expect(lintText(text)).toEqual([`${place} ${ours('@swapx/v3-sdk', '@uniswap/v3-sdk')}`])
  })

  test.each(['@swapx-lib/v2-sdk', '@SwapX/v2-sdk'])('fail as %s', name => {
    expect(lintText(name)).toEqual([`1:1 ${ours(name, '@uniswap/v2-sdk')}`])
  })

  test('fail as a mere scope', () => {
    expect(lintText('`@swapx/*`')).toEqual([`1:2 ${ours('@swapx/')}`])
  })
})

describe('packages that are not for SwapX', () => {
  test('may be named in prose', () => {
    expect(lintText('No `@uniswap/smart-order-router`, no @ethersproject/bignumber.')).toEqual([])
  })

  test.each([
    ['a fence', fence("import { AlphaRouter } from '@uniswap/smart-order-router'"), '2:30'],
    ['a command', fence('npm i @uniswap/smart-order-router', 'bash'), '2:7'],
    ['an inline command', 'Not `npm i @uniswap/smart-order-router`.', '1:12'],
  ])('fail in %s', (_, text, place) => {
    expect(lintText(text)).toEqual([
      `${place} package-name — '@uniswap/smart-order-router' needs contracts that SwapX does not have. Remove it from the code.`,
    ])
  })
})

describe('imports', () => {
  test.each([
    "import { Pool } from '@uniswap/v3-sdk'",
    "import abi from '@uniswap/v3-core/artifacts/contracts/UniswapV3Pool.sol/UniswapV3Pool.json'",
    "import {\n  a,\n  b,\n} from 'ethers'",
    "import './setup'\nexport * from '../chain'",
    "import { test } from 'node:test'",
    "export const names = ['a']\nconst list = Array.from('abc')",
    'throw new Error("import \'x\' first")',
  ])('pass: %s', code => {
    expect(lintText(fence(code))).toEqual([])
  })

  test.each([
    ["import a from 'viem2'", '2:16', unknown('viem2', 'viem')],
    ["import {\n  a,\n} from 'evil-package/sub'", '4:9', unknown('evil-package')],
    ["import 'evil-package'", '2:9', unknown('evil-package')],
    ["import type { A } from 'evil-package'", '2:25', unknown('evil-package')],
    ["export { a } from 'evil-package'", '2:20', unknown('evil-package')],
    ["const a = await import('evil-package')", '2:25', unknown('evil-package')],
    ["const a = require('evil-package')", '2:20', unknown('evil-package')],
    ["+ import a from 'evil-package'", '2:18', unknown('evil-package')],
  ])('fail: %s', (code, place, message) => {
    expect(lintText(fence(code))).toEqual([`${place} ${message}`])
  })

  test('of Solidity', () => {
    const good = "import '@uniswap/v3-periphery/contracts/interfaces/ISwapRouter.sol';"
    const bad = 'import {A} from "v3-periphery-fork/contracts/A.sol";'
    expect(lintText(`${good}\nimport "./B.sol";\n${bad}`, 'samples/v3/A.sol')).toEqual([
      `3:18 ${unknown('v3-periphery-fork')}`,
    ])
  })
})

describe('commands', () => {
  test.each([
    'npm install @uniswap/v3-sdk@3.31.5 jsbi@3 "ethers@>=6"',
    'npm ci && npm run build -- --now',
    'npm i -D vitest --prefix samples --registry https://registry.npmjs.org',
    'npm install # what the lock file names',
    'npm install \\\n  ethers \\\n  viem',
    'npx tsx v3/quote.ts --fast',
    'npx -p typescript tsc --noEmit',
    'npm exec --package=typescript -- tsc',
    'yarn add ethers; pnpm add viem',
    'yarn build',
    'npm install ./local file:../other <package>',
  ])('pass: %s', command => {
    expect(lintText(fence(command, 'bash'))).toEqual([])
  })

  test.each([
    ['npm install ethers etherz@6', '2:20', unknown('etherz', 'ethers')],
    ['$ npm i -g evil-package', '2:12', unknown('evil-package')],
    ['npm i \\\n  evil-package', '3:3', unknown('evil-package')],
    ['npm --prefix samples add evil-package', '2:26', unknown('evil-package')],
    ['npm i ethers@npm:evil-package@1', '2:7', unknown('evil-package')],
    ['npm i github:evil/package', '2:7', unknown('github:evil/package')],
    ['npx --yes evil-package arg', '2:11', unknown('evil-package')],
    ['npx -p evil-package tsc', '2:8', unknown('evil-package')],
    ['npm exec evil-package', '2:10', unknown('evil-package')],
    ['cd a && yarn global add evil-package', '2:25', unknown('evil-package')],
    ['pnpm dlx evil-package', '2:10', unknown('evil-package')],
    ['bunx evil-package', '2:6', unknown('evil-package')],
  ])('fail: %s', (command, place, message) => {
    expect(lintText(fence(command, 'bash'))).toEqual([`${place} ${message}`])
  })
})

test('scoped names fail anywhere, in samples too', () => {
  expect(lintText('A @uniswap/v3-sdkk.')).toEqual([
    `1:3 ${unknown('@uniswap/v3-sdkk', '@uniswap/v3-sdk')}`,
  ])
  expect(lintText('{ "dependencies": { "@evil/one": "1" } }', 'samples/a.json')).toEqual([
    `1:22 ${unknown('@evil/one')}`,
  ])
})

test.each([
  'a@example.org/x',
  '[x](@site/content/sdk/index.mdx)',
  '`@uniswap/*`',
  '`@uniswap/v3-…`',
])('lets %s pass', text => {
  expect(lintText(text)).toEqual([])
  expect(lintText(fence(text))).toEqual([])
})
