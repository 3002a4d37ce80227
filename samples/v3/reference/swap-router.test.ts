import { type Currency, type CurrencyAmount, Percent, Token, TradeType } from '@uniswap/sdk-core'
import {
  encodeSqrtRatioX96,
  FeeAmount,
  NonfungiblePositionManager,
  Pool,
  Position,
  Route,
  SwapRouter,
  Trade,
} from '@uniswap/v3-sdk'
import { Contract, parseEther } from 'ethers'
import { describe, expect, test } from 'vitest'
import { approveExactly } from '../../allowance'
import { outputOf, testChain } from '../../chain/test-chain'
import { nativeOf } from '../../native-currency'
import { transferred } from '../../transferred'
import { toAmount, tokensOf } from '../background'
import { buy, directRoute, nativeGained, now, readPool, sell } from '../trading'
import { functionNames } from './multicall'
import { main, send } from './swap-router'

const { swapx, provider, signer, deadline, deploy } = await testChain()
const { A, B, C } = tokensOf(swapx)
const native = nativeOf(swapx)
const somebody = '0x2000000000000000000000000000000000000009'
const { MEDIUM, LOW } = FeeAmount
const options = {
  slippageTolerance: new Percent(50, 10_000),
  deadline: await deadline(),
  recipient: signer.address,
}
for (const token of [A, B])
  await approveExactly(signer, token.address, swapx.swapRouter, parseEther('1000'))

const one = parseEther('1')
const raw = (amount: CurrencyAmount<Currency>) => BigInt(amount.quotient.toString())
const balance = (token: string, owner: string): Promise<bigint> => {
  const abi = ['function balanceOf(address) view returns (uint256)']
  return new Contract(token, abi, provider).getFunction('balanceOf')(owner)
}
const direct = async <I extends Currency, O extends Currency>(
  input: I,
  output: O,
  fee = MEDIUM,
) => {
  const at = await now(swapx, provider)
  return { at, route: await directRoute(at, input, output, fee) }
}

test('main prints which functions each trade calls', async () => {
  await expect(await outputOf(main)).toMatchFileSnapshot('swap-router.out.txt')
})

test('selectors', async () => {
  const { route } = await direct(A, B)
  const at = await now(swapx, provider)
  const second = await readPool(at, B, C, LOW)
  const long = new Route([...route.pools, second], A, C)
  const selector = (route: Route<Currency, Currency>, tradeType: TradeType) => {
    const inputAmount = toAmount(route.input, 10n)
    const outputAmount = toAmount(route.output, 9n)
    const trade = Trade.createUncheckedTrade({ route, inputAmount, outputAmount, tradeType })
    return SwapRouter.swapCallParameters(trade, options).calldata.slice(0, 10)
  }
  expect(selector(route, TradeType.EXACT_INPUT)).toBe('0x414bf389')
  expect(selector(long, TradeType.EXACT_INPUT)).toBe('0xc04b8d59')
  expect(selector(route, TradeType.EXACT_OUTPUT)).toBe('0xdb3e2198')
  expect(selector(long, TradeType.EXACT_OUTPUT)).toBe('0xf28c0498')
})

test('a token that keeps 1% of each transfer', async () => {
  const kept = await deploy<Contract>('TaxedToken')
  const fee = new Token(swapx.chainId, await kept.getAddress(), 18, 'FEE')
  const manager = swapx.nonfungiblePositionManager
  for (const token of [fee, A])
    for (const spender of [manager, swapx.swapRouter])
      await approveExactly(signer, token.address, spender, parseEther('1000'))
  // The position takes A alone, since a fee on what is minted reverts.
  const above = fee.sortsBefore(A) ? [-600, -60] : [60, 600]
  const [tickLower = 0, tickUpper = 0] = above
  const pool = new Pool(fee, A, MEDIUM, encodeSqrtRatioX96(1, 1), 0, 0)
  const position = new Position({
    pool,
    tickLower,
    tickUpper,
    liquidity: parseEther('1').toString(),
  })
  const mint = { ...options, createPool: true }
  const { calldata } = NonfungiblePositionManager.addCallParameters(position, mint)
  await (await signer.sendTransaction({ to: manager, data: calldata, gasLimit: 9_000_000 })).wait()

  const trade = Trade.createUncheckedTrade({
    route: new Route([pool], fee, A),
    inputAmount: toAmount(fee, parseEther('0.01')),
    outputAmount: toAmount(A, 1n),
    tradeType: TradeType.EXACT_INPUT,
  })
  const { calldata: data } = SwapRouter.swapCallParameters(trade, options)
  const sold = provider.call({ to: swapx.swapRouter, data, from: signer.address })
  await expect(sold).rejects.toThrow('IIA')
})

