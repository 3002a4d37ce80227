import { CurrencyAmount, Percent, Token, TradeType } from '@uniswap/sdk-core'
import {
  encodeSqrtRatioX96,
  FeeAmount,
  NonfungiblePositionManager,
  Pool,
  Route,
  SwapQuoter,
  SwapRouter,
  TickMath,
  Trade,
} from '@uniswap/v3-sdk'
import { AbiCoder, parseEther, parseUnits } from 'ethers'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { testChain } from '../../../chain/test-chain'
import { SwapxNative } from '../../../native-currency'
import { transferred } from '../../../transferred'
import { approve } from '../../approve.fixture'
import { toAmount, tokensOf, toRaw } from '../../background'
import { feesOfPools } from '../../quoting'
import { buy, directRoute, now, readPool, sell } from '../../trading'
import { functionNames } from '../multicall'
import { A, C, examplePool } from '../pool'
import { B, poolOfBAndC } from '../route'
import { bestOverTwoPools, createPool, quoteUpTo, swapCalldata, swapWithFee } from './trading'

const { swapx, provider, signer, deadline, node } = await testChain()
const tokens = tokensOf(swapx)
const other = '0x2000000000000000000000000000000000000009'
const tolerance = new Percent(50, 10_000)
const thousandth = CurrencyAmount.fromRawAmount(A, '1000000000000000')

let snapshot: string
beforeEach(async () => {
  snapshot = await node.send('evm_snapshot', [])
})
afterEach(() => node.send('evm_revert', [snapshot]))

const send = async ({ calldata, value }: { calldata: string; value: string }) => {
  const request = { to: swapx.swapRouter, data: calldata, value }
  const receipt = await (await signer.sendTransaction(request)).wait()
  if (!receipt) throw new Error('no receipt')
  return receipt
}

const optionsNow = async () => ({
  slippageTolerance: tolerance,
  recipient: signer.address,
  deadline: await deadline(),
})

/** 1 A for B on the chain, approved. */
async function oneAForB() {
  const at = await now(swapx, provider)
  const route = await directRoute(at, tokens.A, tokens.B, FeeAmount.MEDIUM)
  const input = toAmount(tokens.A, parseEther('1'))
  await approve(signer, swapx.swapRouter, input)
  return await sell(at, route, input)
}

