import { CurrencyAmount, Percent, TradeType } from '@uniswap/sdk-core'
import {
  encodeSqrtRatioX96,
  FeeAmount,
  Multicall,
  Payments,
  Pool,
  Route,
  SwapRouter,
  Trade,
} from '@uniswap/v3-sdk'
import { Contract, parseEther } from 'ethers'
import JSBI from 'jsbi'
import { describe, expect, test } from 'vitest'
import { outputOf, testChain } from '../../chain/test-chain'
import { nativeOf } from '../../native-currency'
import { tokensOf } from '../background'
import { functionNames } from './multicall'
import { main, swapWithRefund } from './payments'

const { swapx, provider, signer, deadline } = await testChain()
const { A, B } = tokensOf(swapx)
const native = nativeOf(swapx)
const none = JSBI.BigInt(0)
const somebody = '0x2000000000000000000000000000000000000009'
const feeOptions = (numerator: number, denominator = 10_000) => ({
  fee: new Percent(numerator, denominator),
  recipient: somebody,
})
const erc20 = (address: string) =>
  new Contract(
    address,
    ['function balanceOf(address) view returns (uint256)', 'function transfer(address, uint256)'],
    signer,
  )
const balance = (address: string, owner: string): Promise<bigint> =>
  erc20(address).getFunction('balanceOf').staticCall(owner)
const toRouter = async (address: string, amount: bigint) => {
  const transfer = await erc20(address).getFunction('transfer')(swapx.swapRouter, amount)
  await transfer.wait()
}
const send = async (data: string, value = '0x00') => {
  const sent = await signer.sendTransaction({ to: swapx.swapRouter, data, value })
  return sent.wait()
}

test('main prints what a swap with a limit spends', async () => {
  await expect(await outputOf(main)).toMatchFileSnapshot('payments.out.txt')
})

test('without the refund, the rest stays in the router, and anyone can take it', async () => {
  const sqrtPriceLimitX96 = encodeSqrtRatioX96(98, 10).toString()
  const route = new Route(
    [new Pool(native.wrapped, A, FeeAmount.MEDIUM, encodeSqrtRatioX96(1, 1), 1, 0)],
    native,
    A,
  )
  const trade = Trade.createUncheckedTrade({
    route,
    inputAmount: CurrencyAmount.fromRawAmount(native, parseEther('1').toString()),
    outputAmount: CurrencyAmount.fromRawAmount(A, parseEther('1').toString()),
    tradeType: TradeType.EXACT_INPUT,
  })
  const options = {
    slippageTolerance: new Percent(50, 10_000),
    deadline: await deadline(),
    recipient: signer.address,
    sqrtPriceLimitX96,
  }
  const { calldata, value } = SwapRouter.swapCallParameters(trade, options)
  await send(calldata, value)
  const left = await provider.getBalance(swapx.swapRouter)
  expect(left).toBeGreaterThan(parseEther('0.5'))
  const refunded = await provider.getBalance(signer.address)
  const receipt = await send(Payments.encodeRefundETH())
  expect(await provider.getBalance(signer.address)).toBe(refunded + left - (receipt?.fee ?? 0n))
  expect(await provider.getBalance(swapx.swapRouter)).toBe(0n)

  const calls = functionNames(SwapRouter.INTERFACE, swapWithRefund(trade, options).calldata)
  expect(calls).toEqual(['exactInputSingle', 'refundETH'])
})

describe('calldata', () => {
  const names = (calldata: string) => [
    calldata.slice(0, 10),
    ...functionNames(SwapRouter.INTERFACE, calldata),
  ]

  test('selectors', () => {
    const [unwrap, sweep] = [Payments.encodeUnwrapWETH9, Payments.encodeSweepToken]
    expect(names(unwrap.call(Payments, none, somebody))).toEqual(['0x49404b7c', 'unwrapWETH9'])
    expect(names(unwrap.call(Payments, none, somebody, feeOptions(25)))).toEqual([
      '0x9b2c0a37',
      'unwrapWETH9WithFee',
    ])
    expect(names(sweep.call(Payments, A, none, somebody))).toEqual(['0xdf2ab5bb', 'sweepToken'])
    expect(names(sweep.call(Payments, A, none, somebody, feeOptions(25)))).toEqual([
      '0xe0e189a0',
      'sweepTokenWithFee',
    ])
    expect(names(Payments.encodeRefundETH())).toEqual(['0x12210e8a', 'refundETH'])
  })

  test('the fee in basis points is rounded down', () => {
    const bips = (numerator: number, denominator: number) => {
      const options = feeOptions(numerator, denominator)
      const calldata = Payments.encodeSweepToken(A, none, somebody, options)
      const decoded = Payments.INTERFACE.decodeFunctionData('sweepTokenWithFee', calldata)
      return decoded.feeBips.toString()
    }
    expect(bips(25, 10_000)).toBe('25')
    expect(bips(259, 100_000)).toBe('25')
    expect(bips(9, 100_000)).toBe('0')
    expect(bips(2, 100)).toBe('200')
  })

  test('what is refused', () => {
    expect(() => Payments.encodeUnwrapWETH9(none, '0x12')).toThrow('0x12 is not a valid address')
    const minimum = 1n as unknown as JSBI
    expect(() => Payments.encodeSweepToken(A, minimum, somebody)).toThrow(
      'Cannot convert 1 to a BigInt',
    )
  })
})

describe('on the chain', () => {
  test('sweep takes the whole balance, less a fee', async () => {
    await toRouter(B.address, 1_000_000n)
    const before = await balance(B.address, signer.address)
    const minimum = JSBI.BigInt(1_000_000)
    await send(Payments.encodeSweepToken(B, minimum, signer.address, feeOptions(25)))
    expect(await balance(B.address, signer.address)).toBe(before + 997_500n)
    expect(await balance(B.address, somebody)).toBe(2_500n)
  })

  test('unwrap turns the whole balance into native currency', async () => {
    await toRouter(swapx.wrappedNative, parseEther('1'))
    const minimum = JSBI.BigInt(parseEther('1').toString())
    const before = await provider.getBalance(somebody)
    await send(Payments.encodeUnwrapWETH9(minimum, somebody))
    expect((await provider.getBalance(somebody)) - before).toBe(parseEther('1'))
    const calls = [
      Payments.encodeUnwrapWETH9(minimum, somebody, feeOptions(100)),
      Payments.encodeRefundETH(),
    ]
    await toRouter(swapx.wrappedNative, parseEther('1'))
    await send(Multicall.encodeMulticall(calls))
    expect((await provider.getBalance(somebody)) - before).toBe(parseEther('2'))
  })

  test.each([
    ['Insufficient token', Payments.encodeSweepToken(B, JSBI.BigInt(1), somebody)],
    ['Insufficient WETH9', Payments.encodeUnwrapWETH9(JSBI.BigInt(1), somebody)],
    ['require(false)', Payments.encodeSweepToken(B, none, somebody, feeOptions(9, 100_000))],
    ['require(false)', Payments.encodeSweepToken(B, none, somebody, feeOptions(2, 100))],
  ])('%s', async (message, data) => {
    const call = provider.call({ to: swapx.swapRouter, data, from: signer.address })
    await expect(call).rejects.toThrow(message)
  })

  test('the position manager has no variant with a fee', async () => {
    const to = swapx.nonfungiblePositionManager
    const data = Payments.encodeSweepToken(B, none, somebody, feeOptions(25))
    await expect(provider.call({ to, data })).rejects.toThrow('execution reverted')
    const plain = Payments.encodeSweepToken(B, none, somebody)
    expect(await provider.call({ to, data: plain })).toBe('0x')
  })
})
