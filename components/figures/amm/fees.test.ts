import { expect, test } from 'vitest'
import { protocolFeeMint } from './constant-product'
import { feeShares } from './fees'

const bips = ({ providers, protocol }: ReturnType<typeof feeShares>) =>
  [providers, protocol].map(share => Math.round(share * 10_000))

test('basis points of the input to providers and protocol', () => {
  expect(bips(feeShares(false))).toEqual([30, 0])
  expect(bips(feeShares(true))).toEqual([25, 5])
})

test('LP tokens for the protocol are worth one sixth of the growth', () => {
  const supply = 600_000_000n
  const minted = protocolFeeMint(700_000_000n ** 2n, 600_000_000n ** 2n, supply)
  expect(minted).toBe(14_634_146n)
  expect((minted * 700_000_000n) / (supply + minted)).toBe(100_000_000n / 6n)
})
