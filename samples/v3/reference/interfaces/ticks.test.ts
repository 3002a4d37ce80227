import { CurrencyAmount } from '@uniswap/sdk-core'
import PoolArtifact from '@uniswap/v3-core/artifacts/contracts/UniswapV3Pool.sol/UniswapV3Pool.json'
import QuoterV2 from '@uniswap/v3-periphery/artifacts/contracts/lens/QuoterV2.sol/QuoterV2.json'
import {
  encodeSqrtRatioX96,
  FeeAmount,
  Pool,
  Tick,
  type TickDataProvider,
  TickList,
  TickListDataProvider,
  TickMath,
} from '@uniswap/v3-sdk'
import { AbiCoder, Contract, Interface, parseEther } from 'ethers'
import { describe, expect, test, vi } from 'vitest'
import { testChain } from '../../../chain/test-chain'
import { toAmount, tokensOf, toRaw } from '../../background'
import { quoteExactInput } from '../../quoting'
import { ChainTicks } from '../../routing'
import { now, readPool } from '../../trading'
import { A, C, examplePool, poolAddress } from '../pool'
import { CachedTicks, pool } from './ticks'
import { createPool } from './trading'

const { swapx, provider, signer, node, deploy } = await testChain()

describe('TickConstructorArgs', () => {
  test('the pool loses the liquidity of a position where it ends', async () => {
    const [output, after] = await pool.getOutputAmount(CurrencyAmount.fromRawAmount(C, 10_000))
    expect(pool.liquidity.toString()).toBe('1500000')
    expect(output.quotient.toString()).toBe('9892')
    expect(after.tickCurrent).toBeGreaterThanOrEqual(60)
    expect(after.liquidity.toString()).toBe('1000000')
  })

  test('plain objects become ticks', async () => {
    const tick = (await pool.tickDataProvider.getTick(60)) as Tick
    expect(tick.liquidityNet.toString()).toBe('-500000')
    expect(tick.liquidityGross.toString()).toBe('500000')
  })

  test('a list of a wrong kind', () => {
    const make = (ticks: object[]) => () =>
      new Pool(A, C, FeeAmount.MEDIUM, encodeSqrtRatioX96(1, 1), 1, 0, ticks as never)
    const at = (index: unknown, liquidityNet: unknown = 0) => ({
      index,
      liquidityGross: 1,
      liquidityNet,
    })
    expect(make([at(887_273)])).toThrow('Invariant failed: TICK')
    expect(make([at(30)])).toThrow('Invariant failed: TICK_SPACING')
    expect(make([at(60, 5)])).toThrow('Invariant failed: ZERO_NET')
    expect(make([at(60), at(0)])).toThrow('Invariant failed: SORTED')
    expect(make([at(60, 5n)])).toThrow('Cannot convert 5 to a BigInt')
    expect(make([at(60n)])).toThrow('Cannot mix BigInt and other types')
    expect(make([{ index: 0, liquidityNet: 0 }])).toThrow('Cannot convert undefined to a BigInt')
    // The gross amount is not looked at again.
    expect(make([at(0)])).not.toThrow()
  })
})