describe('SwapOptions', () => {
  const route = new Route([examplePool(FeeAmount.MEDIUM)], A, C)

  test('become the fields of the call', async () => {
    const trade = await Trade.exactIn(route, thousandth)
    const { calldata, value } = swapCalldata(trade, other, 1_900_000_000)
    expect(calldata.slice(0, 10)).toBe('0x414bf389')
    expect(value).toBe('0x00')
    const { params } = SwapRouter.INTERFACE.parseTransaction({ data: calldata }).args
    expect(params.amountOutMinimum.toString()).toBe('991026946134703')
    expect(params.recipient).toBe(other)
    expect(params.deadline.toString()).toBe('1900000000')
    expect(params.sqrtPriceLimitX96.toString()).toBe('0')
  })

  test('an exact output adds the tolerance to the input', async () => {
    const trade = await Trade.exactOut(route, CurrencyAmount.fromRawAmount(C, '1000000000000000'))
    const { calldata } = swapCalldata(trade, other, 1_900_000_000)
    const { params } = SwapRouter.INTERFACE.parseTransaction({ data: calldata }).args
    expect(params.amountInMaximum.toString()).toBe('1009033105321973')
  })

  test('what is refused', async () => {
    const trade = await Trade.exactIn(route, thousandth)
    const options = { slippageTolerance: tolerance, recipient: other, deadline: 1_900_000_000 }
    const encode = (more: object, which: Parameters<typeof swapCalldata>[0] = trade) =>
      SwapRouter.swapCallParameters(which, { ...options, ...more })
    const negative = new Percent(-1, 100)
    expect(() => encode({ slippageTolerance: negative })).toThrow('SLIPPAGE_TOLERANCE')
    for (const all of [new Percent(1), new Percent(50)]) {
      const { calldata } = encode({ slippageTolerance: all })
      const { params } = SwapRouter.INTERFACE.parseTransaction({ data: calldata }).args
      expect(params.amountOutMinimum.toString()).toBe('0')
    }
    expect(() => encode({ recipient: 'me' })).toThrow('me is not a valid address.')
    expect(() => encode({ deadline: 1_900_000_000n })).toThrow('to a BigInt')
    expect(() => encode({ deadline: undefined })).toThrow()
    // The zero address passes: it stands for the router itself.
    expect(encode({ recipient: `0x${'0'.repeat(40)}` }).value).toBe('0x00')

    const two = new Route([examplePool(FeeAmount.MEDIUM), poolOfBAndC()], A, B)
    const far = Trade.createUncheckedTrade({
      route: two,
      inputAmount: thousandth,
      outputAmount: CurrencyAmount.fromRawAmount(B, 200),
      tradeType: TradeType.EXACT_INPUT,
    })
    expect(encode({}, far).calldata.slice(0, 10)).toBe('0xc04b8d59')
    expect(() => encode({ sqrtPriceLimitX96: 0 }, far)).toThrow('MULTIHOP_PRICE_LIMIT')

    const wrapped = new Token(31337, swapx.wrappedNative, 18, 'WNATIVE')
    const native = new SwapxNative(wrapped)
    const nativePool = new Pool(wrapped, A, FeeAmount.MEDIUM, encodeSqrtRatioX96(1, 1), 1, 0)
    const fromNative = Trade.createUncheckedTrade({
      route: new Route([nativePool], native, A),
      inputAmount: CurrencyAmount.fromRawAmount(native, 1000),
      outputAmount: CurrencyAmount.fromRawAmount(A, 990),
      tradeType: TradeType.EXACT_INPUT,
    })
    expect(() => encode({ inputTokenPermit: {} }, fromNative)).toThrow('NON_TOKEN_PERMIT')
  })

  test('on the chain: the swap and the late swap', async () => {
    const trade = await oneAForB()
    const late = swapCalldata(trade, signer.address, (await deadline()) - 700)
    await expect(send(late)).rejects.toThrow('Transaction too old')
    const receipt = await send(swapCalldata(trade, signer.address, await deadline()))
    expect(toRaw(transferred(receipt, tokens.B, signer.address))).toBe(1_992_013n)
  })

  test('with a price limit, an exact output can be less than exact', async () => {
    const at = await now(swapx, provider)
    const direct = await directRoute(at, tokens.A, tokens.B, FeeAmount.MEDIUM)
    const trade = await buy(at, direct, toAmount(tokens.B, parseUnits('100', 6)))
    await approve(signer, swapx.swapRouter, trade.maximumAmountIn(tolerance) as never)
    const price = await readPool(at, tokens.A, tokens.B, FeeAmount.MEDIUM)
    const limit = (BigInt(price.sqrtRatioX96.toString()) * 99n) / 100n
    const options = { ...(await optionsNow()), sqrtPriceLimitX96: limit.toString() }
    // With a fee the router must hold the whole output.
    const fee = { fee: new Percent(25, 10_000), recipient: other }
    const withFee = SwapRouter.swapCallParameters(trade, { ...options, fee })
    await expect(
      provider.call({ to: swapx.swapRouter, from: signer.address, data: withFee.calldata }),
    ).rejects.toThrow('Insufficient token')
    const receipt = await send(SwapRouter.swapCallParameters(trade, options))
    // 1% of the square root of the price is about 1% of the pool's 2,000 B.
    expect(toRaw(transferred(receipt, tokens.B, signer.address))).toBe(19_999_999n)
  })

  test('with a price limit, an exact input must still give its minimum', async () => {
    const trade = await oneAForB()
    const price = trade.route.pools[0]?.sqrtRatioX96.toString() ?? ''
    const limit = (BigInt(price) * 99_999n) / 100_000n
    const options = { ...(await optionsNow()), sqrtPriceLimitX96: limit.toString() }
    const swap = SwapRouter.swapCallParameters(trade, options)
    await expect(send(swap)).rejects.toThrow('Too little received')
  })

  test('the average price is no price limit: a large swap ends before its minimum', async () => {
    const at = await now(swapx, provider)
    const direct = await directRoute(at, tokens.A, tokens.B, FeeAmount.MEDIUM)
    const input = toAmount(tokens.A, parseEther('100'))
    await approve(signer, swapx.swapRouter, input)
    const trade = await sell(at, direct, input)
    const { numerator, denominator } = trade.executionPrice
    const options = await optionsNow()
    const sqrtPriceLimitX96 = encodeSqrtRatioX96(numerator, denominator).toString()
    const limited = SwapRouter.swapCallParameters(trade, { ...options, sqrtPriceLimitX96 })
    await expect(send(limited)).rejects.toThrow('Too little received')
    const receipt = await send(SwapRouter.swapCallParameters(trade, options))
    expect(transferred(receipt, tokens.B, signer.address).equalTo(trade.outputAmount)).toBe(true)
  })
})

