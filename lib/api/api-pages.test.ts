import { expect, test } from 'vitest'
import { folderWith } from '../files/folder.fixture'
import { linksTo, readApiPages, repeatedSymbols } from './api-pages'

test('symbols lead to the pages whose front matter names them', () => {
  const page = (lines: string) => `---\n${lines}\n---\n\napi: '@uniswap/v3-sdk#Route'\n`
  const folder = folderWith({
    'sdk/Pool.mdx': page("api: '@uniswap/v3-sdk#Pool'"),
    'sdk/index.mdx': page("api: '@uniswap/v3-sdk'"),
    'v2.mdx': page("api:\n  The factory: '@uniswap/v2-core#UniswapV2Factory'"),
    'list.mdx': page("api:\n  - '@uniswap/v2-sdk'\n  - '@uniswap/sdk-core#Token'"),
    'none.mdx': page('title: A'),
  })
  const pages = readApiPages(folder)
  expect(pages).toEqual({
    '@uniswap/v3-sdk#Pool': '/sdk/Pool',
    '@uniswap/v3-sdk': '/sdk',
    '@uniswap/v2-core#UniswapV2Factory': '/v2#the-factory',
    '@uniswap/v2-sdk': '/list',
    '@uniswap/sdk-core#Token': '/list#token',
  })
  const ids = ['@uniswap/v3-sdk#Pool', '@uniswap/v3-sdk#FeeAmount', '@uniswap/sdk-core#Ether']
  expect([...linksTo(ids, pages)]).toEqual([
    ['Pool', '/sdk/Pool'],
    ['FeeAmount', '/sdk#feeamount'],
  ])
})

test('a symbol that two pages document is named with both', () => {
  const apis = [
    { doc: 'a', symbol: '@uniswap/v3-sdk#Pool' },
    { doc: 'b', symbol: '@uniswap/v3-sdk#Tick' },
    { doc: 'c', symbol: '@uniswap/v3-sdk#Pool', section: 'Pool' },
  ]
  expect(repeatedSymbols(apis)).toEqual([
    {
      file: 'content/c.mdx',
      line: 1,
      column: 1,
      rule: 'api',
      message:
        "The page documents '@uniswap/v3-sdk#Pool', as content/a.mdx does. Remove it from the 'api' of one of them.",
    },
  ])
})
