import { CurrencyAmount } from '@uniswap/sdk-core'
import { FeeAmount, TICK_SPACINGS } from '@uniswap/v3-sdk'
import { Contract, ZeroAddress } from 'ethers'
import { expect, test } from 'vitest'
import { outputOf, testChain } from '../../chain/test-chain'
import { enabledFees, main, tickSpacing } from './fee-amount'
import { A, examplePool } from './pool'

const { swapx, provider, node } = await testChain()

test('main prints what the factory of the local chain has enabled', async () => {
  await expect(await outputOf(main)).toMatchFileSnapshot('fee-amount.out.txt')
})

test('the factory enables three fees, with the spacings of the SDK', async () => {
  for (const fee of [FeeAmount.LOW, FeeAmount.MEDIUM, FeeAmount.HIGH]) {
    expect(await tickSpacing(provider, swapx.v3Factory, fee)).toBe(TICK_SPACINGS[fee])
  }
  for (const fee of [100, 200, 300, 400, 2500]) {
    expect(await tickSpacing(provider, swapx.v3Factory, fee)).toBe(0)
  }
})

test.each([
  [FeeAmount.LOWEST, 100, 1],
  [FeeAmount.LOW_200, 200, 4],
  [FeeAmount.LOW_300, 300, 6],
  [FeeAmount.LOW_400, 400, 8],
  [FeeAmount.LOW, 500, 10],
  [FeeAmount.MEDIUM, 3000, 60],
  [FeeAmount.HIGH, 10000, 200],
])('%s', (member, value, spacing) => {
  expect(member).toBe(value)
  expect(TICK_SPACINGS[member]).toBe(spacing)
})

test('an enum of numbers lists names and values', () => {
  expect(Object.values(FeeAmount)).toHaveLength(14)
  expect(FeeAmount[3000]).toBe('MEDIUM')
  expect(FeeAmount[2500]).toBeUndefined()
})

test('a fee is taken from the input', async () => {
  // 1e18 of liquidity: 500 takes 0.05% of 1e15, 10000 takes 1%.
  const amount = CurrencyAmount.fromRawAmount(A, '1000000000000000')
  const [low] = await examplePool(FeeAmount.LOW).getOutputAmount(amount)
  const [high] = await examplePool(FeeAmount.HIGH).getOutputAmount(amount)
  expect(low.quotient.toString()).toBe('998501997253744')
  expect(high.quotient.toString()).toBe('989020869339354')
})

test('the owner may enable any fee below 100% with a spacing from 1 to 16,383', async () => {
  const abi = [
    'function owner() view returns (address)',
    'function enableFeeAmount(uint24 fee, int24 tickSpacing)',
  ]
  const factory = new Contract(swapx.v3Factory, abi, provider)
  const from = await factory.getFunction('owner')()
  const enable = (fee: number, spacing: number) =>
    factory.getFunction('enableFeeAmount').staticCall(fee, spacing, { from })
  await enable(2500, 50)
  await enable(0, 1)
  await enable(999_999, 16_383)
  for (const [fee, spacing] of [
    [1_000_000, 1],
    [2500, 0],
    [2500, 16_384],
    [3000, 30],
  ] as const) {
    await expect(enable(fee, spacing)).rejects.toThrow('execution reverted')
  }
})

test('createPool refuses a fee, a pool that exists and such tokens, all without data', async () => {
  const abi = ['function createPool(address, address, uint24)']
  const { A, B } = swapx.tokens
  const create = (first: string, second: string, fee: number) =>
    new Contract(swapx.v3Factory, abi, provider)
      .getFunction('createPool')
      .staticCall(first, second, fee)
  for (const call of [
    create(A, B, FeeAmount.LOWEST),
    create(A, B, FeeAmount.MEDIUM),
    create(A, A, FeeAmount.LOW),
    create(A, ZeroAddress, FeeAmount.LOW),
  ]) {
    await expect(call).rejects.toMatchObject({ code: 'CALL_EXCEPTION', data: '0x' })
  }
})

test('the events name a fee that the SDK does not list', async () => {
  const abi = ['function enableFeeAmount(uint24 fee, int24 tickSpacing)']
  const factory = new Contract(swapx.v3Factory, abi, await node.getSigner())
  await (await factory.getFunction('enableFeeAmount')(2500, 50)).wait()
  expect([...(await enabledFees(provider, swapx.v3Factory, 0))]).toEqual([
    [500, 10],
    [3000, 60],
    [10_000, 200],
    [2500, 50],
  ])
  expect(await tickSpacing(provider, swapx.v3Factory, 2500)).toBe(50)
})
