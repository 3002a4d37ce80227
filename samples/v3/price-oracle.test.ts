import { Percent, type Token } from '@uniswap/sdk-core'
import { FeeAmount, tickToPrice } from '@uniswap/v3-sdk'
import { type BaseContract, Contract, parseEther } from 'ethers'
import { getAddress } from 'viem'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { outputOf, testChain } from '../chain/test-chain'
import { connect } from '../connection-viem'
import { environment } from '../environment'
import { poolAddress, toAmount, tokensOf } from './background'
import { meanLiquidity, meanTick } from './means'
import { addLiquidity } from './minting'
import { fullRange, positionWith, rangeBetween } from './position'
import { priceFrom } from './position-data'
import * as sample from './price-oracle'
import * as oracle from './price-oracle-viem'
import { directRoute, now, readPool, sell, swap } from './trading'
import { now as nowViem } from './trading-viem'

const { swapx, provider, signer, node, deadline, deploy } = await testChain()
const { A, B, C } = tokensOf(swapx)
const { MEDIUM, HIGH } = FeeAmount
const pool = poolAddress(swapx, A, C, HIGH)
const means = await deploy<BaseContract>('MeanPrice')
const newest = () => now(swapx, provider)

/** The next transaction is in a block this many seconds after the newest. */
async function after(seconds: number) {
  const block = await node.getBlock('latest')
  await node.send('evm_setNextBlockTimestamp', [(block?.timestamp ?? 0) + seconds])
}

/** Makes a block so many seconds after the newest. */
async function pass(seconds: number) {
  await after(seconds)
  await node.send('evm_mine', [])
}

/** A trade whatever it does to the price. */
async function trade(input: Token, output: Token, raw: bigint, fee = HIGH) {
  const at = await newest()
  const sale = await sell(at, await directRoute(at, input, output, fee), toAmount(input, raw))
  const options = {
    slippageTolerance: new Percent(50, 10_000),
    deadline: await deadline(),
    recipient: signer.address,
  }
  return await swap(signer, swapx, sale, options, new Percent(1))
}

// Every test starts from the same pools.
let snapshot: string
beforeEach(async () => {
  if (snapshot) await node.send('evm_revert', [snapshot])
  snapshot = await node.send('evm_snapshot', [])
})
afterEach(async () => {
  await node.send('anvil_removeBlockTimestampInterval', [])
})

test('main prints what the page shows', async () => {
  await expect(await outputOf(sample.main)).toMatchFileSnapshot('price-oracle.out.txt')
})

describe('the mean tick', () => {
  test.each([
    [-7n, 2, -4],
    [-8n, 2, -4],
    [7n, 2, 3],
    [-1n, 60, -1],
    [0n, 60, 0],
    [-599_700n, 120, -4998],
  ])('of a change of %i in %i s is %i', (change, seconds, tick) => {
    expect(meanTick(change, seconds)).toBe(tick)
  })

  test('division of bigint alone is wrong below 0', () => {
    expect(-7n / 2n).toBe(-3n)
  })

  test('a price from a tick needs whole numbers', () => {
    expect(() => tickToPrice(A, C, -3.5)).toThrow('Invariant failed: TICK')
  })
})

test('a difference of 14,250 ticks is a factor of about 4', () => {
  expect(1.0001 ** (6351 + 7899)).toBeCloseTo(4.16, 2)
})

test('the mean liquidity is harmonic: short stretches of much liquidity count little', () => {
  const spans = (seconds: bigint, liquidity: bigint) => (seconds << 128n) / liquidity
  const half = spans(60n, 1_000_000n) + spans(60n, 3_000_000n)
  expect(meanLiquidity(half, 120)).toBe(1_500_000n)
  const spike = spans(108n, 1_000_000n) + spans(12n, 1_000_000_000n)
  expect(meanLiquidity(spike, 120)).toBe(1_110_987n)
})

describe('the same as a contract with OracleLibrary', () => {
  async function compare(seconds: number) {
    const at = await newest()
    const found = await sample.consult(at, pool, seconds)
    const block = { blockTag: at.blockTag }
    const [tick, liquidity] = await means.getFunction('means').staticCall(pool, seconds, block)
    expect(found.tick).toBe(Number(tick))
    expect(Math.abs(Number(found.liquidity - liquidity))).toBeLessThan(2)
    const args = [pool, seconds, parseEther('1'), A.address, C.address]
    const value = await means.getFunction('valueOf').staticCall(...args, block)
    const price = tickToPrice(A, C, found.tick).quote(toAmount(A, parseEther('1')))
    expect(Number(value) / Number(price.quotient)).toBeCloseTo(1, 12)
    const history = await means.getFunction('history').staticCall(pool, block)
    expect((await sample.historyOf(at, pool)).seconds).toBe(Number(history))
    return found
  }

  test('in each window', async () => {
    await sample.growHistory(signer, pool, 10)
    for (const units of ['10', '5', '20']) {
      await pass(30)
      await trade(A, C, parseEther(units))
    }
    await pass(17)
    const { seconds } = await sample.historyOf(await newest(), pool)
    for (const window of [1, 17, 18, 33, 60, seconds]) await compare(window)
  })

  test('with liquidity that changes', async () => {
    await sample.growHistory(signer, pool, 10)
    await pass(10)
    const before = await compare(10)
    const { pool: state, position } = await more()
    expect(BigInt(position.liquidity.toString())).toBeGreaterThan(0n)
    await pass(30)
    const after = await compare(30)
    expect(after.liquidity).toBeGreaterThan(before.liquidity)
    const rounding = BigInt(state.liquidity.toString()) - before.liquidity
    expect(Math.abs(Number(rounding))).toBeLessThan(10)
  })
})

