import { TickMath } from '@uniswap/v3-sdk'
import { type BaseContract, Contract, parseUnits } from 'ethers'
import { expect, test } from 'vitest'
import { testChain } from '../chain/test-chain'
import { findPools } from '../v3/factory'

const { swapx, provider, deploy } = await testChain()
const { A, B } = swapx.tokens
const contract = await deploy<BaseContract>('PoolPrice')
const inToken1 = (amount0: bigint, root: bigint): Promise<bigint> =>
  contract.getFunction('inToken1')(amount0, root)
const inToken0 = (amount1: bigint, root: bigint): Promise<bigint> =>
  contract.getFunction('inToken0')(amount1, root)

test('1 A is worth 2 B, rounded down, and 2 B are worth 1 A, at the price of their pool', async () => {
  const pool = (await findPools(provider, swapx, A, B)).get(3000) as string
  const abi = ['function slot0() view returns (uint160)']
  const root = await new Contract(pool, abi, provider).getFunction('slot0')()
  expect(await inToken1(parseUnits('1', 18), root)).toBe(1_999_999n)
  const back = await inToken0(parseUnits('2', 6), root)
  expect(Number(back - parseUnits('1', 18)) / 1e18).toBeCloseTo(0, 9)
})

const MAX_128 = 2n ** 128n - 1n
const [lowest, highest] = [TickMath.MIN_SQRT_RATIO, TickMath.MAX_SQRT_RATIO].map(String)

test.each([
  { what: 'at the lowest price', root: BigInt(lowest as string) },
  { what: 'at the last root of 128 bits', root: MAX_128 },
  { what: 'at the next root', root: MAX_128 + 1n },
  { what: 'at the highest price', root: BigInt(highest as string) },
])('any amount fits, to 1 part in 2^192, $what', async ({ root }) => {
  for (const amount of [0n, 1n, 10n ** 18n, MAX_128]) {
    const exact = (amount * root ** 2n) >> 192n
    const value = await inToken1(amount, root)
    expect(value).toBeLessThanOrEqual(exact)
    expect(exact - value).toBeLessThanOrEqual(root > MAX_128 ? (exact >> 192n) + 1n : 0n)

    const exact0 = (amount << 192n) / root ** 2n
    const value0 = await inToken0(amount, root)
    expect(value0).toBeGreaterThanOrEqual(exact0)
    expect(value0 - exact0).toBeLessThanOrEqual(root > MAX_128 ? (exact0 >> 192n) + 1n : 0n)
  }
})
