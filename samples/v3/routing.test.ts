import { Percent, TradeType } from '@uniswap/sdk-core'
import {
  FeeAmount,
  nearestUsableTick,
  Pool,
  Route,
  TickListDataProvider,
  TickMath,
  Trade,
} from '@uniswap/v3-sdk'
import { Contract, parseEther, parseUnits } from 'ethers'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { outputOf, testChain } from '../chain/test-chain'
import { nativeOf } from '../native-currency'
import { transferred } from '../transferred'
import { tokenAbi } from './abi'
import { poolAddress, toAmount, tokensOf, toRaw } from './background'
import { bestSales, bestSplit, describe as inWords, isComplete } from './best-routes'
import { quoteExactInput, quoteExactOutput } from './quoting'
import * as sample from './routing'
import { now, readPool, swap } from './trading'

const { swapx, provider, signer, node, deadline } = await testChain()
const { A, B, C } = tokensOf(swapx)
const { LOW, MEDIUM, HIGH } = FeeAmount
const hundredA = toAmount(A, parseEther('100'))
const newest = () => now(swapx, provider)
const options = async () => ({
  slippageTolerance: new Percent(50, 10_000),
  deadline: await deadline(),
  recipient: signer.address,
})

// Every test starts from the same pools.
let snapshot: string
beforeEach(async () => {
  if (snapshot) await node.send('evm_revert', [snapshot])
  snapshot = await node.send('evm_snapshot', [])
})

/** A and B between two prices near the present one. */
async function addNarrowPosition(lower: number, upper: number) {
  for (const token of [A.address, B.address]) {
    const approve = new Contract(token, tokenAbi, signer).getFunction('approve')
    await approve(swapx.nonfungiblePositionManager, parseEther('1000'))
  }
  const abi = [
    'function mint((address,address,uint24,int24,int24,uint256,uint256,uint256,uint256,address,uint256)) payable',
  ]
  const mint = new Contract(swapx.nonfungiblePositionManager, abi, signer).getFunction('mint')
  const tokens = [A.address, B.address, 3000, lower, upper]
  const amounts = [parseEther('1000'), parseUnits('2000', 6), 1n, 1n]
  await (await mint([...tokens, ...amounts, signer.address, await deadline()])).wait()
}

test('main prints what the page shows', async () => {
  await expect(await outputOf(sample.main)).toMatchFileSnapshot('routing.out.txt')
})

describe('ticks from the chain', () => {
  test('are those of a list', async () => {
    await addNarrowPosition(-270000, -268800)
    const at = await newest()
    const ticks = new sample.ChainTicks(at, poolAddress(swapx, A, B, MEDIUM))
    const edge = nearestUsableTick(TickMath.MAX_TICK, 60)
    const nets = [-edge, -270000, -268800, edge]
    const list = []
    for (const index of nets) {
      const { liquidityNet } = await ticks.getTick(index)
      list.push({ index, liquidityNet, liquidityGross: liquidityNet.replace('-', '') })
    }
    const expected = new TickListDataProvider(list, 60)
    const places = [-887272, -270001, -270000, -269999, -269400, -268800, -268799, 0, 60, 887219]
    for (const tick of places) {
      for (const lte of [true, false]) {
        const found = await ticks.nextInitializedTickWithinOneWord(tick, lte, 60)
        const wanted = await expected.nextInitializedTickWithinOneWord(tick, lte, 60)
        expect(found, `${tick} ${lte}`).toEqual(wanted)
      }
    }
  })

  test('lead to the quotes of QuoterV2, over initialised ticks too', async () => {
    await addNarrowPosition(-270000, -268800)
    const at = await newest()
    const [pool] = await sample.findPools(at, [A, B])
    for (const units of ['1', '100', '5000']) {
      const amount = toAmount(A, parseEther(units))
      const output = await pool?.getOutputAmount(amount)
      const quote = await quoteExactInput(at, amount, B, MEDIUM)
      expect(toRaw(output?.[0] ?? amount)).toBe(toRaw(quote.amount))
      expect(output?.[1].sqrtRatioX96.toString()).toBe(String(quote.sqrtPriceX96After))
    }
    const wanted = toAmount(B, parseUnits('1500', 6))
    const input = await pool?.getInputAmount(wanted)
    const quote = await quoteExactOutput(at, A, wanted, MEDIUM)
    expect(toRaw(input?.[0] ?? wanted)).toBe(toRaw(quote.amount))
  })

  test('cost one request a step, and one more a crossed tick', async () => {
    await addNarrowPosition(-270000, -268800)
    const at = await newest()
    const ticks = new sample.ChainTicks(at, poolAddress(swapx, A, B, MEDIUM))
    const pool = await readPool(at, A, B, MEDIUM, ticks)
    const steps = vi.spyOn(ticks, 'nextInitializedTickWithinOneWord')
    const crossed = vi.spyOn(ticks, 'getTick')
    await pool.getOutputAmount(hundredA)
    expect([steps.mock.calls.length, crossed.mock.calls.length]).toEqual([1, 0])

    // Beyond the tick the swap goes on in the same word, which is read once more.
    await pool.getOutputAmount(hundredA.multiply(12))
    expect([steps.mock.calls.length, crossed.mock.calls.length]).toEqual([3, 1])
  })
})