describe('TickDataProvider', () => {
  const { A, B } = tokensOf(swapx)
  const oneA = toAmount(A, parseEther('1'))

  test('the pool reads ticks as it needs them, and the cache answers the second time', async () => {
    const at = await now(swapx, provider)
    const ticks = new ChainTicks(at, poolAddress(swapx, A, B, FeeAmount.MEDIUM))
    const spy = vi.spyOn(ticks, 'nextInitializedTickWithinOneWord')
    const bare = await readPool(at, A, B, FeeAmount.MEDIUM, ticks)
    await bare.getOutputAmount(oneA)
    await bare.getOutputAmount(oneA)
    expect(spy).toHaveBeenCalledTimes(2)

    const cached = await readPool(at, A, B, FeeAmount.MEDIUM, new CachedTicks(ticks))
    for (let round = 0; round < 3; round++) {
      const [output] = await cached.getOutputAmount(oneA)
      expect(toRaw(output)).toBe(1_992_013n)
    }
    expect(spy).toHaveBeenCalledTimes(3)
  })

  test('ticks that are crossed are asked for', async () => {
    const asked: string[] = []
    const ticks = new CachedTicks({
      getTick: async tick => {
        asked.push(`getTick ${tick}`)
        return { liquidityNet: -500_000 }
      },
      nextInitializedTickWithinOneWord: async (tick, lte, tickSpacing) => {
        asked.push(`next ${tick} ${lte} ${tickSpacing}`)
        return TickList.nextInitializedTickWithinOneWord(list, tick, lte, tickSpacing)
      },
    })
    const list = (pool.tickDataProvider as unknown as { ticks: Tick[] }).ticks
    const { sqrtRatioX96, liquidity } = pool
    const [a, c] = [pool.token0, pool.token1]
    const same = new Pool(a, c, FeeAmount.MEDIUM, sqrtRatioX96, liquidity, 0, ticks)
    const input = CurrencyAmount.fromRawAmount(c, 10_000)
    for (let round = 0; round < 2; round++) {
      const [, after] = await same.getOutputAmount(input)
      expect(after.liquidity.toString()).toBe('1000000')
    }
    expect(asked).toEqual(['next 0 false 60', 'getTick 60', 'next 60 false 60'])
  })

  test.each([
    [FeeAmount.MEDIUM, 60],
    [FeeAmount.LOWEST, 3468],
  ])('a quote that runs out, at a fee of %i, asks %i times', async (fee, times) => {
    const { tickDataProvider } = examplePool(fee)
    const spy = vi.spyOn(tickDataProvider, 'nextInitializedTickWithinOneWord')
    const pool = new Pool(
      A,
      C,
      fee,
      encodeSqrtRatioX96(1, 1),
      `1${'0'.repeat(18)}`,
      0,
      tickDataProvider,
    )
    await pool.getOutputAmount(CurrencyAmount.fromRawAmount(A, `1${'0'.repeat(30)}`))
    expect(spy).toHaveBeenCalledTimes(times)
  })

  test('in a thin pool, steps beyond a word give 49 times too much, and a dry quote takes 4,607 steps', async () => {
    const [spacing, tick, liquidity, end] = [1, 291_969, '4787383', 887_272]
    const { LOWEST } = FeeAmount
    const tokens = tokensOf(swapx)
    const price = TickMath.getSqrtRatioAtTick(tick)
    const ends = [
      { index: -end, liquidityGross: liquidity, liquidityNet: liquidity },
      { index: end, liquidityGross: liquidity, liquidityNet: `-${liquidity}` },
    ]
    const list = ends.map(end => new Tick(end))
    const two = toAmount(tokens.A, 2n)
    const outputBy = async (ticks: TickDataProvider, input = two) => {
      const pool = new Pool(tokens.A, tokens.C, LOWEST, price, liquidity, tick, ticks)
      return toRaw((await pool.getOutputAmount(input))[0])
    }
    const words = new TickListDataProvider(ends, spacing)
    const jumps: TickDataProvider = {
      getTick: tick => words.getTick(tick),
      nextInitializedTickWithinOneWord: async (tick, lte) => [
        TickList.nextInitializedTick(list, tick, lte).index,
        true,
      ],
    }
    expect(await outputBy(words)).toBe(67_289_251_332n)
    expect(await outputBy(jumps)).toBe(3_281_366_292_260n)

    // The same pool on the chain.
    const abi = ['function enableFeeAmount(uint24 fee, int24 tickSpacing)']
    const factory = new Contract(swapx.v3Factory, abi, await node.getSigner())
    await (await factory.getFunction('enableFeeAmount')(LOWEST, spacing)).wait()
    const { A, C } = tokens
    await createPool(signer, swapx, new Pool(A, C, LOWEST, price, 0, tick))
    const address = poolAddress(swapx, A, C, LOWEST)
    const caller = await deploy('TestPoolCaller')
    const target = await caller.getAddress()
    const payments = []
    for (const { token, paid } of [
      { token: A.address, paid: 3n },
      { token: C.address, paid: 11_000_000_000_000n },
    ]) {
      const contract = new Contract(token, ['function transfer(address, uint256)'], signer)
      await (await contract.getFunction('transfer')(target, paid)).wait()
      const data = contract.interface.encodeFunctionData('transfer', [address, paid])
      payments.push([token, data])
    }
    const calls = AbiCoder.defaultAbiCoder().encode(['tuple(address, bytes)[]'], [payments])
    const inputs = [target, -end, end, liquidity, calls]
    const data = new Interface(PoolArtifact.abi).encodeFunctionData('mint', inputs)
    await (await caller.getFunction('execute')([{ target: address, data }])).wait()
    const at = await now(swapx, provider)
    const { amount } = await quoteExactInput(at, two, C, LOWEST)
    expect(toRaw(amount)).toBe(67_289_251_332n)

    // A quote that runs dry reads each word down to the lowest price, and quotes in one call
    // share its gas.
    const much = toAmount(A, 10n ** 30n)
    const asked = vi.spyOn(words, 'nextInitializedTickWithinOneWord')
    await outputBy(words, much)
    expect(asked).toHaveBeenCalledTimes(4_607)
    const quoter = new Interface(QuoterV2.abi)
    const quote = quoter.encodeFunctionData('quoteExactInputSingle', [
      [A.address, C.address, toRaw(much), LOWEST, 0n],
    ])
    const quotes = (count: number) =>
      caller
        .getFunction('execute')
        .staticCall(Array(count).fill({ target: swapx.quoterV2, data: quote }), {
          gasLimit: 59_000_000,
        })
    const gas = await node.send('eth_estimateGas', [{ to: swapx.quoterV2, data: quote }])
    expect(Number(gas) / 4_607).toBeGreaterThan(10_500)
    expect(Number(gas) / 4_607).toBeLessThan(11_500)
    await quotes(1)
    await expect(quotes(2)).rejects.toMatchObject({ code: 'CALL_EXCEPTION' })
  })

  test('an error is not kept', async () => {
    let fails = true
    const ticks = new CachedTicks({
      getTick: async () => ({ liquidityNet: 0 }),
      nextInitializedTickWithinOneWord: async tick => {
        if (fails) throw new Error('timeout')
        return [tick, false]
      },
    })
    const ask = () => ticks.nextInitializedTickWithinOneWord(0, true, 60)
    await expect(ask()).rejects.toThrow('timeout')
    fails = false
    expect(await ask()).toEqual([0, false])
  })
})