describe('FeeOptions', () => {
  test('part of the output goes to somebody else', async () => {
    const trade = await oneAForB()
    const swap = swapWithFee(trade, await optionsNow(), other)
    expect(functionNames(SwapRouter.INTERFACE, swap.calldata)).toEqual([
      'exactInputSingle',
      'sweepTokenWithFee',
    ])
    const receipt = await send(swap)
    expect(toRaw(transferred(receipt, tokens.B, other))).toBe(4_980n)
    expect(toRaw(transferred(receipt, tokens.B, signer.address))).toBe(1_987_033n)
  })

  const withFee = async (percent: Percent) => {
    const trade = await oneAForB()
    const fee = { fee: percent, recipient: other }
    return SwapRouter.swapCallParameters(trade, { ...(await optionsNow()), fee })
  }

  test('the minimum is checked before the fee is taken', async () => {
    const trade = await oneAForB()
    expect(trade.minimumAmountOut(tolerance).quotient.toString()).toBe('1982052')
    const receipt = await send(await withFee(new Percent(1, 100)))
    expect(toRaw(transferred(receipt, tokens.B, signer.address))).toBe(1_972_093n)
  })

  test('it is 1 to 100 whole basis points; parts are cut off', async () => {
    await expect(send(await withFee(new Percent(101, 10_000)))).rejects.toThrow('reverted')
    await expect(send(await withFee(new Percent(5, 100_000)))).rejects.toThrow('reverted')
    const receipt = await send(await withFee(new Percent(199, 1_000_000)))
    expect(toRaw(transferred(receipt, tokens.B, other))).toBe(199n)
  })
})

describe('QuoteOptions', () => {
  const ask = async (limit: string) => {
    const at = await now(swapx, provider)
    const route = await directRoute(at, tokens.A, tokens.C, FeeAmount.HIGH)
    const quote = quoteUpTo(route, toAmount(tokens.A, parseEther('100')), limit)
    expect(quote.calldata.slice(0, 10)).toBe('0xc6a5026a')
    const answer = await provider.call({ to: swapx.quoterV2, data: quote.calldata })
    return AbiCoder.defaultAbiCoder().decode(['uint256', 'uint160'], answer)
  }

  test('the quote ends at the limit', async () => {
    const limit = encodeSqrtRatioX96(495, 1000)
    const [part, price] = await ask(limit.toString())
    expect(part).toBe(501_256_289_338_004_526n)
    expect(price.toString()).toBe(limit.toString())
    await expect(ask(encodeSqrtRatioX96(505, 1000).toString())).rejects.toThrow('SPL')
    const [all] = await ask('0')
    expect(all).toBe(33_110_367_892_976_588_629n)
  })

  test('the default is Quoter, with other selectors and one number', async () => {
    const at = await now(swapx, provider)
    const route = await directRoute(at, tokens.A, tokens.C, FeeAmount.HIGH)
    const amount = toAmount(tokens.A, parseEther('1'))
    const v1 = SwapQuoter.quoteCallParameters(route, amount, TradeType.EXACT_INPUT)
    expect(v1.calldata.slice(0, 10)).toBe('0xf7729d43')
    const answer = await provider.call({ to: swapx.quoter, data: v1.calldata })
    expect(answer.length).toBe(2 + 64)
    const call = provider.call({ to: swapx.quoterV2, data: v1.calldata })
    await expect(call).rejects.toThrow('no data present')
  })

  test('over two pools both quoters have the same selector, and there is no limit', () => {
    const route = new Route([examplePool(FeeAmount.MEDIUM), poolOfBAndC()], A, B)
    const quote = (options: object) =>
      SwapQuoter.quoteCallParameters(route, thousandth, TradeType.EXACT_INPUT, options).calldata
    expect(quote({})).toBe(quote({ useQuoterV2: true }))
    expect(() => quote({ sqrtPriceLimitX96: 0 })).toThrow('MULTIHOP_PRICE_LIMIT')
  })
})