/** Adds liquidity at the price of the pool of A and C. */
async function more() {
  const at = await newest()
  const state = await readPool(at, A, C, HIGH)
  const position = positionWith(state, fullRange(state), toAmount(A, parseEther('100')))
  const terms = { slippageTolerance: new Percent(50, 10_000), deadline: await deadline() }
  await addLiquidity(signer, swapx, position, { ...terms, recipient: signer.address })
  return { pool: state, position }
}

describe('observations', () => {
  const indexNow = async () => {
    const { cardinality, seconds } = await sample.historyOf(await newest(), pool)
    return { cardinality, seconds }
  }

  test('with room for one, each write throws the history away', async () => {
    await pass(100)
    expect((await indexNow()).seconds).toBeGreaterThanOrEqual(100)
    await trade(A, C, parseEther('10'))
    expect(await indexNow()).toEqual({ cardinality: 1, seconds: 0 })
  })

  test('liquidity at the price writes one, liquidity elsewhere does not', async () => {
    await pass(100)
    const at = await newest()
    const state = await readPool(at, A, C, HIGH)
    const above = rangeBetween(state, priceFrom(A, C, '0.6'), priceFrom(A, C, '0.7'))
    const position = positionWith(state, above, toAmount(A, parseEther('1')))
    const terms = { slippageTolerance: new Percent(50, 10_000), deadline: await deadline() }
    await addLiquidity(signer, swapx, position, { ...terms, recipient: signer.address })
    expect((await indexNow()).seconds).toBeGreaterThanOrEqual(100)
    await more()
    expect((await indexNow()).seconds).toBe(0)
  })

  test('a swap within one tick writes none', async () => {
    await pass(100)
    const before = await readPool(await newest(), A, C, HIGH)
    await trade(A, C, 1_000_000n)
    const after = await readPool(await newest(), A, C, HIGH)
    expect(after.tickCurrent).toBe(before.tickCurrent)
    expect((await indexNow()).seconds).toBeGreaterThanOrEqual(100)
  })

  test('what is written is the tick before the swap, for the time until then', async () => {
    await sample.growHistory(signer, pool, 10)
    await trade(A, C, parseEther('10'))
    await pass(30)
    const before = await readPool(await newest(), A, C, HIGH)
    await trade(A, C, parseEther('20'))
    const at = await newest()
    const after = await readPool(at, A, C, HIGH)
    expect(after.tickCurrent).toBeLessThan(before.tickCurrent)
    expect((await sample.consult(at, pool, 30)).tick).toBe(before.tickCurrent)
    await pass(30)
    const later = await newest()
    expect((await sample.consult(later, pool, 30)).tick).toBe(after.tickCurrent)
    const middle = Math.floor((before.tickCurrent + after.tickCurrent) / 2)
    expect((await sample.consult(later, pool, 60)).tick).toBe(middle)
  })

  test('the ring forgets the oldest', async () => {
    await sample.growHistory(signer, pool, 3)
    for (let i = 0; i < 5; i++) {
      await pass(50)
      await trade(A, C, parseEther('1'))
    }
    const { cardinality, seconds } = await indexNow()
    expect(cardinality).toBe(3)
    expect(seconds).toBeGreaterThanOrEqual(100)
    expect(seconds).toBeLessThan(110)
  })

  test('less room than there is changes nothing', async () => {
    await sample.growHistory(signer, pool, 5)
    await sample.growHistory(signer, pool, 3)
    const { cardinality, cardinalityNext } = await sample.historyOf(await newest(), pool)
    expect([cardinality, cardinalityNext]).toEqual([1, 5])
  })

  test('room costs about 22,000 gas each', async () => {
    const { gasUsed } = await sample.growHistory(signer, pool, 101)
    expect(Number(gasUsed) / 100).toBeGreaterThan(22_000)
    expect(Number(gasUsed) / 100).toBeLessThan(23_000)
  })
})