describe('on the chain, what was quoted arrives', () => {
  test('an exact input', async () => {
    const { at, route } = await direct(A, B)
    const trade = await sell(at, route, toAmount(A, one))
    const receipt = await send(signer, swapx, trade, options)
    expect(raw(transferred(receipt, B, signer.address))).toBe(raw(trade.outputAmount))
  })

  test('an exact output', async () => {
    const { at, route } = await direct(A, B)
    const trade = await buy(at, route, toAmount(B, 1_000_000n))
    const receipt = await send(signer, swapx, trade, options)
    expect(raw(transferred(receipt, B, signer.address))).toBe(1_000_000n)
    expect(raw(transferred(receipt, A, signer.address))).toBe(-raw(trade.inputAmount))
  })

  test('two pools, in both directions', async () => {
    const at = await now(swapx, provider)
    const pools = [await readPool(at, A, B, MEDIUM), await readPool(at, B, C, LOW)]
    const route = new Route(pools, A, C)
    const sale = await sell(at, route, toAmount(A, one))
    const sold = await send(signer, swapx, sale, options)
    expect(raw(transferred(sold, C, signer.address))).toBe(raw(sale.outputAmount))
    const again = await now(swapx, provider)
    const bid = await buy(again, route, toAmount(C, one))
    const bought = await send(signer, swapx, bid, options)
    expect(raw(transferred(bought, C, signer.address))).toBe(one)
    expect(raw(transferred(bought, A, signer.address))).toBe(-raw(bid.inputAmount))
  })

  test('two trades in one transaction', async () => {
    const [first, second] = [await direct(B, C, MEDIUM), await direct(B, C, LOW)]
    const trades = [
      await sell(first.at, first.route, toAmount(B, 1_000_000n)),
      await sell(second.at, second.route, toAmount(B, 3_000_000n)),
    ]
    const receipt = await send(signer, swapx, trades, options)
    const sum = trades.reduce((sum, trade) => sum + raw(trade.outputAmount), 0n)
    expect(raw(transferred(receipt, C, signer.address))).toBe(sum)
    expect(raw(transferred(receipt, B, signer.address))).toBe(-4_000_000n)
  })

  test('native in, exact output: what was not needed comes back', async () => {
    const { at, route } = await direct(native, A)
    const trade = await buy(at, route, toAmount(A, one))
    const { value } = SwapRouter.swapCallParameters(trade, options)
    expect(BigInt(value)).toBe(raw(trade.maximumAmountIn(options.slippageTolerance)))
    const receipt = await send(signer, swapx, trade, options)
    expect(raw(transferred(receipt, A, signer.address))).toBe(one)
    expect(await nativeGained(provider, receipt, signer.address)).toBe(-raw(trade.inputAmount))
    expect(await provider.getBalance(swapx.swapRouter)).toBe(0n)
  })

  test('native out', async () => {
    const { at, route } = await direct(A, native)
    const trade = await sell(at, route, toAmount(A, one))
    const receipt = await send(signer, swapx, trade, options)
    expect(await nativeGained(provider, receipt, signer.address)).toBe(raw(trade.outputAmount))
  })

  test('native out of two trades is unwrapped once', async () => {
    const { at, route } = await direct(A, native)
    const half = await sell(at, route, toAmount(A, one))
    const trades = [half, half]
    const { calldata } = SwapRouter.swapCallParameters(trades, options)
    const names = functionNames(SwapRouter.INTERFACE, calldata)
    expect(names).toEqual(['exactInputSingle', 'exactInputSingle', 'unwrapWETH9'])
  })
})

