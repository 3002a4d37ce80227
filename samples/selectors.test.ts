import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import V3Migrator from '@uniswap/v3-periphery/artifacts/contracts/V3Migrator.sol/V3Migrator.json'
import { FunctionFragment, Interface } from 'ethers'
import { expect, test } from 'vitest'
import { initCodeHashes, references } from './chain/contracts'

const CONTENT = path.resolve(import.meta.dirname, '../content')

/** Four bytes that pages name, and that are of no function of a reference contract. */
const OTHERS = {
  [initCodeHashes().v3PoolInitCodeHash.slice(0, 10)]: 'how a hash begins',
  '0x80ac58cd': 'ERC-721, by the interface ID that ERC-165 asks for',
  ...Object.fromEntries(
    [
      'uniswapV2Call(address,uint256,uint256,bytes)',
      // Of a SwapRouter02, whose structs have no deadline.
      'exactInputSingle((address,address,uint24,address,uint256,uint256,uint160))',
      'exactInput((bytes,address,uint256,uint256))',
      'exactOutputSingle((address,address,uint24,address,uint256,uint256,uint160))',
      'exactOutput((bytes,address,uint256,uint256))',
      'multicall(uint256,bytes[])',
    ].map(signature => [FunctionFragment.from(signature).selector, signature]),
  ),
}

/** Names of functions by selector. */
const names = new Map<string, string>(Object.entries(OTHERS))
for (const { abi } of Object.values(references())) {
  new Interface(abi).forEachFunction(({ selector, name }) => names.set(selector, name))
}

test('each selector on a page is that of the function that its row or sentence names', () => {
  const pages = readdirSync(CONTENT, { encoding: 'utf8', recursive: true }).filter(file =>
    file.endsWith('.mdx'),
  )
  const wrong = pages.flatMap(page =>
    readFileSync(path.join(CONTENT, page), 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        [...line.matchAll(/`(0x[0-9a-f]{8})`/g)].flatMap(([, selector = '']) => {
          const name = names.get(selector)
          const isRow = line.startsWith('|')
          const isRight =
            name && (!isRow || line.includes(`\`${name}\``) || line.includes(`\`${name}(`))
          return isRight ? [] : [`content/${page}:${index + 1} ${selector}`]
        }),
      ),
  )
  expect(wrong).toEqual([])
})

const V2 = readFileSync(path.join(CONTENT, 'contract/swapx-v2/index.mdx'), 'utf8')

test.each([
  ['the factory', references().v2Factory],
  ['the router', references().v2Router02],
  ['V3Migrator', V3Migrator],
])('the list of selectors of %s has all its functions', (name, { abi }) => {
  const [, list = ''] = V2.split(`### Selectors of ${name}\n\n\`\`\`text\n`)
  const functions: string[] = []
  new Interface(abi).forEachFunction(each => {
    functions.push(`${each.selector} ${each.format('sighash')}`)
  })
  expect(list.split('\n```')[0]?.split('\n').sort()).toEqual(functions.sort())
})

test('the table of MigrateParams has all its fields, in their order', () => {
  const [, rows = ''] = V2.split('| `MigrateParams` | Meaning |\n| --- | --- |\n')
  const fields = [...(rows.split('\n\n')[0] ?? '').matchAll(/^\| `(\w+)`/gm)].map(
    ([, name]) => name,
  )
  const [params] = new Interface(V3Migrator.abi).getFunction('migrate')?.inputs ?? []
  expect(fields).toEqual(params?.components?.map(({ name }) => name))
})
