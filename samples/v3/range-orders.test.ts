import { Percent, type Token } from '@uniswap/sdk-core'
import { FeeAmount } from '@uniswap/v3-sdk'
import { getAddress, parseEther, parseUnits } from 'ethers'
import { beforeEach, describe, expect, test } from 'vitest'
import { outputOf, testChain } from '../chain/test-chain'
import { transferred } from '../transferred'
import { toAmount, tokensOf, toRaw } from './background'
import { tokenIdsOf } from './fetching-positions'
import { remove } from './modifying-position'
import { priceFrom, readPosition } from './position-data'
import { orderRange, stateOf } from './range-order'
import * as sample from './range-orders'
import { directRoute, now, readPool, sell, swap } from './trading'

const { swapx, provider, signer, node, deadline } = await testChain()
const { A, B } = tokensOf(swapx)
const { MEDIUM } = FeeAmount
const newest = () => now(swapx, provider)
const poolNow = async () => await readPool(await newest(), A, B, MEDIUM)
const price = (value: string) => priceFrom(A, B, value)
const fiftyA = toAmount(A, parseEther('50'))
const hundredB = toAmount(B, parseUnits('100', 6))

async function place(amount = fiftyA, target = price('2.1')) {
  const at = await newest()
  const pool = await readPool(at, A, B, MEDIUM)
  const placed = await sample.placeOrder(at, signer, pool, amount, target, await deadline())
  return placed
}

async function trade(input: Token, output: Token, raw: bigint) {
  const at = await newest()
  const sale = await sell(at, await directRoute(at, input, output, MEDIUM), toAmount(input, raw))
  const receipt = await swap(signer, swapx, sale, {
    slippageTolerance: new Percent(50, 10_000),
    deadline: await deadline(),
    recipient: signer.address,
  })
  return toRaw(transferred(receipt, output, signer.address))
}
const buyA = (units: string) => trade(B, A, parseUnits(units, 6))
const sellA = (units: string) => trade(A, B, parseEther(units))
const stateNow = async (tokenId: bigint, sold: Token) =>
  stateOf(await readPosition(await newest(), tokenId), sold)

// Every test starts from the same pools.
let snapshot: string
beforeEach(async () => {
  if (snapshot) await node.send('evm_revert', [snapshot])
  snapshot = await node.send('evm_snapshot', [])
})

test('main prints what the page shows, and its order costs gas twice', async () => {
  const start = await provider.getBlockNumber()
  await expect(await outputOf(sample.main)).toMatchFileSnapshot('range-orders.out.txt')
  const [placed = 0, withdrawn = 0] = await gasOfManagerSince(start)
  expect(placed / 1000).toBeCloseTo(425, -1)
  expect(withdrawn / 1000).toBeCloseTo(289, -1)
})

describe('ranges', () => {
  test('token0 is sold above the price, token1 below', async () => {
    const pool = await poolNow()
    const above = orderRange(pool, A, price('2.1'))
    expect(above).toEqual({ tickLower: -268_920, tickUpper: -268_860 })
    expect(above.tickLower).toBeGreaterThan(pool.tickCurrent)
    const below = orderRange(pool, B, price('1.9'))
    expect(below).toEqual({ tickLower: -269_940, tickUpper: -269_880 })
    expect(below.tickUpper).toBeLessThan(pool.tickCurrent)
  })

  test('the direction of the price does not matter', async () => {
    const pool = await poolNow()
    expect(orderRange(pool, A, price('2.1').invert())).toEqual(orderRange(pool, A, price('2.1')))
  })

  test('a price that the pool pays already is refused', async () => {
    const pool = await poolNow()
    for (const [sold, value] of [
      [A, '1.9'],
      [A, '2'],
      [B, '2.1'],
    ] as const) {
      expect(() => orderRange(pool, sold, price(value))).toThrow(
        `The pool pays this price for ${sold.symbol} already.`,
      )
    }
  })
})