describe('a fee on the output', () => {
  const fee = { fee: new Percent(25, 10_000), recipient: somebody }

  test('goes to its recipient, and comes off what you receive', async () => {
    const { at, route } = await direct(A, B)
    const trade = await sell(at, route, toAmount(A, one))
    const output = raw(trade.outputAmount)
    const receipt = await send(signer, swapx, trade, { ...options, fee })
    const share = (output * 25n) / 10_000n
    expect(raw(transferred(receipt, B, signer.address))).toBe(output - share)
    expect(await balance(B.address, somebody)).toBe(share)
  })

  test('the minimum is one before the fee', async () => {
    const { at, route } = await direct(A, B)
    const trade = await sell(at, route, toAmount(A, one))
    const exact = { ...options, slippageTolerance: new Percent(0), fee }
    const receipt = await send(signer, swapx, trade, exact)
    const minimum = raw(trade.minimumAmountOut(exact.slippageTolerance))
    expect(raw(transferred(receipt, B, signer.address))).toBeLessThan(minimum)
  })

  test('above 1% the router refuses it, without a reason', async () => {
    const { at, route } = await direct(A, B)
    const trade = await sell(at, route, toAmount(A, one))
    const high = { ...fee, fee: new Percent(2, 100) }
    const call = send(signer, swapx, trade, { ...options, fee: high })
    await expect(call).rejects.toThrow('execution reverted')
  })
})

describe('what goes wrong on the chain', () => {
  test('an exact input of native currency that stops early leaves value in the router', async () => {
    const { at, route } = await direct(native, A)
    const price = route.pools[0]?.sqrtRatioX96.toString() ?? ''
    const sqrtPriceLimitX96 = ((BigInt(price) * 999n) / 1000n).toString()
    const inputAmount = toAmount(native, one)
    const outputAmount = toAmount(A, 1000n)
    const tradeType = TradeType.EXACT_INPUT
    const trade = Trade.createUncheckedTrade({ route, inputAmount, outputAmount, tradeType })
    expect(at.swapx).toBe(swapx)
    await send(signer, swapx, trade, { ...options, sqrtPriceLimitX96 })
    expect(await provider.getBalance(swapx.swapRouter)).toBeGreaterThan(parseEther('0.9'))
    const data = SwapRouter.INTERFACE.encodeFunctionData('refundETH')
    await (await signer.sendTransaction({ to: swapx.swapRouter, data })).wait()
  })

  test('an exact output that stops at a limit pays out less, without an error', async () => {
    const { route } = await direct(A, B)
    const price = BigInt(route.pools[0]?.sqrtRatioX96.toString() ?? '')
    const order = Trade.createUncheckedTrade({
      route,
      inputAmount: toAmount(A, parseEther('60')),
      outputAmount: toAmount(B, 100_000_000n),
      tradeType: TradeType.EXACT_OUTPUT,
    })
    const limited = { ...options, sqrtPriceLimitX96: ((price * 99n) / 100n).toString() }
    const fee = { fee: new Percent(25, 10_000), recipient: somebody }
    const withFee = send(signer, swapx, order, { ...limited, fee })
    await expect(withFee).rejects.toThrow('Insufficient token')
    const higher = ((price * 101n) / 100n).toString()
    const above = send(signer, swapx, order, { ...options, sqrtPriceLimitX96: higher })
    await expect(above).rejects.toThrow('SPL')
    const receipt = await send(signer, swapx, order, limited)
    const received = raw(transferred(receipt, B, signer.address))
    expect(received).toBeLessThan(20_000_000n)
    expect(received).toBeGreaterThan(19_500_000n)
  })

  test('late, too little, too much, without approval', async () => {
    const { at, route } = await direct(A, B)
    const trade = await sell(at, route, toAmount(A, one))
    const late = send(signer, swapx, trade, { ...options, deadline: 1 })
    await expect(late).rejects.toThrow('Transaction too old')

    const inputAmount = toAmount(A, one)
    const outputAmount = toAmount(B, 100_000_000n)
    const dear = Trade.createUncheckedTrade({
      route,
      inputAmount,
      outputAmount,
      tradeType: TradeType.EXACT_INPUT,
    })
    await expect(send(signer, swapx, dear, options)).rejects.toThrow('Too little received')
    const cheap = Trade.createUncheckedTrade({
      route,
      inputAmount: toAmount(A, 1000n),
      outputAmount: toAmount(B, 1_000_000n),
      tradeType: TradeType.EXACT_OUTPUT,
    })
    await expect(send(signer, swapx, cheap, options)).rejects.toThrow('Too much requested')

    const back = await direct(C, B)
    const free = await sell(back.at, back.route, toAmount(C, one))
    await expect(send(signer, swapx, free, options)).rejects.toThrow('STF')
  })

  test('too little native currency for an exact output shows as STF', async () => {
    const { route } = await direct(native, A)
    const cheap = Trade.createUncheckedTrade({
      route,
      inputAmount: toAmount(native, 1000n),
      outputAmount: toAmount(A, one),
      tradeType: TradeType.EXACT_OUTPUT,
    })
    await expect(send(signer, swapx, cheap, options)).rejects.toThrow('STF')
  })
})