describe('BestTradeOptions', () => {
  /** Pools with liquidity over the whole range. */
  const pool = (a: Token, b: Token, fee: FeeAmount, ratio: [string, string]) => {
    const [token0, token1] = a.sortsBefore(b) ? [a, b] : [b, a]
    const price = encodeSqrtRatioX96(...ratio)
    const liquidity = '1000000000000000000'
    const end = 887_220
    return new Pool(token0, token1, fee, price, liquidity, TickMath.getTickAtSqrtRatio(price), [
      { index: -end, liquidityGross: liquidity, liquidityNet: liquidity },
      { index: end, liquidityGross: liquidity, liquidityNet: `-${liquidity}` },
    ])
  }
  const D = new Token(31337, '0x2000000000000000000000000000000000000004', 18, 'D')
  const pools = [
    pool(A, C, FeeAmount.MEDIUM, ['1', '1']),
    pool(A, C, FeeAmount.LOW, ['1', '1']),
    pool(C, D, FeeAmount.MEDIUM, ['1', '1']),
    pool(A, D, FeeAmount.MEDIUM, ['1', '2']),
  ]

  test('the one best trade, over at most two pools', async () => {
    const trades = await bestOverTwoPools(pools, thousandth, D)
    expect(trades).toHaveLength(1)
    expect(trades[0]?.route.pools).toEqual([pools[1], pools[2]])
    expect(trades[0]?.outputAmount.quotient.toString()).toBe('994516443686625')
  })

  test('without options it is three trades over at most three pools', async () => {
    const trades = await Trade.bestTradeExactIn(pools, thousandth, D)
    expect(trades).toHaveLength(3)
    expect(await bestOverTwoPools([pools[2] as Pool], thousandth, D)).toEqual([])
  })

  test.each([
    [1, 4],
    [2, 12],
    [3, 20],
  ])('maxHops %i costs %i quotes, whatever maxNumResults is', async (maxHops, count) => {
    for (const maxNumResults of [1, 5]) {
      const spy = vi.spyOn(Pool.prototype, 'getOutputAmount')
      await Trade.bestTradeExactIn(pools, thousandth, D, { maxHops, maxNumResults })
      expect(spy).toHaveBeenCalledTimes(count)
      spy.mockRestore()
    }
  })

  test('neither may be 0', async () => {
    const search = (options: object) => Trade.bestTradeExactIn(pools, thousandth, D, options)
    await expect(search({ maxHops: 0 })).rejects.toThrow('MAX_HOPS')
    await expect(search({ maxNumResults: 0 })).rejects.toThrow('MAX_SIZE_ZERO')
  })
})

describe('MethodParameters', () => {
  const pool = new Pool(
    tokens.A,
    tokens.C,
    FeeAmount.LOW,
    encodeSqrtRatioX96(1, 2),
    0,
    TickMath.getTickAtSqrtRatio(encodeSqrtRatioX96(1, 2)),
  )

  test('what the two fields look like', () => {
    const parameters = NonfungiblePositionManager.createCallParameters(pool)
    expect(Object.keys(parameters)).toEqual(['calldata', 'value'])
    expect(parameters.calldata.slice(0, 10)).toBe('0x13ead562')
    expect(parameters.calldata.length).toBe(2 + 2 * (4 + 4 * 32))
    expect(parameters.value).toBe('0x00')
    expect(Boolean(parameters.value)).toBe(true)
  })

  test('are enough for a transaction', async () => {
    const fees = async () => await feesOfPools(await now(swapx, provider), tokens.A, tokens.C)
    expect(await fees()).toEqual([FeeAmount.HIGH])
    await createPool(signer, swapx, pool)
    expect(await fees()).toEqual([FeeAmount.LOW, FeeAmount.HIGH])
    const made = await readPool(await now(swapx, provider), tokens.A, tokens.C, FeeAmount.LOW)
    expect(made.token0Price.toSignificant(6)).toBe('0.5')
  })
})
