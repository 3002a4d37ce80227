import { CurrencyAmount, Percent, type Token, TradeType } from '@uniswap/sdk-core'
import {
  encodeSqrtRatioX96,
  FeeAmount,
  NonfungiblePositionManager,
  Pool,
  Route,
  SwapQuoter,
  SwapRouter,
  Trade,
} from '@uniswap/v3-sdk'
import { AbiCoder, parseEther } from 'ethers'
import { describe, expect, test } from 'vitest'
import { approveExactly } from '../../allowance'
import { outputOf, testChain } from '../../chain/test-chain'
import { nativeOf } from '../../native-currency'
import { tokensOf } from '../background'
import { main, quoteV1, quoteV2 } from './swap-quoter'

const { swapx, provider, signer, deadline } = await testChain()
const { A, B, C } = tokensOf(swapx)
const { EXACT_INPUT, EXACT_OUTPUT } = TradeType
const amount = (token: Token, raw: string) => CurrencyAmount.fromRawAmount(token, raw)
const oneA = amount(A, '1000000000000000000')

// Price and liquidity do not enter the calldata.
const pool = (one: Token, other: Token, fee = FeeAmount.MEDIUM) =>
  new Pool(one, other, fee, encodeSqrtRatioX96(1, 1), 1, 0)
const route = new Route([pool(A, B)], A, B)
const long = new Route([pool(A, B), pool(B, C, FeeAmount.LOW)], A, C)

test('main prints quotes of both quoters', async () => {
  await expect(await outputOf(main)).toMatchFileSnapshot('swap-quoter.out.txt')
})

test('the estimate of gas is for the swap in the pool, not for a transaction', async () => {
  const { gasEstimate } = await quoteV2(provider, swapx, route, oneA, EXACT_INPUT)
  await approveExactly(signer, A.address, swapx.swapRouter, parseEther('1'))
  const outputAmount = amount(B, '1992013')
  const inputAmount = oneA
  const tradeType = EXACT_INPUT
  const trade = Trade.createUncheckedTrade({ route, inputAmount, outputAmount, tradeType })
  const recipient = signer.address
  const slippageTolerance = new Percent(50, 10_000)
  const options = { recipient, slippageTolerance, deadline: await deadline() }
  const { calldata: data, value } = SwapRouter.swapCallParameters(trade, options)
  const sent = { to: swapx.swapRouter, data, value, gasLimit: 1_000_000 }
  const block = await provider.send('evm_snapshot', [])
  const receipt = await (await signer.sendTransaction(sent)).wait()
  await provider.send('evm_revert', [block])
  expect(receipt?.gasUsed).toBeGreaterThan(gasEstimate + 21_000n)
})

describe('both quoters agree', () => {
  test('in one pool', async () => {
    expect(await quoteV1(provider, swapx, route, oneA, EXACT_INPUT)).toBe(1_992_013n)
    const { quoted, ticksCrossed } = await quoteV2(provider, swapx, route, oneA, EXACT_INPUT)
    expect(quoted).toBe(1_992_013n)
    expect(ticksCrossed).toBe(0n)
  })

  test('for an output', async () => {
    const out = amount(B, '1000000')
    const v1 = await quoteV1(provider, swapx, route, out, EXACT_OUTPUT)
    const v2 = await quoteV2(provider, swapx, route, out, EXACT_OUTPUT)
    expect(v1).toBe(v2.quoted)
    expect(v1).toBeGreaterThan(5n * 10n ** 17n)
  })

  test('along a route, in both directions', async () => {
    for (const [type, exact] of [
      [EXACT_INPUT, oneA],
      [EXACT_OUTPUT, amount(C, '100000000000000000')],
    ] as const) {
      const v1 = await quoteV1(provider, swapx, long, exact, type)
      const options = { useQuoterV2: true }
      const { calldata } = SwapQuoter.quoteCallParameters(long, exact, type, options)
      const answer = await provider.call({ to: swapx.quoterV2, data: calldata })
      const types = ['uint256', 'uint160[]', 'uint32[]', 'uint256']
      const [quoted, after] = AbiCoder.defaultAbiCoder().decode(types, answer)
      expect(quoted).toBe(v1)
      expect(after).toHaveLength(2)
    }
  })
})

test('selectors, and no value', () => {
  const parameters = (useQuoterV2: boolean) =>
    SwapQuoter.quoteCallParameters(route, oneA, EXACT_INPUT, { useQuoterV2 })
  expect(parameters(false).calldata.slice(0, 10)).toBe('0xf7729d43')
  expect(parameters(true).calldata.slice(0, 10)).toBe('0xc6a5026a')
  expect(parameters(true).value).toBe('0x00')
})

test('a native currency is quoted as its wrapped token', async () => {
  const native = nativeOf(swapx)
  const fromNative = new Route([pool(native.wrapped, A)], native, A)
  const one = CurrencyAmount.fromRawAmount(native, '1000000000000000000')
  expect(await quoteV1(provider, swapx, fromNative, one, EXACT_INPUT)).toBeGreaterThan(
    9n * 10n ** 18n,
  )
})