test('pools in all tiers', async () => {
  const pools = await sample.findPools(await newest(), [A, B, C, nativeOf(swapx).wrapped])
  const names = pools.map(({ token0, token1, fee }) => `${token0.symbol} ${token1.symbol} ${fee}`)
  expect(names).toEqual(['A B 3000', 'A C 10000', 'WNATIVE A 3000', 'B C 500', 'B C 3000'])
})

describe('routes', () => {
  test('the best first', async () => {
    const pools = await sample.findPools(await newest(), [A, B, C])
    const sales = await bestSales(pools, hundredA, C)
    expect(sales.map(({ route }) => inWords(route))).toEqual([
      'A -3000- B -500- C',
      'A -3000- B -3000- C',
      'A -10000- C',
    ])
  })

  test('a direct pool is best for a small amount if its price is', async () => {
    const pools = await sample.findPools(await newest(), [A, B, C])
    const [best] = await bestSales(pools, toAmount(A, parseEther('0.001')), C)
    expect(best && inWords(best.route)).toBe('A -3000- B -500- C')
  })

  test('pools that anybody has created without liquidity are passed over', async () => {
    const { MIN_SQRT_RATIO, MAX_SQRT_RATIO, getSqrtRatioAtTick } = TickMath
    const factory = new Contract(
      swapx.v3Factory,
      ['function createPool(address,address,uint24)'],
      signer,
    )
    const tokens = [
      [A, B, MIN_SQRT_RATIO.toString()],
      [C, A, String(BigInt(MAX_SQRT_RATIO.toString()) - 1n)],
      [nativeOf(swapx).wrapped, B, getSqrtRatioAtTick(0).toString()],
    ] as const
    for (const [one, other, price] of tokens) {
      await (await factory.getFunction('createPool')(one.address, other.address, LOW)).wait()
      const abi = ['function initialize(uint160)']
      const pool = new Contract(poolAddress(swapx, one, other, LOW), abi, signer)
      await (await pool.getFunction('initialize')(price)).wait()
    }
    const pools = await sample.findPools(await newest(), [A, B, C, nativeOf(swapx).wrapped])
    expect(pools).toHaveLength(8)
    expect(await bestSales(pools, hundredA, C)).toHaveLength(3)
    const [bottom] = await sample.findPools(await newest(), [A, B])
    if (!bottom) throw new Error('There is a pool at the lowest price.')
    await expect(Trade.bestTradeExactIn([bottom], hundredA, B)).rejects.toThrow(
      'Invariant failed: RATIO_CURRENT',
    )
    const { liquidity, tickCurrent } = bottom
    const full = new Pool(A, B, LOW, MIN_SQRT_RATIO, 1, tickCurrent, bottom.tickDataProvider)
    expect(liquidity.toString()).toBe('0')
    expect(await bestSales([full, ...pools], hundredA, C)).toHaveLength(3)
  })

  test('one that cannot take the input is left out, although the SDK ranks it', async () => {
    const pool = await readPool(await newest(), A, B, MEDIUM)
    const spacing = 120
    const lower = Math.floor(pool.tickCurrent / spacing) * spacing
    const net = pool.liquidity.toString()
    const poolOver = (fee: FeeAmount, tick: number, [lower, upper]: [number, number]) =>
      new Pool(A, B, fee, TickMath.getSqrtRatioAtTick(tick), net, tick, [
        { index: lower, liquidityNet: net, liquidityGross: net },
        { index: upper, liquidityNet: `-${net}`, liquidityGross: net },
      ])
    const narrowPool = (fee: FeeAmount) => poolOver(fee, pool.tickCurrent, [lower, lower + spacing])
    const narrow = narrowPool(LOW)
    const ranked = await Trade.bestTradeExactIn([narrow], hundredA, B)
    expect(ranked).toHaveLength(1)
    expect(Number(ranked[0]?.outputAmount.toExact())).toBeLessThan(10)
    expect(await bestSales([narrow], hundredA, B)).toEqual([])

    // However many of its kind promise more than a pool that takes the whole input.
    const { LOWEST, LOW_200, LOW_300, LOW_400 } = FeeAmount
    const five = [LOWEST, LOW_200, LOW_300, LOW_400, LOW].map(narrowPool)
    const edge = nearestUsableTick(TickMath.MAX_TICK, 60)
    const whole = poolOver(MEDIUM, pool.tickCurrent - 92_000, [-edge, edge])
    const pools = [...five, whole]
    const feesOf = (trades: typeof ranked) => trades.map(({ route }) => route.pools[0]?.fee)
    const first = await Trade.bestTradeExactIn(pools, hundredA, B, { maxNumResults: 5 })
    expect(feesOf(first)).not.toContain(MEDIUM)
    expect(feesOf(await bestSales(pools, hundredA, B))).toEqual([MEDIUM])
  })
})

