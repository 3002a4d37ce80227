import { type Currency, CurrencyAmount, Percent, Token, type TradeType } from '@uniswap/sdk-core'
import { Pair, Route, Router, Trade } from '@uniswap/v2-sdk'
import { Contract, parseEther } from 'ethers'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { approveExactly } from '../../allowance'
import { changeCode } from '../../chain/change-code.fixture'
import { outputOf, testChain } from '../../chain/test-chain'
import { deadlineIn } from '../../deadline'
import { nativeOf, SwapxNative } from '../../native-currency'
import { transferred } from '../../transferred'
import { pairAddress } from '../pair-address'
import { addTaxedPair } from '../taxed-pair.fixture'
import { bestTrade } from './best-trade'
import { readPair, readPairs, readToken, readTokens } from './fetching-data'
import { amountOf } from './quick-start'
import { allowanceOf, main, sellTaxed, sendTrade } from './trading'

const chain = await testChain()
const { swapx, provider, signer, deadline, advance, deploy, node } = chain
const { A, B, C } = await readTokens(provider, swapx)
const native = nativeOf(swapx)
const couples: [Token, Token][] = [
  [A, B],
  [B, C],
  [native.wrapped, A],
]
const load = () => readPairs(provider, swapx, couples)
const tolerance = new Percent(50, 10_000)
const limits = async () => ({ tolerance, recipient: signer.address, deadline: await deadline() })
const erc20 = (token: Token) =>
  new Contract(
    token.address,
    ['function balanceOf(address) view returns (uint256)', 'function transfer(address, uint256)'],
    signer,
  )
const balanceOf = (token: Token): Promise<bigint> =>
  erc20(token).getFunction('balanceOf').staticCall(signer)
const routerMayTake = (token: Token) => allowanceOf(signer, swapx, token)
const raw = (amount: CurrencyAmount<Currency>) => amount.quotient.toString()

let snapshot: string
beforeEach(async () => {
  snapshot = await node.send('evm_snapshot', [])
})
afterEach(() => node.send('evm_revert', [snapshot]))

test('main prints what it quotes and receives', async () => {
  await expect(await outputOf(main)).toMatchFileSnapshot('trading.out.txt')
})

describe('trades', () => {
  test('an exact input brings what the SDK quotes, and leaves no allowance', async () => {
    const trade = bestTrade(await load(), amountOf(A, '10'), C)
    expect(raw(trade.outputAmount)).toBe('4896885143268868835')
    expect(raw(trade.minimumAmountOut(tolerance))).toBe('4872400717552524490')
    const before = await balanceOf(C)
    const receipt = await sendTrade(signer, swapx, trade, await limits())
    expect(raw(transferred(receipt, C, signer.address))).toBe('4896885143268868835')
    expect((await balanceOf(C)) - before).toBe(4_896_885_143_268_868_835n)
    expect(await routerMayTake(A)).toBe(0n)
  })

  test('an exact output costs what the SDK quotes, and the rest of the allowance is taken back', async () => {
    const trade = Trade.exactOut(new Route((await load()).slice(0, 1), A, B), amountOf(B, '100'))
    expect(raw(trade.inputAmount)).toBe('52789948793749670063')
    expect(raw(trade.maximumAmountIn(tolerance))).toBe('53053898537718418413')
    const before = await balanceOf(A)
    const receipt = await sendTrade(signer, swapx, trade, await limits())
    expect(raw(transferred(receipt, B, signer.address))).toBe('100000000')
    expect(before - (await balanceOf(A))).toBe(52_789_948_793_749_670_063n)
    expect(await routerMayTake(A)).toBe(0n)
  })

  test('the same token in and out is refused: its route would be a circle', async () => {
    const reserve = (digit: string) =>
      CurrencyAmount.fromRawAmount(new Token(1, `0x${digit.repeat(40)}`, 18), 1e6)
    const [x, y, z] = [reserve('1'), reserve('2'), reserve('3')]
    const circle = [new Pair(x, y), new Pair(y, z), new Pair(z, x)]
    const options = { maxNumResults: 1, maxHops: 3 }
    const sale = CurrencyAmount.fromRawAmount(x.currency, 1_000)
    expect(Trade.bestTradeExactIn(circle, sale, x.currency, options)).toHaveLength(1)
    expect(() => bestTrade(circle, sale, x.currency)).toThrow(
      'Input and output are the same token.',
    )
  })

  test('native currency goes in as the value', async () => {
    const trade = bestTrade(await load(), amountOf(native, '1'), B)
    expect(trade.route.path.map(({ symbol }) => symbol)).toEqual(['WNATIVE', 'A', 'B'])
    const receipt = await sendTrade(signer, swapx, trade, await limits())
    expect(raw(transferred(receipt, B, signer.address))).toBe(raw(trade.outputAmount))
    expect(raw(trade.outputAmount)).toBe('19210407')
  })

  test('native currency comes out at the recipient', async () => {
    const recipient = '0x3000000000000000000000000000000000000001'
    const trade = bestTrade(await load(), amountOf(A, '10'), native)
    await sendTrade(signer, swapx, trade, { ...(await limits()), recipient })
    expect((await provider.getBalance(recipient)).toString()).toBe(raw(trade.outputAmount))
  })

  test('an exact output of native input refunds what is left', async () => {
    const pairs = (await load()).slice(2)
    const trade = Trade.exactOut(new Route(pairs, native, A), amountOf(A, '5'))
    const before = await provider.getBalance(signer)
    const receipt = await sendTrade(signer, swapx, trade, await limits())
    const paid = before - (await provider.getBalance(signer)) - receipt.fee
    expect(paid.toString()).toBe(raw(trade.inputAmount))
  })

  test('reserves are those of the block that is asked for', async () => {
    const block = await provider.getBlockNumber()
    await sendTrade(signer, swapx, bestTrade(await load(), amountOf(A, '10'), B), await limits())
    const address = pairAddress(swapx, A.address, B.address)
    const at = async (number: number) => readPair(provider, address, [A, B], number)
    expect((await at(block)).reserve0.toExact()).toBe('1000')
    expect((await at(await provider.getBlockNumber())).reserve0.toExact()).toBe('1010')
  })

  test('without a pair there is no route', async () => {
    const pairs = await readPairs(provider, swapx, [[A, C]])
    expect(pairs).toEqual([])
    const others = await readPairs(provider, swapx, [[A, B]])
    for (const given of [pairs, others]) {
      const find = () => bestTrade(given, amountOf(A, '10'), C)
      expect(find).toThrow('No route: no pair, or too little liquidity.')
    }
  })
})