describe('a price limit', () => {
  // 1.99 B for 1 A, in smallest units; the pool is at 2.
  const limit = encodeSqrtRatioX96('1990000', '1000000000000000000').toString()

  test('makes the quote a partial one', async () => {
    const thousand = amount(A, '1000000000000000000000')
    const { quoted, sqrtPriceX96After } = await quoteV2(
      provider,
      swapx,
      route,
      thousand,
      EXACT_INPUT,
      limit,
    )
    expect(String(sqrtPriceX96After)).toBe(limit)
    expect(quoted).toBeLessThan(10_000_000n)
  })

  test('makes an exact output a partial one too, without an error', async () => {
    const much = amount(B, '100000000')
    const quote = await quoteV2(provider, swapx, route, much, EXACT_OUTPUT, limit)
    expect(String(quote.sqrtPriceX96After)).toBe(limit)
    expect(quote.quoted).toBeLessThan(5n * 10n ** 18n)
  })

  test('on the wrong side is refused', async () => {
    const above = encodeSqrtRatioX96('2010000', '1000000000000000000').toString()
    const wrong = quoteV2(provider, swapx, route, oneA, EXACT_INPUT, above)
    await expect(wrong).rejects.toThrow('SPL')
  })

  test('is refused for more than one pool, even 0', () => {
    for (const sqrtPriceLimitX96 of [limit, 0]) {
      const call = () =>
        SwapQuoter.quoteCallParameters(long, oneA, EXACT_INPUT, { sqrtPriceLimitX96 })
      expect(call).toThrow('Invariant failed: MULTIHOP_PRICE_LIMIT')
    }
  })
})

describe('what goes wrong', () => {
  const ask = (to: string, useQuoterV2: boolean, asked = route) => {
    const options = { useQuoterV2 }
    const { calldata } = SwapQuoter.quoteCallParameters(asked, oneA, EXACT_INPUT, options)
    return provider.call({ to, data: calldata })
  }

  test('calldata for the other quoter', async () => {
    await expect(ask(swapx.quoter, true)).rejects.toThrow('execution reverted')
    await expect(ask(swapx.quoterV2, false)).rejects.toThrow('execution reverted')
  })

  test('for several pools both quoters take the same calldata', () => {
    const [v1, v2] = [false, true].map(useQuoterV2 =>
      SwapQuoter.quoteCallParameters(long, oneA, EXACT_INPUT, { useQuoterV2 }),
    )
    expect(v1).toEqual(v2)
  })

  test('more output than the pool has', async () => {
    const all = amount(B, '1000000000000000')
    for (const quote of [quoteV1, quoteV2]) {
      const answer = quote(provider, swapx, route, all, EXACT_OUTPUT)
      await expect(answer).rejects.toThrow('Unexpected error')
    }
  })

  test('an amount of 0, also between two pools', async () => {
    for (const quote of [quoteV1, quoteV2]) {
      const nothing = quote(provider, swapx, route, amount(A, '0'), EXACT_INPUT)
      await expect(nothing).rejects.toThrow('AS')
    }
    const little = quoteV1(provider, swapx, long, amount(A, '1000'), EXACT_INPUT)
    await expect(little).rejects.toThrow('AS')
  })

  test('a pool without liquidity', async () => {
    const empty = pool(A, C, FeeAmount.LOW)
    const to = swapx.nonfungiblePositionManager
    const { calldata: data } = NonfungiblePositionManager.createCallParameters(empty)
    await (await signer.sendTransaction({ to, data, gasLimit: 6_000_000 })).wait()
    for (const quote of [quoteV1, quoteV2]) {
      const answer = quote(provider, swapx, new Route([empty], A, C), oneA, EXACT_INPUT)
      await expect(answer).rejects.toThrow('Unexpected error')
    }
  })

  test('an address without a quoter', async () => {
    expect(await ask('0x2000000000000000000000000000000000000099', true)).toBe('0x')
    expect(() => AbiCoder.defaultAbiCoder().decode(['uint256'], '0x')).toThrow('BUFFER_OVERRUN')
  })

  test('a pool that does not exist', async () => {
    const absent = new Route([pool(A, B, FeeAmount.HIGH)], A, B)
    await expect(ask(swapx.quoterV2, true, absent)).rejects.toThrow('execution reverted')
    await expect(ask(swapx.quoter, false, absent)).rejects.toThrow('execution reverted')
  })

  test('the trade type decides the side, whatever the currency of the amount', async () => {
    const wrong = SwapQuoter.quoteCallParameters(route, amount(B, '5'), EXACT_INPUT)
    const right = SwapQuoter.quoteCallParameters(route, amount(A, '5'), EXACT_INPUT)
    expect(wrong).toEqual(right)
  })

  test('a bigint as limit', () => {
    const sqrtPriceLimitX96 = 1n as unknown as number
    const call = () =>
      SwapQuoter.quoteCallParameters(route, oneA, EXACT_INPUT, { sqrtPriceLimitX96 })
    expect(call).toThrow('Cannot convert 1 to a BigInt')
  })

  test('the first value of QuoterV2 is the amount', async () => {
    const answer = await ask(swapx.quoterV2, true)
    expect(AbiCoder.defaultAbiCoder().decode(['uint256'], answer)[0]).toBe(1_992_013n)
    const decoded = SwapQuoter.V2INTERFACE.decodeFunctionResult('quoteExactInputSingle', answer)
    expect(decoded).toHaveLength(4)
    expect(decoded.amountOut.toString()).toBe('1992013')
  })
})
