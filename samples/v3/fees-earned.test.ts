import { Percent } from '@uniswap/sdk-core'
import { FeeAmount, type Position } from '@uniswap/v3-sdk'
import { Contract, Interface, parseEther, type TransactionReceipt } from 'ethers'
import { beforeEach, describe, expect, test } from 'vitest'
import { outputOf, testChain } from '../chain/test-chain'
import { transferred } from '../transferred'
import { poolAddress, toAmount, tokensOf } from './background'
import { collect } from './collecting-fees'
import { type Amounts, earned, growthInside, partsOf, shareOfSwap, sum } from './earnings'
import * as sample from './fees-earned'
import { tradeThereAndBack, uncollected } from './fetching-positions'
import { addLiquidity, mintExample } from './minting'
import { removed } from './modifying-position'
import { positionWith, rangeBetween } from './position'
import { managerAbi, priceFrom, readPosition } from './position-data'
import { directRoute, now, readPool, sell, swap } from './trading'

const { swapx, provider, signer, node, deadline } = await testChain()
const { A, B } = tokensOf(swapx)
const address = poolAddress(swapx, A, B, FeeAmount.MEDIUM)
const now_ = () => now(swapx, provider)
const terms = async () => ({
  slippageTolerance: new Percent(50, 10_000),
  deadline: await deadline(),
})
const manager = new Contract(
  swapx.nonfungiblePositionManager,
  [
    ...managerAbi,
    'function decreaseLiquidity((uint256 tokenId, uint128 liquidity, uint256 amount0Min, uint256 amount1Min, uint256 deadline)) payable',
    'function burn(uint256 tokenId) payable',
  ],
  signer,
)
const burns = new Interface([
  'event Burn(address indexed owner, int24 indexed tickLower, int24 indexed tickUpper, uint128 amount, uint256 amount0, uint256 amount1)',
])

/** Sends a call of the manager as it is. */
async function send(name: string, ...args: unknown[]): Promise<TransactionReceipt> {
  const transaction = await manager.getFunction(name).send(...args)
  return (await transaction.wait()) as TransactionReceipt
}

async function trade(amount = '10') {
  await tradeThereAndBack(await now_(), signer, toAmount(A, parseEther(amount)), B, await terms())
}

/** Sells exactly this amount. */
async function sellExactly(token: typeof A, raw: bigint) {
  const at = await now_()
  const route = await directRoute(at, token, token.equals(A) ? B : A, FeeAmount.MEDIUM)
  const sale = await sell(at, route, toAmount(token, raw))
  return await swap(signer, swapx, sale, { ...(await terms()), recipient: signer.address })
}

const mint = async () => await mintExample(await now_(), signer, await terms())

async function owed(tokenId: bigint): Promise<Amounts> {
  const [amounts = [0n, 0n]] = await uncollected(await now_(), signer.address, [tokenId])
  return amounts
}

/** A position in memory with 100 A, between two prices. */
async function planBetween(low: string, high: string): Promise<Position> {
  const pool = await readPool(await now_(), A, B, FeeAmount.MEDIUM)
  const range = rangeBetween(pool, priceFrom(A, B, low), priceFrom(A, B, high))
  return positionWith(pool, range, toAmount(A, parseEther('100')))
}

async function mintPlan(plan: Position): Promise<bigint> {
  const options = { ...(await terms()), recipient: signer.address }
  return (await addLiquidity(signer, swapx, plan, options)).tokenId
}

// Every test starts from the same pools.
let snapshot: string
beforeEach(async () => {
  if (snapshot) await node.send('evm_revert', [snapshot])
  snapshot = await node.send('evm_snapshot', [])
})

test('main prints what the page shows', async () => {
  await expect(await outputOf(sample.main)).toMatchFileSnapshot('fees-earned.out.txt')
})