describe('a split', () => {
  async function split() {
    const pools = await sample.findPools(await newest(), [A, B, C])
    const sales = await bestSales(pools, hundredA, C)
    const [best, second, direct] = sales
    if (!best || !second || !direct) throw new Error('There are three routes.')
    return { best, second, direct }
  }

  test('is better than the best route alone, and is received to the last unit', async () => {
    const { best, direct } = await split()
    const sale = await bestSplit(hundredA, best.route, direct.route)
    expect(sale.outputAmount.greaterThan(best.outputAmount)).toBe(true)
    expect(sale.swaps.map(({ inputAmount }) => inputAmount.toExact())).toEqual(['80', '20'])
    expect(await isComplete(sale)).toBe(true)
    const receipt = await swap(signer, swapx, sale, await options())
    expect(transferred(receipt, C, signer.address).equalTo(sale.outputAmount)).toBe(true)
  })

  test('costs more gas than one route', async () => {
    const { best, direct } = await split()
    const sale = await bestSplit(hundredA, best.route, direct.route)
    const gas: number[] = []
    for (const trade of [sale, best, direct]) {
      const { gasUsed } = await swap(signer, swapx, trade, await options(), new Percent(35, 100))
      gas.push(Number(gasUsed) / 1000)
      await node.send('evm_revert', [snapshot])
      snapshot = await node.send('evm_snapshot', [])
    }
    expect(gas[0]).toBeCloseTo(308, -1)
    expect(gas[1]).toBeCloseTo(214, -1)
    expect(gas[2]).toBeCloseTo(125, -1)
  })

  test('all of it may be best on one route', async () => {
    const { best, direct } = await split()
    const little = toAmount(A, parseEther('0.1'))
    const sale = await bestSplit(little, best.route, direct.route)
    expect(sale.swaps).toHaveLength(1)
  })

  test('takes no route that would leave a part, and either route may be the better one', async () => {
    const pool = await readPool(await newest(), A, B, MEDIUM)
    const poolOver = (fee: FeeAmount, ends: [number, number]) => {
      const net = pool.liquidity.toString()
      const [lower, upper] = ends
      return new Pool(A, B, fee, pool.sqrtRatioX96, net, pool.tickCurrent, [
        { index: lower, liquidityNet: net, liquidityGross: net },
        { index: upper, liquidityNet: `-${net}`, liquidityGross: net },
      ])
    }
    const edge = nearestUsableTick(TickMath.MAX_TICK, 60)
    const lower = nearestUsableTick(pool.tickCurrent, 60) - 60
    const narrow = new Route([poolOver(LOW, [lower, lower + 120])], A, B)
    const wide = new Route([poolOver(MEDIUM, [-edge, edge])], A, B)
    for (const routes of [
      [narrow, wide],
      [wide, narrow],
    ] as const) {
      const whole = await bestSplit(hundredA, ...routes)
      expect(await isComplete(whole)).toBe(true)
      const little = await bestSplit(toAmount(A, parseEther('0.01')), ...routes)
      expect(little.swaps.map(({ route }) => route.pools[0]?.fee)).toEqual([LOW])
    }
    const other = new Route([poolOver(FeeAmount.LOW_200, [lower, lower + 120])], A, B)
    await expect(bestSplit(hundredA, narrow, other)).rejects.toThrow(
      'The routes cannot take the amount.',
    )
  })

  test('may not use a pool twice', async () => {
    const { best, second } = await split()
    await expect(bestSplit(hundredA, best.route, second.route)).rejects.toThrow(
      'Invariant failed: POOLS_DUPLICATED',
    )
  })
})