describe('what is refused before', () => {
  const q = encodeSqrtRatioX96(1, 1)
  const pool = (tokens: [typeof A, typeof A], fee = MEDIUM) => new Pool(...tokens, fee, q, 1, 0)
  const make = (route: Route<Currency, Currency>, tradeType = TradeType.EXACT_INPUT) => {
    const inputAmount = toAmount(route.input, 1000n)
    const outputAmount = toAmount(route.output, 900n)
    return Trade.createUncheckedTrade({ route, inputAmount, outputAmount, tradeType })
  }
  const ab = new Route([pool([A, B])], A, B)
  const ac = new Route([pool([A, C])], A, C)
  const cb = new Route([pool([C, B])], C, B)
  const abc = new Route([pool([A, B]), pool([B, C])], A, C)
  const encode = (trades: Parameters<typeof SwapRouter.swapCallParameters>[0], more = {}) => {
    return () => SwapRouter.swapCallParameters(trades, { ...options, ...more })
  }
  const permit = {
    v: 27,
    r: `0x${'11'.repeat(32)}`,
    s: `0x${'22'.repeat(32)}`,
    amount: 1,
    deadline: 2,
  }

  test('invariants', () => {
    expect(encode([make(ab), make(cb)])).toThrow('Invariant failed: TOKEN_IN_DIFF')
    expect(encode([make(ab), make(ac)])).toThrow('Invariant failed: TOKEN_OUT_DIFF')
    const limit = { sqrtPriceLimitX96: q }
    expect(encode(make(abc), limit)).toThrow('Invariant failed: MULTIHOP_PRICE_LIMIT')
    const fromNative = new Route([pool([native.wrapped, A])], native, A)
    const withPermit = { inputTokenPermit: permit }
    expect(encode(make(fromNative), withPermit)).toThrow('Invariant failed: NON_TOKEN_PERMIT')
  })

  test('a recipient that is no address, a bigint as deadline', () => {
    expect(encode(make(ab), { recipient: '0x12' })).toThrow('0x12 is not a valid address')
    expect(encode(make(ab), { deadline: 10n })).toThrow('Cannot convert 10 to a BigInt')
  })

  test('no trades', () => {
    expect(encode([])).toThrow(TypeError)
  })

  test('the first trade decides about the refund', () => {
    const route = new Route([pool([native.wrapped, A])], native, A)
    const [sale, bid] = [make(route), make(route, TradeType.EXACT_OUTPUT)]
    const names = (trades: (typeof sale)[]) =>
      functionNames(SwapRouter.INTERFACE, SwapRouter.swapCallParameters(trades, options).calldata)
    expect(names([bid, sale])).toContain('refundETH')
    expect(names([sale, bid])).not.toContain('refundETH')
  })

  test('the native currency and its token count as the same input, and the first decides', () => {
    const pools = [pool([native.wrapped, A])]
    const [coin, token] = [
      make(new Route(pools, native, A)),
      make(new Route(pools, native.wrapped, A)),
    ]
    expect(encode([coin, token])).toThrow('Invariant failed: CURRENCY')
    expect(SwapRouter.swapCallParameters([token, coin], options).value).toBe('0x00')
    const negative = { slippageTolerance: new Percent(-1, 100) }
    expect(encode(coin, negative)).toThrow('Invariant failed: SLIPPAGE_TOLERANCE')
  })
})