describe('before anything is sent', () => {
  test('a price impact above the maximum is refused', async () => {
    const trade = bestTrade(await load(), amountOf(A, '100000'), B)
    expect(trade.priceImpact.toFixed(2)).toBe('99.01')
    const nonce = await signer.getNonce()
    const message = 'The price impact of 99.01% is above 10.00%.'
    await expect(sendTrade(signer, swapx, trade, await limits())).rejects.toThrow(message)
    const taxed = sellTaxed(
      signer,
      swapx,
      trade.route,
      trade.inputAmount,
      new Percent(0),
      await limits(),
    )
    await expect(taxed).rejects.toThrow(message)
    expect(await signer.getNonce()).toBe(nonce)
  })

  test('a tolerance of 100% and more is refused, which the SDK makes a minimum of 0', async () => {
    const trade = bestTrade(await load(), amountOf(A, '10'), B)
    const { recipient, deadline } = await limits()
    const allowedSlippage = new Percent(50)
    const { args } = Router.swapCallParameters(trade, { allowedSlippage, recipient, deadline })
    expect(args[1]).toBe('0x0')
    const nonce = await signer.getNonce()
    for (const wrong of [allowedSlippage, new Percent(1), new Percent(-1, 100)]) {
      const given = { tolerance: wrong, recipient, deadline }
      await expect(sendTrade(signer, swapx, trade, given)).rejects.toThrow(
        `A tolerance is from 0 to below 100%, not ${wrong.toFixed(2)}%.`,
      )
    }
    expect(await signer.getNonce()).toBe(nonce)
  })
})

test.each([
  ['a larger allowance is used and no transaction changes it', '1000', 1, '990'],
  ['a smaller one is raised for the swap and put back', '4', 4, '4'],
])('%s', async (_name, before, transactions, after) => {
  await approveExactly(signer, A.address, swapx.v2Router02, parseEther(before))
  const nonce = await signer.getNonce()
  const trade = bestTrade(await load(), amountOf(A, '10'), B)
  await sendTrade(signer, swapx, trade, await limits())
  expect((await signer.getNonce()) - nonce).toBe(transactions)
  expect(await routerMayTake(A)).toBe(parseEther(after))
})

test('a reset that the token refuses does not hide the swap', async () => {
  await changeCode(chain, A.address, 'NoZeroToken')
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const pairs = await load()
  const trade = Trade.exactOut(new Route(pairs.slice(0, 1), A, B), amountOf(B, '100'))
  const receipt = await sendTrade(signer, swapx, trade, await limits())
  expect(transferred(receipt, B, signer.address).toExact()).toBe('100')
  expect(warn).toHaveBeenCalledWith(`An allowance of ${A.address} is left:`, expect.any(Error))
  // What is left does not block the next approval.
  await approveExactly(signer, A.address, swapx.v2Router02, parseEther('30'))
  expect(await routerMayTake(A)).toBe(parseEther('30'))
})

test('approvals are exact, and change over 0', async () => {
  const steps = [
    ['5', 1],
    ['3', 2],
    ['3', 0],
    ['0', 1],
    ['0', 0],
  ] as const
  for (const [whole, transactions] of steps) {
    const before = await signer.getNonce()
    await approveExactly(signer, A.address, swapx.v2Router02, parseEther(whole))
    expect(await routerMayTake(A)).toBe(parseEther(whole))
    expect((await signer.getNonce()) - before).toBe(transactions)
  }
})

