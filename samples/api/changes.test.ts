import { expect, test } from 'vitest'
import type { ApiSymbol, Reference } from '../../lib/api/types'
import { findChanges } from './changes'

const field = (name: string, type: string) => ({
  name,
  kind: 'property' as const,
  type,
  declarations: [type],
})

function referenceOf(version: string, symbols: Record<string, ApiSymbol>): Reference {
  return { packages: { '@uniswap/v3-core': version }, symbols }
}

test('each change is named with the pages to look at', () => {
  const before = referenceOf('1.0.1', {
    '@uniswap/v3-core#IUniswapV3PoolDeployer': {
      kind: 'contract',
      members: [field('same', 'a'), field('parameters', 'b'), field('old', 'c')],
    },
    '@uniswap/v3-core#Gone': { kind: 'contract', members: [] },
    '@uniswap/v3-core#Base': { kind: 'class', members: [] },
  })
  const after = referenceOf('1.0.2', {
    '@uniswap/v3-core#IUniswapV3PoolDeployer': {
      kind: 'contract',
      members: [field('same', 'a'), field('parameters', 'x'), field('new', 'c')],
    },
    '@uniswap/v3-core#Base': { kind: 'class', heritage: 'extends Other', members: [] },
    '@uniswap/v3-core#New': { kind: 'contract', members: [] },
  })
  const page = 'content/contract/swapx-v3/technical-reference/core/SwapXV3PoolDeployer.mdx'
  const id = '@uniswap/v3-core#IUniswapV3PoolDeployer'
  expect(findChanges(before, after)).toEqual([
    '@uniswap/v3-core 1.0.1 → 1.0.2',
    `${id}.parameters (property) has changed: look at ${page}`,
    `${id}.old (property) is gone: look at ${page}`,
    `${id}.new (property) is new: look at ${page}`,
    '@uniswap/v3-core#Gone is gone: no page documents it',
    '@uniswap/v3-core#Base is declared in another way: no page documents it',
    '@uniswap/v3-core#New is new: no page documents it',
  ])
  expect(findChanges(before, before)).toEqual([])
})
