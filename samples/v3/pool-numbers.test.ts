import { FeeAmount, tickToPrice } from '@uniswap/v3-sdk'
import { AbiCoder, Contract, keccak256, solidityPacked } from 'ethers'
import { describe, expect, test } from 'vitest'
import { outputOf, testChain } from '../chain/test-chain'
import { poolAbi, tokenAbi } from './abi'
import { poolAddress, tokensOf } from './background'
import { earned } from './earnings'
import * as sample from './pool-numbers'
import { now, readPool } from './trading'

const { swapx, provider } = await testChain()
const { A, B } = tokensOf(swapx)
const address = poolAddress(swapx, A, B, FeeAmount.MEDIUM)
const observations = 'function observations(uint256) view returns (uint32, int56, uint160, bool)'
const pool = new Contract(address, [...poolAbi, ...sample.growthAbi, observations], provider)
const slot = async (index: number) => BigInt(await provider.getStorage(address, index))

test('main prints what the page shows', async () => {
  await expect(await outputOf(sample.main)).toMatchFileSnapshot('pool-numbers.out.txt')
})

test('the first slots of a pool are where the page says', async () => {
  const { sqrtPriceX96, tick } = await pool.getFunction('slot0').staticCall()
  const first = await slot(0)
  expect(BigInt.asUintN(160, first)).toBe(sqrtPriceX96)
  expect(BigInt.asIntN(24, first >> 160n)).toBe(tick)
  expect(await slot(1)).toBe(await pool.getFunction('feeGrowthGlobal0X128').staticCall())
  expect(await slot(1)).toBeGreaterThan(0n)
  expect(await slot(2)).toBe(await pool.getFunction('feeGrowthGlobal1X128').staticCall())
  expect(await slot(3)).toBe(0n)
  expect(await slot(4)).toBe(await pool.getFunction('liquidity').staticCall())
})

test('where one position covers all prices, the virtual reserves are the balances without fees', async () => {
  const root = (await pool.getFunction('slot0').staticCall()).sqrtPriceX96
  const liquidity: bigint = await pool.getFunction('liquidity').staticCall()
  const balance = async (token: string) =>
    Number(
      await new Contract(token, tokenAbi, provider).getFunction('balanceOf').staticCall(address),
    )
  const virtual = [Number((liquidity << 96n) / root), Number((liquidity * root) >> 96n)]
  for (const [index, token] of [A.address, B.address].entries()) {
    expect((await balance(token)) / (virtual[index] ?? 0)).toBeCloseTo(1, 3)
  }
})

test('mappings and observations are in slots 5 to 8', async () => {
  const coder = AbiCoder.defaultAbiCoder()
  const mapped = async (type: string, key: unknown, index: number) => {
    const place = keccak256(coder.encode([type, 'uint256'], [key, index]))
    return BigInt(await provider.getStorage(address, place))
  }
  const { liquidityGross, liquidityNet } = await pool.getFunction('ticks').staticCall(-887_220)
  expect(await mapped('int24', -887_220, 5)).toBe((liquidityNet << 128n) | liquidityGross)
  const word = await pool.getFunction('tickBitmap').staticCall(57)
  expect(await mapped('int16', 57, 6)).toBe(word)
  expect(word).toBe(1n << 195n)
  const types = ['address', 'int24', 'int24']
  const owner = [swapx.nonfungiblePositionManager, -887_220, 887_220]
  const key = keccak256(solidityPacked(types, owner))
  expect(await mapped('bytes32', key, 7)).toBe(liquidityGross)
  const [time] = await pool.getFunction('observations').staticCall(0)
  expect(BigInt.asUintN(32, await slot(8))).toBe(time)
})

test('the price is that of the SDK', async () => {
  const { sqrtRatioX96, token0Price } = await readPool(await now(swapx, provider), A, B, 3000)
  const price = sample.priceOf(A, B, BigInt(sqrtRatioX96.toString()))
  expect(price.equalTo(token0Price)).toBe(true)
})

test('a price lies between its tick and the next', async () => {
  const { tickCurrent, token0Price } = await readPool(await now(swapx, provider), A, B, 3000)
  expect(token0Price.lessThan(tickToPrice(A, B, tickCurrent))).toBe(false)
  expect(token0Price.lessThan(tickToPrice(A, B, tickCurrent + 1))).toBe(true)
})

test('words and bits, below 0 too', () => {
  expect(sample.bitmapPlace(0, 60)).toEqual({ word: 0, bit: 0 })
  expect(sample.bitmapPlace(-60, 60)).toEqual({ word: -1, bit: 255 })
  expect(sample.bitmapPlace(-1, 60)).toEqual({ word: -1, bit: 255 })
  expect(sample.bitmapPlace(15_300, 60)).toEqual({ word: 0, bit: 255 })
  expect(sample.bitmapPlace(15_360, 60)).toEqual({ word: 1, bit: 0 })
  expect(sample.bitmapPlace(-269_393, 60)).toEqual({ word: -18, bit: 118 })
})

test('growth is right across its end', () => {
  const last = 2n ** 256n - 1n
  expect(earned(10n, last - 2n ** 127n + 1n, 2n ** 127n)).toBe(10n)
})

describe('what a reader meets', () => {
  test('a tick from ethers is a bigint, and its division cuts off towards 0', () => {
    const [tick, spacing]: [unknown, unknown] = [-269_393n, 60]
    expect(() => (tick as number) / (spacing as number)).toThrow(
      'Cannot mix BigInt and other types, use explicit conversions',
    )
    expect(-1n / 60n).toBe(0n)
    expect(Math.floor(-1 / 60)).toBe(-1)
  })

  test('a price in raw units, or with the tokens exchanged', async () => {
    const { sqrtRatioX96 } = await readPool(await now(swapx, provider), A, B, 3000)
    const raw = (Number(sqrtRatioX96.toString()) / 2 ** 96) ** 2
    expect(raw * 1e12).toBeCloseTo(1.96, 2)
    const wrong = sample.priceOf(B, A, BigInt(sqrtRatioX96.toString()))
    expect(Number(wrong.toSignificant(5)) * 1e24).toBeCloseTo(1.96, 2)
  })

  test('growth without its end', () => {
    const last = 2n ** 256n - 1n
    expect((10n * (2n ** 127n - last)) >> 128n).toBeLessThan(0n)
  })
})