describe('what a reader meets', () => {
  test('a window longer than the history', async () => {
    await trade(A, C, parseEther('10'))
    await expect(sample.consult(await newest(), pool, 3600)).rejects.toThrow(
      'execution reverted: "OLD"',
    )
  })

  test('in a window of a fifth of the length, the same jump counts five times as much', async () => {
    await sample.growHistory(signer, pool, 10)
    await pass(10)
    await trade(A, C, 10n ** 9n)
    await pass(200)
    const before = (await sample.consult(await newest(), pool, 24)).tick
    await trade(C, A, parseEther('100'))
    await pass(12)
    const riseIn = async (seconds: number) =>
      (await sample.consult(await newest(), pool, seconds)).tick - before
    const [short, long] = [await riseIn(24), await riseIn(120)]
    expect(long).toBeGreaterThan(1000)
    expect(short / long).toBeCloseTo(5, 2)
  })

  test('a window of 0 s', async () => {
    await expect(sample.consult(await newest(), pool, 0)).rejects.toThrow('Division by zero')
    await expect(means.getFunction('means').staticCall(pool, 0)).rejects.toThrow(
      'execution reverted: "BP"',
    )
  })

  test('bigint and number mixed', () => {
    const seconds: unknown = 60
    expect(() => 600n / (seconds as bigint)).toThrow(
      'Cannot mix BigInt and other types, use explicit conversions',
    )
  })

  test('no pool at the address', async () => {
    const none = poolAddress(swapx, A, C, FeeAmount.LOW)
    await expect(sample.consult(await newest(), none, 60)).rejects.toThrow(
      'could not decode result data (value="0x"',
    )
  })

  test('a pool without a price', async () => {
    const create = 'function createPool(address, address, uint24) returns (address)'
    const factory = new Contract(swapx.v3Factory, [create], signer)
    await (await factory.getFunction('createPool')(A.address, C.address, FeeAmount.LOW)).wait()
    const empty = poolAddress(swapx, A, C, FeeAmount.LOW)
    await expect(sample.consult(await newest(), empty, 60)).rejects.toThrow(
      'execution reverted: "I"',
    )
    await expect(sample.growHistory(signer, empty, 60)).rejects.toThrow('execution reverted: "LOK"')
  })

  test('the price in units of tokens with other decimals', async () => {
    const other = poolAddress(swapx, A, B, MEDIUM)
    await trade(A, B, parseEther('10'), MEDIUM)
    await pass(60)
    const { tick } = await sample.consult(await newest(), other, 60)
    expect(tickToPrice(A, B, tick).toSignificant(4)).toBe('1.961')
    expect(1.0001 ** tick).toBeLessThan(1e-11)
    expect(tickToPrice(B, A, tick).toSignificant(4)).toBe('0.51')
  })
})

describe('a long history', () => {
  test('does not fit into one transaction, and does in several', async () => {
    expect((await node.getBlock('latest'))?.gasLimit).toBe(60_000_000n)
    await expect(sample.growHistory(signer, pool, 3_000)).rejects.toThrow(
      'missing revert data (action="estimateGas"',
    )
    const receipts = await sample.growInSteps(await newest(), signer, pool, 3_000)
    expect(receipts).toHaveLength(12)
    for (const { gasUsed } of receipts) expect(gasUsed).toBeLessThan(6_000_000n)
    const total = receipts.reduce((sum, { gasUsed }) => sum + gasUsed, 0n)
    expect(total).toBeGreaterThan(66_000_000n)
    expect(total).toBeLessThan(68_000_000n)
    expect((await sample.historyOf(await newest(), pool)).cardinalityNext).toBe(3_000)
    expect(await sample.growInSteps(await newest(), signer, pool, 3_000)).toEqual([])
  })

  test('is made with viem, too, which words errors its own way', async () => {
    const { client } = connect(environment)
    const at = () => nowViem(swapx, client)
    const address = getAddress(pool)
    await expect(oracle.growHistory(client, address, 3_000)).rejects.toThrow('EVM error OutOfGas')
    const receipts = await oracle.growInSteps(await at(), client, address, 600)
    expect(receipts.map(({ status }) => status)).toEqual(['success', 'success', 'success'])
    expect((await oracle.historyOf(await at(), address)).cardinalityNext).toBe(600)
    await expect(oracle.consult(await at(), address, 10_000_000)).rejects.toThrow(
      'reverted with the following reason:\nOLD',
    )
    const none = getAddress(poolAddress(swapx, A, C, FeeAmount.LOW))
    await expect(oracle.consult(await at(), none, 60)).rejects.toThrow('returned no data ("0x")')
  })
})

test('a chained tick is of the last token for the first, and a quote wants it by their addresses', async () => {
  const library = await deploy<BaseContract>('LibraryErrors')
  const low = `0x${'1'.repeat(40)}`
  const high = `0x${'2'.repeat(40)}`
  const chain = (tokens: string[], ticks: number[]) =>
    library.getFunction('chainedPrice').staticCall(tokens, ticks)
  const quote = (tick: bigint, base: string, other: string) =>
    library.getFunction('quoteAtTick').staticCall(tick, parseEther('1'), base, other)
  const up = await chain([low, high], [8_000])
  const down: bigint = await chain([high, low], [8_000])
  expect([up, down]).toEqual([8_000n, -8_000n])
  expect(Number(await quote(up, low, high)) / 1e18).toBeCloseTo(2.2255, 3)
  expect(Number(await quote(down, high, low)) / 1e18).toBeCloseTo(2.2255, 3)
  expect(Number(await quote(-down, high, low)) / 1e18).toBeCloseTo(0.4493, 3)
})