describe('what a reader meets', () => {
  test('pools without ticks', async () => {
    const pool = await readPool(await newest(), A, B, MEDIUM)
    await expect(Trade.bestTradeExactIn([pool], hundredA, B)).rejects.toThrow(
      'No tick data provider was given',
    )
  })

  test('no pools', async () => {
    await expect(bestSales([], hundredA, B)).rejects.toThrow('Invariant failed: POOLS')
  })

  test('the route of a trade with two', async () => {
    const pools = await sample.findPools(await newest(), [A, B, C])
    const [first, second, third] = await bestSales(pools, hundredA, C)
    if (!first || !second || !third) throw new Error('There are three routes.')
    const sale = await Trade.fromRoutes(
      [
        { route: first.route, amount: hundredA },
        { route: third.route, amount: hundredA },
      ],
      TradeType.EXACT_INPUT,
    )
    expect(() => sale.route).toThrow('Invariant failed: MULTIPLE_ROUTES')
  })

  test('a tier that the SDK does not know', async () => {
    const pool = await readPool(await newest(), A, C, HIGH)
    const odd = new Pool(A, C, 2500 as FeeAmount, pool.sqrtRatioX96, '1', pool.tickCurrent)
    expect(odd.tickSpacing).toBeUndefined()
    const ticks = new sample.ChainTicks(await newest(), poolAddress(swapx, A, C, HIGH))
    await expect(ticks.nextInitializedTickWithinOneWord(0, true, odd.tickSpacing)).rejects.toThrow(
      'The number NaN cannot be converted to a BigInt because it is not an integer',
    )
  })

  test('a price that moves between two reads', async () => {
    const at = await newest()
    const pools = await sample.findPools(at, [A, B, C])
    const fiftyA = hundredA.divide(2)
    const [best] = await bestSales(pools, fiftyA, C)
    if (!best) throw new Error('There is a route.')
    await swap(signer, swapx, best, await options())
    // The old block still answers as it did.
    const [again] = await bestSales(await sample.findPools(at, [A, B, C]), fiftyA, C)
    expect(again?.outputAmount.equalTo(best.outputAmount)).toBe(true)
    await expect(swap(signer, swapx, best, await options())).rejects.toThrow(
      'execution reverted: "Too little received"',
    )
    expect(new Route(best.route.pools, A, C).pools).toHaveLength(2)
  })
})
