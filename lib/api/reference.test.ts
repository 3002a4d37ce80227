import { expect, test } from 'vitest'
import { checkedAgainst } from './reference'

test('a page is checked against the packages that it documents and that its samples import', () => {
  expect(checkedAgainst('@uniswap/v3-sdk#Pool', [])).toEqual(['v3-sdk 3.31.5'])
  expect(
    checkedAgainst(undefined, [
      "import { Token } from '@uniswap/sdk-core'\nimport { Pool } from '@uniswap/v3-sdk'",
      "import '@uniswap/v3-core/contracts/interfaces/IUniswapV3Pool.sol';",
    ]),
  ).toEqual(['v3-sdk 3.31.5', 'v3-core 1.0.1'])
})

test('the core of the SDKs is named where it is alone; other packages are not', () => {
  expect(checkedAgainst({ Token: '@uniswap/sdk-core#Token' }, [])).toEqual(['sdk-core 7.19.4'])
  expect(checkedAgainst(undefined, ["import { Contract } from 'ethers'"])).toEqual([])
})