describe('fees so far', () => {
  test('are what the chain has paid and would pay, less the liquidity withdrawn', async () => {
    const { tokenId, liquidity } = await mint()
    const from = await provider.getBlockNumber()
    const receipts: TransactionReceipt[] = []
    const decrease = async (part: bigint) => {
      const params = [tokenId, liquidity / part, 1, 1, await deadline()]
      receipts.push(await send('decreaseLiquidity', params))
    }
    await trade()
    // Withdrawn, and not collected until later.
    await decrease(4n)
    await trade('20')
    // A part of both fees and withdrawn liquidity.
    receipts.push(await send('collect', [tokenId, signer.address, parseEther('1'), 1_000_000n]))
    await trade()
    await decrease(3n)
    const all = 2n ** 128n - 1n
    receipts.push(await send('collect', [tokenId, signer.address, all, all]))
    await trade('5')
    await decrease(8n)

    const fees = await sample.feesSoFar(await now_(), signer.address, tokenId, from)

    receipts.push(await collect(await now_(), signer, tokenId))
    const paid = [A, B].map(token =>
      receipts
        .map(receipt => transferred(receipt, token, signer.address).quotient.toString())
        .reduce((total, amount) => total + BigInt(amount), 0n),
    )
    // The pool's own logs, not the manager's. Those of no liquidity only credit fees.
    const withdrawn = sum(
      receipts
        .flatMap(({ logs }) => [...logs])
        .filter(log => log.address === address)
        .map(log => burns.parseLog(log)?.args)
        .map(event => [event?.amount0 ?? 0n, event?.amount1 ?? 0n] as Amounts),
    )
    expect(fees).toEqual(paid.map((amount, index) => amount - (withdrawn[index] ?? 0n)))
    expect(fees[0]).toBeGreaterThan(0n)
    expect(withdrawn[0]).toBeGreaterThan(parseEther('50'))
    // The same once everything is collected.
    expect(await sample.feesSoFar(await now_(), signer.address, tokenId, from)).toEqual(fees)
  })

  test('are those of each period, but for a unit for each time that they were credited', async () => {
    const { tokenId, liquidity } = await mint()
    const from = await now_()
    const whole = await readPosition(from, tokenId)
    await trade()
    const between = await now_()
    await send('decreaseLiquidity', [tokenId, liquidity / 2n, 1, 1, await deadline()])
    const rest = await readPosition(await now_(), tokenId)
    await trade()
    const periods = sum([
      await sample.earnedBetween(from, between, whole),
      await sample.earnedBetween(between, await now_(), rest),
    ])
    const fees = await sample.feesSoFar(await now_(), signer.address, tokenId, from.blockTag)
    for (const index of [0, 1] as const) {
      expect(fees[index] - periods[index]).toBeLessThanOrEqual(1n)
      expect(fees[index] - periods[index]).toBeGreaterThanOrEqual(-1n)
    }
  })

  test('of a burned position are in the events alone', async () => {
    const { tokenId, liquidity } = await mint()
    const from = await provider.getBlockNumber()
    await trade()
    await send('decreaseLiquidity', [tokenId, liquidity, 1, 1, await deadline()])
    await collect(await now_(), signer, tokenId)
    const before = await now_()
    const fees = await sample.feesSoFar(before, signer.address, tokenId, from)
    expect(fees).toEqual([20_478_859_475_956_642n, 40_706n])
    await send('burn', tokenId)
    const asked = sample.feesSoFar(await now_(), signer.address, tokenId, from)
    await expect(asked).rejects.toThrow('nonexistent token')
  })

  test('of two positions with the same range: the event says a unit more than is paid', async () => {
    const [one, other] = [(await mint()).tokenId, (await mint()).tokenId]
    const gaps: bigint[] = []
    for (let round = 0; round < 3; round++) {
      await trade('1')
      await collect(await now_(), signer, one)
    }
    const receipt = await collect(await now_(), signer, other)
    const { paid } = removed(receipt, swapx)
    for (const [index, token] of [A, B].entries()) {
      const got = transferred(receipt, token, signer.address).quotient.toString()
      gaps.push((paid[index] ?? 0n) - BigInt(got))
    }
    expect(gaps).toEqual([0n, 1n])
  })
})

describe('earnings of a period', () => {
  test('are what collect would pay, and add up', async () => {
    const { tokenId } = await mint()
    const minted = await now_()
    const position = await readPosition(minted, tokenId)
    await trade()
    const first = await now_()
    await trade('20')
    const last = await now_()
    expect(await sample.earnedBetween(minted, last, position)).toEqual(await owed(tokenId))
    const parts = sum([
      await sample.earnedBetween(minted, first, position),
      await sample.earnedBetween(first, last, position),
    ])
    const all = await owed(tokenId)
    for (const index of [0, 1] as const) {
      expect(all[index] - parts[index]).toBeGreaterThanOrEqual(0n)
      expect(all[index] - parts[index]).toBeLessThanOrEqual(1n)
    }
  })

  test('are right where the growth inside is below 0', async () => {
    // The upper tick of the second range starts to count before its lower one.
    const pool = await readPool(await now_(), A, B, FeeAmount.MEDIUM)
    const hundredB = toAmount(B, 100_000_000n)
    const between = (low: string, high: string) =>
      rangeBetween(pool, priceFrom(A, B, low), priceFrom(A, B, high))
    await mintPlan(positionWith(pool, between('1.98', '2.2'), toAmount(A, parseEther('100'))))
    await trade()
    const below = positionWith(pool, between('1.9', '1.98'), hundredB)
    const tokenId = await mintPlan(below)
    const before = await now_()
    const stored = await manager.getFunction('positions').staticCall(tokenId)
    expect(stored.feeGrowthInside0LastX128).toBeGreaterThan(2n ** 255n)
    await trade('60')
    expect(await sample.earnedBetween(before, await now_(), below)).toEqual(await owed(tokenId))
    expect((await owed(tokenId))[0]).toBeGreaterThan(0n)
  })

  test('are refused where a tick was not initialised', async () => {
    const before = await now_()
    const { tokenId } = await mint()
    const after = await now_()
    const position = await readPosition(after, tokenId)
    await expect(sample.earnedBetween(before, after, position)).rejects.toThrow(
      `In block ${before.blockTag}, a tick is not initialised.`,
    )
  })
})