describe('an order to sell A', () => {
  test('takes A only, is filled above its range, and pays the mean of its ends', async () => {
    const { tokenId, amount0, amount1 } = await place()
    expect(toAmount(A, amount0).toFixed(6)).toBe('49.999999')
    expect(amount1).toBe(0n)
    expect(await stateNow(tokenId, A)).toBe('open')
    await buyA('100')
    expect(await stateNow(tokenId, A)).toBe('partly filled')
    await buyA('100')
    expect(await stateNow(tokenId, A)).toBe('filled')
    const at = await newest()
    const order = await readPosition(at, tokenId)
    const { principal, paid } = await sample.withdraw(at, signer, tokenId, await deadline())
    const [lowest, highest] = [order.token0PriceLower, order.token0PriceUpper].map(end =>
      Number(end.toSignificant(12)),
    ) as [number, number]
    const mean = Math.sqrt(lowest * highest)
    expect(Number(principal[1]) / 1e6 / 50).toBeCloseTo(mean, 5)
    expect(principal[0]).toBe(0n)
    expect(mean).toBeCloseTo(2.103, 3)
    // Only B was sold to the pool, so that there are no fees in A.
    expect(paid[0]).toBe(0n)
    expect(toAmount(B, paid[1] - principal[1]).toExact()).toBe('0.316399')
    expect(await tokenIdsOf(await newest(), signer.address)).toEqual([])
  })

  test('opens again when the price returns', async () => {
    const { tokenId } = await place()
    const gained = await buyA('200')
    expect(await stateNow(tokenId, A)).toBe('filled')
    await trade(A, B, gained)
    expect(await stateNow(tokenId, A)).toBe('open')
    const order = await readPosition(await newest(), tokenId)
    expect(order.amount0.toFixed(6)).toBe('49.999999')
  })

  test('sold at once, the 50 A bring less', async () => {
    const got = await sellA('50')
    expect(toAmount(B, got).toExact()).toBe('94.965947')
  })
})

test('an order to sell B is filled below its range', async () => {
  const { tokenId, amount0, amount1 } = await place(hundredB, price('1.9'))
  expect(amount0).toBe(0n)
  expect(amount1).toBe(100_000_000n)
  await sellA('100')
  expect(await stateNow(tokenId, B)).toBe('filled')
  const { principal } = await sample.withdraw(await newest(), signer, tokenId, await deadline())
  expect(principal[1]).toBe(0n)
  expect(toAmount(A, principal[0]).toFixed(4)).toBe('52.6570')
})

describe('waiting', () => {
  const signal = () => AbortSignal.timeout(10_000)

  test('ends with the block in which the order is filled', async () => {
    const { tokenId } = await place()
    const filled = sample.whenFilled(swapx, provider, tokenId, A, signal())
    await buyA('100')
    await buyA('100')
    const { blockTag } = await filled
    expect(blockTag).toBe(await provider.getBlockNumber())
    expect(await stateNow(tokenId, A)).toBe('filled')
  })

  test('ends at once if it is filled already', async () => {
    const { tokenId } = await place()
    await buyA('200')
    const at = await newest()
    const { blockTag } = await sample.whenFilled(swapx, provider, tokenId, A, signal())
    expect(blockTag).toBe(at.blockTag)
  })

  test('ends when the signal says so', async () => {
    const { tokenId } = await place()
    const short = AbortSignal.timeout(100)
    await expect(sample.whenFilled(swapx, provider, tokenId, A, short)).rejects.toThrow(
      'The operation was aborted due to timeout',
    )
  })

  test('ends with the error of the chain', async () => {
    await expect(sample.whenFilled(swapx, provider, 999n, A, signal())).rejects.toThrow(
      'execution reverted: "Invalid token ID"',
    )
  })
})