describe('what the router refuses', () => {
  const send = async (trade: Trade<Currency, Currency, TradeType>, changes = {}) =>
    sendTrade(signer, swapx, trade, { ...(await limits()), ...changes })

  test('a price that has moved by more than the tolerance', async () => {
    const pairs = await load()
    const [sale, purchase] = [
      bestTrade(pairs, amountOf(A, '10'), B),
      Trade.exactOut(new Route(pairs.slice(0, 1), A, B), amountOf(B, '10')),
    ]
    await send(bestTrade(pairs, amountOf(A, '10'), B))
    await expect(send(sale)).rejects.toThrow('UniswapV2Router: INSUFFICIENT_OUTPUT_AMOUNT')
    await expect(send(purchase)).rejects.toThrow('UniswapV2Router: EXCESSIVE_INPUT_AMOUNT')
  })

  test('a deadline that is over, such as one by the clock of another machine', async () => {
    const trade = bestTrade(await load(), amountOf(A, '10'), B)
    const soon = await deadlineIn(60, provider)
    await advance(61)
    await expect(send(trade, { deadline: soon })).rejects.toThrow('UniswapV2Router: EXPIRED')
  })

  test('more than the account holds', async () => {
    await erc20(A).getFunction('transfer')(swapx.v2Factory, await balanceOf(A))
    const trade = bestTrade(await load(), amountOf(A, '10'), B)
    await expect(send(trade)).rejects.toThrow('TransferHelper: TRANSFER_FROM_FAILED')
  })

  test('a call without approval, and one with decimal strings', async () => {
    const trade = bestTrade(await load(), amountOf(A, '10'), B)
    const { methodName, args } = Router.swapCallParameters(trade, {
      allowedSlippage: tolerance,
      recipient: signer.address,
      deadline: await deadline(),
    })
    const { default: router02 } = await import(
      '@uniswap/v2-periphery/build/IUniswapV2Router02.json'
    )
    const swap = new Contract(swapx.v2Router02, router02.abi, signer).getFunction(methodName)
    await expect(swap.staticCall(...args)).rejects.toThrow('TRANSFER_FROM_FAILED')
    const wrong = [args[0], trade.minimumAmountOut(tolerance).toExact(), ...args.slice(2)]
    await expect(swap.staticCall(...wrong)).rejects.toThrow(
      /invalid BigNumberish string: Cannot convert [\d.]+ to a BigInt/,
    )
  })

  test('native currency with a wrapped token that is not the one of the router', async () => {
    const wrong = new SwapxNative(A)
    const trade = bestTrade(await load(), amountOf(wrong, '1'), B)
    await expect(send(trade)).rejects.toThrow('UniswapV2Router: INVALID_PATH')
  })

  test('a swap through a pair that is not there', async () => {
    const made = new Pair(amountOf(A, '1000'), amountOf(C, '1000'))
    const trade = Trade.exactIn(new Route([made], A, C), amountOf(A, '10'))
    await expect(send(trade)).rejects.toThrow('execution reverted (no data present; ')
  })
})

describe('a token that keeps 1% of each transfer', async () => {
  const taxed = await readToken(
    provider,
    swapx,
    await addTaxedPair(await deploy('TaxedToken'), signer, swapx, await deadline()),
  )
  const [pair] = (await readPairs(provider, swapx, [[taxed, B]])) as [Pair]
  const sale = amountOf(taxed, '100')
  const tax = new Percent(1, 100)

  test('fails like any other token', async () => {
    const trade = Trade.exactIn(new Route([pair], taxed, B), sale)
    const sent = sendTrade(signer, swapx, trade, await limits())
    await expect(sent).rejects.toThrow('UniswapV2: K')
  })

  test('is sold with what arrives', async () => {
    const route = new Route([pair], taxed, B)
    const receipt = await sellTaxed(signer, swapx, route, sale, tax, await limits())
    expect(transferred(receipt, B, signer.address).toExact()).toBe('179.671849')
  })

  test('is refused if the tax is higher than said', async () => {
    const route = new Route([pair], taxed, B)
    const less = new Percent(1, 1000)
    const sent = sellTaxed(signer, swapx, route, sale, less, await limits())
    await expect(sent).rejects.toThrow('UniswapV2Router: INSUFFICIENT_OUTPUT_AMOUNT')
  })

  test('when it is bought, less arrives than the minimum, without an error', async () => {
    const trade = Trade.exactIn(new Route([pair], B, taxed), amountOf(B, '100'))
    const receipt = await sendTrade(signer, swapx, trade, await limits())
    const arrived = transferred(receipt, taxed, signer.address)
    expect(arrived.toExact()).toBe('47.008144020574367767')
    expect(trade.minimumAmountOut(tolerance).toExact()).toBe('47.245558889365147401')
    // The pair has sent the whole output, tax included.
    const [after] = await readPairs(provider, swapx, [[taxed, B]])
    const [, expected] = pair.getOutputAmount(amountOf(B, '100'))
    expect(after?.reserveOf(taxed).equalTo(expected.reserveOf(taxed))).toBe(true)
  })
})
