import { FeeAmount, PositionLibrary, subIn256 } from '@uniswap/v3-sdk'
import { Contract, parseEther } from 'ethers'
import JSBI from 'jsbi'
import { expect, test } from 'vitest'
import { outputOf, testChain } from '../../chain/test-chain'
import { A, C, poolAddress } from './pool'
import { main, uncollectedAmounts } from './position-library'
import { positionsOf } from './positions.fixture'
import { growthInside } from './tick-library'

const { swapx, signer, provider, deadline } = await testChain()

const { manager, send, mint, collectable } = await positionsOf(swapx, signer, await deadline())
const router = new Contract(
  swapx.swapRouter,
  [
    'function exactInputSingle((address tokenIn, address tokenOut, uint24 fee, address recipient, uint256 deadline, uint256 amountIn, uint256 amountOutMinimum, uint160 sqrtPriceLimitX96)) payable returns (uint256)',
  ],
  signer,
)

async function swap(tokenIn: string, tokenOut: string, amount: bigint) {
  const order = [tokenIn, tokenOut, FeeAmount.HIGH, signer.address, await deadline()]
  const transaction = await router.getFunction('exactInputSingle').send([...order, amount, 1, 0])
  await transaction.wait()
}

test('main prints what 1,001 units of liquidity have earned', async () => {
  await expect(await outputOf(main)).toMatchFileSnapshot('position-library.out.txt')
})

test('the fees are those that collect pays, for ranges around, above and below the price', async () => {
  const around = await mint(-8000, -6000)
  const above = await mint(-6800, -6000)
  const below = await mint(-8000, -7000)
  await swap(C.address, A.address, parseEther('20'))
  await swap(A.address, C.address, parseEther('60'))
  await swap(C.address, A.address, parseEther('5'))

  for (const tokenId of [around, above, below]) {
    const fees = await uncollectedAmounts(provider, swapx, tokenId)
    expect(fees).toEqual(await collectable(tokenId))
    expect(fees[0]).toBeGreaterThan(0n)
    const { owed0 } = await manager.getFunction('positions').staticCall(tokenId)
    expect(owed0).toBe(0n)
  }

  // What decreaseLiquidity credits is paid by collect too, but is no fee.
  const before = await uncollectedAmounts(provider, swapx, around)
  const { liquidity } = await manager.getFunction('positions').staticCall(around)
  const order = [around, liquidity / 2n, 1, 1, await deadline()]
  const out = await send('decreaseLiquidity', order)
  const after = await uncollectedAmounts(provider, swapx, around)
  expect(after).toEqual(await collectable(around))
  expect(after[0]).toBe((before[0] ?? 0n) + out.amount0)
})

test('positions that share a range can be paid a few units less than they have earned', async () => {
  const [busy, quiet] = [await mint(-8200, -5800), await mint(-8200, -5800)]
  const max = 2n ** 128n - 1n
  for (let round = 0; round < 20; round++) {
    await swap(C.address, A.address, 1_000_003n)
    await swap(A.address, C.address, 1_000_003n)
    await send('collect', [busy, signer.address, max, max])
  }
  const fees = await uncollectedAmounts(provider, swapx, quiet)
  const paid = await collectable(quiet)
  for (const [index, fee] of fees.entries()) {
    // Each of the 40 roundings of the pool costs less than a unit.
    const missing = fee - (paid[index] ?? 0n)
    expect(missing).toBeGreaterThan(0n)
    expect(missing).toBeLessThan(40n)
  }
})

test('growth inside a range of ticks that no position uses is 0', async () => {
  const address = poolAddress(swapx, A, C, FeeAmount.HIGH)
  const block = await provider.getBlockNumber()
  const inside = await growthInside(provider, address, 200_000, 200_200, block)
  expect(inside.map(String)).toEqual(['0', '0'])
})

test('getTokensOwed', () => {
  const n = (value: bigint | number) => JSBI.BigInt(value.toString())
  const q128 = n(2n ** 128n)
  const owed = (last: JSBI, liquidity: number, now: JSBI) =>
    PositionLibrary.getTokensOwed(last, last, n(liquidity), now, now).map(String)
  expect(owed(n(0), 1, q128)).toEqual(['1', '1'])
  // Rounds down.
  expect(owed(n(0), 3, n(2n ** 127n))).toEqual(['1', '1'])
  // A growth that has passed 2^256 since.
  expect(owed(subIn256(n(0), q128), 1000, q128)).toEqual(['2000', '2000'])
  // A growth that lies behind the last one counts as almost 2^256.
  const most = (2n ** 128n - 1n).toString()
  expect(owed(n(1), 1, n(0))).toEqual([most, most])
  const bad = (last: unknown, liquidity: unknown, now: unknown) => () =>
    PositionLibrary.getTokensOwed(
      last as JSBI,
      last as JSBI,
      liquidity as JSBI,
      now as JSBI,
      now as JSBI,
    ).map(String)
  for (const wrong of ['7', 7, 7n]) {
    expect(bad(n(0), wrong, q128)).toThrow(TypeError)
    expect(bad(n(0), n(1), wrong)).toThrow(TypeError)
  }
  expect(bad('7', n(1), q128)).toThrow(TypeError)
  // A stored growth that is no JSBI value counts as 0.
  expect(bad(2n ** 128n, n(1), q128)()).toEqual(['1', '1'])
  expect(bad(2 ** 128, n(1), q128)()).toEqual(['1', '1'])
  // With the current growth as well, the difference is 2^256.
  expect(bad(1n, n(1), 2n)()).toEqual([1, 1].map(() => String(2n ** 128n)))
})