describe('what a reader meets', () => {
  test('the price enters the range before the order is placed', async () => {
    const at = await newest()
    const pool = await readPool(at, A, B, MEDIUM)
    await buyA('53')
    expect((await poolNow()).tickCurrent).toBeGreaterThan(-268_920)
    expect((await poolNow()).tickCurrent).toBeLessThan(-268_860)
    const order = sample.placeOrder(at, signer, pool, fiftyA, price('2.1'), await deadline())
    await expect(order).rejects.toThrow(
      'execution reverted (no data present; likely require(false) occurred',
    )
  })

  test('the price goes through the range before the order is placed', async () => {
    const at = await newest()
    const pool = await readPool(at, A, B, MEDIUM)
    await buyA('100')
    expect((await poolNow()).tickCurrent).toBeGreaterThan(-268_860)
    const order = sample.placeOrder(at, signer, pool, fiftyA, price('2.1'), await deadline())
    await expect(order).rejects.toThrow(
      'execution reverted (no data present; likely require(false) occurred',
    )
  })

  test('the price moves, and not into the range: the order is placed', async () => {
    const at = await newest()
    const pool = await readPool(at, A, B, MEDIUM)
    await buyA('20')
    const target = price('2.1')
    const placed = await sample.placeOrder(at, signer, pool, fiftyA, target, await deadline())
    expect(await stateNow(placed.tokenId, A)).toBe('open')
  })

  test('the price returns before the withdrawal', async () => {
    const { tokenId } = await place()
    const gained = await buyA('200')
    const at = await newest()
    await trade(A, B, gained)
    await expect(sample.withdraw(at, signer, tokenId, await deadline())).rejects.toThrow(
      'execution reverted: "Price slippage check"',
    )
    const owned = await tokenIdsOf(await newest(), signer.address)
    expect(owned).toEqual([tokenId])
  })

  test('an open order is cancelled in the same way', async () => {
    const { tokenId } = await place()
    const at = await newest()
    const { paid } = await sample.withdraw(at, signer, tokenId, await deadline())
    expect(toRaw(fiftyA) - paid[0]).toBeGreaterThan(0n)
    expect(toRaw(fiftyA) - paid[0]).toBeLessThan(toRaw(fiftyA) / 10n ** 12n)
    expect(paid[1]).toBe(0n)
  })

  test('an order that is partly filled needs a tolerance', async () => {
    const { tokenId } = await place()
    await buyA('100')
    const at = await newest()
    await buyA('1')
    await expect(sample.withdraw(at, signer, tokenId, await deadline())).rejects.toThrow(
      'execution reverted: "Price slippage check"',
    )
    const terms = { slippageTolerance: new Percent(50, 10_000), deadline: await deadline() }
    const { paid } = await remove(await newest(), signer, tokenId, new Percent(1), terms)
    expect(paid[0]).toBeGreaterThan(0n)
    expect(paid[1]).toBeGreaterThan(0n)
  })

  test('a partly filled order is left at a tolerance of 0.1%, and at 0.4% without a minimum', async () => {
    const { tokenId } = await place()
    await buyA('100')
    const order = await readPosition(await newest(), tokenId)
    const minimums = (thousandths: number) => {
      const { amount0, amount1 } = order.burnAmountsWithSlippage(new Percent(thousandths, 1_000))
      return [amount0, amount1].map(amount => BigInt(amount.toString()) > 0n)
    }
    expect([1, 3, 4].map(minimums)).toEqual([
      [true, true],
      [true, false],
      [false, false],
    ])
    const terms = { slippageTolerance: new Percent(1, 1_000), deadline: await deadline() }
    const { paid } = await remove(await newest(), signer, tokenId, new Percent(1), terms)
    expect(paid.every(amount => amount > 0n)).toBe(true)
  })

  test('a withdrawal too late, or twice', async () => {
    const { tokenId } = await place()
    const at = await newest()
    const late = (await deadline()) - 601
    await expect(sample.withdraw(at, signer, tokenId, late)).rejects.toThrow(
      'execution reverted: "Transaction too old"',
    )
    await sample.withdraw(at, signer, tokenId, await deadline())
    await expect(sample.withdraw(await newest(), signer, tokenId, 0)).rejects.toThrow(
      'execution reverted: "Invalid token ID"',
    )
  })

  test('more than the account has', async () => {
    await expect(place(toAmount(A, parseEther('200000')))).rejects.toThrow(
      'execution reverted: "STF"',
    )
  })
})

/** Gas of each transaction with the position manager after a block. */
async function gasOfManagerSince(start: number): Promise<number[]> {
  const gas: number[] = []
  for (let number = start + 1; number <= (await provider.getBlockNumber()); number++) {
    const [hash] = (await provider.getBlock(number))?.transactions ?? []
    const receipt = hash && (await provider.getTransactionReceipt(hash))
    if (receipt && receipt.to === getAddress(swapx.nonfungiblePositionManager)) {
      gas.push(Number(receipt.gasUsed))
    }
  }
  return gas
}