describe('earnings of a planned range', () => {
  /** Exact inputs, which do not depend on the liquidity that they meet. */
  async function swaps() {
    await sellExactly(A, parseEther('10'))
    await sellExactly(B, 25_000_000n)
    await sellExactly(A, parseEther('3'))
  }

  /** The estimate for swaps, and what the position then earns from the same ones. */
  async function compare(plan: Position, run: () => Promise<unknown>): Promise<[Amounts, Amounts]> {
    const before = await node.send('evm_snapshot', [])
    const from = (await provider.getBlockNumber()) + 1
    await run()
    const estimate = await sample.plannedEarnings(await now_(), plan, from)
    await node.send('evm_revert', [before])
    const tokenId = await mintPlan(plan)
    await run()
    return [estimate, await owed(tokenId)]
  }

  test('are what it earns, while the price stays inside', async () => {
    const [estimate, real] = await compare(await planBetween('1.8', '2.2'), swaps)
    expect(real[0]).toBeGreaterThan(0n)
    expect(real[1]).toBeGreaterThan(0n)
    for (const index of [0, 1] as const) {
      const gap = real[index] - estimate[index]
      expect(gap < 0n ? -gap : gap).toBeLessThanOrEqual(3n)
    }
  })

  test('are more than it earns once the protocol takes its share', async () => {
    const factory = new Contract(swapx.v3Factory, ['function owner() view returns (address)'], node)
    const owner: string = await factory.getFunction('owner').staticCall()
    await node.send('anvil_impersonateAccount', [owner])
    const data = new Interface(['function setFeeProtocol(uint8, uint8)']).encodeFunctionData(
      'setFeeProtocol',
      [4, 4],
    )
    await node.send('eth_sendTransaction', [{ from: owner, to: address, data }])
    const [estimate, real] = await compare(await planBetween('1.8', '2.2'), swaps)
    for (const index of [0, 1] as const) {
      const gap = real[index] - (estimate[index] * 3n) / 4n
      expect(gap < 0n ? -gap : gap).toBeLessThanOrEqual(3n)
    }
  })

  test('leave out a swap that ends outside, which has paid something', async () => {
    const [estimate, real] = await compare(await planBetween('1.98', '2.02'), () =>
      sellExactly(A, parseEther('100')),
    )
    expect(estimate).toEqual([0n, 0n])
    expect(real[0]).toBeGreaterThan(0n)
  })
})

test('a swap pays a planned position only if it ends inside', async () => {
  const plan = await planBetween('1.9', '2.1')
  const own = BigInt(plan.liquidity.toString())
  const at = (tick: number) =>
    shareOfSwap(plan, { amount0: -7n, amount1: 1_000_000n, liquidity: own, tick })
  // Half of 0.3%, from an input of token1.
  expect(at(plan.tickLower)).toEqual([0n, 1500n])
  expect(at(plan.tickUpper - 1)).toEqual([0n, 1500n])
  expect(at(plan.tickLower - 1)).toEqual([0n, 0n])
  expect(at(plan.tickUpper)).toEqual([0n, 0n])
})

test('growthInside subtracts modulo 2^256', () => {
  const range = { tickLower: -60, tickUpper: 60 }
  // As TickLibrary's page has them: 30 below, 50 inside, 20 above.
  expect(growthInside(range, -120, 100n, 70n, 20n)).toBe(50n)
  expect(growthInside(range, 0, 100n, 30n, 20n)).toBe(50n)
  expect(growthInside(range, 120, 100n, 30n, 80n)).toBe(50n)
  const wrapped = growthInside(range, 0, 10n, 30n, 20n)
  expect(wrapped).toBe(2n ** 256n - 40n)
  // From 40 below 0 to 10 above.
  expect(earned(2n ** 128n, wrapped, 10n)).toBe(50n)
})

test('parts of blocks', () => {
  expect(partsOf(5, 5)).toEqual([[5n, 5n]])
  expect(partsOf(6n, 5n)).toEqual([])
  expect(partsOf(1, 7n, 3n)).toEqual([
    [1n, 3n],
    [4n, 6n],
    [7n, 7n],
  ])
})
